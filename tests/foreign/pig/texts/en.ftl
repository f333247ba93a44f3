### Pig in English. The words are those of RULES.en.md.

name = Pig
pitch = One die, and one question: once more, or enough?
about = Roll the die as often as you dare: every roll adds to the points of your turn, but a 1 loses them all. Hold, and they are yours for good. Who has 100 points first wins.

## Moves

move-roll = Roll the die
move-hold = Hold

## What happens

event-begins = { $seat } begins.
event-rolled = { $seat } rolls a { $face }: { $total } in this turn.
event-bust = { $seat } loses the { $points } of the turn.
event-held = { $seat } banks { $points } and has { $total }.
event-won = { $seat } wins with { $total }!

## What is asked

ask-turn = Roll once more, or hold?

## Why not

reason-over = The game is over: somebody has reached the target.
reason-not_your_turn = It is somebody else’s turn.
reason-no_such_action = There is no such move in this game.
reason-nothing_to_hold = There is nothing to bank yet: roll first.
reason-enough = That is enough to win: hold.

## Options

option-target = Points to win
    .help = How many points win the game.
option-target-50 = 50, a short game
option-target-100 = 100

## The board

board-target = first to { $points }

## The lesson

lesson-welcome = One die, and one question. Who has 50 points first wins.
lesson-roll = It is your turn. Roll!
lesson-again = Every roll adds to your turn. Once more!
lesson-hold = That is worth keeping. Hold, and it is yours for good.
lesson-rival = Now the other one rolls, holds, and it is your turn again.
lesson-second = Roll for more points.
lesson-bust = Will it go well? Roll again, and see.
lesson-lost = A 1: the points of the turn are gone, those you banked stay.
lesson-last = Start over, and hold when you like.
lesson-on = You know all there is to know. Play on!
