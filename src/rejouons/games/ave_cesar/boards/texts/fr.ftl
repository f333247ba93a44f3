### What is said of a track in French: one message for each fault, and one for none.
### The space before : ; ! ? » and after « does not break (U+00A0).

## Words

direction =
    { $direction ->
        [cw] dans le sens horaire
       *[ccw] dans le sens antihoraire
    }
course =
    { $course ->
        [white] blanc
        [blue] bleu
        [yellow] jaune
        [red] rouge
       *[other] « { $course } »
    }
wanted =
    { $wanted ->
        [text] un texte entre guillemets, de 1 à 200 caractères affichables sur une ligne
        [whole] un entier de 0 à 9999
        [count] un entier de 1 à 9999
        [number] un nombre de -9999 à 9999
        [size] la largeur et la hauteur, comme [1000, 600]
        [heading] un nombre de degrés de -360 à 360
        [points] une liste de 1000 points au plus, comme [[0, 0], [10, 0]]
        [wholes] une liste de 1000 entiers au plus
        [names] une liste de 1000 noms au plus, tous différents
        [spaces] un objet avec chaque case sous son nom, 1000 au plus
        [object] un objet entre accolades
        [box] gauche, haut, largeur et hauteur, comme [440, 2, 120, 16]
        [ornaments] une liste de 1000 ornements au plus
        [ornament] un objet avec « kind », « x » et « y », et rien d’autre
        [lines] une liste de 1000 lignes au plus
       *[line] un objet avec « courses » et au moins deux « points », et rien d’autre
    }

## No fault

board-summary =
    « { $name } » : { $spaces } cases, pour { $first } à { $last } joueurs, parcours : { $courses }.
    La course la plus courte fait { $race } cases, de chaque couloir, sur chaque parcours, dans les deux sens : { $spare ->
        [0] un paquet mène un attelage tout juste aussi loin.
        [one] un paquet mène un attelage une case plus loin.
       *[other] un paquet mène un attelage { $spare } cases plus loin.
    }

## The shape of the file

board-missing = Le fichier n’a pas de « { $key } ».
board-mistyped = « { $key } » doit être { wanted }, pas { $found }.
board-unknown-key = « { $key } » ne veut rien dire.
board-space-missing = La case { $space } n’a pas de « { $key } ».
board-space-mistyped = Case { $space } : « { $key } » doit être { wanted }, pas { $found }.
board-space-unknown-key = Case { $space } : « { $key } » ne veut rien dire.
board-format = Le fichier est au format { $found } ; ce programme lit le format { $wanted }.
board-space-name = « { $space } » ne peut pas nommer une case : un nom a de 1 à 8 lettres, chiffres ou traits d’union.
board-same-space = Les cases { $space } et { $other } ne diffèrent que par les majuscules.
board-players = « players » doit être celui d’une face de la boîte : { $known }.
board-courses = « courses » doit nommer un ou les deux parcours de cette face : { $known }.

## Single spaces

board-kind = Case { $space } : la sorte « { $kind } » n’existe pas. Les sortes sont : { $kinds }.
board-no-course = La case { $space } n’appartient à aucun parcours.
board-course = Case { $space } : le parcours « { $course } » n’est pas un de ceux du fichier.
board-direction = Case { $space } : « crosses_line » énumère des sens, cw et ccw, pas « { $word } ».
board-front = Case { $space } : son bord avant { direction } est à { $front } ; les bords vont de 1 à { $last }.
board-length = Case { $space } : ses deux bords avant lui laissent { $length } douzièmes de colonne ; une case en fait 1 à { $most }.
board-column = Case { $space } : « column » vaut { $found }, mais d’après sa sorte et ses bords elle se trouve { $first ->
        [0] hors des colonnes : l’allée a 0
       *[other] dans la colonne { $last }
    }.
board-start-elsewhere = La case { $space } est de la sorte « start », mais se trouve dans la colonne { $found } ; seules les colonnes 1 et { $last } touchent la ligne.
board-lane = Case { $space } : « lane » vaut { $lane }, mais sa section a « lanes » { $lanes }.
board-lanes = Case { $space } : « lanes » vaut { $lanes }, mais la section « { $section } » n’a que { $found ->
        [one] une case
       *[other] { $found } cases
    }.
board-off-canvas = La case { $space } se trouve en ({ $x }, { $y }), hors du dessin de { $size }.

## Steps

board-no-such-space = La case { $space } mène { direction } à { $target }, qui n’existe pas.
board-no-common-course = La case { $space } mène { direction } à { $target }, mais elles n’ont aucun parcours en commun.
board-step-twice = La case { $space } mène { direction } à { $target } à la fois tout droit et en diagonale.
board-no-way-back = La case { $space } mène { direction } tout droit à { $target }, mais { $target } ne ramène pas tout droit dans l’autre sens.
board-sideways = La case { $space } mène { direction } à { $target }, qui est à côté : leurs bords avant sont au même niveau.
board-backwards = La case { $space } mène { direction } à { $target }, qui est derrière elle d’après son bord avant.
board-too-far = La case { $space } mène { direction } à { $target }, { $driven } douzièmes de colonne plus loin ; un pas avance de { $most } au plus.
board-edges-apart = La case { $space } mène { direction } tout droit à { $target }, mais elles ne se touchent pas : le bord avant de { $space } est à { $front }, le bord arrière de { $target } à { $back }.
board-line-unmarked = Le pas { direction } de { $space } à { $target } franchit la ligne d’après leurs bords avant, mais « crosses_line » de { $target } ne le dit pas.
board-line-marked = « crosses_line » de { $target } dit qu’on y entre { direction } en franchissant la ligne, mais le pas depuis { $space } ne la franchit pas d’après leurs bords avant.
board-wall-exit = Avec les sorties de mur, { $space } mènerait { direction } à { $target } (son changement de couloir retourné), qui n’est pas de 1 à 12 douzièmes de colonne plus loin.
board-several-lanes = La case { $space } mène { direction } en diagonale à { $target }, qui n’est pas dans le couloir voisin : aucune case du couloir voisin de { $space } n’est { $target } ni n’y mène tout droit.
board-across-wall = La section « { $section } » a un mur, et pourtant des diagonales traversent chaque ligne entre ses couloirs, comme celle qui mène { direction } de { $space } à { $target }. Aucune ne traverse un mur.

## Grid, alley, gates

board-no-such-place = « { $key } » nomme la case { $space }, qui n’existe pas.
board-place-off-course = « { $key } » nomme la case { $space }, qui n’appartient pas au parcours { course }.
board-grid-short = La grille { direction } a { $found ->
        [0] zéro couloir
        [one] un couloir
       *[other] { $found } couloirs
    } pour { $players } attelages au plus.
board-grid-long = La grille { direction } a { $found } couloirs ; il y a de la place pour { $most }.
board-grid-kind = La case { $space } de la grille { direction } est de la sorte « { $kind } », pas « start ».
board-grid-front = La case { $space } de la grille { direction } n’est pas juste derrière la ligne : son bord avant est à { $front }, la ligne à { $line }.
board-alley-empty = L’allée n’a aucune case.
board-alley-order = L’allée dans le sens antihoraire doit être celle du sens horaire, à l’envers.
board-gates-not-exchanged = Les portes de l’allée dans le sens antihoraire doivent être celles du sens horaire, échangées.
board-alley-kind = La case { $space } est citée dans l’allée, mais n’est pas de la sorte « alley ».
board-alley-unlisted = La case { $space } est de la sorte « alley », mais l’allée ne la cite pas.
board-alley-gap = L’allée est coupée { direction } : { $space } ne mène pas tout droit à { $target }.
board-alley-left = On quitte l’allée { direction } ailleurs que par sa porte de sortie : { $space } mène à { $target }.
board-alley-entered = On entre dans l’allée { direction } ailleurs que par sa porte d’entrée : { $space } mène à { $target }.
board-alley-off-line = La ligne doit traverser l’allée, après sa première case { direction }.

## Ways round

board-loop = Sur le parcours { course } { direction }, ces cases tournent en rond sans jamais franchir la ligne : { $spaces }.
board-unreached = La case { $space } ne peut pas être atteinte depuis la grille sur le parcours { course } { direction }.
board-dead-end = De la case { $space }, aucun chemin ne mène à la ligne sur le parcours { course } { direction }.
board-narrow-bypassed = La case { $space } est « narrow », mais on peut la contourner sur le parcours { course } { direction }.
board-narrow-unmarked = La case { $space } doit être « narrow » : tous les chemins y passent sur le parcours { course } { direction }.

## Lengths

board-race-too-long = « shortest_race » vaut { $found }, mais un paquet ne mène un attelage qu’à { $most } cases.
board-no-race = Du couloir { $lane } ({ $space }), la course ne peut pas être finie sur le parcours { course } { direction }.
board-race-length = Du couloir { $lane } ({ $space }), la course la plus courte sur le parcours { course } { direction } fait { $found } cases, pas { $expected } comme le dit « shortest_race ».

## Limits of the program

board-too-many-spaces = La piste a { $found } cases ; il y a de la place pour { $most }.
board-too-many-positions = Le parcours { course } a { $found } cases ; il y a de la place pour { $most }.
board-too-many-columns = Un tour a { $found } colonnes ; il y a de la place pour { $most }.
board-step-too-wide = De la case { $space }, sur le parcours { course } { direction }, un pas mène à plus de { $most } cases de là, tous couloirs comptés.
board-reach-too-wide = De la case { $space }, sur le parcours { course } { direction }, un 6 mène à plus de { $most } cases de là, tous couloirs comptés.
board-too-far-to-go = De la case { $space } au tour { $lap }, sur le parcours { course } { direction }, la course fait plus de { $most } cases.

## The drawing

board-drawn-course = « { $key } » nomme le parcours « { $course } », qui n’est pas un de ceux du fichier.
board-ornament = « { $key } » : l’ornement { $kind } n’existe pas. Les sortes sont : { $known }.
board-outline-of-nothing = Le dessin a un contour de { $space }, qui n’existe pas.
board-outline-short = Case { $space } : son contour a { $found ->
        [0] zéro point
        [one] un point
       *[other] { $found } points
    } ; il en faut au moins { $least }.
