### À vos marques en français. Les mots sont ceux de RULES.fr.md.

name = À vos marques
pitch = Traversez le pays par la route, faites vos achats, et gênez les autres.
about = Une course d’un bout à l’autre du pays : par le col, autour du lac, le long de la côte ou à travers le désert, toutes les routes mènent à l’arrivée. Chaque coup apporte une carte, quelques écus et un lancer de dés. Les écus se dépensent au garage : des freins qui ne bloquent jamais, une navigation maligne, une alarme. Personne ne sait ce que cache votre capot, et quand on vous envoie du verglas, un bouchon ou un voleur, votre équipement hausse les épaules, ou retourne l’affaire. Mais gare à la CATA : elle renvoie au départ toutes les autos mal équipées. Qui passe l’arrivée en premier gagne.

## Words

card =
    { $card ->
        [E01] La CATA
        [E02] Billet Bac/Tunnel
        [E03] Le plein, s’il vous plaît
        [E04] Pneus sous-gonflés
        [E05] Portefeuille trouvé
        [E06] Papiers, s’il vous plaît
        [E07] Révision annuelle
        [E08] Journée portes ouvertes
        [E09] Petit creux
        [E10] Déjeuner d’affaires
        [E11] Faites vos jeux
        [E12] L’appel de la montagne
        [E13] Sur la piste du renard
        [E14] Pique-nique
        [E15] Baignade
        [E16] Mirage
        [E17] Air du large
        [E18] Vague verte
        [E19] Voie rapide dégagée
        [E20] Vent dans le dos
        [E21] Piste d’essai mouillée
        [E22] Aspiration
        [E23] Prime du conducteur prudent
        [E24] Covoiturage
        [E25] Tombola de l’équipementier
        [E26] Tournée générale
        [E27] Rallye de l’économie
        [E28] Passage à niveau fermé
        [E29] Photo souvenir
        [E30] Un tuyau
        [S01] Ballon sur la chaussée
        [S02] Freinage sur sol mouillé
        [S03] Côte boueuse
        [S04] Feuilles mortes
        [S05] Virage verglacé
        [S06] Flaque d’huile
        [S07] Rafale de côté
        [S08] Panneau retourné
        [S09] Embouteillage
        [S10] Déviation
        [S11] Chantier mobile
        [S12] Réservoir à sec
        [S13] Flambée des prix
        [S14] Pickpocket
        [S15] Effraction
        [S16] Vol sur commande
        [S17] Coup de chaud
        [S18] Vitres embuées
        [S19] Bruit suspect
        [S20] Batterie à plat
        [S21] Excès de vitesse signalé
        [S22] Contrôle des freins
        [P01] Aquaplanage
        [P02] Plaque de verglas
        [P03] Neige fraîche
        [P04] Chevreuil !
        [P05] Tempête de sable
        [P06] Canicule
        [P07] Bouchon des vacances
        [P08] Égaré
        [P09] Alternateur en panne
        [P10] Crevaison
        [P11] Autoradio volé
        [P12] Voiture fracturée
        [P13] Radar
        [P14] Plein hors de prix
        [P15] Alerte à la pollution
        [P16] Brouillard
       *[other] { $card }
    }
s_card =
    { $s_card ->
        [S01] Ballon sur la chaussée
        [S02] Freinage sur sol mouillé
        [S03] Côte boueuse
        [S04] Feuilles mortes
        [S05] Virage verglacé
        [S06] Flaque d’huile
        [S07] Rafale de côté
        [S08] Panneau retourné
        [S09] Embouteillage
        [S10] Déviation
        [S11] Chantier mobile
        [S12] Réservoir à sec
        [S13] Flambée des prix
        [S14] Pickpocket
        [S15] Effraction
        [S16] Vol sur commande
        [S17] Coup de chaud
        [S18] Vitres embuées
        [S19] Bruit suspect
        [S20] Batterie à plat
        [S21] Excès de vitesse signalé
        [S22] Contrôle des freins
       *[other] { $s_card }
    }
product =
    { $product ->
        [ABS] ABS
        [ASR] ABS/ASR
        [ESP] ESP
        [NAV] système de navigation
        [DYN] navigation dynamique
        [ENG] moteur basse consommation
        [ALA] système d’alarme
        [AIR] climatiseur
       *[DEA] Concessionnaire spécialisé
    }
product-long =
    { $product ->
        [ABS] système antiblocage
        [ASR] antipatinage, avec ABS
        [ESP] comportement dynamique
        [NAV] système de navigation
        [DYN] navigation dynamique
        [ENG] moteur basse consommation
        [ALA] système d’alarme
        [AIR] climatiseur
       *[DEA] Concessionnaire, une fois
    }
product-short =
    { $product ->
        [ABS] ABS
        [ASR] ABS/ASR
        [ESP] ESP
        [NAV] Navi.
        [DYN] Navi. info
        [ENG] Moteur
        [ALA] Alarme
        [AIR] Climat.
       *[DEA] Garage
    }
product-stops =
    { $product ->
        [ABS] freins
        [ASR] boue
        [ESP] dérapage
        [NAV] détours
        [DYN] bouchons
        [ENG] essence
        [ALA] vols
        [AIR] chaleur
       *[DEA] pannes
    }
product-the =
    { $product ->
        [ABS] l’ABS
        [ASR] l’ABS/ASR
        [ESP] l’ESP
        [NAV] la navigation
        [DYN] la navigation dynamique
        [ENG] le moteur basse consommation
        [ALA] l’alarme
        [AIR] le climatiseur
       *[DEA] le Concessionnaire spécialisé
    }
product-to =
    { $product ->
        [ABS] à l’ABS
        [ASR] à l’ABS/ASR
        [ESP] à l’ESP
        [NAV] à la navigation
        [DYN] à la navigation dynamique
        [ENG] au moteur basse consommation
        [ALA] à l’alarme
        [AIR] au climatiseur
       *[DEA] au Concessionnaire spécialisé
    }
place =
    { $place ->
        [service_station] station-service
        [police] poste de police
        [dealer] concessionnaire
        [restaurant] restaurant
        [casino] Casino
        [magic_mountain] Montagne magique
        [sand_fox] Renard des sables
        [meadow] Prairie
        [lake] Lac
        [desert] Désert
       *[sea] Mer
    }
place-to =
    { $place ->
        [service_station] à la station-service
        [police] au poste de police
        [dealer] chez le concessionnaire
        [restaurant] au restaurant
        [casino] au Casino
        [magic_mountain] à la Montagne magique
        [sand_fox] chez le Renard des sables
        [meadow] à la Prairie
        [lake] au Lac
        [desert] au Désert
       *[sea] à la Mer
    }
space =
    { $space ->
        [START] le départ
        [FINISH] l’arrivée
       *[other] { $space }
    }
    .plain =
        { $space ->
            [START] le départ
            [FINISH] l’arrivée
           *[other] { "" }
        }
space-to =
    { $space ->
        [START] au départ
        [FINISH] à l’arrivée
       *[other] à { $space }
    }
    .plain =
        { $space ->
            [START] au départ
            [FINISH] à l’arrivée
           *[other] { space-place-to }{ space-far }
        }
# Where a space is, for those who are not shown its code
board-region-to =
    { $region ->
        [city] en ville
        [meadow] à la prairie
        [lake] au lac
        [mountain] à la montagne
        [coast] à la côte
        [desert] au désert
       *[hills] aux collines
    }
space-side =
    { $space_side ->
        [north] { " " }(nord)
        [east] { " " }(est)
        [south] { " " }(sud)
        [west] { " " }(ouest)
        [middle] { " " }(milieu)
       *[none] { "" }
    }
space-place-to =
    { $space_place ->
        [service_station] à la station-service ({ board-region })
        [police] au poste de police ({ board-region })
        [dealer] au concessionnaire ({ board-region })
        [restaurant] au restaurant ({ board-region })
        [casino] au Casino
        [magic_mountain] à la Montagne magique
        [sand_fox] au Renard des sables
        [meadow] à la Prairie
        [lake] au Lac
        [desert] au Désert
        [sea] à la Mer
       *[none] { board-region-to }{ space-side }
    }
space-far =
    { $space_count ->
        [0] { "" }
        [one] , à une case de l’arrivée
       *[other] , à { $space_count } cases de l’arrivée
    }
from_space =
    { $from_space ->
        [START] le départ
        [FINISH] l’arrivée
       *[other] { $from_space }
    }
from_space-from =
    { $from_space ->
        [START] du départ
        [FINISH] de l’arrivée
       *[other] de { $from_space }
    }
by_1 =
    { $by_1 ->
        [none] { "" }
        [START] le départ
        [FINISH] l’arrivée
       *[other] { $by_1 }
    }
by_2 =
    { $by_2 ->
        [none] { "" }
        [START] { ", " }le départ
        [FINISH] { ", " }l’arrivée
       *[other] { ", " }{ $by_2 }
    }
by_3 =
    { $by_3 ->
        [none] { "" }
        [START] { ", " }le départ
        [FINISH] { ", " }l’arrivée
       *[other] { ", " }{ $by_3 }
    }
by_4 =
    { $by_4 ->
        [none] { "" }
        [START] { ", " }le départ
        [FINISH] { ", " }l’arrivée
       *[other] { ", " }{ $by_4 }
    }
by_5 =
    { $by_5 ->
        [none] { "" }
        [START] { ", " }le départ
        [FINISH] { ", " }l’arrivée
       *[other] { ", " }{ $by_5 }
    }
mark =
    { $mark ->
        [miss] passera un tour
        [one_die] aura un dé rouge de moins
        [bonus_die] aura un dé rouge de plus
       *[wrong_way] partira à contresens
    }
amount =
    { $amount ->
        [0] zéro écu
        [one] { $amount } écu
       *[other] { $amount } écus
    }
stake =
    { $stake ->
        [0] zéro écu
        [one] { $stake } écu
       *[other] { $stake } écus
    }
ecus =
    { $ecus ->
        [0] zéro écu
        [one] { $ecus } écu
       *[other] { $ecus } écus
    }
wealth =
    { $wealth ->
        [one] { $wealth } écu
       *[other] { $wealth } écus
    }
count =
    { $count ->
        [0] aucun produit
        [one] { $count } produit
       *[other] { $count } produits
    }
total =
    { $total ->
        [one] { $total } case
       *[other] { $total } cases
    }
steps =
    { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }
lost =
    { $lost ->
        [0] .
        [one] , et laisse { $lost } point de côté.
       *[other] , et laisse { $lost } points de côté.
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
        [0] à l’arrivée
        [one] à { $distance } case de l’arrivée
       *[other] à { $distance } cases de l’arrivée
    }
rank =
    { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    }

## Moves

move-roll = Lancer
move-drive =
    { $way ->
        [1] Rouler jusqu’{ space-to }
       *[other] Rouler jusqu’{ space-to }, par le chemin { $way }
    }
    .plain =
        { $way ->
            [1] Rouler jusqu’{ space-to.plain }
           *[other] Rouler jusqu’{ space-to.plain }, par le chemin { $way }
        }
move-buy = Acheter { product-the }
move-sell = Vendre { product-the }
move-done = Quitter le garage
move-play = Jouer « { s_card } » contre { $target }
move-pass = Ne pas jouer de carte S
move-name = Demander { product-the }
move-use = Appeler votre Concessionnaire spécialisé
move-decline = Non, merci
move-keep = Garder le produit
move-cash = Prendre plutôt les écus
move-take = Prendre { product-the }
move-onward = Continuer jusqu’{ space-to }
    .plain = Continuer jusqu’{ space-to.plain }
move-bet =
    { $stake ->
        [0] Ne rien miser
       *[other] Miser { stake }
    }
move-stay = Rester ici
move-challenge = Défier { $target }

## Events

event-round_began =
    { $round ->
        [1] À vos marques … partez !
       *[other] Tour { $round }.
    }
event-turn_began = { $seat } prend le volant.
event-turn_missed = { $seat } passe un tour et regarde filer les autres.
event-turn_stopped = { $seat } n’ira pas plus loin ce coup-ci.
event-rolled_esp = { $seat } lance le dé ESP : { $letter }.
event-rolled_blue = { $seat } lance le dé bleu, { $face }, et reçoit { amount }.
event-rolled_red = { $seat } lance { $die_1 }{ die_2 }{ die_3 } : en route pour { total }.
event-rolled_wrong_way = À contresens ! { $seat } lance { $face } et doit reculer d’autant.
event-drew_e = { $other } lit à { $seat } une carte E : « { card } ».
event-drew_p = { $seat } tire une carte P : « { card } ».
event-drew_s = { $seat } tire une carte S, « { card } », et la garde secrète.
event-no_s_card = La pile S est vide : { $seat } ne tire rien.
event-returned = « { card } » retourne sous sa pile.
event-ticket_kept = { $seat } garde « { card } » pour plus tard.
event-played = { $seat } joue « { card } » contre { $target } !
event-named = { $seat } demande { product-the }.
event-countered =
    { $result ->
        [cancel] « { card } » ne fait rien à { $seat }, grâce { product-to } !
        [reduce] « { card } » fait moins mal à { $seat }, grâce { product-to }.
       *[reverse] { $seat } retourne « { card } », grâce { product-to } !
    }
event-dealer_used = { $seat } appelle le Concessionnaire spécialisé.
event-dealer_declined = { $seat } n’appelle pas de Concessionnaire spécialisé.
event-passed = En chemin : { by_1 }{ by_2 }{ by_3 }{ by_4 }{ by_5 }.
    .plain = { $seat } est en chemin.
event-crossed = En voiture ! Avec un billet, { $seat } traverse { from_space-from } { space-to }.
    .plain = En voiture ! Avec un billet, { $seat } fait la traversée.
event-drove = { $seat } roule { from_space-from } { space-to }{ lost }
    .plain = { $seat } roule jusqu’{ space-to.plain }{ lost }
event-rested = Il y a déjà quelqu’un sur { from_space } : { $seat } s’arrête sur { space }.
    .plain = Il y a déjà quelqu’un : { $seat } s’arrête avant.
event-went_back = { $seat } doit reculer de { steps }, { from_space-from } { space-to }.
    .plain = { $seat } doit reculer de { steps }, jusqu’{ space-to.plain }.
event-went_away = { $seat } doit s’éloigner de son gage de { steps }, { from_space-from } { space-to }.
    .plain = { $seat } doit s’éloigner de son gage de { steps }, jusqu’{ space-to.plain }.
event-went_forward = { $seat } peut avancer de { steps }, { from_space-from } { space-to }.
    .plain = { $seat } peut avancer de { steps }, jusqu’{ space-to.plain }.
event-went_to = Direction { place } ! { $seat } file { from_space-from } { space-to }.
    .plain = Direction { place } ! { $seat } y file tout droit.
event-there_already = { $seat } n’a pas à aller { place-to } : c’est ici même.
event-swapped = { $seat } échange sa place avec { $other }, { from_space-from } { space-to }.
    .plain = { $seat } échange sa place avec { $other }.
event-nobody_ahead = Personne n’est devant { $seat } : pas d’échange.
event-marked = { $seat } { mark }.
event-marked_by_duel = Perdu d’un cheveu ! { $seat } { mark }.
event-marked_already = Cela ne change rien : { $seat } { mark } de toute façon.
event-errand_given = Un gage pour { $seat } : « { card } », tout droit { place-to }, en { space }.
    .plain = Un gage pour { $seat } : « { card } », tout droit { place-to }.
event-errand_replaced = { $seat } peut oublier « { card } ».
event-errand_moved = D’ici, « { card } » mène { $seat } { space-to }.
    .plain = D’ici, « { card } » mène { $seat } { space-to.plain }.
event-errand_done = Gage accompli ! { $seat } en finit avec « { card } » en { space }.
    .plain = Gage accompli ! { $seat } en finit avec « { card } ».
event-errand_cancelled = { $seat } n’a plus à faire « { card } ».
event-received = { $seat } reçoit { amount }.
event-paid = { $seat } paie { amount }.
event-paid_player = { $seat } verse { amount } à { $other }.
event-debt_cancelled = { $seat } n’a plus rien, et n’aura pas à payer { amount } de plus.
event-robbed = { $other } prend { amount } à { $seat } !
event-lost_ecus = Au voleur ! { $seat } perd { amount }.
event-traded =
    { $trade ->
        [bought] { $seat } achète { product-the } pour { amount }.
       *[sold] { $seat } vend { product-the } pour { amount }.
    }
event-garage_left = { $seat } quitte le garage avec { count } et { ecus }.
event-sold_for_debt = Pour payer, { $seat } doit vendre { product-the } : { amount }.
event-showed = { $seat } montre { product-the }.
event-took = { $seat } prend { product-the } à { $other } !
event-took_unseen = { $seat } tire { product-the } chez { $other } !
event-not_held = { $seat } repart les mains vides : { $other } n’a pas { product-the }.
event-nothing_to_take = { $seat } repart les mains vides : { $other } n’a aucun produit.
event-kept = { $seat } garde le produit.
event-cashed = { $seat } rend { product-the } à la banque pour { amount }.
event-sold_older = { $seat } fait de la place et vend { product-the } pour { amount }.
event-lost_product = { $seat } perd { product-the } !
event-nothing_to_lose = { $seat } n’a aucun produit, donc rien à perdre.
event-gained = { $seat } reçoit { product-the }, et c’est gratuit !
event-gained_unseen = { $seat } choisit { product-the }, et c’est gratuit !
event-nothing_gained = { $seat } ne reçoit pas de produit.
event-cata = CATA ! La terre tremble sous toutes les autos, et tous les gages sont annulés.
event-thrown_to_start = Rien ne retient { $seat } : retour { from_space-from } jusqu’au départ !
    .plain = Rien ne retient { $seat } : retour jusqu’au départ !
event-stood_fast = { $seat } tient bon, solide comme un roc.
event-bet =
    { $amount ->
        [0] { $seat } mise { stake } et lance { $face } : perdu !
       *[other] { $seat } mise { stake } et lance { $face } : le Casino paie { amount } !
    }
event-no_bet = { $seat } ne mise rien au Casino.
event-magic_rolled =
    { $face ->
        [3] La Montagne magique donne un 3 à { $seat } : encore !
       *[other] La Montagne magique donne un { $face } à { $seat }.
    }
event-magic_sent = Abracadabra ! La montagne envoie { $seat } { place-to }, { from_space-from } { space-to }.
    .plain = Abracadabra ! La montagne envoie { $seat } { place-to }.
event-magic_stayed = { $seat } reste sur la Montagne magique.
event-challenged = Le Renard des sables dresse l’oreille : { $seat } défie { $other } en duel !
event-no_challenge = { $seat } laisse dormir le Renard des sables.
event-duelled = { $seat } lance { $face }, { $other } lance { $other_face }.
event-finished = { $seat } passe l’arrivée et gagne la course !
event-rounds_over = { $round } tours, et personne à l’arrivée : qui en est le plus près gagne !
event-ranked = { rank } : { $seat }, { distance }, avec { wealth } en argent et en produits.

## Events, for readers who may not know the values

hidden-drew_s = { $seat } tire une carte S et la garde secrète.
hidden-traded = { $seat } bricole au garage.
hidden-took_unseen = { $seat } tire un produit, face cachée.
hidden-gained_unseen = { $seat } choisit un produit gratuit, face cachée.

## Reasons to refuse an action

reason-no_such_action = Cette action n’existe pas dans ce jeu.
reason-over_finished = La course est finie : une auto a passé l’arrivée.
reason-over_rounds = La course est finie : le dernier tour est joué.
reason-not_your_turn = Patience : c’est à quelqu’un d’autre de jouer.
reason-not_now = Cela vient à une autre étape du coup.
reason-no_dice_now = Il n’y a pas de dé à lancer maintenant.
reason-garage_closed = Votre garage est fermé : il ouvre une fois que vous avez roulé.
reason-stay_not = Impossible de rester sur place : il faut rouler ce que disent les dés.
reason-errand_binds = Votre gage passe d’abord : chaque case doit vous en rapprocher, et vous ne vous arrêtez nulle part ailleurs.
reason-needs_ticket = Pour le bac ou le tunnel, il faut un billet.
reason-out_of_reach = Les dés ne mènent pas là : roulez tous les points, ou arrêtez-vous à un lieu en chemin.
reason-not_enough_ecus = Vous n’avez pas assez d’écus pour cela.
reason-held_already = Vous avez déjà ce produit : un seul de chaque sorte.
reason-group_clash = Ces deux-là ne vont pas dans la même auto : vendez d’abord celui que vous avez.
reason-sold_out = Épuisé : la banque n’en a plus.
reason-sold_this_turn = Vous venez de le vendre : pas de rachat ce coup-ci.
reason-bought_this_turn = Vous venez de l’acheter : pas de revente ce coup-ci.
reason-not_held = Vous n’avez pas ce produit.
reason-first_round = Au premier tour, les cartes S restent cachées.
reason-card_not_in_hand = Vous n’avez pas cette carte en main.
reason-not_oneself = Ce serait vous : choisissez quelqu’un d’autre.
reason-no_such_player = Il n’y a personne à cette place.
reason-hit_already = Une carte S a déjà visé cette personne pendant ce coup, et une suffit.
reason-no_dealer = Vous n’avez pas de Concessionnaire spécialisé à appeler.
reason-duplicate = Vous avez déjà ce produit : la banque prend celui-ci et vous le paie.
reason-too_dear = La carte n’offre pas ce produit : il est trop cher.
reason-no_such_fork = Votre chemin ne mène pas là.
reason-stake_too_high = La mise est de cinq écus au plus, et jamais plus que vous n’avez.
reason-named_already = Vous avez déjà demandé ce produit : demandez-en un autre.
reason-not_there = Ce produit n’est pas là : choisissez parmi ceux que vous voyez.

## Options and their values

option-s_timing = Cartes S
    .help = Quand se jouent les cartes S : à la fin de son propre coup, ou par tous les autres à la fin du coup de quelqu’un.
option-s_timing-own_turn = pendant son coup
option-s_timing-reaction = pendant le coup des autres
option-s_limit = Combien de cartes S
    .help = Une carte S à la fois, ou une contre chaque personne. La course est alors plus féroce.
option-s_limit-one = une à la fois
option-s_limit-one_per_target = une contre chaque personne
option-esp_die = Dé ESP
    .help = Combien de ses six faces montrent E, S et P. Personne ne sait au juste comment le dé était imprimé.
option-esp_die-2-3-1 = 2 E, 3 S, 1 P
option-esp_die-2-2-2 = 2 E, 2 S, 2 P
option-product_visibility = Produits
    .help = Face cachée, il faut deviner ce qu’ont les autres. À découvert, tout le monde voit tout : plus facile pour une première partie.
option-product_visibility-hidden = face cachée
option-product_visibility-open = à découvert
option-fox_pick = Prix du Renard des sables
    .help = Qui gagne un produit en duel le demande à l’aveugle, ou regarde les produits de l’autre et choisit.
option-fox_pick-named = demandé à l’aveugle
option-fox_pick-open = choisi à vue
option-resale = Vente
    .help = Ce que paie la banque quand on vend un produit.
option-resale-full = au plein prix
option-resale-half = à moitié prix
option-garage_timing = Garage
    .help = Quand on peut acheter et vendre : après avoir roulé, ou aussi avant chaque lancer de dés de son coup.
option-garage_timing-after_move = après avoir roulé
option-garage_timing-any_time = à tout moment de son coup
option-bank = Banque
    .help = La boîte contient 120 écus en pièces. La banque peut-elle en manquer ?
option-bank-unlimited = n’en manque jamais
option-bank-physical = a 120 écus
option-ticket_use = Billets
    .help = Combien de fois un billet est valable sur le bac ou dans le tunnel.
option-ticket_use-single = une seule fois
option-ticket_use-permanent = toujours
option-start_ecus = Argent de poche
    .help = Combien d’écus chacun reçoit au départ.
option-start_ecus-0 = rien
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
option-first_player = Qui commence
    .help = Qui joue le premier coup.
option-first_player-random = tiré au sort
option-first_player-seat_1 = la première place
option-round_cap = Dernier tour
    .help = Si personne n’est à l’arrivée après tant de tours, qui en est le plus près gagne.
option-round_cap-40 = le 40e
option-round_cap-20 = le 20e
option-round_cap-30 = le 30e
option-round_cap-50 = le 50e
option-round_cap-60 = le 60e
option-round_cap-80 = le 80e
option-round_cap-100 = le 100e
option-round_cap-0 = sans fin

## What a player is asked

ask-esp = À vous : lancez le dé ESP pour une carte.
ask-blue = Lancez le dé bleu pour vos écus.
ask-red = Lancez les dés rouges pour rouler.
ask-move = Choisissez où rouler.
ask-garage = Achetez et vendez à votre guise, puis quittez le garage.
ask-attack = Jouez une carte S contre quelqu’un, ou aucune.
ask-name = Quel produit voulez-vous voler ?
ask-dealer = Appeler votre Concessionnaire spécialisé, si vous en avez un ?
ask-sale = Vous devez plus d’écus que vous n’en avez : vendez un produit.
ask-receive = Garder le produit, ou recevoir son prix de la banque ?
ask-gain = Choisissez un produit : il ne vous coûte rien.
ask-fork = La route bifurque : où allez-vous ?
ask-bet = Le Casino ! Combien misez-vous ?
ask-magic = La Montagne magique : lancer le dé et se laisser emporter, ou rester ?
ask-fox = Le Renard des sables : qui défiez-vous en duel ?
ask-prize = Le duel est gagné : quel produit demandez-vous ?

## The board: regions, and what cards do

board-region =
    { $region ->
        [city] ville
        [meadow] prairie
        [lake] lac
        [mountain] montagne
        [coast] côte
        [desert] désert
       *[hills] collines
    }
board-ecus =
    { $n ->
        [one] { $n } écu
       *[other] { $n } écus
    }
board-op-nothing = rien
board-op-else = sinon { $then }
board-op-forward =
    { $n ->
        [one] { $n } case en avant
       *[other] { $n } cases en avant
    }
board-op-back =
    { $n ->
        [one] { $n } case en arrière
       *[other] { $n } cases en arrière
    }
board-op-stop = fin du coup
board-op-miss = un tour à passer
board-op-one_die = un dé rouge de moins
board-op-bonus_die = un dé rouge de plus
board-op-wrong_way = un dé rouge, à contresens
board-op-pay = { board-ecus } à payer
board-op-receive = { board-ecus } de la banque
board-op-pay_each = { board-ecus } à chacun des autres
board-op-collect_each = { board-ecus } de chacun des autres
board-op-pay_victim = { board-ecus } à la cible
board-op-steal_money = { board-ecus } volés au plus
board-op-lose_money = { board-ecus } perdus au plus
board-op-steal-random = un produit volé, tiré au hasard
board-op-steal-named = un produit volé, au choix du voleur
board-op-lose_product = un produit perdu, tiré au hasard
board-op-gain = { product-the }, gratuit
board-op-gain-choice = un produit gratuit, { board-ecus } au plus
board-op-errand = gage { place-to }
board-op-errand-then = { $errand }, sur place { $then }
board-op-goto = tout droit { place-to }
board-op-swap_ahead = échange avec l’auto devant
board-op-draw_s =
    { $n ->
        [one] { $n } carte S
       *[other] { $n } cartes S
    }
board-op-keep_pass = un billet à garder
board-op-cata = la CATA
board-counter = { $products } : { $then }
board-counter-attacker = pour l’attaquant, { $then }
board-counter-cancel = sans effet
board-counter-none = Aucun produit n’y peut rien.

## The board at the terminal

board-round = Tour { $round }
board-round-of = Tour { $round }/{ $rounds }
board-won = La course est finie : { $name } gagne
board-shared = La course est finie : { $name } partagent la victoire
board-waiting-esp = { $name } : le dé ESP
board-waiting-blue = { $name } : le dé bleu
board-waiting-red = { $name } : les dés rouges
board-waiting-move = { $name } : en route
board-waiting-garage = { $name } est au garage
board-waiting-attack = { $name } : une carte S, ou aucune
board-waiting-name = { $name } demande un produit
board-waiting-dealer = { $name } : le Concessionnaire spécialisé ?
board-waiting-sale = { $name } doit vendre
board-waiting-receive = { $name } : garder le produit ?
board-waiting-gain = { $name } choisit un produit
board-waiting-fork = { $name } arrive à une bifurcation
board-waiting-bet = { $name } est au Casino
board-waiting-magic = { $name } est sur la Montagne magique
board-waiting-fox = { $name } est chez le Renard des sables
board-waiting-prize = { $name } demande son prix
board-step-card = carte
board-step-ecus = écus
board-step-drive = route
board-step-garage = garage
board-step-attack = carte S
board-piles = piles
board-dice = Dés rouges : { $dice } = { $total }.
board-bank = la banque
board-debt = À payer à { $name } : { amount }.
board-loot = Reçu à l’instant : { product }.
board-card = « { $title } » pour { $target } : { $does }.
board-attack = « { $title } » de { $name } pour { $target } : { $does }.
board-link =
    { $link ->
        [ferry] bac, avec un billet
       *[tunnel] tunnel, avec un billet
    }
board-place-letter =
    { $place ->
        [service_station] s
        [police] p
        [dealer] c
        [restaurant] r
        [casino] C
        [magic_mountain] M
        [sand_fox] R
        [meadow] a
        [lake] l
        [desert] d
       *[sea] m
    }
board-head-road = route
board-head-space = case
board-head-region = région
board-head-to_go = reste
board-head-ecus = écus
board-head-cards = S
board-head-products = produits
board-errand = « { $title } » : { place-to }, en { $space }, à { $count }
    .plain = « { $title } » : { place-to }, à { $count }
board-tickets =
    { $count ->
        [one] { $count } billet
       *[other] { $count } billets
    }
board-reach = Vous pouvez aller à
board-left = (reste { $count })
board-prices = Prix en écus (✓ à vous, et ce que rapporte la vente ; ✕ épuisé)
board-hand = Vos cartes S

## The board in the browser

board-you = vous
board-start = Départ
board-finish = Arrivée
board-step-a = Carte
board-step-b = Écus
board-step-c = Route
board-step-d = Garage
board-step-e = Attaque
board-step-f = Suivant
board-do-a = 1. Lancez le dé ESP : il dit quelle carte vous tirez.
board-do-b = 2. Lancez le dé bleu : autant d’écus sont à vous.
board-do-c = 3. Lancez les dés rouges et roulez, par où vous voulez.
board-do-d = 4. Garage : achetez et vendez à votre guise.
board-do-e = 5. Jouez une carte S contre quelqu’un (pas au tour 1).
board-do-f = 6. Le joueur suivant prend le volant.
board-turn-order = Votre coup
board-price-list = Barème, en écus
board-reference = Aide-mémoire : le coup et les prix
board-reference-close = Fermer l’aide-mémoire
board-zoom-in = Carte plus grande
board-zoom-out = Carte plus petite
board-auto-roll = Les dés roulent tout seuls quand il n’y a rien d’autre à faire
board-roll-esp = Lancer le dé ESP
board-roll-blue = Lancer le dé bleu
board-roll-red = Lancer les dés rouges
board-magic-roll = Lancer, et partir ailleurs
board-done = Quitter le garage
board-pass = Pas de carte S
board-decline = Non merci
board-use = Appeler votre garage
board-keep = Garder
board-cash = Prendre les écus
board-straight = comme d’habitude
board-to-finish =
    { $count ->
        [0] à l’arrivée
        [one] à une case de l’arrivée
       *[other] à { $count } cases de l’arrivée
    }
board-stands-there = { $names } s’y trouve
board-away =
    { $count ->
        [0] Votre auto est ici.
        [one] À une case de votre auto, par la route.
       *[other] À { $count } cases de votre auto, par la route.
    }
board-nearest = { place } { $count } ({ $space })
    .plain = { place } { $count }
board-places = Les lieux les plus proches de votre auto, et à combien de cases
board-nearer =
    { $gain ->
        [one] De là { $count } jusqu’à l’arrivée, une de moins
       *[other] De là { $count } jusqu’à l’arrivée, { $gain } de moins
    }
board-no-nearer = De là { $count } jusqu’à l’arrivée, comme maintenant
board-farther =
    { $gain ->
        [one] De là { $count } jusqu’à l’arrivée, une de plus
       *[other] De là { $count } jusqu’à l’arrivée, { $gain } de plus
    }
board-lost =
    { $count ->
        [one] un point est perdu
       *[other] { $count } points sont perdus
    }
board-rests = quelqu’un s’y trouve, alors votre auto s’arrête avant : { space }
    .plain = quelqu’un s’y trouve, alors votre auto s’arrête avant
board-crosses =
    { $count ->
        [one] prend un billet
       *[other] prend { $count } billets
    }
board-errand-done = le gage « { $title } » est fait
board-visit-casino = vous pouvez miser jusqu’à 5 écus : 1–2 perdu, 3–4 doublé, 5–6 triplé
board-visit-magic_mountain = vous pouvez lancer le dé et être envoyé ailleurs
board-visit-sand_fox = vous pouvez défier quelqu’un en duel
board-note-miss = passe un tour
board-mark =
    { $mark ->
        [miss] passe le tour suivant
        [one_die] un dé rouge de moins la prochaine fois
        [bonus_die] un dé rouge de plus la prochaine fois
       *[wrong_way] un seul dé rouge la prochaine fois, à l’envers
    }
board-covered =
    { $count ->
        [0] aucun produit
        [one] un produit face cachée
       *[other] { $count } produits face cachée
    }
board-products = Produits : { $products }
board-cards =
    { $count ->
        [0] aucune carte S
        [one] une carte S
       *[other] { $count } cartes S
    }
board-unit-to-go = cases à faire
board-own-products = Vos produits
board-own-cards = Vos cartes S
board-turn-of = { $name } joue : { $step }
board-reads = « { $title } » : { $text }
board-owes = Vous devez { amount } et vous avez { ecus }.
board-received = C’est { product-the }, qui vaut { board-price }.
board-price =
    { $price ->
        [one] un écu
       *[other] { $price } écus
    }
board-held = à vous
board-tag-held = à vous
board-tag-sold-out = épuisé
board-buy = l’acheter pour { board-price }
board-sell = le vendre pour { board-price }
board-ecus-after =
    { $count ->
        [0] il ne reste plus d’écu
        [one] il reste un écu
       *[other] il reste { $count } écus
    }
board-why = { $why } ({ $clause })
board-answers = Protège contre { $cards }
board-answers-none = Ne répond à aucune carte
board-would = Pour { $name } : { $effect }.
board-would-rest =
    { $count ->
        [one] { $told } Ensuite en { $space }, à une case de l’arrivée.
       *[other] { $told } Ensuite en { $space }, à { $count } cases de l’arrivée.
    }
    .plain =
        { $count ->
            [one] { $told } Ensuite à une case de l’arrivée.
           *[other] { $told } Ensuite à { $count } cases de l’arrivée.
        }
board-lesson =
    { $product ->
        [ABS] Au freinage, les roues ne se bloquent pas : l’auto reste dirigeable.
        [ASR] ABS, plus : à l’accélération, les roues motrices ne patinent pas sur boue, neige ou feuilles.
        [ESP] ABS et ASR, plus : freine roue par roue pour remettre l’auto dans sa trajectoire en virage ou en évitement.
        [NAV] Guide d’après la carte : on ne se perd pas, mais on ne voit pas les bouchons.
        [DYN] Guide d’après la carte et l’info trafic : contourne bouchons et chantiers.
        [ENG] Injection haute pression : moins de pleins, moins de rejets.
        [ALA] Sirène et antidémarrage : le voleur repart les mains vides.
        [AIR] Tête froide et vitres claires.
       *[DEA] Une réparation, une seule fois, puis la carte retourne à la banque.
    }
board-tally-driven = Points aux dés rouges
board-tally-pushed = Cases reculées
board-tally-ecus = Écus du dé bleu
board-tally-attacks = Cartes S jouées
board-tally-hits = Cartes S subies
board-tally-counters = Cartes parées par un produit
board-tally-errands = Gages faits
board-tally-thrown = Retours au départ

## The lesson

lesson-welcome = Une course à travers tout le pays ! Du départ à l’arrivée, il y a 58 cases, et qui les franchit en premier gagne.
lesson-esp = Vous commencez, par le dé ESP. Il dit quelle carte tirer : E, un événement ; S, une attaque ; P, un pépin. Lancez-le !
lesson-secret = Une carte S : personne d’autre ne la voit. Ce ballon fait reculer un rival de 5 cases. Gardez-le : on attaque dès le tour 2.
lesson-blue = À chaque coup, le dé bleu vous rapporte des écus. Lancez-le !
lesson-red = 2 écus pour commencer. Et maintenant les deux dés rouges : ils disent de combien vous roulez.
lesson-drive = 10 ! Vous roulez tout, sauf si vous vous arrêtez à un lieu : la station-service ou la police. Allez jusqu’au carrefour.
lesson-rival = Rival 1 tire aussi une carte S, mais vous ne voyez pas laquelle. Puis ses 12 points le mènent vers la côte, devant vous.
lesson-errand = Rival 2 tire une carte E : un gage. Le portefeuille trouvé doit aller à la police, au poste le plus proche.
lesson-police = Avec un gage, on roule tout droit et on s’arrête là. Les dés donnent 9, juste assez, et la police offre 3 écus.
lesson-hidden = Rival 2 achète un produit, face cachée. Pour 7 écus, c’est l’ABS ou le système de navigation. Retenez-le !
lesson-event = Tour 2, et c’est à vous. D’abord, comme toujours, le dé ESP !
lesson-ticket = Une carte E, et la chance : un billet ! Une fois, il vous fait traverser le lac en bac, ou la montagne par le tunnel.
lesson-money = Le dé bleu, maintenant. Vous avez 2 écus, et l’ABS en coûte 7…
lesson-rich = Un 6 : cela fait 8 écus ! Lancez les dés rouges, et en route.
lesson-roads = Trois routes partent du carrefour : autour du lac, par le col, le long de la côte. À chaque coup, c’est vous qui choisissez.
lesson-pass = Le col est la route la plus courte, et son tunnel attend votre billet. Roulez vos 8 points, jusque dans la montagne !
lesson-garage = Après la route, votre garage ouvre. Neuf produits vous y attendent : chacun protège votre auto de certaines cartes.
lesson-grip = ABS, ABS/ASR et ESP vous tiennent sur la route : pluie, boue, verglas. Plus c’est cher, mieux c’est, mais un seul des trois.
lesson-ways = Les deux navigations connaissent le chemin, et la dynamique contourne aussi les bouchons. Là encore, une seule des deux.
lesson-care = Le moteur économise l’essence, l’alarme fait fuir les voleurs, le climatiseur vous rafraîchit, le Concessionnaire dépanne une fois.
lesson-buy = Vos 8 écus suffisent pour l’ABS, qui en coûte 7. Achetez-le : il freine de lui-même, dès que vient une carte qu’il arrête.
lesson-leave = Votre ABS est face cachée : les autres voient que vous avez un produit, mais pas lequel. Quittez le garage.
lesson-attack = À l’attaque : une carte S par coup. L’ABS arrête le ballon. Rival 2 a-t-il l’ABS, ou la navigation ? Essayez !
lesson-hit = Recul de 5 cases ! Ce n’était pas l’ABS : Rival 2 a la navigation. Qui regarde ce que paient les autres en sait plus.
lesson-petrol = Rival 1 tire aussi un gage : faire le plein à la station la plus proche. Les dés n’y suffisent pas : le gage reste.
lesson-revenge = Rival 1 achète quelque chose, puis joue sa carte S secrète. Contre vous : un ballon, 5 cases en arrière…
lesson-shield = Mais rien ne se passe ! Votre ABS freine à temps, de lui-même. Il reste à vous, et maintenant tout le monde l’a vu.
lesson-alas = C’est à Rival 2, qui lance le dé ESP. Accrochez-vous…
lesson-cata = La CATA ! Les gages sont annulés, et les autos sans ABS, ABS/ASR ou ESP retournent au départ : vos deux rivaux !
lesson-saved = Vous avez l’ABS, et ne reculez que de 5 cases. Sans lui, vous seriez aussi au départ : achetez-le tôt.
lesson-next = Et ensuite ? Avec l’ABS/ASR (10 écus), la CATA vous laisse sur place ; avec l’ESP (18), on avance de 5. L’ABS se revend 7.
lesson-reference = Ici, vous retrouvez tous les prix et les étapes d’un coup, quand vous voulez.
lesson-places = Trois lieux valent l’arrêt : misez au Casino, laissez la Montagne magique vous emporter, ou défiez un rival chez le Renard.
lesson-end = Qui atteint l’arrivée en premier gagne aussitôt, que le compte soit juste ou plus grand.
lesson-on = Vous êtes devant, et le tunnel est tout près : avec votre billet, il remplace 8 pas par 1. À vous la suite !
