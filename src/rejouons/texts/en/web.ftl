### The browser in English. All ids begin with web-.

web-title = Rejouons
web-tagline = French board games that left the shops, back on the table.
web-home = Rejouons: back to the shelf
web-close = Close
web-trouble = Something went wrong. Please try again; nothing that was kept is lost.
web-not-kept = There is no room left on this device to keep a table. Delete an old one and try again.
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
web-coming = Coming soon
web-play = Play
web-learn = Learn in 4 minutes

## Your tables

web-tables = Your tables
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
web-damaged-explained = Its record on this device is damaged. Nothing was thrown away: you can take its text with you.
web-damaged-take = Take the text
web-import = Open a match file
web-import-drop = Drop the match file here
web-import-done = The match is now among your tables.

## The rules

web-rules-of = { $game }: the rules
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } passage
       *[other] { $count } passages
    }
web-rules-open = Read the whole rules
