### Looking at a match again in the browser, in English. All ids begin with replay-.

replay-back = Back to the table
replay-shelf = Back to the shelf
replay-opening = Setting the board up…

## Going through the match

replay-player = The replay
replay-scrubber = Move
replay-start = Set-up
replay-position = Move { $number } of { $last }
replay-end = The end
replay-first = First move
replay-previous = Previous move
replay-previous-event = One step back
replay-play = Play
replay-pause = Pause
replay-next-event = One step on
replay-next = Next move
replay-last = Last move
replay-keys = Keys: ← → a move, Shift ← → a step, space to play

## Whose eyes

replay-viewpoint = Seen by
replay-everything = everybody at once
replay-onlooker = an onlooker

## The chances

replay-curve = Chances to win
replay-curve-text = { $position }: { $chances }. Estimated at a glance.
replay-chance = { $percent } %
replay-chance-of = { $name } { $percent } %
replay-table = The chances in numbers
replay-move = Move
replay-turns = Turning points of { $name }
replay-no-turns = The chances never swung much.
replay-turn = Move { $number }
replay-gain = +{ $percent } %
replay-loss = −{ $percent } %

## Playing on

replay-play-on = Play on from here
replay-play-on-text = A new table opens at this moment, with the same board. The dice to come are the same for the same moves. This match stays as it is.
replay-your-seat = Your seat
replay-level = The others
replay-begin = Play
replay-copy = Copy the link to this move
replay-copied = The link is copied. It works in this browser, where the match is kept.
replay-not-copied = The browser does not let us copy. The link is in the address bar.
replay-save = Save the match as a file
