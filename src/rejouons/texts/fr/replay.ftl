### Revoir une partie dans le navigateur, en français. Tous les noms commencent par replay-.

replay-back = Retour à la table
replay-opening = On prépare le plateau…

## Parcourir la partie

replay-player = La partie
replay-scrubber = Coup
replay-start = Mise en place
replay-position = Coup { $number } sur { $last }
replay-first = Premier coup
    .key = Début
replay-previous = Coup précédent
    .key = ←
replay-previous-event = Un pas en arrière
    .key = Maj ←
replay-play = Lecture
    .key = espace
replay-pause = Pause
    .key = espace
replay-next-event = Un pas en avant
    .key = Maj →
replay-next = Coup suivant
    .key = →
replay-last = Dernier coup
    .key = Fin
replay-key = { $deed } ({ $key })

## Par les yeux de qui

replay-viewpoint = Vu par
replay-everything = tout le monde à la fois
replay-onlooker = un spectateur

## Les chances

replay-curve = Chances de gagner
replay-curve-text = { $position } : { $chances }. Estimées d’un coup d’œil.
replay-chance-of = { $name } { $percent } %
replay-estimate = Chances de gagner après chaque coup, estimées d’un coup d’œil.
replay-turns = Les tournants pour { $name }
replay-no-turns = Les chances n’ont jamais beaucoup varié.
replay-turn = Coup { $number }
replay-gain = +{ $percent } %
replay-loss = −{ $percent } %

## À lire

replay-papers = À côté du plateau
replay-paper-story = Récit
replay-paper-turns = Tournants
replay-paper-chances = Chances
replay-paper-board = Plateau

## Continuer

replay-play-on = Continuer d’ici
replay-play-on-text = Une nouvelle table s’ouvre à ce moment, avec le même plateau. Aux mêmes coups, les mêmes dés. Cette partie reste comme elle est.
replay-your-seat = Votre place
replay-level = Les autres
replay-begin = Jouer
replay-copy = Copier le lien vers ce coup
replay-copied = Le lien est copié. Il marche dans ce navigateur, où la partie est gardée.
replay-not-copied = Le navigateur ne nous laisse pas copier. Le lien est dans la barre d’adresse.
