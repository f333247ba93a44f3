### Mark in French. The words are those of RULES.fr.md.
### The space before : ; ! ? » $ and after « does not break (U+00A0).

name = Mark
pitch = Changez les déchets en dollars, et vendez avant qu’ils ne redeviennent des déchets.
about = Vous dirigez une petite société de recyclage : les déchets entrent dans votre cour, votre usine en tire des produits, le marché les achète. Chaque vente d’un matériau fait monter son prix, et la cinquième ferme sa rangée pour de bon. Deux dés décident de ce que vous pouvez toucher, un marteau déclenche une enchère secrète, et une société encombrée vous coûte de l’argent.

## Words

material =
    { $material ->
        [glass] verre
        [card] carton
        [metal] métal
        [caps] bouchon
       *[plastic] plastique
    }
material-some =
    { $material ->
        [glass] du verre
        [card] du carton
        [metal] du métal
        [caps] un bouchon
       *[plastic] du plastique
    }
material-title =
    { $material ->
        [glass] Verre
        [card] Carton
        [metal] Métal
        [caps] Bouchon
       *[plastic] Plastique
    }
material-letter =
    { $material ->
        [glass] V
        [card] C
        [metal] M
        [caps] B
       *[plastic] P
    }
hammer_die =
    { $hammer_die ->
        [glass] verre
        [card] carton
        [metal] métal
        [caps] bouchon
        [plastic] plastique
       *[hammer] marteau
    }
star_die =
    { $star_die ->
        [glass] verre
        [card] carton
        [metal] métal
        [caps] bouchon
        [plastic] plastique
       *[star] étoile
    }
where =
    { $where ->
        [yard] cour
       *[plant] usine
    }
where-from =
    { $where ->
        [yard] de la cour
       *[plant] de l’usine
    }
where-in =
    { $where ->
        [yard] dans la cour
       *[plant] dans l’usine
    }
row-title =
    { $row ->
        [1] Petite monnaie
        [2] Fleur tardive
        [3] Départ rapide
        [4] Tremplin
       *[5] Boom
    }

## Moves

move-take = Prendre { material-some }, case { $column }
# The two numbers of a step such as 1-2.
move-convert = Transformer : cour { $step_1 } → usine { $step_2 }
move-sell = Vendre : usine { $column } → rangée { $row } ({ row-title })
move-return = Rendre la pièce posée { where-in }, case { $column }
move-auction = Mettre { material-some } aux enchères
move-place = Poser la pièce sur la case { $column }
move-bid = Miser { $amount } $

## Events

event-first_player = { $seat } commence.
event-fee_paid = { $seat } paie { $amount } $ de frais de stockage.
event-fee_unpaid = { $seat } ne peut pas payer les { $amount } $ de frais de stockage et doit rendre des pièces.
event-returned = { $seat } rend { material-some } à la banque : une pièce { where-from }, case { $column }.
event-rolled = { $seat } lance les dés : { hammer_die } et { star_die }.
event-lot_named = { $seat } nomme la couleur mise aux enchères : { material }.
event-auction_opened = Une pièce est mise aux enchères : { material }.
event-no_auction = Rien à mettre aux enchères ; { $seat } relance les dés.
event-bid = { $seat } mise { $amount } $.
event-bid_shown = { $seat } a misé { $amount } $.
event-auction_won = { $seat } remporte l’enchère : { material-some } pour { $amount } $.
event-auction_won_tie = { $seat } l’emporte à égalité de mise : { material-some } pour { $amount } $.
event-auction_unsold = Personne ne mise sur la pièce ({ material }) : elle reste à la banque.
event-auction_no_space = { $seat } paie { $amount } $ pour { material-some }, mais sa cour est pleine : la pièce reste à la banque.
event-placed = { $seat } pose { material-some } dans sa cour, case { $column }.
event-taken = { $seat } prend { material-some } pour sa cour, case { $column }.
event-converted = { $seat } transforme { material-some } : cour { $column } → usine { $to_column }.
event-row_opened = { $seat } ouvre la rangée { $row } ({ row-title }) avec { material-some }.
event-sold = { $seat } vend { material-some }, rangée { $row }, case { $cell }, pour { $amount } $.
event-finished = { material-title } : la rangée est pleine, ce matériau est terminé.
event-scrapped = { $seat } met au rebut { $count } × { material }.
event-scrapped_bank = La banque met au rebut { $count } × { material }.
event-double_void = { $seat } n’a pas de deuxième action : la couleur du double est terminée.
event-double_cut = { $seat } n’a pas de deuxième action : cette couleur ne permet plus rien ({ material }).
event-passed = { $seat } passe : le lancer ne permet aucune action.
event-turn_lost = { $seat } perd son tour : rien que des couleurs terminées.
event-over_all_rows = Les cinq rangées sont pleines : la partie est finie.
event-over_four_rows = Quatre rangées sont pleines : la partie courte est finie.
event-over_stalled = { $count } tours de suite sans une vente : la partie s’arrête là.

## Events, for readers who may not know the values

hidden-bid = { $seat } a fait sa mise.

## Reasons to refuse an action

reason-no_such_action = Ce coup n’existe pas dans ce jeu.
reason-over_all_rows = La partie est finie : les cinq rangées sont pleines.
reason-over_four_rows = La partie est finie : quatre rangées sont pleines, et c’est une partie courte.
reason-over_stalled = La partie est finie : trop de tours de suite sont passés sans une vente.
reason-not_your_turn = Patience : c’est à quelqu’un d’autre de jouer.
reason-already_bid = Votre mise est faite ; les autres réfléchissent encore.
reason-must_return = Vous ne pouvez pas payer les frais de stockage : rendez d’abord des pièces de vos rangées trop pleines.
reason-must_name_lot = Nommez d’abord la couleur à mettre aux enchères.
reason-must_bid = Une enchère est en cours : faites d’abord votre mise, même si c’est 0.
reason-must_place = Posez d’abord dans votre cour la pièce que vous avez gagnée.
reason-must_act = Maintenant, il faut prendre, transformer ou vendre.
reason-row_not_overfull = Cette rangée n’a pas plus de deux pièces : rendez-en une d’une rangée trop pleine.
reason-no_piece_there = Cette case est vide : il n’y a rien à rendre.
reason-lot_not_in_bank = La banque n’a aucune pièce de cette couleur à mettre aux enchères.
reason-lot_finished = Ce matériau est terminé : on ne le met plus aux enchères.
reason-bid_above_money = Vous ne pouvez pas miser plus d’argent que vous n’en avez.
reason-space_taken = Cette case de votre cour est occupée : choisissez-en une libre.
reason-material_finished = Ce matériau est terminé : il ne permet plus aucune action.
reason-not_rolled = Les dés ne montrent pas la couleur de cette pièce.
reason-bank_empty = La banque n’a plus aucune pièce de ce matériau.
reason-nothing_to_convert = Cette case de votre cour est vide : il n’y a rien à transformer.
reason-plant_space_taken = Cette case de votre usine est occupée : choisissez-en une libre.
reason-nothing_to_sell = Cette case de votre usine est vide : il n’y a rien à vendre.
reason-row_is_anothers = Cette rangée appartient à un autre matériau : ouvrez-en une encore libre.
reason-row_is_fixed = Ce matériau a déjà sa rangée et ne se vend que là.

## Options and their values

option-end_rows = Fin de la partie
    .help = Combien de rangées pleines mettent fin à la partie. Avec quatre, elle est plus courte, et le cinquième matériau finit sans valeur.
option-end_rows-5 = cinq rangées pleines
option-end_rows-4 = quatre rangées pleines (partie courte)
option-stall_cap = Garde-fou
    .help = La partie s’arrête après ce nombre de tours de suite sans vente. De quoi se tirer d’une partie où personne ne veut vendre.
option-stall_cap-0 = sans limite
option-stall_cap-40 = 40 tours
option-stall_cap-80 = 80 tours
option-stall_cap-160 = 160 tours
option-money_visibility = Argent
    .help = Voit-on ce que possèdent les autres ? L’argent caché se découvre à la fin de la partie ; les paiements se font toujours devant tout le monde.
option-money_visibility-open = visible
option-money_visibility-hidden = caché jusqu’à la fin
option-first_player = Premier joueur
    .help = Qui joue le premier tour.
option-first_player-random = tiré au sort
option-first_player-seat_1 = la première place

## What a player is asked

ask-return = Vous ne pouvez pas payer les frais de stockage : choisissez une pièce à rendre.
ask-lot = Nommez la couleur à mettre aux enchères.
ask-bid = Faites votre mise en secret ; 0 veut dire non merci.
ask-place = L’enchère est à vous : choisissez une case de votre cour pour la pièce.
ask-act = Prenez, transformez ou vendez une pièce d’une couleur permise par le lancer.

## The board

board-market = Marché
board-free = libre
board-closed = fermée
board-sold = vendu
board-bank = banque
board-dice = Dés : { $name }
board-actions = Actions : { $count }
board-auction = Enchère
board-own = vous
board-own-money = Votre argent
board-own-fee = votre prochain tour coûte { $amount } $
board-own-goods = Vos produits rapporteraient
board-own-opens = ouvre une rangée
board-bid = mise { $amount }
board-money = { $amount } $
board-fee = frais { $amount }
board-turn = Tour { $count }
board-stall = { $count }/{ $cap } tours sans vente
board-won = Partie terminée : { $name } gagne
board-shared = Partie terminée : victoire partagée, { $name }
board-you-return = Vous ne pouvez pas payer les frais : rendez des pièces
board-you-lot = Nommez le matériau à mettre aux enchères
board-you-bid = Enchère : à vous de miser
board-you-place = Enchère gagnée : posez la pièce dans votre cour
board-you-act = À vous : prenez, transformez ou vendez
board-other-return = { $name } ne peut pas payer les frais et rend des pièces
board-other-lot = { $name } nomme le matériau mis aux enchères
board-other-bid = Enchère : on attend { $name }
board-other-place = { $name } gagne l’enchère et pose la pièce
board-other-act = C’est à { $name } d’agir

## The board in words

board-row-free = Rangée { $row }, { row-title } : libre, premier prix { $amount } $
board-row-open =
    { $count ->
        [one] Rangée { $row }, { row-title } : { material }, { $count } pièce vendue, prix suivant { $amount } $
       *[other] Rangée { $row }, { row-title } : { material }, { $count } pièces vendues, prix suivant { $amount } $
    }
board-row-closed = Rangée { $row }, { row-title } : { material }, fermée
board-stack =
    { $count ->
        [0] Banque, { material } : plus de pièce
        [one] Banque, { material } : { $count } pièce
       *[other] Banque, { material } : { $count } pièces
    }
board-space =
    { $where ->
        [yard] Cour, case { $column } : { $piece }
       *[plant] Usine, case { $column } : { $piece }
    }
board-theirs = { $name } : { $words }
board-dollars =
    { $amount ->
        [one] { $amount } dollar
       *[other] { $amount } dollars
    }
board-money-hidden = argent caché
board-not-rolled = pas encore lancés
board-rolled = { hammer_die } et { star_die }
board-allowed = Couleurs permises : { $materials }
board-lot = Mis en vente : { material }
board-no-room = Votre cour est pleine : si vous gagnez, vous payez pour rien.
board-bid-awaited = { $name } n’a pas encore misé
board-bid-sealed = { $name } a misé
board-bid-of = { $name } a misé { $amount } $
board-bank-title = Banque
board-scrap-title = Rebut
board-stock = { material-title } : { $count }
board-yard = Cour : { $pieces }
board-plant = Usine : { $pieces }

## The first lesson

lesson-welcome = Bienvenue dans votre société de recyclage ! Le but : finir avec plus de dollars que votre rival.
lesson-journey = Une pièce fait toujours le même voyage : banque, cour, usine, marché. Elle part déchet et arrive en dollars.
lesson-dice = C’est à vous. Deux dés décident de ce que vous pouvez toucher : cette fois, verre ou carton.
lesson-take = Prenez du verre à la banque et posez-le dans votre cour, case 2. C’est gratuit : qui ferait payer des déchets ?
lesson-rival = Au tour de votre rival, qui veut du verre, lui aussi. Gardez un œil sur lui !
lesson-wait = Pas de verre sur les dés : le vôtre attendra. Prenez plutôt du métal, case 3.
lesson-convert = Revoilà le verre ! Transformez le vôtre : il passe de la cour à l’usine, tout droit ou, comme ici, en diagonale.
lesson-hammer = Un marteau déclenche une enchère secrète : une pièce de verre pour la plus forte mise. Votre rival s’empresse de cacher la sienne.
lesson-bid = À vous de miser : essayez 4 $. Seul le gagnant paie, et 0 veut dire non merci.
lesson-place = Vos 4 $ battent ses 2 $ : le verre est à vous ! Posez-le dans votre cour, case 2.
lesson-storage = Deux pièces dans la cour, tout va bien. Dès la troisième, dans la cour ou dans l’usine, le stockage coûte 5 $ par tour.
lesson-double = Après l’enchère, vous relancez les dés : un double ! Deux fois la même couleur, c’est deux actions avec elle.
lesson-rows = La première vente d’un matériau ouvre sa rangée, pour toute la partie. Toutes démarrent petit, mais regardez où elles finissent !
lesson-sell = Il vous reste du verre à vendre : choisissez une rangée riche, la 5, Boom. Laissez les rangées pauvres à ce que ramasse votre rival !
lesson-second = Voilà 3 $, et il vous reste une action. Transformez votre autre pièce de verre, tout droit cette fois.
lesson-rise = Chaque vente fait monter le prix, quel que soit le vendeur. Votre rival touche 7 $ pour son verre, grâce à vous !
lesson-star = L’étoile est un joker : toutes les couleurs sont permises. Vendez votre verre 12 $, grâce à votre rival !
lesson-finished = La cinquième vente remplit la rangée, et le matériau est terminé. Tout le verre qui reste part alors au rebut : n’attendez pas trop !
lesson-end = Quand les cinq rangées sont pleines, la partie est finie. Seuls les dollars comptent : les pièces qui vous restent ne valent rien.
lesson-on = Vous savez tout, et vous menez 41 $ à 37 $. Les dés vous offrent même un double : à vous de jouer la suite !
