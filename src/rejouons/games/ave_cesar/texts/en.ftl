### Ave César in English. The words are those of RULES.en.md.

name = Ave César
pitch = Chariots, three laps, one narrow arena: hail Caesar and win.
about = You drive a chariot and four: three laps of the circus, and once you must turn into the imperial alley, hail Caesar and pay your coin. All drivers hold the same 24 cards, and these barely last to the finish: each detour around a rival costs spaces that you may miss in the end. Walls cut the lanes, some passages are one chariot wide, nobody jumps over anybody, and whoever leads may not play a 6. A tournament is several races; most laurels win it.

## Words

course =
    { $course ->
        [white_cw] white course, clockwise
        [white_ccw] white course, counter-clockwise
        [blue_cw] blue course, clockwise
        [blue_ccw] blue course, counter-clockwise
        [yellow_cw] yellow course, clockwise
        [yellow_ccw] yellow course, counter-clockwise
        [red_cw] red course, clockwise
       *[red_ccw] red course, counter-clockwise
    }
place =
    { $place ->
        [0] no place
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
amount =
    { $amount ->
        [0] no laurels
        [one] one laurel
       *[other] { $amount } laurels
    }
# A space, or for those who are not shown its code the lane that it is in, counted from inside
space = { $space }
    .plain =
        { $space_kind ->
            [narrow] narrow passage
            [alley] imperial alley
           *[lane] lane { $space_lane } of { $space_lanes }
        }
space-left =
    { $space_left ->
        [0] { "" }
        [one] , one space to the line
       *[other] , { $space_left } spaces to the line
    }

## Moves

move-play = Play a { $value } → { $space }
    .plain = Play a { $value } → { space.plain }{ space-left }
move-finish = Play a { $value } → over the finish line
move-tuck = Put a { $value } under your pile
move-pass = Stay where you are
move-retire = Retire from the race

## Events

event-race_began = Race { $race }: { course }.
event-card_turned = { $seat } turns up a { $value }.
event-lined_up = { $seat } lines up in lane { $lane }, on { $space }.
    .plain = { $seat } lines up in lane { $lane }.
event-lined_up_last_first =
    { $lane ->
        [1] { $seat }, last in the race before, takes lane 1, on { $space }.
       *[other] { event-lined_up }
    }
    .plain =
        { $lane ->
            [1] { $seat }, last in the race before, takes lane 1.
           *[other] { event-lined_up.plain }
        }
event-lined_up_winner_first =
    { $lane ->
        [1] { $seat } won the race before and takes lane 1, on { $space }.
       *[other] { event-lined_up }
    }
    .plain =
        { $lane ->
            [1] { $seat } won the race before and takes lane 1.
           *[other] { event-lined_up.plain }
        }
event-dealt = { $seat } draws { $value }, { $second } and { $third }.
event-starts = { $seat } goes first.
event-six_in_narrows = { $seat } holds nothing but 6s in a narrow passage: a 6 is allowed.
event-six_at_standstill = All the leaders hold nothing but 6s and nobody moves: { $seat } may play one.
event-six_for_relief = Nobody moves, and { $seat } leads with nothing but 6s: one is allowed.
event-moved = { $seat } plays a { $value }: { $from_space } → { $space }.
    .plain = { $seat } plays a { $value } → { space.plain }.
event-lap_begun =
    { $lap ->
        [1] { $seat } is off: lap 1.
        [3] { $seat } crosses the line: the last lap!
       *[other] { $seat } crosses the line: lap { $lap }.
    }
event-saluted = Ave César! { $seat } salutes on { $space } and pays the coin.
    .plain = Ave César! { $seat } salutes and pays the coin.
event-disqualified = { $seat } has missed the alley and is disqualified: no place, no laurels.
event-finished = { $seat } plays a { $value }: { $from_space } → finish!
    .plain = { $seat } plays a { $value } → finish!
event-placed =
    { $place ->
        [1] { $seat } wins the race!
       *[other] { $seat } takes { place }.
    }
event-sixes_freed = A chariot has finished: from now on leaders may play 6s too.
event-drew = { $seat } draws a { $value }.
event-took_lead = { $seat } takes the lead.
event-held_up = { $seat } is held up.
event-waited = { $seat } waits for the alley.
event-only_sixes = { $seat } leads with nothing but 6s and has to pass.
event-tucked = { $seat } puts a { $value } under the pile.
event-out_of_cards = { $seat } is out of cards and leaves the track.
event-retired = { $seat } retires from the race.
event-race_over = Race { $race } is over.
event-race_stalled = Nobody has moved for { $rounds } rounds: race { $race } ends here.
event-scored = { $seat }: { place }, { amount }.
event-over_won = { $seat } wins the tournament!
event-over_tie_broken = Level on laurels, but ahead by the better places: { $seat } wins the tournament!
event-over_shared = Laurels and places are level: the victory is shared.

## Events, for readers who may not know the values

hidden-dealt = { $seat } draws three cards.
hidden-drew = { $seat } draws a card.
hidden-tucked = { $seat } puts a card under the pile.

## Reasons to refuse an action

reason-no_such_action = There is no such move in this game.
reason-over_races = The tournament is over: no chariot is left in its last race.
reason-over_stalled = The tournament is over: its last race stood still for too long.
reason-not_your_turn = Not yet: it is for somebody else to play.
reason-card_not_in_hand = You do not hold that card.
reason-leader_plays_no_six = You are in the lead, and leaders may not play a 6.
reason-off_course = That space is not on the course of this race.
reason-space_taken = A chariot stands on that space: there is room for one only.
reason-way_blocked = Chariots are in the way, and nobody jumps over a chariot.
reason-out_of_reach = That card does not lead to that space: its full value has to be driven.
reason-line_not_reached = That card does not take you over the finish line.
reason-race_ends_at_line = This is your last lap: your race ends at the line, not on a space behind it.
reason-salute_is_due = Caesar is waiting: that move gives the alley up, and you have one that does not.
reason-waits_for_alley = Chariots block your way to the alley: you wait for it, even if you could drive past.
reason-move_is_due = You can move, so you must: nobody passes by choice.
reason-cards_stay = No card goes under the pile now: your hand stays as it is.
reason-card_must_be_tucked = You have a pile: whoever is held up puts a card under it.
reason-only_disqualified_retire = You may still win: only disqualified drivers retire.

## Options and their values

race-help = The course of this race. In brackets, the course for five or six players, who race on the other side of the board.
race-standard = as in the programme
race-first_cw = white (yellow), clockwise
race-first_ccw = white (yellow), counter-clockwise
race-second_cw = blue (red), clockwise
race-second_ccw = blue (red), counter-clockwise

option-races = Races
    .help = How many races make the tournament. The programme: both courses clockwise, then both counter-clockwise, and so on from the start.
option-races-1 = a single race
option-races-2 = 2 races
option-races-3 = 3 races
option-races-4 = 4 races
option-races-5 = 5 races
option-races-6 = 6 races
option-races-7 = 7 races
option-races-8 = 8 races
option-race_1 = Race 1
    .help = { race-help }
option-race_1-standard = { race-standard }
option-race_1-first_cw = { race-first_cw }
option-race_1-first_ccw = { race-first_ccw }
option-race_1-second_cw = { race-second_cw }
option-race_1-second_ccw = { race-second_ccw }
option-race_2 = Race 2
    .help = { race-help }
option-race_2-standard = { race-standard }
option-race_2-first_cw = { race-first_cw }
option-race_2-first_ccw = { race-first_ccw }
option-race_2-second_cw = { race-second_cw }
option-race_2-second_ccw = { race-second_ccw }
option-race_3 = Race 3
    .help = { race-help }
option-race_3-standard = { race-standard }
option-race_3-first_cw = { race-first_cw }
option-race_3-first_ccw = { race-first_ccw }
option-race_3-second_cw = { race-second_cw }
option-race_3-second_ccw = { race-second_ccw }
option-race_4 = Race 4
    .help = { race-help }
option-race_4-standard = { race-standard }
option-race_4-first_cw = { race-first_cw }
option-race_4-first_ccw = { race-first_ccw }
option-race_4-second_cw = { race-second_cw }
option-race_4-second_ccw = { race-second_ccw }
option-race_5 = Race 5
    .help = { race-help }
option-race_5-standard = { race-standard }
option-race_5-first_cw = { race-first_cw }
option-race_5-first_ccw = { race-first_ccw }
option-race_5-second_cw = { race-second_cw }
option-race_5-second_ccw = { race-second_ccw }
option-race_6 = Race 6
    .help = { race-help }
option-race_6-standard = { race-standard }
option-race_6-first_cw = { race-first_cw }
option-race_6-first_ccw = { race-first_ccw }
option-race_6-second_cw = { race-second_cw }
option-race_6-second_ccw = { race-second_ccw }
option-race_7 = Race 7
    .help = { race-help }
option-race_7-standard = { race-standard }
option-race_7-first_cw = { race-first_cw }
option-race_7-first_ccw = { race-first_ccw }
option-race_7-second_cw = { race-second_cw }
option-race_7-second_ccw = { race-second_ccw }
option-race_8 = Race 8
    .help = { race-help }
option-race_8-standard = { race-standard }
option-race_8-first_cw = { race-first_cw }
option-race_8-first_ccw = { race-first_ccw }
option-race_8-second_cw = { race-second_cw }
option-race_8-second_ccw = { race-second_ccw }
option-lineup = Later starts
    .help = Who takes the inner lane and goes first from the second race on: the last of the race before, the others following round the table, or the winner, the others following by their ranks.
option-lineup-last_starts = the last goes first
option-lineup-winner_lane_1 = the winner goes first
option-blocked_pass = Held up
    .help = Whether a driver who is held up may swap a card with the pile.
option-blocked_pass-tuck = swaps a card with the pile
option-blocked_pass-keep = keeps the hand
option-stalemate_relief = Help for lone leaders
    .help = Whether a leader with nothing but 6s may play one as soon as nobody has moved for a whole round. Without it, only leaders side by side may.
option-stalemate_relief-on = yes
option-stalemate_relief-off = no
option-stall_rounds = End of a standstill
    .help = After so many rounds in which nobody moves the race ends; chariots still on the track get no place.
option-stall_rounds-3 = 3 rounds
option-stall_rounds-5 = 5 rounds
option-stall_rounds-10 = 10 rounds
option-stall_rounds-20 = 20 rounds
option-stall_rounds-50 = 50 rounds
option-wall_exit_diagonal = Where a wall ends
    .help = Whether a chariot may change lanes already on the step that leaves a wall behind, or only from the first space after it.
option-wall_exit_diagonal-off = change lanes after the wall
option-wall_exit_diagonal-on = change lanes on leaving it

## What a player is asked

ask-move = Play a card and drive its full value.
ask-tuck = You are held up: choose a card to put under your pile.
ask-wait = The way to the alley is blocked: wait, and choose a card to put under your pile.
ask-stand = You cannot move: stay where you are, or retire.

## The board at the terminal

board-lining-up = The chariots line up.
board-race = Race { $race }/{ $races } · { course }
board-won = Tournament over: { $name } wins
board-shared = Tournament over: { $name } share the victory
board-you-move = Your turn: play a card
board-you-tuck = You are held up: put a card under your pile
board-you-wait = The alley is blocked: put a card under your pile
board-you-stand = You cannot move: stay, or retire
board-other-move = { $name } is to play a card
board-other-tuck = { $name } is held up
board-other-wait = { $name } waits for the alley
board-other-stand = { $name } cannot move
board-imperial-alley = Imperial Alley
board-your-hand = Your hand
board-your-pile = pile: { $count }
board-head-lap = lap
board-head-space = space
board-head-caesar = Caesar
board-head-cards = cards
board-head-way = way
board-head-spare = spare
board-head-laurels = laurels
board-coin-due = to salute
board-coin-paid = ✓ saluted
board-coin-missed = ✕ missed
board-left-finished = finish: { place }
board-left-out = out of cards
board-left-retired = retired
board-left-stalled = at a standstill

## The board in the browser

board-you = you
board-disqualified = disqualified
board-no-six = no 6
board-note-six = You lead: your 6s have to wait.
board-note-salute = Caesar is waiting: stop in the Imperial Alley on this lap.
board-note-gamble = Spaces marked “!” keep the alley within reach, but no other card of your hand for it.
board-note-forfeit = No card of yours stops in the alley any more: whatever you play, you will be disqualified.
board-note-spare =
    { $count ->
        [0] No space to spare: only spaces marked “+0” keep the finish within reach.
        [one] One space to spare: a space marked “+1” wastes it.
       *[other] { $count } spaces to spare: a space marked “+1” wastes one of them.
    }
board-note-short = Your cards no longer reach the finish: all you can do is get in the way.
board-spare =
    { $count ->
        [0] no space to spare
        [one] one space to spare
       *[other] { $count } spaces to spare
    }
board-short =
    { $count ->
        [one] one space too few in the cards
       *[other] { $count } spaces too few in the cards
    }
board-card =
    { $count ->
        [one] card { $value }
       *[other] { $count } × card { $value }
    }
board-card-leads = { $card }, leads to { $spaces }
board-stuck-six = leaders may not play a 6
board-stuck-wait = you wait for the alley
board-stuck-blocked = its full value cannot be driven
board-stuck-salute = would miss the salute
board-tag-six = leader: no 6
board-tag-wait = waits
board-tag-blocked = blocked
board-tag-salute = salute first
board-space = Space { $space }
    .plain =
        { $space_kind ->
            [lane] Lane { $space_lane } of { $space_lanes }{ space-left }
           *[other] Space{ space-left }
        }
board-narrow = narrow passage
board-alley = Imperial Alley
board-finish = finish line
board-goal = card { $value }
board-goal-waste =
    { $waste ->
        [0] card { $value }, no space wasted
        [one] card { $value }, one space wasted
       *[other] card { $value }, { $waste } spaces wasted
    }
board-risk-forfeit = you would be disqualified
board-risk-gamble = leaves no other card for the alley
board-pile =
    { $count ->
        [0] your pile is empty
        [one] your pile: one card
       *[other] your pile: { $count } cards
    }
board-pass = stay
board-retire = retire
board-lap =
    { $lap ->
        [0] start
       *[other] lap { $lap }
    }
board-where =
    { $lap ->
        [0] at the start, on { $space }
       *[other] lap { $lap }, on { $space }
    }
    .plain =
        { $lap ->
            [0] at the start, { space.plain }
           *[other] lap { $lap }, { space.plain }
        }
board-coin = still has to salute Caesar
board-saluted = has saluted Caesar
board-cards-left =
    { $count ->
        [one] one card left, worth { $sum }
       *[other] { $count } cards left, worth { $sum } together
    }
board-unspent = hand and pile: { $cards }
board-way =
    { $count ->
        [one] one space to the finish
       *[other] at least { $count } spaces to the finish
    }
board-shows-sixes = holds nothing but 6s
board-leading = In the lead: { $names }
board-sixes-free = Leaders may play 6s again.
board-unit-laurels = laurels
board-own-coin = You still have to salute Caesar.
board-own-saluted = You have saluted Caesar.
board-own-disqualified = You are disqualified: no place, no laurels.
board-own-spare =
    { $count ->
        [0] Your cards make { $sum } spaces, the finish is { $way } away: none to spare.
       *[other] Your cards make { $sum } spaces, the finish is { $way } away: { $count } to spare.
    }
board-own-short = Your cards make { $sum } spaces, the finish is { $way } away: { $count } too few.
board-own-cards = Your cards
board-own-hand = in hand
board-own-pile = in the pile
board-own-spent = played

## The salute and the results, drawn

board-ave = Ave César!
board-standings = Results of race { $race }
board-head-gain = race
board-next = Next race

## The first lesson

lesson-welcome = Welcome to the circus! Drive three laps: the first chariot over the line wins the race.
lesson-cards = Your 24 cards are worth 84 spaces in all, and the shortest way is 80. Only 4 to spare: waste none!
lesson-play = Play a card, and drive exactly that many spaces. Your 6 takes you to a passage only one chariot wide.
lesson-narrow = Nobody jumps over anybody. As long as you stand in the passage, your rivals must stop behind you.
lesson-leader = You are in the lead! Leaders may not play a 6, so the one in your hand has to wait.
lesson-curve = In a curve the inner lane is shorter: one space here, against two outside. Play your 4 that way.
lesson-outside = The inner lane has room for one rival only. The other one must drive outside, and wastes a space.
lesson-block = Here comes the next narrow passage. Play your 2 and stop right in it: let your rivals wait!
lesson-held-up = All the cards of this rival are too big for the room behind you. Held up: no move this turn!
lesson-wall = No one crosses a wall: choose your lane before it. This curve bends left, so the left lane is shorter.
lesson-overtaken = A rival gets around you by the long lane, takes the lead, and stops right in front of you. Revenge!
lesson-tuck = Now you are held up. Put your 1 under your pile: it is not lost, and you draw another card.
lesson-overtake = You drew a 5, and the way is free! A rival leads, so at last you may play your 6. Overtake!
lesson-alley = This is the Imperial Alley. Stop in it once, at the end of lap 1 or 2, and hail Caesar: if not, you cannot win.
lesson-gate = The way in is on your left. Change lanes diagonally, across dotted lines: your 5 stops you right in the alley.
lesson-saluted = Ave César! You have paid your coin, and Caesar is happy for the whole race.
lesson-spare = You still have your 4 spaces to spare. Your rivals have 3 each: both of them had to drive outside once.
lesson-on = You lead, with two laps to go. Whoever runs out of cards is out, so keep to the inside. Play on from here!
