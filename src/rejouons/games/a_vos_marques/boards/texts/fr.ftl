### What is said of a board and cards in French: one message for each fault, and one for none.
### The space before : ; ! ? » and after « does not break (U+00A0).

## Words

wanted =
    { $wanted ->
        [text] un texte entre guillemets, de 1 à 200 caractères affichables sur une ligne
        [whole] un entier de 0 à 9999
        [count] un entier de 1 à 9999
        [number] un nombre de -9999 à 9999
        [size] la largeur et la hauteur, comme [1200, 800]
        [names] une liste de 1000 noms au plus, tous différents
        [list] une liste entre crochets, de 1000 éléments au plus
        [object] un objet entre accolades
        [spaces] un objet avec chaque case sous son nom, 1000 au plus
        [cards] un objet avec chaque carte sous son nom, 1000 au plus
        [ends] une liste de deux cases différentes
        [line] une liste de 2 à 1000 points, comme [[0, 0], [10, 0]]
        [points] une liste de 1000 points au plus, comme [[0, 0], [10, 0]]
        [box] gauche, haut, largeur et hauteur, comme [330, 548, 370, 76]
        [ellipse] un objet avec les nombres « cx », « cy », « rx » et « ry », et rien d’autre
        [sea] un objet avec les nombres « y_from » et « y_to », et rien d’autre
        [region] un objet ; son « label » est un point, sa « colour » un texte, et il n’y a rien d’autre
        [road] un objet avec un « name » et ses « spaces », et rien d’autre
        [title] un texte de 40 caractères au plus, affichables sur une ligne, avec au moins une lettre, ou un objet qui en a un sous « en », « fr » ou les deux
        [wording] un texte de 240 caractères affichables au plus, ou un objet qui en a un sous « en », « fr » ou les deux
        [deck] "E", "S" ou "P"
        [result] "cancel", "reduce" ou "reverse"
        [amount] un entier de 1 à 30
        [drive] un entier de 1 à 18
        [price] un entier de 4, le prix des produits les moins chers, à 30
        [product] un produit : ABS, ASR, ESP, NAV, DYN, ENG, ALA, AIR ou DEA
        [products] une liste de produits, tous différents : ABS, ASR, ESP, NAV, DYN, ENG, ALA, AIR, DEA
        [regions] une liste de régions, toutes différentes : city, meadow, lake, mountain, coast, desert, hills
        [errand-place] un lieu de gages : service_station, police, dealer ou restaurant
        [single-place] un lieu unique : casino, magic_mountain, sand_fox, meadow, lake, desert ou sea
        [theft] "random" ou "named"
        [loss] "random"
       *[cases] une liste de 1 à 1000 objets avec « any_of » et « then »
    }

## No fault

board-summary =
    « { $name } » : { $board ->
        [own] { $spaces } cases ; le plus court chemin de START à FINISH fait { $steps } pas{ $saved ->
            [0] .
           *[other] , { $linked } avec des billets.
        }
       *[box] le plateau est celui de la boîte.
    }
    { $cards ->
        [own] Cartes : { $found }{ $is_full ->
            [True] , autant que dans la boîte.
           *[False] , contre { $box } dans la boîte.
        }
       *[box] Les cartes sont celles de la boîte.
    }

## The shape of the file

board-missing = Le fichier n’a pas de « { $key } ».
board-mistyped = « { $key } » doit être { wanted }, pas { $found }.
board-format = Le fichier est au format { $found } ; ce programme lit le format { $wanted }.
board-unknown-key = « { $key } » ne veut rien dire.
board-nothing-told = Le fichier ne décrit ni plateau (« canvas », « spaces », « links ») ni cartes (« cards »).
board-space-missing = La case { $space } n’a pas de « { $key } ».
board-space-mistyped = Case { $space } : « { $key } » doit être { wanted }, pas { $found }.
board-space-unknown-key = Case { $space } : « { $key } » ne veut rien dire. Une case a « x », « y », « region », « next », et peut avoir « place » et « back ».
board-link-missing = Le passage { $link } n’a pas de « { $key } ».
board-link-mistyped = Passage { $link } : « { $key } » doit être { wanted }, pas { $found }.
board-link-unknown-key = Passage { $link } : « { $key } » ne veut rien dire. Un passage a « kind » et « ends », et peut avoir « draw ».
board-card-missing = La carte { $card } n’a pas de « { $key } ».
board-card-mistyped = Carte { $card } : « { $key } » doit être { wanted }, pas { $found }.
board-card-unknown-key = Carte { $card } : « { $key } » ne veut rien dire ici.

## Names

board-space-name = « { $space } » ne peut pas nommer une case : un nom a de 1 à 8 lettres, chiffres ou traits d’union.
board-same-space = Les cases { $space } et { $other } ne diffèrent que par les majuscules.
board-no-such-end = Il n’y a pas de case { $space }.
board-name-taken = Aucune case ne peut s’appeler { $space } : le programme a lui-même besoin de ce mot.
board-card-name = « { $card } » ne peut pas nommer une carte : un nom a de 1 à 8 lettres, chiffres ou traits d’union.
board-same-card = Les cartes { $card } et { $other } ne diffèrent que par les majuscules.

## Single spaces

board-region = Case { $space } : la région « { $region } » n’existe pas. Les régions sont : { $known }.
board-place = Case { $space } : le lieu « { $place } » n’existe pas. Les lieux sont : { $known }.
board-leads-to-nothing = La case { $space } mène à { $target }, qui n’existe pas.
board-leads-to-itself = La case { $space } mène à elle-même.
board-both-ways = Les cases { $space } et { $target } mènent l’une à l’autre. N’indiquez la route qu’une fois, dans le sens de sa flèche : on y roule de toute façon dans les deux sens.
board-back-to-nothing = Case { $space } : « back » vaut { $target }, qui n’existe pas.
board-off-canvas = La case { $space } se trouve en ({ $x }, { $y }), hors du dessin de { $size }.
board-too-near = Les cases { $space } et { $other } sont à { $found } l’une de l’autre ; il faut au moins { $least } pour les distinguer.

## Ways

board-leads-to-start = La case { $space } mène à START ; toute flèche s’en éloigne.
board-start-roads = { $found ->
        [0] Aucune route ne part
       *[other] { $found } routes partent
    } de START ; il en faut exactement une.
board-leads-from-finish = FINISH mène plus loin ; son « next » doit être vide.
board-finish-roads = { $found ->
        [0] Aucune route n’arrive
       *[other] { $found } routes arrivent
    } à FINISH ; il en faut exactement une.
board-not-entered = Aucune flèche ne mène à la case { $space }.
board-dead-end = La case { $space } ne mène nulle part ; seule FINISH le peut.
board-back-off-road = Case { $space } : « back » vaut { $target }, mais aucune flèche ne mène de { $target } à { $space }.
board-back-missing = Des routes se rejoignent à la case { $space } : son « back » doit dire par laquelle on y recule : { $known }.
board-loop = Ces cases tournent en rond le long de leurs flèches : { $spaces }.

## Places

board-no-place = Il n’y a pas de « { $place } » sur le plateau.
board-place-twice = Il ne peut y avoir qu’un « { $place } », pas plusieurs : { $spaces }.
board-place-at-end = { $space } ne peut pas être un « { $place } ».
board-place-at-junction = La case { $space } ne peut pas être un « { $place } » : des chemins s’y séparent.

## Ferries and tunnels

board-link-kind = Passage { $link } : la sorte « { $kind } » n’existe pas. Les sortes sont : { $known }.
board-link-to-nothing = Le passage { $link } finit à { $space }, qui n’existe pas.
board-link-at-end = Le passage { $link } ne peut pas finir à { $space } : une seule route y mène.
board-link-twice = Le passage { $link } relie { $space } et { $other }, qui sont déjà reliées.

## Limits of a board

board-too-many-spaces = Le plateau a { $found } cases ; il y a de la place pour { $most }.
board-too-many-destinations = Le plateau a { $found } stations-service, postes de police, concessionnaires et restaurants ; il y a de la place pour { $most }.
board-too-many-junctions = Sur { $found } cases, plus de deux chemins se rencontrent ; il y a de la place pour { $most } telles cases.
board-too-many-ways = À la case { $space }, { $found } chemins se rencontrent ; il y a de la place pour { $most }.
board-too-many-trips = De la case { $space }, plus de { $most } trajets de { $steps } cases au plus sont possibles : trop de routes se séparent près d’elle.

## The drawing

board-drawn-region = « drawing.regions » nomme la région « { $region } ». Les régions sont : { $known }.
board-drawn-road = « { $key } » nomme la case { $space }, qui n’existe pas.

## Operations

board-operation = Carte { $card } : « { $key } » doit être une opération, un objet dont « op » est l’un de { $known } ; pas { $found }.
board-too-deep = Carte { $card } : « { $key } » est trop profond. Les opérations peuvent s’emboîter { $most } fois.
board-gain = Carte { $card } : « { $key } » doit avoir ou un « product », ou un « max_price ».
board-misplaced = Carte { $card } : « { $op } » n’a pas sa place dans « { $key } », mais { $op ->
        [errand] sur les cartes E et S.
        [cata] dans l’effet des cartes E et P.
        [keep_pass] dans l’effet des cartes E.
        [pay_victim] parmi les opérations « attacker » des cartes S.
       *[other] dans l’effet des cartes S.
    }
board-arrival = Carte { $card } : « { $op } » n’a pas sa place dans « on_arrival » de « { $key } ». On peut y mettre : { $known }.
board-lies-twice = Carte { $card } : « { $key } » ferait rester la carte deux fois devant un joueur. { $deck ->
        [S] De errand, stop, one_die et wrong_way, un joueur n’en
       *[E] De ses gages, un joueur n’en
    } reçoit qu’un à la fois.
board-too-much = Carte { $card } : trop de choses se passent à la fois avec « { $key } ». On y compte { $found }, pour { $most } au plus : « cata » compte { $cata }, « draw_s » son nombre de cartes, toute autre opération { $any }, sur le plus long chemin.
board-ticket-alone = La carte { $card } est un billet : « keep_pass » doit être sa seule opération.
board-ticket-twice = Les cartes { $card } et { $other } sont toutes deux des billets ; il ne peut y en avoir qu’une sorte.

## Counters

board-counters-on-e = La carte { $card } a des parades, mais on ne pare pas les cartes E.
board-too-many-counters = La carte { $card } a { $found } parades ; il y a de la place pour { $most }.
board-counter-twice = La carte { $card } nomme deux fois { $product } dans ses parades.
board-counter-groups = La carte { $card } nomme { $product } et { $other } dans ses parades. On peut posséder les deux, et l’on ne saurait pas laquelle vaut.
board-counter-result = Carte { $card } : « { $key } » ne va pas avec son résultat. { $result ->
        [cancel] « cancel » n’a pas d’opérations.
        [reduce] « reduce » n’a d’opérations que sous « self ».
       *[reverse] « reverse » a des opérations sous « self », « attacker » ou les deux.
    }
board-no-attacker = Carte { $card } : « { $key } » a des opérations pour l’attaquant, mais seules les cartes S en ont un.

## Numbers of cards

board-deck-empty = Il n’y a pas de carte { $deck }.
board-deck-too-large = Il y a { $found } cartes { $deck }, tous exemplaires comptés ; il y a de la place pour { $most }.
board-too-many-instructions = Toutes les cartes ensemble demandent { $found } instructions ; il y a de la place pour { $most }.
