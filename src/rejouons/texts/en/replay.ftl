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
replay-paper-better = Better moves
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

## What could have been done better

replay-better-title = What could have been done better
replay-better-title-you = What you could have done better
replay-better-whose = Whose choices
replay-better-working = Looking at each choice again: { $done } of { $all }
replay-better-played = Played
replay-better-better = Better
replay-better-see = These choices cost most of the chance to win. Tap or click one to see it on the board.
replay-better-none =
    { $who ->
        [you] Well played! Not one mistake was found.
       *[other] { $name } played well: not one mistake was found.
    }
replay-better-more =
    { $count ->
        [one] And { $count } smaller mistake.
       *[other] And { $count } smaller mistakes.
    }
replay-better-way =
    { $who ->
        [you] You began with a chance of { $start }%, like everybody, and ended with { $end }%.
       *[other] { $name } began with a chance of { $start }%, like everybody, and ended with { $end }%.
    }
replay-better-lost =
    { $who ->
        [you] Your mistakes cost you { $percent }%.
       *[other] The mistakes cost { $percent }%.
    }
replay-better-luck =
    { $turn ->
        [gave] Luck gave { $percent }%: dice or cards, and what the others did.
        [took] Luck took { $percent }%: dice or cards, and what the others did.
       *[nothing] Luck changed nothing: dice or cards, and what the others did.
    }
replay-better-note = Only what could be known at that moment counts. To be unlucky is not a mistake.
replay-better-choice = Move { $number }: the choice
replay-better-before = The choice
replay-better-after-played = After “Played”
replay-better-after-better = After “Better”
replay-better-chance = { $percent }% to win
replay-better-supposed = This did not happen. It is what surely would have come of it.
replay-better-close = Close
