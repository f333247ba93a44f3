### Pig en français. Les mots sont ceux de RULES.fr.md.

name = Le cochon
pitch = Un dé, et une question : encore un, ou assez ?
about = Lancez le dé autant de fois que vous l’osez : chaque lancer s’ajoute aux points de votre tour, mais un 1 les perd tous. Arrêtez-vous, et ils sont à vous pour de bon. Qui a le premier 100 points gagne.

## Les coups

move-roll = Lancer le dé
move-hold = S’arrêter

## Ce qui se passe

event-begins = { $seat } commence.
event-rolled = { $seat } lance un { $face } : { $total } pour ce tour.
event-bust = { $seat } perd les { $points } du tour.
event-held = { $seat } met { $points } de côté et en a { $total }.
event-won = { $seat } gagne avec { $total } !

## Ce qui est demandé

ask-turn = Encore un lancer, ou assez ?

## Pourquoi pas

reason-over = La partie est finie : quelqu’un a atteint le but.
reason-not_your_turn = C’est le tour de quelqu’un d’autre.
reason-no_such_action = Ce coup n’existe pas dans ce jeu.
reason-nothing_to_hold = Il n’y a rien encore à mettre de côté : lancez d’abord.
reason-enough = C’est assez pour gagner : arrêtez-vous.

## Options

option-target = Points pour gagner
    .help = Combien de points gagnent la partie.
option-target-50 = 50, une partie courte
option-target-100 = 100

## Le plateau

board-target = le premier à { $points }

## La leçon

lesson-welcome = Un dé, et une question. Qui a le premier 50 points gagne.
lesson-roll = C’est votre tour. Lancez !
lesson-again = Chaque lancer s’ajoute à votre tour. Encore un !
lesson-hold = Cela vaut d’être gardé. Arrêtez-vous, et c’est à vous pour de bon.
lesson-rival = L’autre lance, s’arrête, et c’est de nouveau votre tour.
lesson-second = Lancez pour d’autres points.
lesson-bust = Est-ce que cela ira ? Lancez encore, et voyez.
lesson-lost = Un 1 : les points du tour sont perdus, ceux de côté restent.
lesson-last = Recommencez, et arrêtez-vous quand vous voulez.
lesson-on = Vous savez tout ce qu’il y a à savoir. Jouez !
