### Revoir une partie dans le navigateur, en français. Tous les noms commencent par replay-.

replay-back = Retour à la partie
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
replay-previous-event = Une étape en arrière
    .key = Maj ←
replay-play = Lecture
    .key = espace
replay-pause = Pause
    .key = espace
replay-next-event = Une étape en avant
    .key = Maj →
replay-next = Coup suivant
    .key = →
replay-last = Dernier coup
    .key = Fin
replay-key = { $deed } ({ $key })

## Par les yeux de qui

replay-viewpoint = Vu par
replay-everything = tous les joueurs
replay-onlooker = un spectateur

## Les chances

replay-curve = Chances de gagner
replay-curve-text = { $position } : { $chances }. Estimation rapide.
replay-chance-of = { $name } { $percent } %
replay-estimate = Chances de gagner après chaque coup. Estimation rapide.
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
replay-in-secret = { $name } fait un choix en secret.

## Continuer

replay-play-on = Continuer à partir d’ici
replay-play-on-text = Une nouvelle partie commence à ce moment, avec le même plateau. Si vous jouez les mêmes coups, les dés seront les mêmes. L’ancienne partie reste comme elle est.
replay-your-seat = Votre place
replay-level = Les autres
replay-copy = Copier le lien vers ce coup
replay-copied = Le lien est copié. Il fonctionne dans ce navigateur, où la partie est gardée.
replay-not-copied = Votre navigateur ne permet pas de copier. Le lien est dans la barre d’adresse.
