### Autoscooter in French. The words are those of RULES.fr.md.
### The space before : ; ! ? » and after « does not break (U+00A0).

name = Autoscooter
pitch = Des autos tamponneuses et des plans secrets : visez le flanc, gardez le vôtre.
about = La cloche sonne, et onze fois vous écrivez en secret quand chacune de vos autos part, et comment. Puis toutes roulent l’une après l’autre, et chaque plan rencontre une piste qui a changé depuis. Tamponnez les autres, de préférence dans le flanc : un choc rapporte des jetons selon la vitesse, et l’auto touchée regarde ailleurs et part où personne ne l’attendait. La barrière vous coûte tout autant. Chaque numéro ne sert qu’une fois : partez tôt pour frapper, ou tard pour éviter les coups. Le plus de jetons gagne.

## Words

car-colour =
    { $car ->
        [1] rouge
        [2] jaune
        [3] verte
        [4] bleue
        [5] violette
        [6] orange
        [7] blanche
       *[other] noire
    }
car-named = l’auto { $car } ({ car-colour })
colour =
    { $colour ->
        [red] rouge
        [yellow] jaune
        [green] vert
        [blue] bleu
        [violet] violet
        [orange] orange
        [white] blanc
       *[black] noir
    }
heading =
    { $heading ->
        [E] vers l’est
        [SE] vers le sud-est
        [SW] vers le sud-ouest
        [W] vers l’ouest
        [NW] vers le nord-ouest
       *[NE] vers le nord-est
    }
letter-course =
    { $letter ->
        [A] 1 case, puis à gauche toute
        [B] 1 case, puis à gauche
        [C] 1 case tout droit
        [D] 1 case, puis à droite
        [E] 1 case, puis à droite toute
        [F] 2 cases virant à gauche, puis gauche
        [G] 2 cases virant à gauche
        [H] 2 cases virant à gauche, puis droite
        [J] 2 cases tout droit, puis à gauche
        [K] 2 cases tout droit
        [L] 2 cases tout droit, puis à droite
        [M] 2 cases virant à droite, puis gauche
        [N] 2 cases virant à droite
        [O] 2 cases virant à droite, puis droite
       *[P] 3 cases tout droit
    }
amount =
    { $amount ->
        [0] aucun jeton
        [one] { $amount } jeton
       *[other] { $amount } jetons
    }
owed =
    { $owed ->
        [one] { $owed } jeton
       *[other] { $owed } jetons
    }
speed-chips =
    { $speed ->
        [one] { $speed } jeton
       *[other] { $speed } jetons
    }
# Side hits: both speeds together.
speed-sum =
    { $speed ->
        [1] { $struck_speed ->
            [1] 1 + 1 = 2 jetons
            [2] 1 + 2 = 3 jetons
           *[other] 1 + 3 = 4 jetons
        }
        [2] { $struck_speed ->
            [1] 2 + 1 = 3 jetons
            [2] 2 + 2 = 4 jetons
           *[other] 2 + 3 = 5 jetons
        }
       *[other] { $struck_speed ->
            [1] 3 + 1 = 4 jetons
            [2] 3 + 2 = 5 jetons
           *[other] 3 + 3 = 6 jetons
        }
    }
# Head-on hits: the difference, which the slower car owes.
speed-difference =
    { $speed ->
        [1] { $struck_speed ->
            [1] vitesses égales, aucun jeton
            [2] 2 − 1 = 1 jeton
           *[other] 3 − 1 = 2 jetons
        }
        [2] { $struck_speed ->
            [1] 2 − 1 = 1 jeton
            [2] vitesses égales, aucun jeton
           *[other] 3 − 2 = 1 jeton
        }
       *[other] { $struck_speed ->
            [1] 3 − 1 = 2 jetons
            [2] 3 − 2 = 1 jeton
           *[other] vitesses égales, aucun jeton
        }
    }
payer-title =
    { $payer ->
        [box] La caisse
       *[other] { $seat } (auto { $payer })
    }
receiver-to =
    { $receiver ->
        [box] à la caisse
       *[other] à qui conduit l’auto { $receiver }
    }
colours =
    { $colours ->
        [one] { $colours } couleur
       *[other] { $colours } couleurs
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Moves

move-program = Numéro { $number }, lettre { $letter } : { letter-course }
move-enter = Numéro { $number }
move-ghost = Lettre { $letter } pour le fantôme : { letter-course }
move-drive_off = Démarrer vers la case { $hex }, puis se tourner { heading }

## Events

event-car_dealt = { $seat } conduit { car-named }.
event-ghost_named = Le fantôme est { car-named } : chaque joueur écrit une lettre pour lui.
event-turn_began = Tour { $turn } : écrivez vos programmes.
event-ready = { $seat } a tout écrit.
event-number_missing = { $seat } n’a pas écrit de numéro pour l’auto { $car } : le plus haut qui reste compte.
event-number_shown = Numéro { $number } : l’auto { $car }, { $seat }.
event-ghost_taken = { $seat } a le plus haut numéro et conduit le fantôme, l’auto { $car }.
event-letter_replaced = { $seat } n’a pas de lettre valable pour l’auto { $car } : tout droit, lettre { $letter }.
event-letter_voided = L’auto { $car } est à l’arrêt : la lettre de { $seat } tombe, le démarrage est libre.
event-drove = { $seat } conduit l’auto { $car }, lettre { $letter }, en { $hex }, { heading }.
event-blocked = { $seat } conduit l’auto { $car }, lettre { $letter }, mais le passage est bloqué d’emblée.
event-cut_short = { $seat } conduit l’auto { $car }, lettre { $letter }, mais pas plus loin qu’en { $hex }, { heading }.
event-drove_off = { $seat } démarre avec l’auto { $car } : en { $hex }, { heading }.
event-boxed_in = { $seat } ne peut pas démarrer : l’auto { $car } est enfermée.
event-hit_front = L’auto { $car } et l’auto { $struck } se heurtent de front : { speed-difference }.
event-hit_stopped = L’auto { $car } tamponne l’auto { $struck }, à l’arrêt : { speed-chips }.
event-hit_rear = L’auto { $car } tamponne l’auto { $struck } à l’arrière : { speed-chips }.
event-hit_side = L’auto { $car } tamponne l’auto { $struck } dans le flanc : { speed-sum }.
event-hit_barrier = L’auto { $car } heurte la barrière à la vitesse { $speed }.
event-hit_unowned = L’auto { $car } heurte l’auto { $struck }, sans pilote, qui compte comme barrière, à la vitesse { $speed }.
event-shock_passed = L’auto { $struck } ne fait que transmettre le choc de l’auto { $car }.
event-through_front = L’auto { $car } frappe l’auto { $struck } de front à travers la file : { speed-difference }.
event-through_stopped = L’auto { $car } frappe l’auto { $struck }, à l’arrêt, à travers la file : { speed-chips }.
event-through_rear = L’auto { $car } frappe l’auto { $struck } à l’arrière à travers la file : { speed-chips }.
event-through_side = L’auto { $car } frappe l’auto { $struck } dans le flanc à travers la file : { speed-sum }.
event-paid = { payer-title } paie { amount } { receiver-to }.
event-paid_in_part =
    { $amount ->
        [0] { payer-title } doit { owed } { receiver-to }, mais n’a plus de quoi payer.
       *[other] { payer-title } doit { owed }, mais ne peut payer que { amount } { receiver-to }.
    }
event-paid_for_own = { $seat } (auto { $payer }) a touché une autre de ses autos et paie { amount } à la caisse.
event-colour_paid = { payer-title } remet un jeton { colour } { receiver-to }.
event-turned = L’auto { $car } est déviée et regarde maintenant { heading }.
event-projected = L’auto { $car } est projetée en { $hex }.
event-projected_into_barrier = L’auto { $car } est projetée à la vitesse { $struck_speed }, mais sans issue : ce qui est devant elle compte comme barrière.
event-stopped = L’auto { $car } est à l’arrêt.
event-scored = { $seat } : { amount } × { colours } = { points }.
event-scored_car = { $seat }, auto { $car } : { amount } × { colours } = { points }.
event-over_won = { $seat } gagne !
event-over_shared = { $seat } partage la victoire.

## Reasons to refuse an action

reason-no_such_action = Ce coup n’existe pas dans ce jeu.
reason-game_over = La partie est finie : les onze tours sont joués.
reason-already_ready = Vos programmes sont écrits. Reprenez-les si vous en voulez d’autres ; le reste de la table écrit encore.
reason-cars_are_moving = Les autos roulent : on écrit de nouveaux programmes au tour suivant.
reason-programs_are_due = Aucune auto ne démarre maintenant : toute la table écrit ses programmes.
reason-not_your_turn = Patience : c’est l’auto de quelqu’un d’autre qui part.
reason-not_your_car = Ce numéro est dans la colonne d’une auto qui n’est pas à vous.
reason-car_is_written = Cette auto a son programme. Reprenez-le si vous en voulez un autre.
reason-other_car_first = Une autre de vos autos passe avant : on écrit dans l’ordre de leurs numéros.
reason-ghost_is_left = Vos autos sont écrites : il reste une lettre pour le fantôme.
reason-nothing_to_choose = Cette auto est à l’arrêt et n’a plus qu’un numéro : il compte sans qu’on l’écrive.
reason-number_used = Ce numéro est pris : chacun ne sert qu’une fois dans la partie.
reason-letter_is_due = Cette auto est en marche : il lui faut aussi une lettre.
reason-stopped_without_letter = Cette auto est à l’arrêt : elle n’a qu’un numéro, et vous choisirez son chemin quand elle partira.
reason-gearbox = La boîte de vitesses ne le permet pas : la vitesse change d’un cran au plus.
reason-no_ghost = Il n’y a pas de fantôme dans cette partie.
reason-ghost_stopped = Le fantôme est à l’arrêt et n’a pas besoin de lettre : qui le conduit choisira son chemin.
reason-cars_first = Écrivez d’abord pour toutes vos autos, puis pour le fantôme.
reason-ghost_gearbox = La boîte de vitesses du fantôme ne le permet pas : la vitesse change d’un cran au plus.
reason-not_next_to_car = Cette case ne touche pas l’auto : elle démarre d’une seule case.
reason-hex_taken = Une auto occupe cette case, et une auto à l’arrêt ne peut pas tamponner.
reason-straight_back = N’importe quelle orientation, sauf celle-là : l’auto ne peut pas faire demi-tour.

## Options and their values

option-cars_per_player = Autos par joueur
    .help = Combien d’autos chacun conduit à deux joueurs : trois pour débuter, ou les huit de la boîte à vous deux.
option-cars_per_player-3 = 3 autos chacun
option-cars_per_player-4 = 4 autos chacun
option-ghost = Auto fantôme
    .help = Une auto sans pilote roule-t-elle avec vous ? Chacun écrit une lettre pour elle, et le plus haut numéro du tour décide laquelle sert. Conseillé à cinq joueurs.
option-ghost-advised = à cinq joueurs seulement
option-ghost-off = non
option-ghost-on = oui
option-rear_projection = Projection
    .help = Une auto en marche qu’on tamponne à l’arrière est-elle projetée d’une case, ou transmet-elle le choc à l’auto devant elle ?
option-rear_projection-off = les autos restent en place
option-rear_projection-on = les autos sont projetées
option-scoring = Ce qui compte
    .help = Le nombre de jetons, ou le nombre de jetons multiplié par celui de leurs couleurs.
option-scoring-chips = les jetons
option-scoring-colours = jetons × couleurs
option-best_car = Meilleure auto
    .help = Chaque auto a-t-elle ses propres jetons, et seule la meilleure de vos autos compte-t-elle à la fin ?
option-best_car-off = toutes vos autos ensemble
option-best_car-on = votre meilleure auto
option-side_turn = Autos touchées au flanc
    .help = De quel côté elles tournent : le nez loin du choc, ou comme une vraie auto en tête-à-queue. Cela ne change que pour un choc derrière le milieu.
option-side_turn-away = se détournent du choc
option-side_turn-spin = partent en tête-à-queue
option-cars_dealt = Qui conduit quoi
    .help = Les autos sont-elles distribuées au hasard ou dans l’ordre des places ?
option-cars_dealt-random = au hasard
option-cars_dealt-seat_order = dans l’ordre des places

## What a player is asked

ask-program = Écrivez en secret : un numéro pour chacune de vos autos, avec une lettre si elle est en marche.
ask-drive_off = Votre auto est à l’arrêt : choisissez la case où elle démarre, et son orientation.

## The board at the terminal

board-dealing = Chacun reçoit ses voitures.
board-turn = Tour { $turn }/{ $turns }
board-won = Partie terminée : { $name } gagne
board-shared = Partie terminée : victoire partagée, { $name }
board-you-enter = Écrivez un numéro pour { car-named }, à l’arrêt
board-you-program = Écrivez un numéro et une lettre pour { car-named }
board-you-ghost = Écrivez une lettre pour le fantôme, { car-named }
board-you-drive_off = Démarrez avec { car-named } : une case, une orientation
board-other-program = Écrivent encore : { $name }
board-other-drive_off = C’est à { $name } de démarrer avec { car-named }
board-head-driver = pilote
board-head-hex = case
board-head-program = tour
board-head-numbers = numéros libres
board-head-chips = jetons
board-head-points = points
board-box = caisse
board-ghost = fantôme
board-unowned = sans pilote
board-letters = Lettres, si rien d’autre ne bougeait (✕ choc)
board-order = Ordre de ce tour
board-legend-moving = auto { $car }, { heading }, vitesse { $speed }
board-legend-stopped = auto { $car } à l’arrêt
board-legend-unowned = auto sans pilote : compte comme barrière
board-legend-ghost = le fantôme

## The board in the browser

board-you = vous
board-box-holds =
    La caisse contient { $amount ->
        [0] zéro jeton
        [one] { $amount } jeton
       *[other] { $amount } jetons
    }
board-product = { $amount } × { $colours }
board-product-words = { amount } × { colours } = { points }
board-hex = case { $hex }
board-car-moving = { heading }, vitesse { $speed }
board-car-standing = à l’arrêt
board-numbers-left = numéros libres : { $numbers }
board-number = numéro { $number }
board-used = utilisé
board-place = passe à la place { $first }
board-places = passe entre la place { $first } et la place { $last }
board-early = tôt
board-strip-legend = traits : les autres · 1–{ $most } : votre place
board-late = tard
board-letter = lettre { $letter } : { letter-course }
board-end = arrivée par la lettre { $letters }
board-if-still = si rien d’autre ne bouge
board-case-free = libre jusqu’à la case { $hex }, { heading }
board-case-blocked = bloquée tout de suite
board-case-cut_short = jusqu’à la case { $hex } seulement
board-crash-front = de face contre l’auto { $struck }
board-crash-stopped = contre l’auto { $struck }, à l’arrêt
board-crash-rear = à l’arrière de l’auto { $struck }
board-crash-side = dans le flanc de l’auto { $struck }
board-crash-barrier = contre la barrière
board-gain =
    { $count ->
        [0] zéro jeton
        [one] +{ $count } jeton
       *[other] +{ $count } jetons
    }
board-loss =
    { $count ->
        [one] −{ $count } jeton
       *[other] −{ $count } jetons
    }
board-turned-left = tournée à gauche : { $what }
board-turned-right = tournée à droite : { $what }
board-heading = direction : { heading }
board-now-number = Choisissez encore un numéro.
board-now-letter = Choisissez encore une lettre.
board-outcome = { $letter } : { $what }
board-sheet = Feuille de marque : numéros utilisés
board-sheet-car = auto { $car }
board-unit-chips = jetons
board-own-cars =
    { $count ->
        [one] Vous pilotez l’auto { $cars }.
       *[other] Vous pilotez les autos { $cars }.
    }
board-own-written = { car-named } : numéro { $number }, lettre { $letter }
board-own-entered = { car-named } : numéro { $number }
board-own-ghost = fantôme : lettre { $letter }

## The match in numbers

board-feat-side = chocs dans le flanc
board-feat-rear = chocs à l’arrière
board-feat-stopped = autos à l’arrêt tamponnées
board-feat-front = chocs de face
board-feat-taken = chocs reçus
board-feat-barrier = barrière heurtée
board-feat-best = meilleur choc, en jetons

## The first lesson

lesson-welcome = Bienvenue aux autos tamponneuses ! La rouge, la 1, est à vous. Tamponnez les autres, surtout dans le flanc.
lesson-chips = Les cinq pilotes commencent avec 15 jetons. Chaque choc se paie en jetons : qui en a le plus à la fin gagne.
lesson-secret = À chaque tour, chacun note en secret quand son auto bouge. Petit numéro : tôt. Grand numéro : tard.
lesson-number = Chacun de vos numéros ne sert qu’une fois dans la partie. Prenez le 49 : assez tard pour voir ce que font les autres.
lesson-order = On montre tous les numéros, et le plus petit part en premier. Une auto à l’arrêt démarre vers une case voisine.
lesson-drive-off = À vous ! Choisissez une case voisine, puis où regarder. De celle-ci, vous aurez le flanc de l’auto jaune droit devant.
lesson-letters = Phares allumés, un anneau sur la tige : votre auto roule, à la vitesse 1. Désormais, une lettre dit d’avance comment elle bouge.
lesson-gearbox = De A à E : 1 case. De F à O : 2 cases. P : 3 cases. La vitesse change de 1 au plus par tour : le P attendra.
lesson-strike = Frappez avant que la jaune ne file : le 1 part en premier ! Lettre K : 2 cases tout droit, en plein dans son flanc.
lesson-side = Boum ! Un choc dans le flanc rapporte votre vitesse et la sienne ensemble : 2 + 1 = 3 jetons.
lesson-twist = Le choc a aussi dévié le nez de la jaune. Elle visait la case de gauche, sa lettre l’a menée dans celle de droite !
lesson-barrier = La noire a heurté la barrière à la vitesse 2. Cela coûte 2 jetons, qui vont à la caisse, et la voilà à l’arrêt.
lesson-fast = Vitesse 2, et trois cases libres devant vous : le P est permis, à fond ! Le 33 garde vos petits numéros pour plus tard.
lesson-rammed = Aïe ! La jaune a le numéro 15, part avant vous et tamponne votre flanc : 2 + 2 = 4 de vos jetons s’en vont.
lesson-turned = Pire : votre nez vise maintenant la barrière. Votre P est écrit, personne n’y peut plus rien. Accrochez-vous !
lesson-wall = Bing ! Plus on va vite, plus la barrière coûte cher : vitesse 3, donc 3 jetons. Et vous voilà à l’arrêt.
lesson-stopped = À l’arrêt, un numéro suffit. Prenez le 64 et partez après tous les autres : vous choisirez où aller en les voyant.
lesson-rear = La noire a tamponné la blanche à l’arrière. Cela ne rapporte que sa propre vitesse : 1 jeton. Le flanc vaut mieux !
lesson-tarpaulin = La bleue a heurté une auto bâchée. Ces autos ne sont à personne : elles comptent comme barrière et coûtent autant.
lesson-line-up = À vous ! Cherchez la jaune : de cette case, vous avez de nouveau son flanc droit devant.
lesson-first = Vos rivaux n’ont plus de petits numéros. Même le 32 part à coup sûr en premier : gardez votre 16 et votre 17.
lesson-revenge = Votre K vous avance de 1 case, vous monte à la vitesse 2, et vlan dans le flanc de la jaune. Vengeance !
lesson-won = 2 + 2 = 4 jetons pour vous ! Plus les deux autos roulent vite, plus un choc dans le flanc rapporte.
lesson-kinds = Tamponner une auto à l’arrêt rapporte votre vitesse. De front, la plus rapide gagne la différence, et les deux s’arrêtent.
lesson-end = La partie a 11 tours, un pour chacun de vos numéros. Ensuite, le plus de jetons gagne.
lesson-on = Vous menez avec 15 jetons ! Et regardez : la jaune vous montre encore son flanc… À vous de jouer la suite !
