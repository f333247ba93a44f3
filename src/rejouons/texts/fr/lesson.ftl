### La première leçon dans le navigateur, en français. Tous les identifiants commencent par teach-.

teach-title = Leçon
teach-rival =
    { $rivals ->
        [one] Rival
       *[other] Rival { $number }
    }
teach-slip = Votre professeur
teach-step = Étape { $number } sur { $count }
teach-go-on = Continuer
teach-back = Retour
teach-begin-again = Recommencer
teach-leave = Quitter
teach-watch = Regardez le plateau…
teach-skip = Voir la suite

## Un coup est demandé

teach-on-board = Touchez ce qui brille sur le plateau, ou :
teach-show-me = Montrer le coup

## Autre chose que le coup demandé

teach-nudge-spot = Presque ! Touchez ce qui brille : c’est entouré pour vous.
teach-nudge-amount = Cela irait aussi, mais la leçon a besoin de ce coup : { $move }.
teach-nudge-read = Rien à faire là pour l’instant. « Continuer » vous mène plus loin.
teach-nudge-watch = Un instant, les autres jouent.
teach-nudge-return = Vous revoilà ! On reprend ici.

## La fin

teach-end = Bravo ! Et maintenant ?
teach-play-on = Continuer cette partie
teach-new-game = Commencer une partie
teach-rules = Lire les règles

## Ce qui peut mal tourner

teach-failed = La leçon n’a pas pu commencer. Vous êtes peut-être hors ligne, et elle n’est pas encore sur cet appareil. Réessayez dans un moment.
teach-problem = Quelque chose n’a pas marché. Revenez d’une étape, ou recommencez la leçon.
teach-again = Réessayer
