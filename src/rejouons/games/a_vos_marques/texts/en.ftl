### À vos marques in English. The words are those of RULES.en.md.

name = À vos marques
pitch = Cross the country by road, shop on the way, and trip the others up.
about = A car race right across the country: over the pass, round the lake, along the coast or through the desert, every road leads to the finish. Each turn brings a card, a few écus and a roll of the dice. Spend the écus in your garage: brakes that never lock, a clever navigation, an alarm. Nobody knows what is under your bonnet, and just when a rival sends ice, a traffic jam or a thief your way, your equipment may shrug it off, or even turn it round. But beware of the CATA: it throws every unprepared car back to the start. First across the finish line wins.

## Words

card =
    { $card ->
        [E01] The CATA
        [E02] Ferry/Tunnel ticket
        [E03] Fill her up
        [E04] Soft tyres
        [E05] Wallet found
        [E06] Papers, please
        [E07] Yearly service
        [E08] Open day
        [E09] Feeling peckish
        [E10] Business lunch
        [E11] Place your bets
        [E12] The mountain calls
        [E13] On the fox’s trail
        [E14] Picnic
        [E15] A swim
        [E16] Mirage
        [E17] Sea air
        [E18] Green wave
        [E19] Clear fast lane
        [E20] Tailwind
        [E21] Wet test track
        [E22] Slipstream
        [E23] Careful driver bonus
        [E24] Car pool
        [E25] Parts-maker raffle
        [E26] Drinks on you
        [E27] Economy run
        [E28] Level crossing closed
        [E29] Snapshot
        [E30] A tip-off
        [S01] Ball in the road
        [S02] Braking on a wet road
        [S03] Muddy climb
        [S04] Wet leaves
        [S05] Icy bend
        [S06] Oil slick
        [S07] Crosswind
        [S08] Turned signpost
        [S09] Traffic jam
        [S10] Diversion
        [S11] Moving roadworks
        [S12] Running on empty
        [S13] Fuel price surge
        [S14] Pickpocket
        [S15] Break-in
        [S16] Stolen to order
        [S17] Overheated driver
        [S18] Misted windows
        [S19] Strange noise
        [S20] Flat battery
        [S21] Reported for speeding
        [S22] Brake check
        [P01] Aquaplaning
        [P02] Black ice
        [P03] Fresh snow
        [P04] Deer!
        [P05] Sandstorm
        [P06] Heatwave
        [P07] Holiday jam
        [P08] Lost
        [P09] Dead alternator
        [P10] Puncture
        [P11] Stolen radio
        [P12] Car broken into
        [P13] Speed camera
        [P14] Costly tankful
        [P15] Smog alert
        [P16] Fog
       *[other] { $card }
    }
s_card =
    { $s_card ->
        [S01] Ball in the road
        [S02] Braking on a wet road
        [S03] Muddy climb
        [S04] Wet leaves
        [S05] Icy bend
        [S06] Oil slick
        [S07] Crosswind
        [S08] Turned signpost
        [S09] Traffic jam
        [S10] Diversion
        [S11] Moving roadworks
        [S12] Running on empty
        [S13] Fuel price surge
        [S14] Pickpocket
        [S15] Break-in
        [S16] Stolen to order
        [S17] Overheated driver
        [S18] Misted windows
        [S19] Strange noise
        [S20] Flat battery
        [S21] Reported for speeding
        [S22] Brake check
       *[other] { $s_card }
    }
product =
    { $product ->
        [ABS] ABS
        [ASR] ABS/ASR
        [ESP] ESP
        [NAV] navigation system
        [DYN] dynamic navigation
        [ENG] low-consumption engine
        [ALA] alarm system
        [AIR] air conditioning
       *[DEA] Specialist Dealer
    }
product-long =
    { $product ->
        [ABS] anti-lock braking
        [ASR] traction control, with ABS
        [ESP] electronic stability
        [NAV] navigation system
        [DYN] dynamic navigation
        [ENG] low-consumption engine
        [ALA] alarm system
        [AIR] air conditioning
       *[DEA] Specialist Dealer, once
    }
product-short =
    { $product ->
        [ABS] ABS
        [ASR] ABS/ASR
        [ESP] ESP
        [NAV] Satnav
        [DYN] Live nav
        [ENG] Engine
        [ALA] Alarm
        [AIR] Air con
       *[DEA] Dealer
    }
product-stops =
    { $product ->
        [ABS] braking
        [ASR] mud
        [ESP] skids
        [NAV] detours
        [DYN] jams
        [ENG] fuel
        [ALA] thieves
        [AIR] heat
       *[DEA] repairs
    }
product-the =
    { $product ->
        [ABS] ABS
        [ASR] ABS/ASR
        [ESP] ESP
        [NAV] the navigation
        [DYN] the dynamic navigation
        [ENG] the low-consumption engine
        [ALA] the alarm
        [AIR] the air conditioning
       *[DEA] the Specialist Dealer
    }
product-to =
    { $product ->
        [ABS] to ABS
        [ASR] to ABS/ASR
        [ESP] to ESP
        [NAV] to the navigation
        [DYN] to the dynamic navigation
        [ENG] to the low-consumption engine
        [ALA] to the alarm
        [AIR] to the air conditioning
       *[DEA] to the Specialist Dealer
    }
place =
    { $place ->
        [service_station] service station
        [police] police post
        [dealer] specialist dealer
        [restaurant] restaurant
        [casino] Casino
        [magic_mountain] Magic Mountain
        [sand_fox] Sand Fox
        [meadow] Meadow
        [lake] Lake
        [desert] Desert
       *[sea] Sea
    }
place-to =
    { $place ->
        [service_station] to the service station
        [police] to the police post
        [dealer] to the specialist dealer
        [restaurant] to the restaurant
        [casino] to the Casino
        [magic_mountain] to the Magic Mountain
        [sand_fox] to the Sand Fox
        [meadow] to the Meadow
        [lake] to the Lake
        [desert] to the Desert
       *[sea] to the Sea
    }
space =
    { $space ->
        [START] the start
        [FINISH] the finish
       *[other] { $space }
    }
    .plain =
        { $space ->
            [START] the start
            [FINISH] the finish
           *[other] { "" }
        }
space-to =
    { $space ->
        [START] to the start
        [FINISH] to the finish
       *[other] to { $space }
    }
    .plain =
        { $space ->
            [START] to the start
            [FINISH] to the finish
           *[other] { space-place-to }{ space-far }
        }
# Where a space is, for those who are not shown its code
board-region-to =
    { $region ->
        [city] to the city
        [meadow] to the meadow
        [lake] to the lake
        [mountain] to the mountains
        [coast] to the coast
        [desert] to the desert
       *[hills] to the hills
    }
space-side =
    { $space_side ->
        [north] { " " }(north)
        [east] { " " }(east)
        [south] { " " }(south)
        [west] { " " }(west)
        [middle] { " " }(middle)
       *[none] { "" }
    }
space-place-to =
    { $space_place ->
        [service_station] to the service station ({ board-region })
        [police] to the police post ({ board-region })
        [dealer] to the specialist dealer ({ board-region })
        [restaurant] to the restaurant ({ board-region })
        [casino] to the Casino
        [magic_mountain] to the Magic Mountain
        [sand_fox] to the Sand Fox
        [meadow] to the Meadow
        [lake] to the Lake
        [desert] to the Desert
        [sea] to the Sea
       *[none] { board-region-to }{ space-side }
    }
space-far =
    { $space_count ->
        [0] { "" }
        [one] , one space from the finish
       *[other] , { $space_count } spaces from the finish
    }
from_space =
    { $from_space ->
        [START] the start
        [FINISH] the finish
       *[other] { $from_space }
    }
from_space-from =
    { $from_space ->
        [START] from the start
        [FINISH] from the finish
       *[other] from { $from_space }
    }
by_1 =
    { $by_1 ->
        [none] { "" }
        [START] the start
        [FINISH] the finish
       *[other] { $by_1 }
    }
by_2 =
    { $by_2 ->
        [none] { "" }
        [START] { ", " }the start
        [FINISH] { ", " }the finish
       *[other] { ", " }{ $by_2 }
    }
by_3 =
    { $by_3 ->
        [none] { "" }
        [START] { ", " }the start
        [FINISH] { ", " }the finish
       *[other] { ", " }{ $by_3 }
    }
by_4 =
    { $by_4 ->
        [none] { "" }
        [START] { ", " }the start
        [FINISH] { ", " }the finish
       *[other] { ", " }{ $by_4 }
    }
by_5 =
    { $by_5 ->
        [none] { "" }
        [START] { ", " }the start
        [FINISH] { ", " }the finish
       *[other] { ", " }{ $by_5 }
    }
mark =
    { $mark ->
        [miss] will miss a turn
        [one_die] will roll one red die fewer
        [bonus_die] will roll one red die more
       *[wrong_way] will set off the wrong way
    }
amount =
    { $amount ->
        [0] nothing
        [one] one écu
       *[other] { $amount } écus
    }
stake =
    { $stake ->
        [0] nothing
        [one] one écu
       *[other] { $stake } écus
    }
ecus =
    { $ecus ->
        [0] no écus
        [one] one écu
       *[other] { $ecus } écus
    }
wealth =
    { $wealth ->
        [one] one écu
       *[other] { $wealth } écus
    }
count =
    { $count ->
        [0] no products
        [one] one product
       *[other] { $count } products
    }
total =
    { $total ->
        [one] one space
       *[other] { $total } spaces
    }
steps =
    { $steps ->
        [0] not a single space
        [one] one space
       *[other] { $steps } spaces
    }
lost =
    { $lost ->
        [0] .
        [one] , and leaves one space undriven.
       *[other] , and leaves { $lost } spaces undriven.
    }
die_2 =
    { $die_2 ->
        [0] { "" }
       *[other] { " + " }{ $die_2 }
    }
die_3 =
    { $die_3 ->
        [0] { "" }
       *[other] { " + " }{ $die_3 }
    }
distance =
    { $distance ->
        [0] at the finish
        [one] one space from the finish
       *[other] { $distance } spaces from the finish
    }
rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }

## Moves

move-roll = Roll
move-drive =
    { $way ->
        [1] Drive { space-to }
       *[other] Drive { space-to }, by way { $way }
    }
    .plain =
        { $way ->
            [1] Drive { space-to.plain }
           *[other] Drive { space-to.plain }, by way { $way }
        }
move-buy = Buy { product-the }
move-sell = Sell { product-the }
move-done = Leave the garage
move-play = Play “{ s_card }” on { $target }
move-pass = Play no S card
move-name = Ask for { product-the }
move-use = Call your Specialist Dealer
move-decline = No, thank you
move-keep = Keep the product
move-cash = Take the écus instead
move-take = Take { product-the }
move-onward = Go on { space-to }
    .plain = Go on { space-to.plain }
move-bet =
    { $stake ->
        [0] Bet nothing
       *[other] Bet { stake }
    }
move-stay = Stay here
move-challenge = Challenge { $target }

## Events

event-round_began =
    { $round ->
        [1] On your marks … the race is on!
       *[other] Round { $round }.
    }
event-turn_began = { $seat } takes the wheel.
event-turn_missed = { $seat } misses a turn and watches the others go by.
event-turn_stopped = { $seat } gets no further this turn.
event-rolled_esp = { $seat } rolls the ESP die: { $letter }.
event-rolled_blue = { $seat } rolls the blue die, { $face }, and gets { amount }.
event-rolled_red = { $seat } rolls { $die_1 }{ die_2 }{ die_3 }: { total } to drive.
event-rolled_wrong_way = Wrong way! { $seat } rolls a { $face } and has to go back.
event-drew_e = { $other } reads { $seat } an E card: “{ card }”.
event-drew_p = { $seat } draws a P card: “{ card }”.
event-drew_s = { $seat } draws an S card, “{ card }”, and keeps it secret.
event-no_s_card = The S pile is empty: { $seat } draws nothing.
event-returned = “{ card }” goes under its pile.
event-ticket_kept = { $seat } keeps “{ card }” for later.
event-played = { $seat } plays “{ card }” on { $target }!
event-named = { $seat } asks for { product-the }.
event-countered =
    { $result ->
        [cancel] “{ card }” does { $seat } no harm, thanks { product-to }!
        [reduce] “{ card }” is not so bad for { $seat }, thanks { product-to }.
       *[reverse] { $seat } turns “{ card }” round, thanks { product-to }!
    }
event-dealer_used = { $seat } calls the Specialist Dealer.
event-dealer_declined = { $seat } does not call a Specialist Dealer.
event-passed = On the way: { by_1 }{ by_2 }{ by_3 }{ by_4 }{ by_5 }.
    .plain = { $seat } is on the way.
event-crossed = All aboard! { $seat } crosses { from_space-from } { space-to } with a ticket.
    .plain = All aboard! { $seat } crosses with a ticket.
event-drove = { $seat } drives { from_space-from } { space-to }{ lost }
    .plain = { $seat } drives { space-to.plain }{ lost }
event-rested = Somebody stands on { from_space }: { $seat } pulls up on { space }.
    .plain = Somebody stands there: { $seat } pulls up before that.
event-went_back = { $seat } has to go back { steps }, { from_space-from } { space-to }.
    .plain = { $seat } has to go back { steps }, { space-to.plain }.
event-went_away = { $seat } has to go { steps } away from the errand, { from_space-from } { space-to }.
    .plain = { $seat } has to go { steps } away from the errand, { space-to.plain }.
event-went_forward = { $seat } may go forward { steps }, { from_space-from } { space-to }.
    .plain = { $seat } may go forward { steps }, { space-to.plain }.
event-went_to = Off { place-to }! { $seat } goes { from_space-from } { space-to }.
    .plain = Off { place-to }! { $seat } goes straight there.
event-there_already = { $seat } need not go { place-to }: that is right here.
event-swapped = { $seat } swaps places with { $other }, { from_space-from } { space-to }.
    .plain = { $seat } swaps places with { $other }.
event-nobody_ahead = Nobody is ahead of { $seat } to swap with.
event-marked = { $seat } { mark }.
event-marked_by_duel = Beaten by a whisker! { $seat } { mark }.
event-marked_already = That changes nothing: { $seat } { mark } as it is.
event-errand_given = An errand for { $seat }: “{ card }”, straight { place-to } on { space }.
    .plain = An errand for { $seat }: “{ card }”, straight { place-to }.
event-errand_replaced = { $seat } can forget about “{ card }”.
event-errand_moved = From here, “{ card }” takes { $seat } { space-to }.
    .plain = From here, “{ card }” takes { $seat } { space-to.plain }.
event-errand_done = Errand done! { $seat } gets “{ card }” over with on { space }.
    .plain = Errand done! { $seat } gets “{ card }” over with.
event-errand_cancelled = { $seat } need not do “{ card }” any more.
event-received = { $seat } gets { amount }.
event-paid = { $seat } pays { amount }.
event-paid_player = { $seat } pays { $other } { amount }.
event-debt_cancelled = { $seat } has nothing left, and need not pay { amount } more.
event-robbed = { $other } takes { amount } from { $seat }!
event-lost_ecus = A thief takes { amount } from { $seat }!
event-traded =
    { $trade ->
        [bought] { $seat } buys { product-the } for { amount }.
       *[sold] { $seat } sells { product-the } for { amount }.
    }
event-garage_left = { $seat } leaves the garage with { count } and { ecus }.
event-sold_for_debt = { $seat } has to sell { product-the } for { amount } to pay.
event-showed = { $seat } shows { product-the }.
event-took = { $seat } takes { product-the } from { $other }!
event-took_unseen = { $seat } draws { product-the } from { $other }!
event-not_held = { $seat } goes away empty-handed: { $other } does not have { product-the }.
event-nothing_to_take = { $seat } goes away empty-handed: { $other } has no products.
event-kept = { $seat } keeps it.
event-cashed = { $seat } gives { product-the } to the bank for { amount }.
event-sold_older = { $seat } makes room and sells { product-the } for { amount }.
event-lost_product = { $seat } loses { product-the }!
event-nothing_to_lose = { $seat } has no products, so none is lost.
event-gained = { $seat } gets { product-the } for nothing!
event-gained_unseen = { $seat } picks { product-the }, for nothing!
event-nothing_gained = { $seat } gets no product.
event-cata = CATA! The ground shakes under all the cars, and all errands are off.
event-thrown_to_start = Nothing holds { $seat }: all the way { from_space-from } back to the start!
    .plain = Nothing holds { $seat }: all the way back to the start!
event-stood_fast = { $seat } stands like a rock.
event-bet =
    { $amount ->
        [0] { $seat } bets { stake } and rolls a { $face }: lost!
       *[other] { $seat } bets { stake } and rolls a { $face }: the Casino pays { amount }!
    }
event-no_bet = { $seat } bets nothing at the Casino.
event-magic_rolled =
    { $face ->
        [3] The Magic Mountain gives { $seat } a 3: roll again!
       *[other] The Magic Mountain gives { $seat } a { $face }.
    }
event-magic_sent = Whoosh! The mountain sends { $seat } { place-to }, { from_space-from } { space-to }.
    .plain = Whoosh! The mountain sends { $seat } { place-to }.
event-magic_stayed = { $seat } stays on the Magic Mountain.
event-challenged = The Sand Fox pricks up its ears: { $seat } challenges { $other } to a duel!
event-no_challenge = { $seat } lets the Sand Fox sleep.
event-duelled = { $seat } rolls a { $face }, { $other } a { $other_face }.
event-finished = { $seat } crosses the finish line and wins the race!
event-rounds_over = { $round } rounds, and nobody has arrived: whoever is nearest wins!
event-ranked = { rank }: { $seat }, { distance }, with { wealth } in money and products.

## Events, for readers who may not know the values

hidden-drew_s = { $seat } draws an S card and keeps it secret.
hidden-traded = { $seat } tinkers in the garage.
hidden-took_unseen = { $seat } draws a product, face down.
hidden-gained_unseen = { $seat } picks a product, for nothing, face down.

## Reasons to refuse an action

reason-no_such_action = There is no such move in this game.
reason-over_finished = The race is over: a car has crossed the finish line.
reason-over_rounds = The race is over: its last round has been played.
reason-not_your_turn = Not yet: it is for somebody else to play.
reason-not_now = That comes at another step of the turn.
reason-no_dice_now = There is nothing to roll for now.
reason-garage_closed = Your garage is closed now: it opens once you have driven.
reason-stay_not = You cannot stay where you are: the dice want to be driven.
reason-errand_binds = Your errand comes first: every space must bring you nearer to it, and you stop nowhere else.
reason-needs_ticket = To take the ferry or the tunnel you need a ticket.
reason-out_of_reach = The dice do not take you there: drive them out in full, or stop at a place on the way.
reason-not_enough_ecus = You do not have enough écus for that.
reason-held_already = You have that product: one of each is all you can hold.
reason-group_clash = These two do not go into one car: sell the one you have first.
reason-sold_out = Sold out: the bank has none left.
reason-sold_this_turn = You have just sold it: no buying it back this turn.
reason-bought_this_turn = You have just bought it: no selling it this turn.
reason-not_held = You do not have that product.
reason-first_round = S cards stay hidden in the first round.
reason-card_not_in_hand = You do not hold that card.
reason-not_oneself = That would be you: choose somebody else.
reason-no_such_player = Nobody sits there.
reason-hit_already = An S card has hit that player this turn, and one is enough.
reason-no_dealer = You have no Specialist Dealer to call.
reason-duplicate = You have that product already: the bank takes this one and pays you.
reason-too_dear = The card gives no such product: it is too dear.
reason-no_such_fork = Your way does not lead there.
reason-stake_too_high = You can bet five écus at most, and no more than you have.
reason-named_already = You have asked for that product: ask for another one.
reason-not_there = The loser does not have that product: choose one that lies open.

## Options and their values

option-s_timing = S cards
    .help = When S cards are played: at the end of your own turn, or by all the others at the end of somebody’s turn.
option-s_timing-own_turn = in your own turn
option-s_timing-reaction = in the others’ turns
option-s_limit = How many S cards
    .help = One S card at a time, or one against each player. The latter is fiercer.
option-s_limit-one = one at a time
option-s_limit-one_per_target = one against each player
option-esp_die = ESP die
    .help = How many of its six faces show E, S and P. Nobody knows for certain how the die was printed.
option-esp_die-2-3-1 = 2 E, 3 S, 1 P
option-esp_die-2-2-2 = 2 E, 2 S, 2 P
option-product_visibility = Products
    .help = Face down, you have to guess what the others hold. Open, everybody sees it: easier for a first game.
option-product_visibility-hidden = face down
option-product_visibility-open = open
option-fox_pick = Prize of the Sand Fox
    .help = Whoever wins a product in a duel asks for it blindly, or looks at the loser’s products and chooses.
option-fox_pick-named = asked for blindly
option-fox_pick-open = chosen by sight
option-resale = Selling
    .help = What the bank pays when you sell a product.
option-resale-full = at the full price
option-resale-half = at half the price
option-garage_timing = Garage
    .help = When you may buy and sell: after your move, or before each roll of your turn as well.
option-garage_timing-after_move = after the move
option-garage_timing-any_time = any time in your turn
option-bank = Bank
    .help = The box has coins for 120 écus. May the bank run out of them?
option-bank-unlimited = never runs out
option-bank-physical = has 120 écus
option-ticket_use = Tickets
    .help = How often a ticket is good for the ferry or the tunnel.
option-ticket_use-single = for one trip
option-ticket_use-permanent = for good
option-start_ecus = Pocket money
    .help = How many écus each player starts with.
option-start_ecus-0 = none
option-start_ecus-1 = 1 écu
option-start_ecus-2 = 2 écus
option-start_ecus-3 = 3 écus
option-start_ecus-4 = 4 écus
option-start_ecus-5 = 5 écus
option-start_ecus-6 = 6 écus
option-start_ecus-7 = 7 écus
option-start_ecus-8 = 8 écus
option-start_ecus-9 = 9 écus
option-start_ecus-10 = 10 écus
option-first_player = First player
    .help = Who takes the first turn.
option-first_player-random = drawn at random
option-first_player-seat_1 = the first seat
option-round_cap = Last round
    .help = If nobody has arrived after so many rounds, whoever is nearest to the finish wins.
option-round_cap-40 = 40 rounds
option-round_cap-20 = 20 rounds
option-round_cap-30 = 30 rounds
option-round_cap-50 = 50 rounds
option-round_cap-60 = 60 rounds
option-round_cap-80 = 80 rounds
option-round_cap-100 = 100 rounds
option-round_cap-0 = no end

## What a player is asked

ask-esp = Your turn: roll the ESP die for a card.
ask-blue = Roll the blue die for your écus.
ask-red = Roll the red dice to drive.
ask-move = Choose where to drive.
ask-garage = Buy and sell as you like, then leave the garage.
ask-attack = Play an S card on somebody, or none.
ask-name = Which product do you want to steal?
ask-dealer = Call your Specialist Dealer, if you have one?
ask-sale = You owe more écus than you have: sell a product.
ask-receive = Keep the product, or take its price from the bank?
ask-gain = Choose a product: it costs you nothing.
ask-fork = The road forks: where do you go?
ask-bet = The Casino! How much do you bet?
ask-magic = The Magic Mountain: roll the die and be sent away, or stay?
ask-fox = The Sand Fox: whom do you challenge to a duel?
ask-prize = You have won the duel: which product do you ask for?

## The board: regions, and what cards do

board-region =
    { $region ->
        [city] city
        [meadow] meadow
        [lake] lake
        [mountain] mountain
        [coast] coast
        [desert] desert
       *[hills] hills
    }
board-ecus =
    { $n ->
        [one] one écu
       *[other] { $n } écus
    }
board-op-nothing = nothing
board-op-else = otherwise { $then }
board-op-forward =
    { $n ->
        [one] one space forward
       *[other] { $n } spaces forward
    }
board-op-back =
    { $n ->
        [one] one space back
       *[other] { $n } spaces back
    }
board-op-stop = the turn is over
board-op-miss = a missed turn
board-op-one_die = one red die fewer
board-op-bonus_die = one red die more
board-op-wrong_way = one red die, the wrong way
board-op-pay = { board-ecus } to pay
board-op-receive = { board-ecus } from the bank
board-op-pay_each = { board-ecus } to each of the others
board-op-collect_each = { board-ecus } from each of the others
board-op-pay_victim = { board-ecus } to the target
board-op-steal_money = up to { board-ecus } stolen
board-op-lose_money = up to { board-ecus } lost
board-op-steal-random = a product stolen, drawn blindly
board-op-steal-named = a product stolen, the one asked for
board-op-lose_product = a product lost, drawn blindly
board-op-gain = { product-the }, for nothing
board-op-gain-choice = a product of up to { board-ecus }, for nothing
board-op-errand = errand { place-to }
board-op-errand-then = { $errand }, there { $then }
board-op-goto = straight { place-to }
board-op-swap_ahead = swap with the car ahead
board-op-draw_s =
    { $n ->
        [one] an S card
       *[other] { $n } S cards
    }
board-op-keep_pass = a ticket to keep
board-op-cata = the CATA
board-counter = { $products }: { $then }
board-counter-attacker = the attacker { $then }
board-counter-cancel = no effect
board-counter-none = No product helps.

## The board at the terminal

board-round = Round { $round }
board-round-of = Round { $round }/{ $rounds }
board-won = The race is over: { $name } wins
board-shared = The race is over: { $name } share the victory
board-waiting-esp = { $name }: roll the ESP die
board-waiting-blue = { $name }: roll the blue die
board-waiting-red = { $name }: roll the red dice
board-waiting-move = { $name }: drive
board-waiting-garage = { $name } is in the garage
board-waiting-attack = { $name }: an S card, or none
board-waiting-name = { $name } asks for a product
board-waiting-dealer = { $name }: call the Specialist Dealer?
board-waiting-sale = { $name } has to sell
board-waiting-receive = { $name }: keep the product?
board-waiting-gain = { $name } picks a product
board-waiting-fork = { $name } comes to a fork
board-waiting-bet = { $name } is at the Casino
board-waiting-magic = { $name } is on the Magic Mountain
board-waiting-fox = { $name } is at the Sand Fox
board-waiting-prize = { $name } asks for a prize
board-step-card = card
board-step-ecus = écus
board-step-drive = drive
board-step-garage = garage
board-step-attack = S card
board-piles = piles
board-dice = Red dice: { $dice } = { $total }.
board-bank = the bank
board-debt = To pay to { $name }: { amount }.
board-loot = Just taken: { product }.
board-card = “{ $title }” for { $target }: { $does }.
board-attack = “{ $title }” from { $name } for { $target }: { $does }.
board-link =
    { $link ->
        [ferry] ferry, with a ticket
       *[tunnel] tunnel, with a ticket
    }
board-place-letter =
    { $place ->
        [service_station] s
        [police] p
        [dealer] d
        [restaurant] r
        [casino] C
        [magic_mountain] M
        [sand_fox] F
        [meadow] m
        [lake] l
        [desert] t
       *[sea] w
    }
board-head-road = road
board-head-space = space
board-head-region = region
board-head-to_go = to go
board-head-ecus = écus
board-head-cards = S
board-head-products = products
board-errand = “{ $title }”: { place-to } on { $space }, { $count } away
    .plain = “{ $title }”: { place-to }, { $count } away
board-tickets =
    { $count ->
        [one] a ticket
       *[other] { $count } tickets
    }
board-reach = You can go to
board-left = ({ $count } left)
board-prices = Prices in écus (✓ yours, and what it sells for; ✕ sold out)
board-hand = Your S cards

## The board in the browser

board-you = you
board-start = Start
board-finish = Finish
board-step-a = Card
board-step-b = Écus
board-step-c = Drive
board-step-d = Garage
board-step-e = Attack
board-step-f = Next
board-do-a = 1. Roll the ESP die: it tells which card you draw.
board-do-b = 2. Roll the blue die: so many écus are yours.
board-do-c = 3. Roll the red dice and drive, on any road, either way.
board-do-d = 4. Garage: buy and sell as you like.
board-do-e = 5. Play an S card on somebody (not in round 1).
board-do-f = 6. The next player takes the wheel.
board-turn-order = Your turn
board-price-list = Price list, in écus
board-reference = Quick reference: the turn and the prices
board-reference-close = Close the quick reference
board-zoom-in = Larger map
board-zoom-out = Smaller map
board-auto-roll = Dice roll by themselves when there is nothing else to do
board-roll-esp = Roll the ESP die
board-roll-blue = Roll the blue die
board-roll-red = Roll the red dice
board-magic-roll = Roll, and be sent away
board-done = Leave the garage
board-pass = No S card
board-decline = No, thank you
board-use = Call your dealer
board-keep = Keep it
board-cash = Take the écus
board-straight = as usual
board-to-finish =
    { $count ->
        [0] at the finish
        [one] one space to the finish
       *[other] { $count } spaces to the finish
    }
board-stands-there = { $names } there
board-away =
    { $count ->
        [0] Your car stands here.
        [one] One space from your car, by road.
       *[other] { $count } spaces from your car, by road.
    }
board-nearest = { place } { $count } ({ $space })
    .plain = { place } { $count }
board-places = Nearest places from your car, and how far
board-nearer =
    { $gain ->
        [one] { $count } to the finish from there, one nearer
       *[other] { $count } to the finish from there, { $gain } nearer
    }
board-no-nearer = { $count } to the finish from there, as far as now
board-farther =
    { $gain ->
        [one] { $count } to the finish from there, one farther
       *[other] { $count } to the finish from there, { $gain } farther
    }
board-lost =
    { $count ->
        [one] one point is lost
       *[other] { $count } points are lost
    }
board-rests = somebody stands there, so your car rests on { space }
    .plain = somebody stands there, so your car rests before that
board-crosses =
    { $count ->
        [one] uses a ticket
       *[other] uses { $count } tickets
    }
board-errand-done = the errand “{ $title }” is done
board-visit-casino = you may bet up to 5 écus: 1–2 lost, 3–4 doubled, 5–6 trebled
board-visit-magic_mountain = you may roll and be sent somewhere else
board-visit-sand_fox = you may challenge somebody to a duel
board-note-miss = misses a turn
board-mark =
    { $mark ->
        [miss] misses the next turn
        [one_die] next time one red die fewer
        [bonus_die] next time one red die more
       *[wrong_way] next time one red die, the wrong way
    }
board-covered =
    { $count ->
        [0] no products
        [one] one product face down
       *[other] { $count } products face down
    }
board-products = Products: { $products }
board-cards =
    { $count ->
        [0] no S cards
        [one] one S card
       *[other] { $count } S cards
    }
board-unit-to-go = spaces to go
board-own-products = Your products
board-own-cards = Your S cards
board-turn-of = { $name } plays: { $step }
board-reads = “{ $title }”: { $text }
board-owes = You owe { amount } and have { ecus }.
board-received = It is { product-the }, worth { board-price }.
board-price =
    { $price ->
        [one] one écu
       *[other] { $price } écus
    }
board-held = yours
board-tag-held = yours
board-tag-sold-out = gone
board-buy = buy it for { board-price }
board-sell = sell it for { board-price }
board-ecus-after =
    { $count ->
        [0] then no écus are left
        [one] then one écu is left
       *[other] then you have { $count } écus
    }
board-why = { $why } ({ $clause })
board-answers = Helps against { $cards }
board-answers-none = Answers no card
board-would = { $name } gets: { $effect }.
board-would-rest =
    { $count ->
        [one] { $told } Then on { $space }, one space from the finish.
       *[other] { $told } Then on { $space }, { $count } spaces from the finish.
    }
    .plain =
        { $count ->
            [one] { $told } Then one space from the finish.
           *[other] { $told } Then { $count } spaces from the finish.
        }
board-lesson =
    { $product ->
        [ABS] Under braking the wheels do not lock, so the car still steers.
        [ASR] ABS, plus: under power the driven wheels do not spin on mud, snow or leaves.
        [ESP] ABS and ASR, plus: brakes single wheels to bring the car back on line in a bend or a swerve.
        [NAV] Guides by the map: you do not get lost, but you cannot see jams.
        [DYN] Guides by map and traffic news: drives round jams and roadworks.
        [ENG] High-pressure injection: fewer fuel stops, lower emissions.
        [ALA] Siren and immobiliser: the thief leaves empty-handed.
        [AIR] A cool head and clear windows.
       *[DEA] One repair, once, then the card goes back to the bank.
    }
board-tally-driven = Points on the red dice
board-tally-pushed = Spaces pushed back
board-tally-ecus = Écus from the blue die
board-tally-attacks = S cards played
board-tally-hits = S cards suffered
board-tally-counters = Cards answered by products
board-tally-errands = Errands done
board-tally-thrown = Thrown back to the start

## The lesson

lesson-welcome = A race right across the country! From the start to the finish it is 58 spaces, and whoever gets there first wins.
lesson-esp = You begin, with the ESP die. It tells which card you draw: E is an event, S an attack, P a mishap. Roll it!
lesson-secret = An S card: nobody sees it but you. This ball sends a rival back 5 spaces. Keep it, attacks are for round 2 and later.
lesson-blue = Every turn, the blue die brings you écus. Roll it!
lesson-red = 2 écus, for a start. Now the two red dice: they tell how far you drive.
lesson-drive = 10! You drive them all, unless you stop early at a place: the service station or the police. Go all the way to the crossroads.
lesson-rival = Rival 1 draws an S card as well, but you cannot see which one. Then 12 points lead past you, towards the coast.
lesson-errand = Rival 2 draws an E card: an errand. The wallet that was found has to go to the police, to the nearest post.
lesson-police = With an errand you drive straight there, and stop there. The dice bring 9, just enough, and the police give 3 écus.
lesson-hidden = Rival 2 buys a product and lays it face down. For 7 écus, it can only be ABS or the navigation system. Remember that!
lesson-event = Round 2, and it is your turn. Once more, first the ESP die!
lesson-ticket = An E card, and a lucky one: a ticket! It takes you once across the lake by ferry, or under the mountains by tunnel.
lesson-money = Now the blue die. You have 2 écus, and ABS costs 7 …
lesson-rich = A 6: that makes 8 écus! Now roll the red dice and drive.
lesson-roads = Three roads lead on from the crossroads: round the lake, over the pass, along the coast. You choose, every turn.
lesson-pass = The pass is the shortest road, and its tunnel is waiting for your ticket. Drive your 8 points, up into the mountains!
lesson-garage = After the move, your garage opens. Nine products wait there: each protects your car from certain cards.
lesson-grip = ABS, ABS/ASR and ESP keep you on the road in rain, mud and ice. The dearer, the better: you may own one of the three.
lesson-ways = Both navigations know the way, and the dynamic one drives round jams as well. Here you may own one of the two.
lesson-care = The engine saves fuel, the alarm scares thieves, cold air clears your head and windows, and the Dealer mends one breakdown.
lesson-buy = Your 8 écus are enough for ABS, which costs 7. Buy it: it brakes all by itself, whenever a card comes that it can stop.
lesson-leave = Your ABS lies face down: the others see that you have a product, but not which one. Leave the garage.
lesson-attack = Time to attack: one S card a turn. ABS stops the ball. Does Rival 2 have ABS, or the navigation? Try it!
lesson-hit = Back 5 spaces! So it was not ABS: Rival 2 has the navigation. Whoever watches what the others pay knows more.
lesson-petrol = Rival 1 draws an errand too: fill up at the nearest service station. The dice do not reach it, so the errand goes on.
lesson-revenge = Now Rival 1 buys something, and plays the secret S card. On you: a ball, back 5 spaces …
lesson-shield = But nothing happens! Your ABS brakes in time, all by itself. It stays yours, and now everybody has seen it.
lesson-alas = Rival 2 is next, and rolls the ESP die. Hold tight …
lesson-cata = The CATA! All errands are off, and cars without ABS, ABS/ASR or ESP fly back to the start: both your rivals!
lesson-saved = You have ABS, and only go back 5 spaces. Without it, you too would be at the start: so buy it early.
lesson-next = Next goal: with ABS/ASR (10 écus) a CATA leaves you in place, with ESP (18) you even gain 5. ABS sells for its full 7.
lesson-reference = Here you can look up all prices, and the steps of a turn, whenever you like.
lesson-places = Three places are worth a stop: bet at the Casino, let the Magic Mountain whisk you away, or duel at the Sand Fox.
lesson-end = Whoever gets to the finish first wins at once, with an exact roll or a higher one.
lesson-on = You are in front, and the tunnel is near: your ticket turns 8 steps into 1. Your turn: play on from here!
