### The table in the browser, in English.

table-board = The board
table-seats = Players
table-you = you
table-your-turn = your turn
table-to-play = to play
table-thinking = is thinking…
table-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
table-own = For your eyes only
table-rules = Rules
table-menu = Menu
table-settings = Settings

## What is asked

table-prompt = What to do
table-watch = Watch what happens…
table-skip = Skip
table-hurry = You often skip what the others do. Shall it all be shown at once from now on? The menu can change that again.
table-hurry-yes = Yes, all at once
table-hurry-no = No, as it is
table-waiting = Waiting for { $names }.
table-under-way = Your move is on its way…
table-amount = How much?
table-less = One less
table-more = One more
table-final = You cannot take this back unless the others agree.
table-confirm = Play it
table-cancel = Cancel
table-undo = Undo
table-all-moves = All { $count } moves
table-only-move = There is only one thing to do:
table-nothing-there = There is nothing for you to do there.
table-open-rule = Rule { $clause }
table-hint = Hint
table-hint-thinking = Thinking…
table-hint-title = A good player would look at these first. The number is the chance of winning. Tap or click one to see it on the board.
table-chance = { $percent }%

## What happened

table-log = What happened
table-took-back = { $name } took { $count } moves back.
table-took-back-known = { $name } took { $count } moves back after seeing what came of them.
table-in-words = The board in words

## Passing the device

table-veil-title = { $name }, your turn
table-veil-text = Pass the device to { $name }. What comes next is for their eyes only.
table-veil-revise = I am { $name }: let me change what I chose
table-veil-ready = I am { $name }: show me

## Taking back

table-undo-title = Take it back?
table-undo-text = { $name } would like to take back their last move. Something has been revealed since, so the others decide: { $others }.
table-undo-agreed = Yes, everybody agrees
table-undo-refused = No, it stands

## The end

table-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
table-stood = How the match stood:
table-tallies = The match in numbers
table-again = Play again
table-replay = Watch again

## The menu

table-kept = Every move is kept on this device. You can leave at any time and go on later.
table-export = Save the match as a file
table-verify = Check the dice
table-verified =
    { $count ->
        [0] Honest: nothing has been played yet, and the commitment is right.
        [one] Honest: the one move was played again from the secret, and every die and score is the same.
       *[other] Honest: all { $count } moves were played again from the secret, and every die and score is the same.
    }
table-not-verified = The dice do not follow from the secret that was committed to.
table-commitment = The commitment to the dice
table-commitment-text = This number was fixed before the first roll. It proves that nobody could choose the dice later. The saved file holds the secret behind it.

## What can go wrong

table-unkept = There is no room left to keep this match on this device. Save it as a file from the menu, or delete old matches on the shelf.
error-OldReview = This match was played under older rules: it can be watched, but its choices cannot be judged any more.
error-ReviewBeforeEnd = This match still goes on. Its choices are judged once it is over.
error-NoTable = There is no such match on this device. It may have been deleted, or belong to another browser.
error-DamagedTable = This match cannot be read any more. Nothing was deleted: the shelf lets you save its text.
error-NoCookies = This browser keeps no cookies for this page, and by its cookie the table knows whose seat is whose. Allow cookies for this page, then try again.
error-NoBoard = This match is played on a board or with cards of somebody’s own, “{ $name }”, which this browser does not know. Start Rejouons with the same file, as in “rejouons serve --board FILE” or “rejouons serve --cards FILE”, and try again.

## Updates

table-update = A new version of Rejouons is ready. Your matches stay as they are.
table-update-now = Use it now

## The keys

table-keys = Playing by keyboard
table-keys-tab = Tab
table-keys-tab-does = From the board to what is asked, and on to everything else. Shift + Tab goes back.
table-keys-arrows = ← ↑ → ↓
table-keys-arrows-does = Across the board.
table-keys-enter = Enter
table-keys-enter-does = Chooses. Once more on the same place: plays it.
table-keys-escape = Esc
table-keys-escape-does = Lets go of what was chosen, or closes what is open.
table-keys-next = ← →
table-keys-next-does = The move before, the move after.
table-keys-event = Shift + ← →
table-keys-event-does = Step by step within a move.
table-keys-ends = Home, End
table-keys-ends-does = To the beginning, to the end.
table-keys-space = Space
table-keys-space-does = Plays the match, or stops it.
table-keys-help = ?
table-keys-help-does = Shows these keys.
