### The first lesson in the browser, in English. All ids begin with teach-.

teach-title = Lesson
teach-rival =
    { $rivals ->
        [one] Rival
       *[other] Rival { $number }
    }
teach-slip = Your teacher
teach-step = Step { $number } of { $count }
teach-go-on = Go on
teach-back = Back
teach-begin-again = Begin again
teach-leave = Leave
teach-watch = Watch the board…
teach-skip = Skip

## A move is asked for

teach-on-board = Tap or click what glows on the board, or:
teach-show-me = Show me

## Not what was asked for

teach-nudge-spot = Almost! Tap or click the place that glows: it is circled for you.
teach-nudge-amount = That would work too, but the lesson needs this one: { $move }.
teach-nudge-read = Nothing to do there yet. “Go on” takes you on.
teach-nudge-watch = One moment, the others are playing.
teach-nudge-return = Welcome back! On we go from here.

## The end

teach-end = Well done! What now?
teach-play-on = Play on from here
teach-new-game = Start a new match
teach-rules = Read the rules

## What can go wrong

teach-failed = The lesson could not begin. You may be offline, and it has not been on this device before. Try again in a moment.
teach-problem = Something went wrong. Go back a step, or begin the lesson again.
teach-again = Try again
