### Looking at a match again in the browser, in English. All ids begin with replay-.

replay-back = Back to the match
replay-opening = Setting the board up…

## Going through the match

replay-player = The replay
replay-scrubber = Move
replay-start = Set-up
replay-position = Move { $number } of { $last }
replay-first = First move
    .key = Home
replay-previous = Previous move
    .key = ←
replay-previous-event = One step back
    .key = Shift ←
replay-play = Play
    .key = space
replay-pause = Pause
    .key = space
replay-next-event = One step forward
    .key = Shift →
replay-next = Next move
    .key = →
replay-last = Last move
    .key = End
replay-key = { $deed } ({ $key })

## Whose eyes

replay-viewpoint = Seen by
replay-everything = everybody at once
replay-onlooker = an onlooker

## The chances

replay-curve = Chances of winning
replay-curve-text = { $position }: { $chances }. A quick estimate.
replay-chance-of = { $name } { $percent }%
replay-estimate = Chances of winning after each move. A quick estimate.
replay-turns = Turning points for { $name }
replay-no-turns = The chances never swung much.
replay-turn = Move { $number }
replay-gain = +{ $percent }%
replay-loss = −{ $percent }%

## What can be read

replay-papers = Beside the board
replay-paper-story = Story
replay-paper-turns = Turning points
replay-paper-chances = Chances
replay-paper-board = Board
replay-in-secret = { $name } makes a choice in secret.

## Playing on

replay-play-on = Play on from here
replay-play-on-text = A new match begins at this moment, with the same board. If you make the same moves, the dice will be the same. The old match stays as it is.
replay-your-seat = Your seat
replay-level = The others
replay-copy = Copy the link to this move
replay-copied = The link is copied. It works in this browser, where the match is kept.
replay-not-copied = Your browser does not allow copying. The link is in the address bar.
