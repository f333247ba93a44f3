### The terminal in English. Words in square brackets are styles, not text.

cli-no-compiler = Numba is not installed, so this runs as WebAssembly, which is slower. For more speed: pip install "rejouons[lab]"
cli-compiling = Compiling { $game } for this machine, only this once…
cli-game-line = { $name } · { $least }–{ $most } players · { $minutes } min · { $pitch }
cli-serving = Rejouons is open at { $address } (Ctrl-C closes it).
cli-serving-others = All who can reach this machine can now play here and open tables, without a password, and what travels between it and them can be read on the way.
cli-open-already = Rejouons is already open at { $address }. To start it anew, close that one first.

## A game at the terminal

cli-welcome = [bold]{ $game }[/bold]  [dim]Type a number to act, “help” for more.
    Commitment to the dice:
    { $commitment }[/dim]
cli-sitters = [dim]At the table: { $names }[/dim]
cli-sealed = [dim]The secret behind the dice is drawn and sealed. Note this commitment if you like:[/dim]
    { $commitment }
cli-word = [bold]{ $name }[/bold], a word of yours for the dice (or just Enter):
cli-range = Type a number from [bold]{ $first }[/bold] to [bold]{ $last }[/bold].
cli-one-of = Type one of these numbers: [bold]{ $numbers }[/bold]
cli-one-of-each = Type one word of each group, for instance: { $example }
cli-narrow = [dim]This board takes { $width } columns, and your terminal has { $columns }.[/dim]
cli-hand-over = [bold]{ $name }[/bold], it is your turn. Press Enter when you alone see the screen.
cli-revise = [bold]{ $name }[/bold]: type [bold]{ $typed }[/bold] to change what you chose.
cli-agree = Agreed by { $names }? (y/n)
cli-yes = y
cli-why-what = Say which action, for instance: why { $action }
cli-allowed = Nothing forbids it: you may do that.
cli-hint = { $chance } %  { $action }  [dim]({ $visits ->
        [one] { $visits } try
       *[other] { $visits } tries
    })[/dim]
cli-saved = Saved as { $file }.
cli-left = The match is kept. Go on with: { $program } resume { $file }
cli-finished = The match is kept. Look back at it with: { $program } review { $file }
cli-unkept = The match goes on, but it is not kept. That is tried again with each move; “save FILE” saves it elsewhere.
cli-lost = What was played since the match was last kept is lost.
cli-standing = { $rank }. [bold]{ $name }[/bold]  { $score }
cli-secret = [dim]The secret behind the dice: { $secret }[/dim]

## Matches that were left

cli-left-some = { $matches ->
        [one] A match was left open
       *[other] { $matches } matches were left open
    }. To go on: rejouons resume
cli-left-open = { $number }  { $game } · { $names } · { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } · { $when } · { $file }
cli-left-elsewhere = { cli-left-open } · open in another window
cli-left-unreadable = { $file }: { $why }
cli-left-nothing = No match was left open.
cli-left-which = Which one? Type its number, or press Enter for the latest:

## Help: what can be typed, and what it does

cli-help-number = plays action 1 of the list
    .typed = 1
cli-help-short = plays this choice
    .typed = { $short }
cli-help-action = plays an action written out
    .typed = { $action }
cli-help-why = says whether an action is allowed, and by which rule
    .typed = why { $action }
cli-help-hint = shows the best actions and their chances of winning
    .typed = hint
cli-help-rules = shows a clause of the rules; without its number, how to play
    .typed = rules { $clause }
cli-help-undo = takes your last action back
    .typed = undo
cli-help-save = saves the match
    .typed = save FILE
cli-help-quit = leaves the table; the match is kept
    .typed = quit

## A simulation

cli-simulated-seat = seat
cli-simulated-bot = bot
cli-simulated-wins = wins
cli-simulated-score = mean score
cli-simulated-summary =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $length } decisions on average in { $seconds } s: { $speed } decisions per second

## An arena

cli-arena-bot = bot
cli-arena-rating = rating
cli-arena-interval = 95 %
cli-arena-wins = wins
cli-arena-rank = rank
cli-arena-score = score
cli-arena-games = games
cli-arena-pairs = How often the bot of a row came in ahead of the bot of a column:
cli-arena-summary =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. Ranks and scores are means; the mean of the ratings is 0.

## A review

cli-review-number = move
cli-review-seat = player
cli-review-action = action
cli-review-chance = chance
cli-review-cost = cost
cli-review-better = better
cli-review-more =
    { $count ->
        [one] And { $count } smaller mistake.
       *[other] And { $count } smaller mistakes.
    }
cli-review-none = Played as well as the search would have: no mistake found.
cli-review-change = { $percents } %
cli-review-way = Chance to win: { $start } % at the start, as for everybody, and { $end } % in the end.
cli-review-luck = Of that, mistakes { $play }; dice, cards and the others { $luck }.
cli-review-total =
    { $name } gave away { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } of chance in all.

## A verified match

cli-verified-commitment = The secret matches the commitment you noted:
cli-verified-unnoted = The secret matches the commitment in the file; compare it with the one you noted:
cli-verified-nonces = Added by the seats: { $nonces }.
cli-verified-actions = All dice follow from these, and all { $actions } actions are legal.
cli-verified-first-way = Its dice are made in the first way, of matches begun with an earlier version: bots could add words, and less was known to reveal something when it was taken back.
cli-verified-branch = It goes on from an earlier match, whose secret was known: its dice could be foreseen.
cli-verified-taken-back = { $times ->
        [one] Once something was taken back, { $known ->
            [0] before anything new had been seen.
           *[other] after something new had been seen.
        }
       *[other] { $times } times something was taken back, { $known ->
            [0] never after something new had been seen.
            [one] once after something new had been seen.
           *[other] { $known } times after something new had been seen.
        }
    }
cli-verified-over = The game is over; the scores are as recorded: { $scores }.
cli-verified-unfinished = The game is not over yet.

## A board or cards of somebody's own

cli-board-faults = [bold]{ $file }: { $faults ->
        [one] one fault.
       *[other] { $faults } faults.
    }[/bold] Mend { $faults ->
        [one] it
       *[other] them
    } and check again: more may show then.
cli-board-again = { $said } The same { $more ->
        [one] once more
       *[other] { $more } times more
    }: { $places }
cli-board-more = [bold]·[/bold] … and { $more ->
        [one] one more.
       *[other] { $more } more.
    }
cli-board-sound = [bold]{ $file }: not a single fault. Bravo![/bold]
cli-board-play = To play with it: rejouons play { $game } --players { $players } { $option } { $file }
