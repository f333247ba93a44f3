### Macadam in English. The words are those of RULES.en.md.

name = Macadam
pitch = A whole crossroads in 56 cards: mind the lights, and the officer.
about = Rush hour at the crossroads. Sixteen signals, and each lets through only some: pedestrians here, bicycles and mopeds there, cars and motorbikes with their papers in order. Whoever leads covers a signal and exposes a card; the others must follow in kind, or pay a fine of 100 points. But an agent who steps into the middle turns the traffic, and the trap shuts on somebody else; a green arrow even turns the whole table round. Lead what the others cannot follow, bring your pedestrians across while they have a signal, and keep an agent for the right moment. Most points win.

## Words

card =
    { $card ->
        [AG1] the officer with a whistle (agent)
        [AG2] the officer with a white baton (agent)
        [AG3] the officer in white gloves (agent)
        [AG4] the officer in a cape (agent)
        [AG5] the officer at the kiosk (agent)
        [AG6] the officer off the motorbike (agent)
        [IN1] an insurance card
        [IN2] an insurance card
        [LI1] a licence card
        [LI2] a licence card
        [PG1] the postman (green pedestrian)
        [PG2] the gardener (green pedestrian)
        [PG3] the schoolgirl (green pedestrian)
        [PG4] the dog walker (green pedestrian)
        [PG5] the painter with a ladder (green pedestrian)
        [PR1] the baker (red pedestrian)
        [PR2] the boy with a ball (red pedestrian)
        [PR3] the grandmother with a pram (red pedestrian)
        [PR4] the newspaper seller (red pedestrian)
        [PR5] the florist (red pedestrian)
        [PY1] the lady in a raincoat (yellow pedestrian)
        [PY2] the tourist (yellow pedestrian)
        [PY3] the double-bass player (yellow pedestrian)
        [PY4] the workman (yellow pedestrian)
        [PY5] the ice-cream seller (yellow pedestrian)
        [PV1] the student (violet pedestrian)
        [PV2] the old gentleman (violet pedestrian)
        [PV3] the dancer (violet pedestrian)
        [PV4] the doctor in a hurry (violet pedestrian)
        [PV5] the twins (violet pedestrian)
        [BI1] the racer (bicycle)
        [BI2] the bread-delivery boy (bicycle)
        [BI3] the postwoman (bicycle)
        [BI4] the tandem (bicycle)
        [BI5] the schoolboy (bicycle)
        [BI6] the carrier tricycle (bicycle)
        [BI7] the touring cyclist (bicycle)
        [BI8] the lady with a basket (bicycle)
        [MO1] the apprentice (moped)
        [MO2] the plumber (moped)
        [MO3] the sixth-former (moped)
        [MO4] the angler (moped)
        [MO5] the sweethearts (moped)
        [MO6] the delivery rider (moped)
        [CA1] the small saloon (car)
        [CA2] the family estate (car)
        [CA3] the taxi (car)
        [MB1] the road tourer (motorbike)
        [MB2] the side-car (motorbike)
        [MB3] the courier (motorbike)
        [BA1] a blue arrow
        [BA2] a blue arrow
        [BA3] a blue arrow
        [GA1] a green arrow
        [GA2] a green arrow
       *[GA3] a green arrow
    }
card-kind =
    { $kind ->
        [agent] agent
        [insurance] insurance card
        [licence] licence card
        [green_walker] green pedestrian
        [red_walker] red pedestrian
        [yellow_walker] yellow pedestrian
        [violet_walker] violet pedestrian
        [bicycle] bicycle
        [moped] moped
        [car] car
        [motorbike] motorbike
        [blue_arrow] blue arrow
       *[green_arrow] green arrow
    }
demand =
    { $demand ->
        [none] nothing yet
        [green_walker] a green pedestrian
        [red_walker] a red pedestrian
        [yellow_walker] a yellow pedestrian
        [violet_walker] a violet pedestrian
        [bicycle] a bicycle
        [moped] a moped
        [motor] a car or a motorbike
        [car] a car
        [motorbike] a motorbike
        [blue_arrow] a blue arrow
        [green_arrow] a green arrow
       *[vehicle] any vehicle
    }
signal =
    { $signal ->
        [S01] the Walk signal (north crossing, west side)
        [S02] the Wait signal (north crossing, east side)
        [S03] the Walk signal (east crossing, north side)
        [S04] the Wait signal (east crossing, south side)
        [S05] the Walk signal (south crossing, east side)
        [S06] the Wait signal (south crossing, west side)
        [S07] the Walk signal (west crossing, south side)
        [S08] the Wait signal (west crossing, north side)
        [S09] the Wait signal (outer crossing, far west)
        [S10] the Lane (eastbound)
        [S11] the Lane (westbound)
        [S12] the motorway (north-east)
        [S13] the green arrow (north-west corner)
        [S14] the green arrow (south-east corner)
        [S15] the blue arrow (eastbound)
       *[S16] the blue arrow (westbound)
    }
signal-type =
    { $type ->
        [walk] Walk
        [wait] Wait
        [lane] Lane
        [motorway] Motorway
        [green_arrow] Green arrow
       *[blue_arrow] Blue arrow
    }
signal-admits =
    { $type ->
        [walk] Pedestrians cross here. The others follow in the same colour.
        [wait] Pedestrians wait, vehicles pass. The others follow with any vehicle.
        [lane] For bicycles and mopeds. A bicycle is followed by bicycles, a moped by mopeds.
        [motorway] For cars and motorbikes, with the licence. The others follow likewise.
        [green_arrow] Green arrows turn right at a red light, and the trick runs counter-clockwise.
       *[blue_arrow] Blue arrows turn left across the stream. The others follow with a blue arrow.
    }
paper =
    { $paper ->
        [insurance] insurance
       *[licence] licence
    }
paper-letter =
    { $paper ->
        [insurance] I
       *[licence] L
    }
paper-frees =
    { $paper ->
        [insurance] mopeds may ride
       *[licence] cars and motorbikes may drive
    }
paper-ticket =
    { $paper ->
        [insurance] an insurance ticket
       *[licence] a licence ticket
    }
amount =
    { $amount ->
        [0] no cards
        [one] one card
       *[other] { $amount } cards
    }
fines =
    { $fines ->
        [0] no fines
        [one] one fine
       *[other] { $fines } fines
    }
walkers =
    { $walkers ->
        [0] no pedestrians
        [one] one pedestrian
       *[other] { $walkers } pedestrians
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Moves

move-swap = Swap: draw a card, then put one under the stock
move-discard = Put { card } under the stock ({ $card })
    .plain = Put { card } under the stock
move-lay = Lay { card } ({ $card })
    .plain = Lay { card }
move-roll = Roll the die for a paper
move-place = Cover { $signal }: { signal }
    .plain = Cover { signal }
move-expose = Expose { card }, { $card }
    .plain = Expose { card }
move-agent = Send an agent and expose { card }, { $card }
    .plain = Send an agent and expose { card }
move-agent_alone = Send an agent, without a card
move-fine = Take a fine: −100 points
move-bonus = Add { card }, { $card }
    .plain = Add { card }
move-no_bonus = Add no second card

## Events

event-round_began = Round { $round }: all lights on, traffic is rolling!
event-dealer_drew = { $seat } draws { card } for the deal.
event-dealer_alone = Nobody else drew an agent or a pedestrian: { $seat } deals.
event-dealer_by_green = Green goes first: { $seat } deals.
event-dealer_tied = No decision: { $seat } draws again.
event-dealer_by_chance = The cards will not decide, so chance does: { $seat } deals.
event-dealer_next = The deal passes to { $seat }.
event-dealt = { $seat } gets { amount }.
event-leads = Token { $token }: { $seat } leads.
event-topped_up = { $seat } has an empty hand and draws { amount }.
event-drew_top_up = { $seat } draws { card }.
event-drew = { $seat } swaps and draws { card }.
event-discarded = { $seat } slips { card } under the stock.
event-laid = { $seat } lays { card }: { paper-frees }.
event-rolled = { $seat } rolls a { $face }.
event-won_ticket = Papers in order! { $seat } wins { paper-ticket }: { paper-frees }.
event-won_nothing = No paper for { $seat } this time.
event-placed = { $seat } covers { signal }.
event-opened = { $seat } exposes { card }.
event-added = { $seat } adds { card }.
event-free_flow = Pedestrians wait, the road is clear: follow with any vehicle!
event-followed = { $seat } follows and exposes { card }.
event-agent = A whistle blows! { $seat } sends { card }.
event-agent_brought = { $seat } exposes { card } with the agent.
event-agent_alone = A whistle blows! { $seat } sends { card } with no card to expose: no fine.
event-demanded = Now follow with { demand }!
event-reversed = Green arrow! This trick runs counter-clockwise.
event-reversed_midway = Green arrow! The rest of the trick runs counter-clockwise.
event-stopped = Halt! { $seat } stops the traffic: whoever has not played pays.
event-fined_leader = { $seat } has no card to expose: −100!
event-fined = { $seat } cannot follow: −100!
event-fined_stopped = { $seat } is stopped: −100!
event-passed_over = { $seat } is out of cards and is passed over.
event-agents_returned = All six agents are in the centre: they go back to the stock, and it is shuffled.
event-round_covered = All 16 signals are covered: round { $round } is over.
event-round_played_out = The stock is empty and a hand is played out: round { $round } is over.
event-round_last_paper = The last card was a paper, and the stock is empty: round { $round } is over.
event-scored = { $seat }: { points } this round, with { walkers } and { fines }.
event-over_won = { $seat } wins the game!
event-over_tie_broken = Level on points, but more pedestrians came across: { $seat } wins the game!
event-over_shared = Points and pedestrians are level: the victory is shared.

## Events, for readers who may not know the values

hidden-drew_top_up = { $seat } draws a card.
hidden-drew = { $seat } swaps and draws a card.
hidden-discarded = { $seat } slips a card under the stock.

## Reasons to refuse an action

reason-no_such_action = There is no such move in this game.
reason-over_covered = The game is over: all signals are covered.
reason-over_played_out = The game is over: the stock is empty, and somebody has no card left.
reason-over_last_paper = The game is over: the leader has laid a paper as the very last card.
reason-not_your_turn = Not yet: it is for somebody else to play.
reason-discard_is_due = You have drawn a card: put one under the stock first.
reason-nothing_drawn = You have drawn nothing: a card goes under the stock only in a swap.
reason-card_not_in_hand = You do not hold that card: you lead with a card of your hand.
reason-answer_not_in_hand = You do not hold that card: you follow with a card of your hand.
reason-paper_not_in_hand = You do not hold that paper: you lay one from your hand.
reason-discard_not_in_hand = You do not hold that card: you give back one of your hand.
reason-leader_only = That is for whoever leads the trick, and you follow.
reason-papers_for_leader = In this game, only whoever leads lays papers and rolls for them.
reason-token_is_placed = Your token is on its signal: it is too late for that.
reason-token_is_due = First cover a signal, then expose a card.
reason-card_is_exposed = You have exposed a card: add a second one, or none.
reason-swapped_already = You have swapped: once is all, each time you lead.
reason-stock_empty = The stock is empty: there is no card to draw.
reason-not_a_paper = That card is no paper: you lay only insurance and licence cards.
reason-laid_already = You have laid a paper: one a turn is all.
reason-rolled_already = You have rolled: once a turn is all.
reason-has_papers = You have both papers: there is nothing to roll for.
reason-no_tickets = The tickets of the paper you lack are all gone: there is nothing to roll for.
reason-signal_covered = That signal is covered: each serves once a round.
reason-cannot_serve_signal = You have nothing to expose at this signal, but you have a card for another: cover one where you can expose a card.
reason-never_exposed = Agents are sent and papers are laid: they are never exposed.
reason-no_insurance = No insurance in front of you: your mopeds may not ride.
reason-no_licence = No licence in front of you: your cars and motorbikes may not drive.
reason-signal_refuses = The signal does not let that card through.
reason-not_in_kind = That card does not follow: something else is asked for.
reason-not_a_vehicle = At a Wait signal only vehicles follow: no pedestrians, no arrows.
reason-able_to_open = You hold a card that this signal lets through, so you must expose it: no agent, no fine.
reason-able_to_follow = You hold a card that follows, so you may not get out of it like that.
reason-no_agent = You hold no agent.
reason-card_with_agent = You hold a card to expose with the agent, so you must expose one.
reason-no_bonus_now = No second card now: it comes right after the first, and only if this game is played so.

## Options and their values

option-rounds = Rounds
    .help = How many rounds are added up. A round each makes it fair: it helps a little to deal.
option-rounds-1 = a single round
option-rounds-2 = 2 rounds
option-rounds-3 = 3 rounds
option-rounds-4 = 4 rounds
option-rounds-5 = 5 rounds
option-rounds-6 = 6 rounds
option-next_dealer = Next dealer
    .help = Who deals the later rounds: the next player to the left, or whoever a new draw of cards decides on.
option-next_dealer-rotate = the next to the left
option-next_dealer-redraw = drawn anew
option-paper_timing = Papers and die
    .help = Who may lay papers and roll for them: everybody in their turn, or only whoever leads. The latter is harder.
option-paper_timing-every_turn = everybody in their turn
option-paper_timing-leader_only = only whoever leads
option-papers_last = Papers last
    .help = To the end of the round, or of the whole game: then what you have won or laid keeps its effect in the next rounds.
option-papers_last-round = to the end of the round
option-papers_last-game = to the end of the game
option-agent_when_able = Agents at will
    .help = May you send an agent although you could follow?
option-agent_when_able-off = only if you cannot follow
option-agent_when_able-on = even if you could follow
option-motor_natures = Cars and motorbikes
    .help = Does a motorbike follow a car, and a car a motorbike?
option-motor_natures-joint = follow each other
option-motor_natures-separate = each follow their own
option-leader_bonus_card = Second card
    .help = May whoever leads expose a second card that the signal lets through?
option-leader_bonus_card-off = no
option-leader_bonus_card-on = yes
option-top_up = Empty hand
    .help = How many cards you draw when your turn comes and your hand is empty.
option-top_up-3 = draw 3 cards
option-top_up-1 = draw one card
option-six_player_deal = Cards for six
    .help = How many cards each of six players is dealt.
option-six_player_deal-9 = 9 cards
option-six_player_deal-8 = 8 cards

## What a player is asked

ask-prelude = You lead: swap, lay a paper or roll if you like, then cover a signal.
ask-discard = Put a card under the stock.
ask-open = Expose a card that the signal lets through.
ask-bonus = Add a second card if you like.
ask-answer = Follow: expose a card of the kind asked for.

## The board at the terminal

board-dealing = The cards are dealt.
board-trick = Trick { $token }/{ $tokens }
board-round = round { $round }/{ $rounds }
board-over = The game is over, nothing is left to play.
board-won = Game over: { $name } wins
board-shared = Game over: { $name } share the victory
board-you-prelude = You lead: cover a signal
board-you-discard = Put a card under the stock
board-you-open = Expose a card at { $signal }
    .plain = Expose a card at { signal }
board-you-open-failing = No card to expose at { $signal }: an agent, or a fine
    .plain = No card to expose at { signal }: an agent, or a fine
board-you-bonus = Add a second card at { $signal }, or none
    .plain = Add a second card at { signal }, or none
board-you-answer = Follow with { demand }
board-you-answer-failing = You cannot follow: an agent, or a fine
board-other-prelude = { $name } leads
board-other-discard = { $name } swaps a card
board-other-open = { $name } is to expose a card at { $signal }
    .plain = { $name } is to expose a card at { signal }
board-other-bonus = { $name } may add a second card
board-other-answer = { $name } is to follow with { demand }
board-demand = To follow: { demand }
board-clockwise = clockwise
board-counter_clockwise = counter-clockwise
board-stock = stock
board-agents = agents
board-tricks-left = tricks left
board-tickets = tickets { paper-letter }
board-head-score = score
board-head-hand = hand
board-head-card = card
board-head-papers = papers
board-head-fines = fines
board-hand = Your hand:
board-holds = { $name } holds:
board-legend-lacks = surely holds none

## The first lesson

lesson-welcome = Rush hour at the crossroads! It has 16 signals, and each lets only certain cards across.
lesson-cards = These are your 13 cards. Once across, a pedestrian is worth 200 points, a bicycle 150, a moped 100, a car or motorbike 50.
lesson-cover = You lead! This signal says Walk: it is for pedestrians. Cover it with your token; each signal serves only once.
lesson-walk = Expose a pedestrian. Take the postman, in green: he stays in front of you, and that makes 200 points.
lesson-colour = The others must follow in the same colour. Whoever has no green pedestrian loses 100 points!
lesson-fined = Rival 1 has no green pedestrian, and pays: −100. Remember that, it will be useful! Rival 2 could follow.
lesson-wait = The lead passes to the left. Rival 1 chooses a Wait signal: pedestrians wait, and all may follow with any vehicle.
lesson-licence = Cars and motorbikes need a licence. Rival 2 lays one, good for the whole round, and the motorbike may go.
lesson-follow = Your car and motorbike have no licence, and your moped has no insurance. But bicycles need no papers: expose one!
lesson-red = Now Rival 2 leads, with a red pedestrian. You are next, and must follow in red.
lesson-stuck = You have no red pedestrian. That would cost 100 points, but you hold two agents!
lesson-agent = With an agent you expose any card of yours, and whoever comes next must follow that card. Who was it that had no green?
lesson-turned = You pay nothing, and the flow has turned: Rival 1 must now follow in green, not in red. And still has none!
lesson-swap = You lead again. Before you cover a signal, you may swap a card: first, draw one from the stock.
lesson-discard = A red pedestrian, how nice! In return, put a card under the stock: your car, which brings little and has no licence.
lesson-roll = You can win papers with the die: 1 or 6 is an insurance, 3 or 5 a licence, 2 or 4 nothing. Roll it!
lesson-lane = A 1: you are insured for the whole round! Now your moped may ride. Cover this Lane, for bicycles and mopeds.
lesson-moped = Expose your moped. In a Lane, only mopeds may follow a moped: who else is insured?
lesson-hope = Nobody yet! But whoever follows may also lay a paper or roll. Rival 1 tries it …
lesson-trap = A licence, no use to a moped! Both rivals lose 100 points. That is the art: lead what the others cannot follow.
lesson-green = Rival 1 leads a green arrow. It turns the order round, so you are next! Only green arrows may follow.
lesson-stop = You have none, but you have your second agent. Against a green arrow, an agent stops the traffic. Try it!
lesson-stopped = Halt! Rival 2 had not played yet and loses 100 points. The old gentleman has crossed in peace: 200 for you!
lesson-blue = Now Rival 2 leads a blue arrow, and you are next. Only blue arrows may follow it …
lesson-pay = No blue arrow, and no agent left. It happens to everybody: take the fine, 100 points.
lesson-spared = Rival 1 does have a blue arrow. Arrows bring no points, but they save you a fine.
lesson-count = The cards in front of you bring 850 points, your fine costs 100: that makes 750. Cards in your hand count nothing.
lesson-end = The round ends when all 16 signals are covered, or when the stock is empty and somebody has no card left.
lesson-on = You are ahead, and you lead! Two Walk signals are still free, and Rival 1 has no green … Play on from here!

## The board in the browser

board-ask-open = Expose a card at the “{ signal-type }” signal.
board-ask-answer = Follow: expose { demand }.
board-you = you
board-why = { $why } ({ $clause })
board-agent-stops =
    { $count ->
        [0] An agent saves you from the fine, and nobody is left to stop.
        [one] An agent stops the traffic: one player is fined.
       *[other] An agent stops the traffic: { $count } players are fined.
    }
board-agent-stops-whom = An agent stops the traffic. Fined: { $names }
board-agent-alone = An agent saves you from the fine, but exposes no card.
board-agent-turns =
    { $count ->
        [0] With an agent you expose any card, and it saves you from the fine.
        [one] With an agent you expose any card, and one player must follow it.
       *[other] With an agent you expose any card, and { $count } players must follow it.
    }
board-agent-how = Press the agent, then the card to expose.
board-lead-start = Press a card, then a lit signal.
board-lead-how = Press it, then a lit signal.
board-lead-now = Now press a lit signal: the token covers it.
board-agents-held =
    { $count ->
        [one] an agent
       *[other] { $count } agents
    }
board-must-follow = To be followed with { demand }: { $names }
board-cannot = Surely without one: { $names }
board-lacks = surely without: { $kinds }
board-order = still to play: { $names }
board-stock-holds = The stock holds { amount }
board-agents-called = agents in the centre: { $count } of { $all }
board-tickets-left =
    { $paper ->
        [insurance] insurance tickets left: { $count }
       *[licence] licence tickets left: { $count }
    }
board-holds-cards = in hand: { amount }
board-deals = dealer of this round
board-leads = leads this trick
board-played = in this trick: { card }
board-papers = papers: { $papers }
board-exposed = in front: { $cards }
board-free-signals =
    { $count ->
        [one] { $count } signal left
       *[other] { $count } signals left
    }
board-signal-named = { $signal }, { signal }
    .plain = { signal }
board-signal-admits = { $name }. { $admits }
board-covered = under token { $token }
board-die = 1 or 6 wins an insurance ticket, 3 or 5 a licence ticket.
board-swap = swap
board-roll = roll
board-fine = fine
board-no-bonus = no second card
board-unit-points = points
board-own-cards = Cards
board-own-hand = your hand
board-own-out = out
board-own-unseen = unseen

## The match in numbers

board-tally-walk = pedestrians
board-tally-bicycle = bicycles
board-tally-moped = mopeds
board-tally-motor = cars and motorbikes
board-tally-arrow = arrows
board-tally-agents = agents sent
board-tally-fines = fines
board-tally-round_covered = Points of round { $round }, ended by the last signal
board-tally-round_played_out = Points of round { $round }, ended by a played-out hand
board-tally-round_last_paper = Points of round { $round }, ended by a last paper
