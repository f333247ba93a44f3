### Mark in English. The words are those of RULES.en.md.

name = Mark
pitch = Turn rubbish into dollars, and sell it before it turns back into rubbish.
about = You run a small recycling company: waste comes into your yard, your plant makes goods of it, the market buys them. Each sale of a material raises its price, and the fifth one closes its row for good. Two dice decide what you may touch, a hammer calls a secret auction, and a crowded company costs you money.

## Words

material =
    { $material ->
        [glass] glass
        [card] card
        [metal] metal
        [caps] caps
       *[plastic] plastic
    }
material-some =
    { $material ->
        [glass] some glass
        [card] some card
        [metal] some metal
        [caps] a cap
       *[plastic] some plastic
    }
material-title =
    { $material ->
        [glass] Glass
        [card] Card
        [metal] Metal
        [caps] Caps
       *[plastic] Plastic
    }
material-letter =
    { $material ->
        [glass] G
        [card] K
        [metal] M
        [caps] C
       *[plastic] P
    }
hammer_die =
    { $hammer_die ->
        [glass] glass
        [card] card
        [metal] metal
        [caps] caps
        [plastic] plastic
       *[hammer] hammer
    }
star_die =
    { $star_die ->
        [glass] glass
        [card] card
        [metal] metal
        [caps] caps
        [plastic] plastic
       *[star] star
    }
where =
    { $where ->
        [yard] yard
       *[plant] plant
    }
where-from =
    { $where ->
        [yard] from the yard
       *[plant] from the plant
    }
where-in =
    { $where ->
        [yard] in the yard
       *[plant] in the plant
    }
row-title =
    { $row ->
        [1] Small change
        [2] Late bloomer
        [3] Early climber
        [4] Ski jump
       *[5] Boom
    }

## Moves

move-take = Take { material-some } into space { $column }
# The two numbers of a step such as 1-2.
move-convert = Convert: yard { $step_1 } → plant { $step_2 }
move-sell = Sell: plant { $column } → row { $row } ({ row-title })
move-return = Give back the piece { where-in }, space { $column }
move-auction = Put { material-some } up for auction
move-place = Place the piece on space { $column }
move-bid = Bid ${ $amount }

## Events

event-first_player = { $seat } goes first.
event-fee_paid = { $seat } pays a storage fee of ${ $amount }.
event-fee_unpaid = { $seat } cannot pay the storage fee of ${ $amount } and has to give pieces back.
event-returned = { $seat } gives { material-some } back to the bank { where-from }, space { $column }.
event-rolled = { $seat } rolls { hammer_die } and { star_die }.
event-lot_named = { $seat } names the material to auction: { material }.
event-auction_opened = One piece is up for auction: { material }.
event-no_auction = There is nothing to auction; { $seat } rolls again.
event-bid = { $seat } bids ${ $amount }.
event-bid_shown = { $seat } has bid ${ $amount }.
event-auction_won = { $seat } wins the auction: { material-some } for ${ $amount }.
event-auction_won_tie = { $seat } wins the tie for the highest bid: { material-some } for ${ $amount }.
event-auction_unsold = Nobody wants the { material }: the piece stays in the bank.
event-auction_no_space = { $seat } pays ${ $amount } for { material-some }, but the yard is full: the piece stays in the bank.
event-placed = { $seat } places { material-some } in the yard, space { $column }.
event-taken = { $seat } takes { material-some } into the yard, space { $column }.
event-converted = { $seat } converts { material-some }: yard { $column } → plant { $to_column }.
event-row_opened = { $seat } opens row { $row } ({ row-title }) with { material-some }.
event-sold = { $seat } sells { material-some } in row { $row }, cell { $cell }, for ${ $amount }.
event-finished = The { material } row is full: that material is finished.
event-scrapped = { $seat } loses { $count } × { material } to the scrap.
event-scrapped_bank = The bank loses { $count } × { material } to the scrap.
event-double_void = { $seat } has no second action: the colour of the double is finished.
event-double_cut = { $seat } has no second action: nothing more can be done with this colour ({ material }).
event-passed = { $seat } passes: the roll allows no action.
event-turn_lost = { $seat } loses the turn: nothing but finished colours.
event-over_all_rows = All five rows are full: the game is over.
event-over_four_rows = Four rows are full: the short game is over.
event-over_stalled = { $count } turns in a row without a sale: the game stops here.

## Events, for readers who may not know the values

hidden-bid = { $seat } has bid.

## Reasons to refuse an action

reason-no_such_action = There is no such move in this game.
reason-over_all_rows = The game is over: all five rows are full.
reason-over_four_rows = The game is over: four rows are full, and that ends a short game.
reason-over_stalled = The game is over: too many turns in a row have brought no sale.
reason-not_your_turn = Not yet: it is for somebody else to play.
reason-already_bid = Your bid is in; the others are still thinking.
reason-must_return = You cannot pay the storage fee: first give back pieces from your overfull rows.
reason-must_name_lot = First name the material to be auctioned.
reason-must_bid = An auction is on: first make your bid, even if it is 0.
reason-must_place = First place the piece you have won in your yard.
reason-must_act = Now you have to take, convert or sell.
reason-row_not_overfull = That row holds no more than two pieces: give back from an overfull one.
reason-no_piece_there = That space is empty: there is nothing to give back.
reason-lot_not_in_bank = The bank has no piece of that material to auction.
reason-lot_finished = That material is finished: it is not auctioned any more.
reason-bid_above_money = You cannot bid more money than you own.
reason-space_taken = There is already a piece on that space of your yard: choose an empty one.
reason-material_finished = That material is finished: no action is possible with it any more.
reason-not_rolled = The dice do not show the colour of that piece.
reason-bank_empty = The bank has no piece of that material left.
reason-nothing_to_convert = That space of your yard is empty: there is nothing to convert.
reason-plant_space_taken = There is already a piece on that space of your plant: choose an empty one.
reason-nothing_to_sell = That space of your plant is empty: there is nothing to sell.
reason-row_is_anothers = That row belongs to another material: open one that is still unused.
reason-row_is_fixed = This material already has its row and is sold only there.

## Options and their values

option-end_rows = End of the game
    .help = How many full rows end the game. Four make it shorter, and the fifth material ends up worthless.
option-end_rows-5 = five full rows
option-end_rows-4 = four full rows (short game)
option-stall_cap = Stall cap
    .help = The game stops after this many turns in a row without a sale. It saves you from a match where nobody wants to sell.
option-stall_cap-0 = no cap
option-stall_cap-40 = 40 turns
option-stall_cap-80 = 80 turns
option-stall_cap-160 = 160 turns
option-money_visibility = Money
    .help = Whether you see what the others own. Hidden money is shown when the game is over; payments are always made in the open.
option-money_visibility-open = open
option-money_visibility-hidden = hidden until the end
option-first_player = First player
    .help = Who takes the first turn.
option-first_player-random = drawn at random
option-first_player-seat_1 = the first seat

## What a player is asked

ask-return = You cannot pay the storage fee: choose a piece to give back.
ask-lot = Name the material to auction.
ask-bid = Make your secret bid; 0 means no, thank you.
ask-place = You have won: choose a space of your yard for the piece.
ask-act = Take, convert or sell a piece of a colour the roll allows.

## The board

board-market = Market
board-free = free
board-closed = closed
board-sold = sold
board-bank = bank
board-dice = Dice: { $name }
board-actions = Actions: { $count }
board-auction = Auction
board-own = you
board-own-money = Your money
board-own-fee = your next turn costs ${ $amount }
board-own-goods = Your goods would bring
board-own-opens = opens a row
board-bid = bid { $amount }
board-money = ${ $amount }
board-fee = fee { $amount }
board-turn = Turn { $count }
board-stall = { $count }/{ $cap } turns without a sale
board-won = Game over: { $name } wins
board-shared = Game over: { $name } share the victory
board-you-return = You cannot pay the storage fee: give pieces back
board-you-lot = Name a material to auction
board-you-bid = Auction: make your bid
board-you-place = You won the auction: place the piece in your yard
board-you-act = Your turn: take, convert or sell
board-other-return = { $name } cannot pay the storage fee and gives pieces back
board-other-lot = { $name } names a material to auction
board-other-bid = Auction: waiting for { $name }
board-other-place = { $name } won the auction and places the piece
board-other-act = { $name } is to act

## The board in words

board-row-free = Row { $row }, { row-title }: free, first price ${ $amount }
board-row-open =
    { $count ->
        [one] Row { $row }, { row-title }: { material }, one piece sold, next price ${ $amount }
       *[other] Row { $row }, { row-title }: { material }, { $count } pieces sold, next price ${ $amount }
    }
board-row-closed = Row { $row }, { row-title }: { material }, closed
board-stack =
    { $count ->
        [0] Bank, { material }: no piece left
        [one] Bank, { material }: one piece
       *[other] Bank, { material }: { $count } pieces
    }
board-space =
    { $where ->
        [yard] Yard, space { $column }: { $piece }
       *[plant] Plant, space { $column }: { $piece }
    }
board-theirs = { $name }: { $words }
board-dollars =
    { $amount ->
        [one] one dollar
       *[other] { $amount } dollars
    }
board-money-hidden = hidden money
board-not-rolled = not rolled yet
board-rolled = { hammer_die } and { star_die }
board-allowed = Allowed: { $materials }
board-lot = On offer: { material }
board-no-room = Your yard is full: if you win, you pay and get nothing.
board-bid-awaited = { $name } has not bid yet
board-bid-sealed = { $name } has bid
board-bid-of = { $name } has bid ${ $amount }
board-bank-title = Bank
board-scrap-title = Scrap
board-stock = { material-title }: { $count }
board-yard = Yard: { $pieces }
board-plant = Plant: { $pieces }

## The first lesson

lesson-welcome = Welcome to your recycling company! The aim: more dollars than your rival at the end.
lesson-journey = A piece always makes the same journey: bank, yard, plant, market. It leaves as rubbish and arrives as dollars.
lesson-dice = It is your turn. Two dice decide what you may touch: this time, glass or card.
lesson-take = Take some glass from the bank into your yard, on space 2. It is free: who would charge for rubbish?
lesson-rival = Now your rival, who wants some glass as well. Keep an eye on that one!
lesson-wait = No glass on the dice, so yours has to wait. Take some metal instead, on space 3.
lesson-convert = Glass is back! Convert yours: it goes from the yard to the plant, straight ahead or, as here, diagonally.
lesson-hammer = A hammer calls a secret auction: one piece of glass for the highest bidder. Your rival is quick to hide a bid.
lesson-bid = Your turn to bid: try $4. Only the winner pays, and 0 means no, thank you.
lesson-place = Your $4 beats $2, so the glass is yours! Place it in your yard, on space 2.
lesson-storage = Two pieces in your yard are fine. From three on, in the yard or in the plant, storage costs you $5 a turn.
lesson-double = After the auction you roll again: a double! The same colour twice gives you two actions with it.
lesson-rows = The first sale of a material opens its row, for the whole game. All rows start low, but look how differently they end!
lesson-sell = You have more glass to sell, so choose a rich row: row 5, Boom. Keep the poor ones for what your rival collects!
lesson-second = That makes $3, and you have one action left. Convert your other glass, straight ahead this time.
lesson-rise = Every sale raises the price, whoever sells. Your rival gets $7 for glass, thanks to you!
lesson-star = A star is a joker: every colour is allowed. Sell your glass for $12, thanks to your rival!
lesson-finished = The fifth sale fills a row, and the material is finished. All the glass still around then becomes scrap, so do not wait too long!
lesson-end = When all five rows are full, the game is over. Only dollars count: pieces you still hold are worth nothing.
lesson-on = Now you know it all, and you lead with $41 to $37. The dice even give you a double: play on from here!
