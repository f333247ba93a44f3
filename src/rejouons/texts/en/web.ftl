### The browser in English. All ids begin with web-.

web-title = Rejouons
web-tagline = French board games that left the shops, back on the table.
web-home = Rejouons: back to the shelf
web-close = Close
web-trouble = Something went wrong, but nothing that was kept is lost. Try again, or reload the page.
web-not-kept = There is no room left on this device to keep a match. Delete an old one and try again.
web-unreachable = The server cannot be reached. Check the connection and try again.
web-screen-failed = This page did not load. Check your connection and try again.
web-language = Language
web-language-fr = Français
web-language-en = English
web-settings = Settings
web-rules = Rules

## The shelf

web-shelf = The shelf
web-players = { $least }–{ $most } players
web-minutes = { $minutes } min
web-play = Play
web-begin = Start
web-learn = Learn in { $minutes } min
web-learn-on = Lesson: step { $number }
web-learn-again = Learn again
web-first = New here? Begin with { $game }
web-first-why = The shortest lesson: learn by playing, in { $minutes } minutes.
web-get-to-know = Get to know the game

## Your tables

web-resume = Go on with { $game }
web-tables = Your matches
web-tables-none = Nothing here yet. Each match you begin is kept on this device, after every move.
web-table-going =
    { $moves ->
        [0] Not begun
        [one] { $moves } move
       *[other] { $moves } moves
    }
web-table-over = Finished
web-table-won = wins
web-table-resume = Go on
web-table-replay = Watch again
web-table-export = Save as file
web-table-delete = Delete
web-delete-ask = Delete this match?
web-delete-explained = It disappears from this device for good. If you might want it again, save it as a file first.
web-delete-yes = Delete it
web-delete-no = Keep it
web-damaged = A match that cannot be read
web-damaged-explained = Its record on this device is damaged. Nothing was thrown away: you can save its text.
web-damaged-take = Save the text
web-import = Open a match file
web-import-drop = Drop the match file here
web-import-done = The match is now among yours.

## The rules

web-rules-of = { $game }: the rules
web-rules-search = Search the rules
web-search-clear = Clear the search
web-rules-contents = Contents
web-rules-found =
    { $count ->
        [one] { $count } passage
       *[other] { $count } passages, the best first
    }
web-rules-none = Nothing found for “{ $query }”. Try another word, or look here:
web-rules-learn = Learn by playing
web-rules-play = Play
web-rules-open = Read all the rules
web-clause-show = Show clause { $clause } of the rules

## Setting a table up

web-presets = Ready-made tables
web-preset-alone =
    { $bots ->
        [one] Alone against a bot
       *[other] Alone against { $bots } bots
    }
web-preset-together =
    { $bots ->
        [0] Two on this device
        [one] Two on this device, and a bot
       *[other] Two on this device, and { $bots } bots
    }
web-seats = Players
web-seats-count = Number of players
web-seats-watching = Only bots sit here: you will watch.
web-seat = Seat { $number }: who plays
web-seat-name = Seat { $number }: name
web-seat-level = Seat { $number }: level of the bot
web-role-me = You
web-role-friend = Another player
web-role-bot = Bot
web-board = Game material
web-board-box = As in the box
web-options = Variants
web-options-changed =
    { $count ->
        [0] as in the rules
        [one] { $count } change
       *[other] { $count } changes
    }

## The dice

web-dice = Honest dice
web-dice-note = sealed
web-dice-text = A secret that decides the dice has been drawn, and this number seals it: nobody can exchange it any more. Note the number if you want to check it at the end. Each person may add a word now: the dice come from the secret and the words together, so nobody can have chosen them.
web-dice-word = A word of player { $number }
web-dice-word-of = A word of { $name }
web-dice-placeholder = drawn at random

## Settings

web-settings-you = You
web-settings-looks = Appearance
web-settings-table = During a match
web-settings-offline = On this device
web-set-name = Your name
web-set-theme = Theme
web-set-theme-system = As on this device
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-textSize = Text size
web-set-textSize-normal = Normal
web-set-textSize-large = Large
web-set-textSize-huge = Huge
web-set-motion = Animations
web-set-motion-system = As on this device
web-set-motion-on = On
web-set-motion-off = Off
web-set-speed = Speed of the other players
web-set-speed-slow = Slow
web-set-speed-normal = Normal
web-set-speed-fast = Fast
web-set-speed-instant = Instant
web-set-confirm = Confirm moves
web-set-confirm-always = Always
web-set-confirm-final = Only if they cannot be taken back
web-set-codes = Space codes in sentences
web-set-codes-false = Hidden
web-set-codes-true = Shown
web-sound = Sound
web-sound-off = Off
web-sound-on = On
web-offline-browser = Once opened, Rejouons works offline. Your browser’s menu can install it among your apps.
web-offline-installed = Rejouons is installed here and works offline.
web-offline-kept = Settings and the matches of this device stay here; only what you do at online tables is sent to their server. To take a match elsewhere, save it as a file.
web-back = Back to the shelf
web-back-to-table = Back to the table
