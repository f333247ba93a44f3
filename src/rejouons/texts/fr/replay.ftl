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
replay-paper-better = Mieux jouer
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

## Ce qui aurait été mieux

replay-better-title = Ce qui aurait été mieux
replay-better-title-you = Ce que vous auriez pu mieux faire
replay-better-whose = Les choix de qui
replay-better-working = Chaque choix est revu : { $done } sur { $all }
replay-better-played = Joué
replay-better-better = Mieux
replay-better-see = Ces choix ont coûté le plus de chances de gagner. Touchez-en un pour le voir sur le plateau.
replay-better-none =
    { $who ->
        [you] Bien joué ! Pas une seule erreur trouvée.
       *[other] { $name } a bien joué : pas une seule erreur trouvée.
    }
replay-better-more =
    { $count ->
        [one] Et { $count } erreur plus petite.
       *[other] Et { $count } erreurs plus petites.
    }
replay-better-way =
    { $who ->
        [you] Au début, vous aviez { $start } % de chances, comme tout le monde, et à la fin { $end } %.
       *[other] Au début, { $name } avait { $start } % de chances, comme tout le monde, et à la fin { $end } %.
    }
replay-better-lost =
    { $who ->
        [you] Vos erreurs vous ont coûté { $percent } %.
       *[other] Les erreurs ont coûté { $percent } %.
    }
replay-better-luck =
    { $turn ->
        [gave] La chance a donné { $percent } % : les dés ou les cartes, et ce que les autres ont fait.
        [took] La chance a repris { $percent } % : les dés ou les cartes, et ce que les autres ont fait.
       *[nothing] La chance n’a rien changé : les dés ou les cartes, et ce que les autres ont fait.
    }
replay-better-note = Seul compte ce qu’on pouvait savoir à ce moment-là. Manquer de chance n’est pas une erreur.
replay-better-choice = Coup { $number } : le choix
replay-better-before = Le choix
replay-better-after-played = Après « Joué »
replay-better-after-better = Après « Mieux »
replay-better-chance = { $percent } % de chances de gagner
replay-better-supposed = Cela n’a pas eu lieu. C’est ce qui en serait sûrement venu.
replay-better-close = Fermer
