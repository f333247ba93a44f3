### The terminal in French. Words in square brackets are styles, not text.
### The space before : ; ! ? » and after « does not break (U+00A0).

cli-no-compiler = Numba n’est pas installé : tout tourne en WebAssembly, moins vite. Pour aller plus vite : pip install "rejouons[lab]"
cli-compiling = { $game } : compilation pour cette machine, une fois pour toutes…
cli-game-line = { $name } · { $least } à { $most } joueurs · { $minutes } min · { $pitch }
cli-serving = Rejouons est ouvert à l’adresse { $address } (Ctrl-C pour fermer).
cli-serving-others = Toute personne qui peut joindre cette machine peut maintenant y jouer et y ouvrir des tables, sans mot de passe, et ce qui circule entre elles peut se lire en chemin.
cli-open-already = Rejouons est déjà ouvert à l’adresse { $address }. Pour le relancer, fermez-le d’abord.

## A game at the terminal

cli-welcome = [bold]{ $game }[/bold]  [dim]Tapez un nombre pour jouer, « help » pour le reste.
    Engagement sur les dés :
    { $commitment }[/dim]
cli-sitters = [dim]À la table : { $names }[/dim]
cli-sealed = [dim]Le secret des dés est tiré et scellé. Notez cet engagement si vous voulez :[/dim]
    { $commitment }
cli-word = [bold]{ $name }[/bold], un mot de vous pour les dés (ou juste Entrée) :
cli-range = Tapez un nombre de [bold]{ $first }[/bold] à [bold]{ $last }[/bold].
cli-one-of = Tapez un de ces nombres : [bold]{ $numbers }[/bold]
cli-one-of-each = Tapez un mot de chaque groupe, par exemple : { $example }
cli-narrow = [dim]Ce plateau demande { $width } colonnes, votre terminal en a { $columns }.[/dim]
cli-hand-over = [bold]{ $name }[/bold], c’est à vous. Appuyez sur Entrée quand personne d’autre ne voit l’écran.
cli-revise = [bold]{ $name }[/bold] : tapez [bold]{ $typed }[/bold] pour changer votre choix.
cli-agree = Accord de { $names } ? (o/n)
cli-yes = o
cli-why-what = Dites quelle action, par exemple : why { $action }
cli-allowed = Rien ne s’y oppose : vous pouvez le faire.
cli-hint = { $chance } %  { $action }  [dim]({ $visits ->
        [one] { $visits } essai
       *[other] { $visits } essais
    })[/dim]
cli-saved = Enregistré dans { $file }.
cli-left = La partie est gardée. Pour la continuer : { $program } resume { $file }
cli-finished = La partie est gardée. Pour la revoir : { $program } review { $file }
cli-unkept = La partie continue, mais elle n’est pas gardée. Un nouvel essai est fait à chaque coup ; « save FICHIER » l’enregistre ailleurs.
cli-lost = Ce qui a été joué depuis que la partie a été gardée pour la dernière fois est perdu.
cli-standing = { $rank }. [bold]{ $name }[/bold]  { $score }
cli-secret = [dim]Le secret derrière les dés : { $secret }[/dim]

## Matches that were left

cli-left-some = { $matches ->
        [one] Une partie reste ouverte
       *[other] { $matches } parties restent ouvertes
    }. Pour continuer : rejouons resume
cli-left-open = { $number }  { $game } · { $names } · { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } · { $when } · { $file }
cli-left-elsewhere = { cli-left-open } · ouverte dans une autre fenêtre
cli-left-unreadable = { $file } : { $why }
cli-left-nothing = Aucune partie n’est restée ouverte.
cli-left-which = Laquelle ? Tapez son numéro, ou Entrée pour la dernière :

## Help: what can be typed, and what it does

cli-help-number = joue l’action 1 de la liste
    .typed = 1
cli-help-short = joue ce choix
    .typed = { $short }
cli-help-action = joue une action écrite en toutes lettres
    .typed = { $action }
cli-help-why = dit si une action est permise, et par quel point des règles
    .typed = why { $action }
cli-help-hint = montre les meilleurs coups et leurs chances de gagner
    .typed = hint
cli-help-rules = montre un point des règles ; sans numéro, comment jouer
    .typed = rules { $clause }
cli-help-undo = reprend votre dernier coup
    .typed = undo
cli-help-save = enregistre la partie
    .typed = save FICHIER
cli-help-quit = quitte la partie, qui est gardée
    .typed = quit

## A simulation

cli-simulated-seat = place
cli-simulated-bot = robot
cli-simulated-wins = victoires
cli-simulated-score = score moyen
cli-simulated-summary =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $length } décisions en moyenne en { $seconds } s : { $speed } décisions par seconde

## An arena

cli-arena-bot = robot
cli-arena-rating = cote
cli-arena-interval = 95 %
cli-arena-wins = victoires
cli-arena-rank = rang
cli-arena-score = score
cli-arena-games = parties
cli-arena-pairs = Combien de fois le robot de la ligne a devancé celui de la colonne :
cli-arena-summary =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }. Rangs et scores sont des moyennes ; la moyenne des cotes est 0.

## A review

cli-review-number = coup
cli-review-seat = joueur
cli-review-action = action
cli-review-chance = chance
cli-review-cost = coût
cli-review-better = mieux
cli-review-more =
    { $count ->
        [one] Et { $count } erreur plus petite.
       *[other] Et { $count } erreurs plus petites.
    }
cli-review-none = Aussi bien joué que la recherche l’aurait fait : aucune erreur trouvée.
cli-review-change = { $percents } %
cli-review-way = Chances de gagner : { $start } % au début, comme tout le monde, et { $end } % à la fin.
cli-review-luck = Là-dedans, les erreurs { $play } ; les dés, les cartes et les autres { $luck }.
cli-review-total =
    { $name } a laissé { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } de chance en route.

## A verified match

cli-verified-commitment = Le secret correspond à l’engagement que vous aviez noté :
cli-verified-unnoted = Le secret correspond à l’engagement du fichier ; comparez-le à celui que vous aviez noté :
cli-verified-nonces = Ajouté par les places : { $nonces }.
cli-verified-actions = Tous les dés en découlent, et les { $actions } actions sont permises.
cli-verified-first-way = Ses dés sont tirés de la première façon, celle des parties commencées avec une version plus ancienne : les robots pouvaient ajouter des mots, et l’on tenait moins de coups pour révélateurs quand ils étaient repris.
cli-verified-branch = Elle continue une partie plus ancienne, dont le secret était connu : on pouvait prévoir ses dés.
cli-verified-taken-back = { $times ->
        [one] Un coup a été repris, { $known ->
            [0] sans que rien de nouveau ait été vu.
           *[other] alors que du nouveau avait été vu.
        }
       *[other] { $times } coups ont été repris, { $known ->
            [0] sans que rien de nouveau ait été vu.
            [one] dont un alors que du nouveau avait été vu.
           *[other] dont { $known } alors que du nouveau avait été vu.
        }
    }
cli-verified-over = La partie est finie ; les scores sont bien ceux enregistrés : { $scores }.
cli-verified-unfinished = La partie n’est pas encore finie.

## A board or cards of somebody's own

cli-board-faults = [bold]{ $file } : { $faults ->
        [one] un défaut.
       *[other] { $faults } défauts.
    }[/bold] { $faults ->
        [one] Corrigez-le
       *[other] Corrigez-les
    }, puis vérifiez encore : d’autres peuvent se montrer.
cli-board-again = { $said } De même { $more ->
        [one] une fois encore
       *[other] { $more } fois encore
    } : { $places }
cli-board-more = [bold]·[/bold] … et { $more ->
        [one] un autre.
       *[other] { $more } autres.
    }
cli-board-sound = [bold]{ $file } : pas un seul défaut. Bravo ![/bold]
cli-board-play = Pour jouer avec : rejouons play { $game } --players { $players } { $option } { $file }
