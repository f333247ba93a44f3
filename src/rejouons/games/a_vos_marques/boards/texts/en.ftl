### What is said of a board and cards in English: one message for each fault, and one for none.

## Words

wanted =
    { $wanted ->
        [text] a text in quotation marks, of 1 to 200 characters that can be shown on one line
        [whole] a whole number from 0 to 9999
        [count] a whole number from 1 to 9999
        [number] a number from -9999 to 9999
        [size] the width and the height, like [1200, 800]
        [names] a list of up to 1000 names, none of them twice
        [list] a list in square brackets, of up to 1000 entries
        [object] an object in braces
        [spaces] an object with each space under its name, 1000 at most
        [cards] an object with each card under its name, 1000 at most
        [ends] a list of two different spaces
        [line] a list of 2 to 1000 points, like [[0, 0], [10, 0]]
        [points] a list of up to 1000 points, like [[0, 0], [10, 0]]
        [box] left, top, width and height, like [330, 548, 370, 76]
        [ellipse] an object with the numbers “cx”, “cy”, “rx” and “ry”, and nothing else
        [sea] an object with the numbers “y_from” and “y_to”, and nothing else
        [region] an object; its “label” is a point, its “colour” a text, and there is nothing else
        [road] an object with a “name” and its “spaces”, and nothing else
        [title] a text of up to 40 characters that can be shown on one line, with at least one letter, or an object with one under “en”, “fr” or both
        [wording] a text of up to 240 characters that can be shown, or an object with one under “en”, “fr” or both
        [deck] "E", "S" or "P"
        [result] "cancel", "reduce" or "reverse"
        [amount] a whole number from 1 to 30
        [drive] a whole number from 1 to 18
        [price] a whole number from 4, the price of the cheapest products, to 30
        [product] a product: ABS, ASR, ESP, NAV, DYN, ENG, ALA, AIR or DEA
        [products] a list of products, none of them twice: ABS, ASR, ESP, NAV, DYN, ENG, ALA, AIR, DEA
        [regions] a list of regions, none of them twice: city, meadow, lake, mountain, coast, desert, hills
        [errand-place] a place of errands: service_station, police, dealer or restaurant
        [single-place] a place that there is one of: casino, magic_mountain, sand_fox, meadow, lake, desert or sea
        [theft] "random" or "named"
        [loss] "random"
       *[cases] a list of 1 to 1000 objects with “any_of” and “then”
    }

## No fault

board-summary =
    “{ $name }”: { $board ->
        [own] { $spaces } spaces; the shortest way from START to FINISH has { $steps } steps{ $saved ->
            [0] .
           *[other] , { $linked } with tickets.
        }
       *[box] the board is the box’s.
    }
    { $cards ->
        [own] Cards: { $found }{ $is_full ->
            [True] , as many as in the box.
           *[False] , where the box has { $box }.
        }
       *[box] The cards are the box’s.
    }

## The shape of the file

board-missing = The file has no “{ $key }”.
board-mistyped = “{ $key }” must be { wanted }, not { $found }.
board-format = The file is of format { $found }; this program reads format { $wanted }.
board-unknown-key = “{ $key }” means nothing.
board-nothing-told = The file tells neither a board (“canvas”, “spaces”, “links”) nor cards (“cards”).
board-space-missing = Space { $space } has no “{ $key }”.
board-space-mistyped = Space { $space }: “{ $key }” must be { wanted }, not { $found }.
board-space-unknown-key = Space { $space }: “{ $key }” means nothing. A space has “x”, “y”, “region”, “next”, and may have “place” and “back”.
board-link-missing = Link { $link } has no “{ $key }”.
board-link-mistyped = Link { $link }: “{ $key }” must be { wanted }, not { $found }.
board-link-unknown-key = Link { $link }: “{ $key }” means nothing. A link has “kind” and “ends”, and may have “draw”.
board-card-missing = Card { $card } has no “{ $key }”.
board-card-mistyped = Card { $card }: “{ $key }” must be { wanted }, not { $found }.
board-card-unknown-key = Card { $card }: “{ $key }” means nothing there.

## Names

board-space-name = “{ $space }” cannot name a space: a name has 1 to 8 letters, digits or hyphens.
board-same-space = Spaces { $space } and { $other } differ in capitals only.
board-no-such-end = There is no space { $space }.
board-name-taken = No space can be called { $space }: the program needs this word itself.
board-card-name = “{ $card }” cannot name a card: a name has 1 to 8 letters, digits or hyphens.
board-same-card = Cards { $card } and { $other } differ in capitals only.

## Single spaces

board-region = Space { $space }: there is no region “{ $region }”. The regions are: { $known }.
board-place = Space { $space }: there is no place “{ $place }”. The places are: { $known }.
board-leads-to-nothing = Space { $space } leads to { $target }, which does not exist.
board-leads-to-itself = Space { $space } leads to itself.
board-both-ways = Spaces { $space } and { $target } lead to each other. Tell the road once, along its arrow: cars drive it both ways anyway.
board-back-to-nothing = Space { $space }: “back” is { $target }, which does not exist.
board-off-canvas = Space { $space } lies at ({ $x }, { $y }), outside the drawing of { $size }.
board-too-near = Spaces { $space } and { $other } lie { $found } apart; it takes { $least } at least to tell them apart.

## Ways

board-leads-to-start = Space { $space } leads to START; every arrow leads away from there.
board-start-roads = { $found ->
        [0] No road leads
       *[other] { $found } roads lead
    } out of START; it takes exactly one.
board-leads-from-finish = FINISH leads on; its “next” must be empty.
board-finish-roads = { $found ->
        [0] No road leads
       *[other] { $found } roads lead
    } into FINISH; it takes exactly one.
board-not-entered = No arrow leads to space { $space }.
board-dead-end = Space { $space } leads nowhere; only FINISH may.
board-back-off-road = Space { $space }: “back” is { $target }, but no arrow leads from { $target } to { $space }.
board-back-missing = Roads merge at space { $space }: its “back” must say which of them cars are pushed back along: { $known }.
board-loop = These spaces lead round in a loop along their arrows: { $spaces }.

## Places

board-no-place = There is no “{ $place }” on the board.
board-place-twice = There may be one “{ $place }” only, not several: { $spaces }.
board-place-at-end = { $space } cannot be a “{ $place }”.
board-place-at-junction = Space { $space } cannot be a “{ $place }”: ways part there.

## Ferries and tunnels

board-link-kind = Link { $link }: there is no kind “{ $kind }”. The kinds are: { $known }.
board-link-to-nothing = Link { $link } ends at { $space }, which does not exist.
board-link-at-end = Link { $link } cannot end at { $space }: one road is all that leads there.
board-link-twice = Link { $link } joins { $space } and { $other }, which are joined already.

## Limits of a board

board-too-many-spaces = The board has { $found } spaces; there is room for { $most }.
board-too-many-destinations = The board has { $found } service stations, police posts, dealers and restaurants; there is room for { $most }.
board-too-many-junctions = On { $found } spaces, more than two ways meet; there is room for { $most } such spaces.
board-too-many-ways = At space { $space }, { $found } ways meet; there is room for { $most }.
board-too-many-trips = From space { $space }, more than { $most } trips of up to { $steps } spaces are possible: too many roads part near it.

## The drawing

board-drawn-region = “drawing.regions” names the region “{ $region }”. The regions are: { $known }.
board-drawn-road = “{ $key }” names the space { $space }, which does not exist.

## Operations

board-operation = Card { $card }: “{ $key }” must be an operation, an object whose “op” is one of { $known }; not { $found }.
board-too-deep = Card { $card }: “{ $key }” lies too deep. Operations may lie { $most } deep inside each other.
board-gain = Card { $card }: “{ $key }” must have either a “product” or a “max_price”.
board-misplaced = Card { $card }: “{ $op }” cannot stand in “{ $key }”. It belongs { $op ->
        [errand] on E and S cards.
        [cata] in the effect of E and P cards.
        [keep_pass] in the effect of E cards.
        [pay_victim] among the “attacker” operations of S cards.
       *[other] in the effect of S cards.
    }
board-arrival = Card { $card }: “{ $op }” cannot stand in “on_arrival” in “{ $key }”. There you can have: { $known }.
board-lies-twice = Card { $card }: “{ $key }” would leave the card lying before a player twice. Of { $deck ->
        [S] errand, stop, one_die and wrong_way, a player
       *[E] its errands, a player
    } can get one at a time.
board-too-much = Card { $card }: too much happens at once by “{ $key }”. It counts { $found }, of { $most } at most: “cata” counts { $cata }, “draw_s” its number of cards, every other operation { $any }, all on the longest way through it.
board-ticket-alone = Card { $card } is a ticket: “keep_pass” must be its only operation.
board-ticket-twice = Cards { $card } and { $other } are both tickets; there can be one kind only.

## Counters

board-counters-on-e = Card { $card } has counters, but E cards cannot be countered.
board-too-many-counters = Card { $card } has { $found } counters; there is room for { $most }.
board-counter-twice = Card { $card } names { $product } twice in its counters.
board-counter-groups = Card { $card } names { $product } and { $other } in its counters. Somebody can hold both, so it would not be clear which applies.
board-counter-result = Card { $card }: “{ $key }” does not fit its result. { $result ->
        [cancel] “cancel” has no operations.
        [reduce] “reduce” has operations under “self” only.
       *[reverse] “reverse” has operations under “self”, “attacker” or both.
    }
board-no-attacker = Card { $card }: “{ $key }” has operations for the attacker, but only S cards have one.

## Numbers of cards

board-deck-empty = There is no { $deck } card.
board-deck-too-large = There are { $found } { $deck } cards, all copies counted; there is room for { $most }.
board-too-many-instructions = All cards together take { $found } instructions; there is room for { $most }.
