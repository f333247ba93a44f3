### Autoscooter in English. The words are those of RULES.en.md.

name = Autoscooter
pitch = Dodgem cars steered by secret plans: ram their sides, mind your own.
about = The bell rings, and eleven times you write in secret when each of your cars moves and how. Then all cars move one by one, and every plan meets a rink that has changed since it was made. Ram the others, best of all in the side: a crash pays by its speed in chips, and a car that is struck looks elsewhere and drives where nobody meant it to. The barrier costs you just as much. Every number counts once: go early to strike, or late to be out of the way. Most chips win.

## Words

car-colour =
    { $car ->
        [1] red
        [2] yellow
        [3] green
        [4] blue
        [5] violet
        [6] orange
        [7] white
       *[other] black
    }
car-named = car { $car } ({ car-colour })
colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [violet] violet
        [orange] orange
        [white] white
       *[black] black
    }
heading =
    { $heading ->
        [E] east
        [SE] south-east
        [SW] south-west
        [W] west
        [NW] north-west
       *[NE] north-east
    }
letter-course =
    { $letter ->
        [A] 1 hex, then sharp left
        [B] 1 hex, then left
        [C] 1 hex straight on
        [D] 1 hex, then right
        [E] 1 hex, then sharp right
        [F] 2 hexes bending left, then left
        [G] 2 hexes bending left
        [H] 2 hexes bending left, then right
        [J] 2 hexes straight on, then left
        [K] 2 hexes straight on
        [L] 2 hexes straight on, then right
        [M] 2 hexes bending right, then left
        [N] 2 hexes bending right
        [O] 2 hexes bending right, then right
       *[P] 3 hexes straight on
    }
amount =
    { $amount ->
        [0] no chips
        [one] { $amount } chip
       *[other] { $amount } chips
    }
owed =
    { $owed ->
        [one] { $owed } chip
       *[other] { $owed } chips
    }
speed-chips =
    { $speed ->
        [one] { $speed } chip
       *[other] { $speed } chips
    }
# Side hits: both speeds together.
speed-sum =
    { $speed ->
        [1] { $struck_speed ->
            [1] 1 + 1 = 2 chips
            [2] 1 + 2 = 3 chips
           *[other] 1 + 3 = 4 chips
        }
        [2] { $struck_speed ->
            [1] 2 + 1 = 3 chips
            [2] 2 + 2 = 4 chips
           *[other] 2 + 3 = 5 chips
        }
       *[other] { $struck_speed ->
            [1] 3 + 1 = 4 chips
            [2] 3 + 2 = 5 chips
           *[other] 3 + 3 = 6 chips
        }
    }
# Head-on hits: the difference, which the slower car owes.
speed-difference =
    { $speed ->
        [1] { $struck_speed ->
            [1] equal speeds, no chips
            [2] 2 − 1 = 1 chip
           *[other] 3 − 1 = 2 chips
        }
        [2] { $struck_speed ->
            [1] 2 − 1 = 1 chip
            [2] equal speeds, no chips
           *[other] 3 − 2 = 1 chip
        }
       *[other] { $struck_speed ->
            [1] 3 − 1 = 2 chips
            [2] 3 − 2 = 1 chip
           *[other] equal speeds, no chips
        }
    }
payer-title =
    { $payer ->
        [box] The box
       *[other] { $seat } (car { $payer })
    }
receiver-to =
    { $receiver ->
        [box] to the box
       *[other] to the driver of car { $receiver }
    }
colours =
    { $colours ->
        [one] { $colours } colour
       *[other] { $colours } colours
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Moves

move-program = Number { $number }, letter { $letter }: { letter-course }
move-enter = Number { $number }
move-ghost = Letter { $letter } for the ghost: { letter-course }
move-drive_off = Drive off to hex { $hex }, then face { heading }

## Events

event-car_dealt = { $seat } drives { car-named }.
event-ghost_named = The ghost is { car-named }: everybody writes a letter for it.
event-turn_began = Turn { $turn }: write your programs.
event-ready = { $seat } is ready.
event-number_missing = { $seat } has left car { $car } without a number: its highest one counts.
event-number_shown = Number { $number }: car { $car }, { $seat }.
event-ghost_taken = { $seat } has the highest number and drives the ghost, car { $car }.
event-letter_replaced = { $seat } has no fitting letter for car { $car }: straight on, letter { $letter }.
event-letter_voided = Car { $car } has been stopped: the letter of { $seat } is void, a free start instead.
event-drove = { $seat } drives car { $car } by letter { $letter } to hex { $hex }, facing { heading }.
event-blocked = { $seat } drives car { $car } by letter { $letter }, but the way is blocked at once.
event-cut_short = { $seat } drives car { $car } by letter { $letter }, but only as far as hex { $hex }, facing { heading }.
event-drove_off = { $seat } drives car { $car } off to hex { $hex }, facing { heading }.
event-boxed_in = { $seat } cannot drive off: car { $car } is boxed in.
event-hit_front = Car { $car } and car { $struck } meet head-on: { speed-difference }.
event-hit_stopped = Car { $car } rams car { $struck }, which is stopped: { speed-chips }.
event-hit_rear = Car { $car } rams car { $struck } in the rear: { speed-chips }.
event-hit_side = Car { $car } rams car { $struck } in the side: { speed-sum }.
event-hit_barrier = Car { $car } hits the barrier at speed { $speed }.
event-hit_unowned = Car { $car } hits the unowned car { $struck }, which counts as barrier, at speed { $speed }.
event-shock_passed = Car { $struck } only passes on the shock of car { $car }.
event-through_front = Car { $car } strikes car { $struck } head-on through the row: { speed-difference }.
event-through_stopped = Car { $car } strikes car { $struck }, which is stopped, through the row: { speed-chips }.
event-through_rear = Car { $car } strikes car { $struck } in the rear through the row: { speed-chips }.
event-through_side = Car { $car } strikes car { $struck } in the side through the row: { speed-sum }.
event-paid = { payer-title } pays { amount } { receiver-to }.
event-paid_in_part =
    { $amount ->
        [0] { payer-title } owes { owed } but has none left to pay { receiver-to }.
       *[other] { payer-title } owes { owed } but can only pay { amount } { receiver-to }.
    }
event-paid_for_own = { $seat } (car { $payer }) has met another car of the same driver and pays { amount } to the box.
event-colour_paid = { payer-title } hands a { colour } chip { receiver-to }.
event-turned = Car { $car } is turned and now faces { heading }.
event-projected = Car { $car } is pushed on to hex { $hex }.
event-projected_into_barrier = Car { $car } is pushed at speed { $struck_speed } and has nowhere to go: what is ahead of it counts as barrier.
event-stopped = Car { $car } is stopped.
event-scored = { $seat }: { amount } × { colours } = { points }.
event-scored_car = { $seat }, car { $car }: { amount } × { colours } = { points }.
event-over_won = { $seat } wins!
event-over_shared = { $seat } shares the victory.

## Reasons to refuse an action

reason-no_such_action = There is no such move in this game.
reason-game_over = The game is over: eleven turns are driven.
reason-already_ready = Your programs are written. Take them back if you want others; the rest are still writing.
reason-cars_are_moving = The cars are moving: programs are written again next turn.
reason-programs_are_due = No car drives off now: everybody is writing programs.
reason-not_your_turn = Not yet: somebody else’s car is up.
reason-not_your_car = That number belongs to the column of a car that is not yours.
reason-car_is_written = That car has its program. Take it back if you want another.
reason-other_car_first = Another of your cars comes first: they are written in the order of their numbers.
reason-ghost_is_left = Your cars are written: what is left is a letter for the ghost.
reason-nothing_to_choose = That car is stopped and has one number left: it counts without being written.
reason-number_used = That number is used up: each counts once in a game.
reason-letter_is_due = That car is moving: it needs a letter as well.
reason-stopped_without_letter = That car is stopped: it gets a number only, and you choose its way when it is up.
reason-gearbox = The gearbox does not allow that: speed changes by one at most.
reason-no_ghost = There is no ghost in this game.
reason-ghost_stopped = The ghost is stopped and needs no letter: whoever drives it chooses its way.
reason-cars_first = First write for all your cars, then for the ghost.
reason-ghost_gearbox = The ghost’s gearbox does not allow that: speed changes by one at most.
reason-not_next_to_car = That hex does not touch the car: it drives off by one hex.
reason-hex_taken = A car stands on that hex, and a stopped car cannot ram.
reason-straight_back = Any heading but that one: the car cannot turn straight back.

## Options and their values

option-cars_per_player = Cars each
    .help = How many cars two players drive each: three to begin with, or all eight in the game between them.
option-cars_per_player-3 = 3 cars each
option-cars_per_player-4 = 4 cars each
option-ghost = Ghost car
    .help = Whether a car that nobody owns drives along. Everybody writes a letter for it, and the highest number of the turn decides whose is used. Advised with five players.
option-ghost-advised = with five players only
option-ghost-off = no
option-ghost-on = yes
option-rear_projection = Pushing
    .help = Whether a moving car that is struck in the rear is pushed on by one hex, or passes the shock on to the car ahead of it.
option-rear_projection-off = cars stay where they are
option-rear_projection-on = struck cars are pushed on
option-scoring = What counts
    .help = The number of chips, or the number of chips times the number of their colours.
option-scoring-chips = chips
option-scoring-colours = chips × colours
option-best_car = Best car
    .help = Whether every car has chips of its own and only the best of your cars counts in the end.
option-best_car-off = all your cars together
option-best_car-on = only your best car
option-side_turn = Cars struck in the side
    .help = Which way they turn: their nose away from the blow, or as a real car would spin. The two differ for blows behind the middle only.
option-side_turn-away = turn away from the blow
option-side_turn-spin = spin
option-cars_dealt = Who drives what
    .help = Whether the cars are dealt by chance or in the order of the seats.
option-cars_dealt-random = by chance
option-cars_dealt-seat_order = in seat order

## What a player is asked

ask-program = Write in secret: a number for each of your cars, with a letter if it is moving.
ask-drive_off = Your car is stopped: choose the hex it drives off to, and where it faces.

## The board at the terminal

board-dealing = Everybody gets their cars.
board-turn = Turn { $turn }/{ $turns }
board-won = Game over: { $name } wins
board-shared = Game over: { $name } share the victory
board-you-enter = Write a number for { car-named }, which is stopped
board-you-program = Write a number and a letter for { car-named }
board-you-ghost = Write a letter for the ghost, { car-named }
board-you-drive_off = Drive off with { car-named }: choose a hex and a heading
board-other-program = Still writing: { $name }
board-other-drive_off = { $name } is to drive off with { car-named }
board-head-driver = driver
board-head-hex = hex
board-head-program = now
board-head-numbers = numbers left
board-head-chips = chips
board-head-points = points
board-box = box
board-ghost = ghost
board-unowned = unowned
board-letters = Letters, if nothing else moved (✕ crash)
board-order = Order of this turn
board-legend-moving = car { $car } facing { heading } at speed { $speed }
board-legend-stopped = car { $car } stopped
board-legend-unowned = unowned car: counts as barrier
board-legend-ghost = the ghost

## The board in the browser

board-you = you
board-box-holds =
    The box holds { $amount ->
        [0] no chips
        [one] { $amount } chip
       *[other] { $amount } chips
    }
board-product = { $amount } × { $colours }
board-product-words = { amount } × { colours } = { points }
board-hex = hex { $hex }
board-car-moving = facing { heading } at speed { $speed }
board-car-standing = standing still
board-numbers-left = numbers left: { $numbers }
board-number = number { $number }
board-used = used
board-place = moves in place { $first }
board-places = moves between place { $first } and { $last }
board-early = early
board-strip-legend = bars: the others · 1–{ $most }: your place
board-late = late
board-letter = letter { $letter }: { letter-course }
board-end = end of letter { $letters }
board-if-still = if nothing else moves
board-case-free = free to hex { $hex }, facing { heading }
board-case-blocked = blocked at once
board-case-cut_short = only as far as hex { $hex }
board-crash-front = head-on into car { $struck }
board-crash-stopped = into car { $struck }, which stands still
board-crash-rear = into the rear of car { $struck }
board-crash-side = into the side of car { $struck }
board-crash-barrier = into the barrier
board-gain =
    { $count ->
        [0] no chips
        [one] +{ $count } chip
       *[other] +{ $count } chips
    }
board-loss =
    { $count ->
        [one] −{ $count } chip
       *[other] −{ $count } chips
    }
board-turned-left = turned left: { $what }
board-turned-right = turned right: { $what }
board-heading = face { heading }
board-now-number = Now choose a number.
board-now-letter = Now choose a letter.
board-outcome = { $letter }: { $what }
board-sheet = Log sheet: used numbers
board-sheet-car = car { $car }
board-unit-chips = chips
board-own-cars =
    { $count ->
        [one] You drive car { $cars }.
       *[other] You drive cars { $cars }.
    }
board-own-written = { car-named }: number { $number }, letter { $letter }
board-own-entered = { car-named }: number { $number }
board-own-ghost = ghost: letter { $letter }

## The match in numbers

board-feat-side = hits in the side
board-feat-rear = hits in the rear
board-feat-stopped = hits on stopped cars
board-feat-front = head-on hits
board-feat-taken = hits taken
board-feat-barrier = barrier hit
board-feat-best = best hit, in chips

## The first lesson

lesson-welcome = Welcome to the dodgems! You drive the red car, number 1. Ram the others, best of all in the side.
lesson-chips = All five drivers begin with 15 chips. Every crash is paid in chips: whoever has the most at the end wins.
lesson-secret = Each turn, everybody writes in secret when their car moves. Small numbers go early, big numbers go late.
lesson-number = Each of your numbers counts only once in the game. Take 49: that is rather late, so you see what the others do.
lesson-order = Now all numbers are shown, and the smallest goes first. A stopped car drives off to a hex beside it.
lesson-drive-off = Your turn! Choose a hex beside you, then where to look. From this one you look straight at the yellow car’s side.
lesson-letters = Headlights on, one ring on your rod: your car is moving, at speed 1. From now on, a letter says in advance how it moves.
lesson-gearbox = A to E drive 1 hex, F to O drive 2, P drives 3. Speed changes by 1 at most each turn: P has to wait.
lesson-strike = Strike before yellow gets away: number 1 goes first! Letter K drives 2 hexes straight on, right into its side.
lesson-side = Crash! For a hit in the side you get your speed and its speed together: 2 + 1 = 3 chips.
lesson-twist = The blow also turned yellow’s nose. It had planned the left hex, but its letter took it to the right one!
lesson-barrier = Black drove into the barrier at speed 2. That costs 2 chips, which go to the box, and its car is stopped.
lesson-fast = You have speed 2 and three free hexes ahead: now you may take P, top speed! Number 33 saves your early ones.
lesson-rammed = Ouch! Yellow has number 15, goes before you and rams your side: 2 + 2 = 4 of your chips are gone.
lesson-turned = Even worse: now your nose is turned to the barrier. Your P is written, and nobody can change it. Hold on tight!
lesson-wall = Bang! The faster you are, the more a barrier costs: speed 3, so 3 chips. And now you are stopped.
lesson-stopped = A stopped car needs only a number. Take 64 and go last: then you choose your way when all the others have moved.
lesson-rear = Black has rammed white in the rear. That pays only the striker’s own speed: 1 chip. A side is worth more!
lesson-tarpaulin = Blue has hit a car under a tarpaulin. Such cars belong to nobody. They count as barrier, and cost just as much.
lesson-line-up = Your turn! Look for yellow: from this hex you look straight at its side again.
lesson-first = Your rivals have used up their small numbers. Even 32 is sure to go first now, so save your 16 and 17.
lesson-revenge = Your K takes you 1 hex ahead, up to speed 2, and then into yellow’s side. Revenge!
lesson-won = 2 + 2 = 4 chips are yours! The faster you both drive, the more a hit in the side pays.
lesson-kinds = Ram a stopped car, and you get your speed. Ram head-on, and the faster car gets the difference. Both are stopped.
lesson-end = The game has 11 turns, one for each of your numbers. Then whoever has the most chips wins.
lesson-on = You lead with 15 chips! And look, yellow is showing you its side once more … Play on from here!
