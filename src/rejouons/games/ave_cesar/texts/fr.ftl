### Ave César in French. The words are those of RULES.fr.md.
### The space before : ; ! ? » and after « does not break (U+00A0).

name = Ave César
pitch = Des chars, trois tours, une arène étroite : saluez César et gagnez.
about = Vous menez un char à quatre chevaux : trois tours de cirque, et une fois, vous devez entrer dans l’allée impériale, saluer César et payer votre pièce. Tous les cochers ont les mêmes 24 cartes, juste assez pour arriver : chaque détour autour d’un rival coûte des cases qui manqueront peut-être à la fin. Des murs séparent les couloirs, certains passages n’ont la largeur que d’un char, personne ne saute personne, et qui est en tête ne joue pas de 6. Un tournoi compte plusieurs courses ; les lauriers désignent le vainqueur.

## Words

course =
    { $course ->
        [white_cw] parcours blanc, sens horaire
        [white_ccw] parcours blanc, sens antihoraire
        [blue_cw] parcours bleu, sens horaire
        [blue_ccw] parcours bleu, sens antihoraire
        [yellow_cw] parcours jaune, sens horaire
        [yellow_ccw] parcours jaune, sens antihoraire
        [red_cw] parcours rouge, sens horaire
       *[red_ccw] parcours rouge, sens antihoraire
    }
place =
    { $place ->
        [0] sans place
        [1] 1re place
       *[other] { $place }e place
    }
amount =
    { $amount ->
        [0] sans laurier
        [one] { $amount } laurier
       *[other] { $amount } lauriers
    }
# A space, or for those who are not shown its code the lane that it is in, counted from inside
space = { $space }
    .plain =
        { $space_kind ->
            [narrow] passage étroit
            [alley] allée impériale
           *[lane] couloir { $space_lane } sur { $space_lanes }
        }
space-left =
    { $space_left ->
        [0] { "" }
        [one] , à une case de la ligne
       *[other] , à { $space_left } cases de la ligne
    }

## Moves

move-play = Jouer un { $value } → { $space }
    .plain = Jouer un { $value } → { space.plain }{ space-left }
move-finish = Jouer un { $value } → franchir l’arrivée
move-tuck = Glisser un { $value } sous la pioche
move-pass = Rester sur place
move-retire = Abandonner la course

## Events

event-race_began = Course { $race } : { course }.
event-card_turned = { $seat } retourne un { $value }.
event-lined_up = { $seat } s’aligne dans le couloir { $lane }, sur { $space }.
    .plain = { $seat } s’aligne dans le couloir { $lane }.
event-lined_up_last_first =
    { $lane ->
        [1] { $seat }, en queue du classement précédent, prend le couloir 1, sur { $space }.
       *[other] { event-lined_up }
    }
    .plain =
        { $lane ->
            [1] { $seat }, en queue du classement précédent, prend le couloir 1.
           *[other] { event-lined_up.plain }
        }
event-lined_up_winner_first =
    { $lane ->
        [1] { $seat } a gagné la course précédente et prend le couloir 1, sur { $space }.
       *[other] { event-lined_up }
    }
    .plain =
        { $lane ->
            [1] { $seat } a gagné la course précédente et prend le couloir 1.
           *[other] { event-lined_up.plain }
        }
event-dealt = { $seat } pioche { $value }, { $second } et { $third }.
event-starts = { $seat } commence.
event-six_in_narrows = { $seat } n’a que des 6, mais occupe un passage étroit : un 6 est permis.
event-six_at_standstill = En tête, les mains n’ont que des 6, et plus rien ne bouge : { $seat } peut en jouer un.
event-six_for_relief = Plus rien ne bouge, et { $seat } mène avec des 6 pour toute main : un 6 est permis.
event-moved = { $seat } joue un { $value } : { $from_space } → { $space }.
    .plain = { $seat } joue un { $value } → { space.plain }.
event-lap_begun =
    { $lap ->
        [1] { $seat } s’élance : tour 1.
        [3] { $seat } passe la ligne : dernier tour !
       *[other] { $seat } passe la ligne : tour { $lap }.
    }
event-saluted = Ave César ! { $seat } salue sur { $space } et paie sa pièce.
    .plain = Ave César ! { $seat } salue et paie sa pièce.
event-disqualified = { $seat } a manqué l’allée : disqualification, ni place ni lauriers.
event-finished = { $seat } joue un { $value } : { $from_space } → arrivée !
    .plain = { $seat } joue un { $value } → arrivée !
event-placed =
    { $place ->
        [1] { $seat } gagne la course !
       *[other] { $seat } prend la { place }.
    }
event-sixes_freed = Un char est arrivé : désormais, les 6 sont permis en tête aussi.
event-drew = { $seat } pioche un { $value }.
event-took_lead = { $seat } prend la tête.
event-held_up = { $seat } ne trouve pas de passage.
event-waited = { $seat } attend l’allée.
event-only_sixes = { $seat } mène avec des 6 pour toute main et doit passer.
event-tucked = { $seat } glisse un { $value } sous la pioche.
event-out_of_cards = { $seat } n’a plus de cartes et quitte la piste.
event-retired = { $seat } abandonne la course.
event-race_over = La course { $race } est finie.
event-race_stalled = Rien n’a bougé depuis { $rounds } tours de table : la course { $race } s’arrête là.
event-scored = { $seat } : { place }, { amount }.
event-over_won = { $seat } gagne le tournoi !
event-over_tie_broken = À égalité de lauriers, les meilleures places décident : { $seat } gagne le tournoi !
event-over_shared = Lauriers et places à égalité : la victoire est partagée.

## Events, for readers who may not know the values

hidden-dealt = { $seat } pioche trois cartes.
hidden-drew = { $seat } pioche une carte.
hidden-tucked = { $seat } glisse une carte sous la pioche.

## Reasons to refuse an action

reason-no_such_action = Ce coup n’existe pas dans ce jeu.
reason-over_races = Le tournoi est fini : plus aucun char ne court dans la dernière course.
reason-over_stalled = Le tournoi est fini : la dernière course est restée bloquée trop longtemps.
reason-not_your_turn = Patience : c’est à quelqu’un d’autre de jouer.
reason-card_not_in_hand = Vous n’avez pas cette carte en main.
reason-leader_plays_no_six = Vous êtes en tête, et qui est en tête ne joue pas de 6.
reason-off_course = Cette case n’est pas sur le parcours de cette course.
reason-space_taken = Un char occupe cette case : il n’y a de place que pour un.
reason-way_blocked = Des chars barrent le passage, et personne ne saute par-dessus un char.
reason-out_of_reach = Cette carte ne mène pas à cette case : il faut rouler toute sa valeur.
reason-line_not_reached = Cette carte ne vous mène pas au-delà de l’arrivée.
reason-race_ends_at_line = C’est votre dernier tour : votre course finit à la ligne, pas sur une case derrière elle.
reason-salute_is_due = César attend : ce coup renonce à l’allée, et vous en avez un qui la garde.
reason-waits_for_alley = Des chars barrent votre accès à l’allée : vous l’attendez, même si vous pourriez passer à côté.
reason-move_is_due = Vous pouvez avancer, donc vous le devez : on ne passe pas par choix.
reason-cards_stay = Aucune carte ne va sous la pioche en ce moment : votre main reste telle quelle.
reason-card_must_be_tucked = Il vous reste une pioche : faute de passage, on glisse une carte dessous.
reason-only_disqualified_retire = Vous pouvez encore gagner : on n’abandonne qu’après une disqualification.

## Options and their values

race-help = Le parcours de cette course. Entre parenthèses, celui de cinq ou six joueurs, qui courent sur l’autre face du plateau.
race-standard = selon le programme
race-first_cw = blanc (jaune), sens horaire
race-first_ccw = blanc (jaune), sens antihoraire
race-second_cw = bleu (rouge), sens horaire
race-second_ccw = bleu (rouge), sens antihoraire

option-races = Courses
    .help = Combien de courses font le tournoi. Le programme : les deux parcours dans le sens horaire, puis les deux dans l’autre sens, et ainsi de suite.
option-races-1 = une seule course
option-races-2 = 2 courses
option-races-3 = 3 courses
option-races-4 = 4 courses
option-races-5 = 5 courses
option-races-6 = 6 courses
option-races-7 = 7 courses
option-races-8 = 8 courses
option-race_1 = Course 1
    .help = { race-help }
option-race_1-standard = { race-standard }
option-race_1-first_cw = { race-first_cw }
option-race_1-first_ccw = { race-first_ccw }
option-race_1-second_cw = { race-second_cw }
option-race_1-second_ccw = { race-second_ccw }
option-race_2 = Course 2
    .help = { race-help }
option-race_2-standard = { race-standard }
option-race_2-first_cw = { race-first_cw }
option-race_2-first_ccw = { race-first_ccw }
option-race_2-second_cw = { race-second_cw }
option-race_2-second_ccw = { race-second_ccw }
option-race_3 = Course 3
    .help = { race-help }
option-race_3-standard = { race-standard }
option-race_3-first_cw = { race-first_cw }
option-race_3-first_ccw = { race-first_ccw }
option-race_3-second_cw = { race-second_cw }
option-race_3-second_ccw = { race-second_ccw }
option-race_4 = Course 4
    .help = { race-help }
option-race_4-standard = { race-standard }
option-race_4-first_cw = { race-first_cw }
option-race_4-first_ccw = { race-first_ccw }
option-race_4-second_cw = { race-second_cw }
option-race_4-second_ccw = { race-second_ccw }
option-race_5 = Course 5
    .help = { race-help }
option-race_5-standard = { race-standard }
option-race_5-first_cw = { race-first_cw }
option-race_5-first_ccw = { race-first_ccw }
option-race_5-second_cw = { race-second_cw }
option-race_5-second_ccw = { race-second_ccw }
option-race_6 = Course 6
    .help = { race-help }
option-race_6-standard = { race-standard }
option-race_6-first_cw = { race-first_cw }
option-race_6-first_ccw = { race-first_ccw }
option-race_6-second_cw = { race-second_cw }
option-race_6-second_ccw = { race-second_ccw }
option-race_7 = Course 7
    .help = { race-help }
option-race_7-standard = { race-standard }
option-race_7-first_cw = { race-first_cw }
option-race_7-first_ccw = { race-first_ccw }
option-race_7-second_cw = { race-second_cw }
option-race_7-second_ccw = { race-second_ccw }
option-race_8 = Course 8
    .help = { race-help }
option-race_8-standard = { race-standard }
option-race_8-first_cw = { race-first_cw }
option-race_8-first_ccw = { race-first_ccw }
option-race_8-second_cw = { race-second_cw }
option-race_8-second_ccw = { race-second_ccw }
option-lineup = Départs suivants
    .help = Qui prend le couloir intérieur et commence dès la deuxième course : le dernier de la course précédente, les autres suivant autour de la table, ou le vainqueur, les autres suivant par rang.
option-lineup-last_starts = le dernier commence
option-lineup-winner_lane_1 = le vainqueur commence
option-blocked_pass = Sans passage
    .help = Qui ne peut pas avancer peut-il échanger une carte avec sa pioche ?
option-blocked_pass-tuck = échange une carte avec la pioche
option-blocked_pass-keep = garde sa main
option-stalemate_relief = Secours en tête
    .help = Qui est en tête avec rien que des 6 peut-il en jouer un dès que rien n’a bougé d’un tour de table ? Sinon, seuls des chars côte à côte en tête le peuvent.
option-stalemate_relief-on = oui
option-stalemate_relief-off = non
option-stall_rounds = Fin d’une impasse
    .help = Après ce nombre de tours de table où rien ne bouge, la course s’arrête ; les chars encore en piste n’ont pas de place.
option-stall_rounds-3 = 3 tours de table
option-stall_rounds-5 = 5 tours de table
option-stall_rounds-10 = 10 tours de table
option-stall_rounds-20 = 20 tours de table
option-stall_rounds-50 = 50 tours de table
option-wall_exit_diagonal = Au bout d’un mur
    .help = Un char peut-il changer de couloir dès le pas qui quitte le mur, ou seulement depuis la première case après lui ?
option-wall_exit_diagonal-off = changer après le mur
option-wall_exit_diagonal-on = changer en le quittant

## What a player is asked

ask-move = Jouez une carte et roulez toute sa valeur.
ask-tuck = Pas de passage : choisissez une carte à glisser sous votre pioche.
ask-wait = L’accès à l’allée est barré : attendez, et choisissez une carte à glisser sous votre pioche.
ask-stand = Vous ne pouvez pas avancer : restez sur place, ou abandonnez.

## The board at the terminal

board-lining-up = Les chars s’alignent au départ.
board-race = Course { $race }/{ $races } · { course }
board-won = Tournoi terminé : { $name } gagne
board-shared = Tournoi terminé : victoire partagée, { $name }
board-you-move = À vous : jouez une carte
board-you-tuck = Pas de passage : glissez une carte sous la pioche
board-you-wait = Allée barrée : glissez une carte sous la pioche
board-you-stand = Vous ne pouvez pas avancer : restez, ou abandonnez
board-other-move = C’est à { $name } de jouer une carte
board-other-tuck = { $name } ne trouve pas de passage
board-other-wait = { $name } attend l’allée
board-other-stand = { $name } ne peut pas avancer
board-imperial-alley = Allée impériale
board-your-hand = Votre main
board-your-pile = pioche : { $count }
board-head-lap = tour
board-head-space = case
board-head-caesar = César
board-head-cards = cartes
board-head-way = trajet
board-head-spare = marge
board-head-laurels = lauriers
board-coin-due = à saluer
board-coin-paid = ✓ salué
board-coin-missed = ✕ manqué
board-left-finished = arrivée : { place }
board-left-out = plus de cartes
board-left-retired = abandon
board-left-stalled = impasse

## The board in the browser

board-you = vous
board-disqualified = hors classement
board-no-six = pas de 6
board-note-six = Vous menez : vos 6 attendront.
board-note-salute = César attend : arrêtez-vous dans l’allée impériale pendant ce tour.
board-note-gamble = Les cases marquées « ! » gardent l’allée à portée, mais aucune autre carte de votre main pour y entrer.
board-note-forfeit = Aucune de vos cartes ne s’arrête plus dans l’allée : quoi que vous jouiez, vous serez hors classement.
board-note-spare =
    { $count ->
        [0] Aucune case de marge : seules les cases marquées « +0 » gardent l’arrivée à portée.
        [1] Une seule case de marge : une case marquée « +1 » la gaspille.
       *[other] { $count } cases de marge : une case marquée « +1 » en gaspille une.
    }
board-note-short = Vos cartes ne mènent plus à l’arrivée : il ne vous reste qu’à gêner les autres.
board-spare =
    { $count ->
        [0] aucune case de marge
        [one] { $count } case de marge
       *[other] { $count } cases de marge
    }
board-short =
    { $count ->
        [one] il manque { $count } case dans les cartes
       *[other] il manque { $count } cases dans les cartes
    }
board-card =
    { $count ->
        [one] carte { $value }
       *[other] { $count } × carte { $value }
    }
board-card-leads = { $card }, mène à { $spaces }
board-stuck-six = pas de 6 quand on mène
board-stuck-wait = vous attendez l’allée
board-stuck-blocked = impossible de rouler toute sa valeur
board-stuck-salute = ferait manquer le salut
board-tag-six = en tête : pas de 6
board-tag-wait = attente
board-tag-blocked = bloquée
board-tag-salute = salut d’abord
board-space = Case { $space }
    .plain =
        { $space_kind ->
            [lane] Couloir { $space_lane } sur { $space_lanes }{ space-left }
           *[other] Case{ space-left }
        }
board-narrow = passage étroit
board-alley = allée impériale
board-finish = ligne d’arrivée
board-goal = carte { $value }
board-goal-waste =
    { $waste ->
        [0] carte { $value }, aucune case perdue
        [one] carte { $value }, { $waste } case perdue
       *[other] carte { $value }, { $waste } cases perdues
    }
board-risk-forfeit = vous seriez hors classement
board-risk-gamble = ne laisse aucune autre carte pour l’allée
board-pile =
    { $count ->
        [0] votre pioche est vide
        [one] votre pioche : { $count } carte
       *[other] votre pioche : { $count } cartes
    }
board-pass = rester
board-retire = abandon
board-lap =
    { $lap ->
        [0] départ
       *[other] tour { $lap }
    }
board-where =
    { $lap ->
        [0] au départ, sur { $space }
       *[other] tour { $lap }, sur { $space }
    }
    .plain =
        { $lap ->
            [0] au départ, { space.plain }
           *[other] tour { $lap }, { space.plain }
        }
board-coin = doit encore saluer César
board-saluted = a salué César
board-cards-left =
    { $count ->
        [one] encore { $count } carte, valant { $sum }
       *[other] encore { $count } cartes, valant { $sum } ensemble
    }
board-unspent = main et pioche : { $cards }
board-way =
    { $count ->
        [one] { $count } case jusqu’à l’arrivée
       *[other] au moins { $count } cases jusqu’à l’arrivée
    }
board-shows-sixes = n’a que des 6 en main
board-leading = En tête : { $names }
board-sixes-free = Les 6 sont de nouveau permis en tête.
board-unit-laurels = lauriers
board-own-coin = Il vous reste à saluer César.
board-own-saluted = Vous avez salué César.
board-own-disqualified = Vous êtes hors classement : ni place ni lauriers.
board-own-spare =
    { $count ->
        [0] Vos cartes font { $sum } cases, l’arrivée est à { $way } : aucune de marge.
       *[other] Vos cartes font { $sum } cases, l’arrivée est à { $way } : { $count } de marge.
    }
board-own-short = Vos cartes font { $sum } cases, l’arrivée est à { $way } : il en manque { $count }.
board-own-cards = Vos cartes
board-own-hand = en main
board-own-pile = dans la pioche
board-own-spent = jouées

## The salute and the results, drawn

board-ave = Ave César !
board-standings = Résultats de la course { $race }
board-head-gain = course
board-next = Course suivante

## The first lesson

lesson-welcome = Bienvenue au cirque ! Faites trois tours de piste : le premier char qui franchit la ligne gagne la course.
lesson-cards = Vos 24 cartes valent 84 cases en tout, et le chemin le plus court en fait 80. 4 de marge : n’en perdez aucune !
lesson-play = Jouez une carte et roulez d’exactement autant de cases. Votre 6 vous mène à un passage large comme un seul char.
lesson-narrow = Personne ne saute par-dessus personne. Tant que vous tenez le passage, vos rivaux s’arrêtent derrière vous.
lesson-leader = Vous voilà en tête ! En tête, on ne joue pas de 6 : celui de votre main devra attendre.
lesson-curve = En virage, le couloir intérieur est plus court : ici une case, contre deux à l’extérieur. Jouez votre 4 par là.
lesson-outside = À l’intérieur, il n’y a de place que pour un rival. L’autre doit passer à l’extérieur et perd une case.
lesson-block = Voici le prochain passage étroit. Jouez votre 2 et arrêtez-vous dedans : que vos rivaux attendent !
lesson-held-up = Toutes les cartes de ce rival sont trop grandes pour la place derrière vous. Bloqué : il n’avance pas !
lesson-wall = On ne traverse pas un mur : choisissez votre couloir avant. Ce virage tourne à gauche : la gauche est plus courte.
lesson-overtaken = Un rival vous contourne par le couloir long, prend la tête et s’arrête juste devant vous. Il se venge !
lesson-tuck = Cette fois, c’est vous qu’on bloque. Glissez votre 1 sous la pioche : il n’est pas perdu, et vous piochez une autre carte.
lesson-overtake = Vous avez pioché un 5, et la voie est libre ! Un rival mène : vous pouvez enfin jouer votre 6. Dépassez-le !
lesson-alley = Voici l’allée impériale. Arrêtez-vous-y une fois, à la fin du tour 1 ou 2, et saluez César : sinon, pas de victoire.
lesson-gate = L’entrée est sur votre gauche. On change de couloir en diagonale, par les pointillés : votre 5 vous arrête dans l’allée.
lesson-saluted = Ave César ! Votre pièce est payée, et César est content pour toute la course.
lesson-spare = Vous avez toujours vos 4 cases de marge. Vos rivaux n’en ont plus que 3 : chacun est passé une fois à l’extérieur.
lesson-on = Vous menez, et il reste deux tours. Qui n’a plus de cartes quitte la piste : restez à l’intérieur. À vous la suite !
