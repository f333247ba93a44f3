### Une table en ligne pendant la partie, en français. Tous les identifiants commencent par online-.

online-opening = La table s’ouvre…
online-reconnecting = Reconnexion… Votre table est en sécurité.
online-moved = Votre place est passée sur un autre appareil. Ici, vous regardez.

## Qui est là

online-here = présent
online-away = absent
online-free = libre
online-resigned = a abandonné
online-stand-in = { $name } ({ level }) joue
online-stood-in = { $name } ({ level }) jouait à la fin
online-bot-for-you-time = Votre temps est écoulé : un robot joue pour vous.
online-bot-for-you-left = Vous avez quitté la table : un robot joue pour vous.
online-bot-for-you-replaced = En votre absence, la personne qui a ouvert la table fait jouer un robot pour vous.
online-happened-time = { $name } n’a plus de temps : un robot prend la suite.
online-happened-left = { $name } a quitté la table : un robot prend la suite.
online-happened-replaced = La personne qui a ouvert la table fait jouer un robot pour { $name }.
online-happened-resigned = { $name } a abandonné.
online-happened-back = { $name } est de retour.
online-come-back = Reprendre votre place

## Le temps

online-days = { $days } j { $hours } h
online-hours = { $hours } h { $minutes } min
online-clock-move = Temps pour le coup :
online-clock-reserve = Réserve :
online-running-out = Votre temps est presque écoulé.
online-paused = La partie est en pause.
online-paused-host = La personne qui a ouvert la table peut la reprendre.
online-paused-yours = Le temps ne court pour personne.
online-pause = Mettre en pause
online-resume = Reprendre la partie

## Demander aux autres

online-asks-undo = { $name } voudrait reprendre son dernier coup.
online-undo-of = « { $move } »
online-undo-of-more = « { $move } », et tout ce qui a suivi.
online-asks-end = { $name } propose d’arrêter la partie ici.
online-you-ask-undo = Vous demandez à reprendre votre dernier coup.
online-you-ask-end = Vous proposez d’arrêter la partie ici.
online-agreed = D’accord : { $names }.
online-not-answered = Réponse attendue : { $names }.
online-nobody-answers = Personne n’est là pour répondre : la question attend un retour.
online-agree = D’accord
online-refuse = Non
online-withdraw = Retirer la demande
online-undo-agreed = Tout le monde est d’accord : le coup est repris.
online-undo-refused = Tout le monde n’est pas d’accord : le coup reste joué.
online-undo-withdrawn = { $name } a retiré sa demande : le coup reste joué.
online-undo-withdrawn-by-you = Vous avez retiré votre demande : le coup reste joué.
online-undo-lapsed = La partie a continué : le coup reste joué.
online-end-agreed = Tout le monde est d’accord : la partie s’arrête ici.
online-end-refused = Tout le monde n’est pas d’accord : la partie continue.
online-end-withdrawn = { $name } a retiré sa proposition : la partie continue.
online-end-withdrawn-by-you = Vous avez retiré votre proposition : la partie continue.
online-end-lapsed = La partie a continué.
online-fine = Bien
online-change-choice = Changer votre choix

## Les paroles

online-beside = À côté du plateau
online-talk = Paroles
online-talk-said = Ce qui s’est dit
online-talk-none = Personne n’a encore rien dit.
online-talk-onlooker = Il faut une place à la table pour parler.
online-phrases = Phrases toutes prêtes
online-phrase-hello = Bonjour !
online-phrase-good-luck = Bonne chance !
online-phrase-your-turn = À vous !
online-phrase-one-moment = Un instant, s’il vous plaît.
online-phrase-well-played = Bien joué !
online-phrase-ouch = Aïe !
online-phrase-thanks = Merci !
online-phrase-sorry = Pardon !
online-phrase-good-game = Belle partie !
online-phrase-again = On rejoue ?
online-say = Dire quelque chose
online-send = Envoyer
online-letters-left =
    { $count ->
        [one] Encore { $count } lettre
       *[other] Encore { $count } lettres
    }
online-mute = Ne plus entendre…
online-mute-name = Ne plus entendre { $name }
online-hear-again = Entendre de nouveau { $name }
online-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
online-heard = { $name } : { $words }

## Les appels

online-your-move = À vous de jouer
online-your-answer = On vous demande
online-notices-ask = Être prévenu hors de la page quand c’est à vous
online-notices-given = Cet appareil vous prévient quand c’est à vous.
online-notices-never = Ce navigateur ne montre pas de notifications : ses réglages peuvent les permettre.

## Le menu

online-kept = Chaque coup est gardé par le serveur : vous pouvez partir et revenir à tout moment.
online-hints-offered = Tout le monde peut demander conseil.
online-hints-left-out = Pas de conseils : la personne qui a ouvert la table n’en a pas voulu.
online-watchers =
    { $count ->
        [0] Personne ne regarde.
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
online-host = Vous avez ouvert cette table
online-host-away = La personne qui a ouvert la table est absente
online-own-seat = Votre place
online-replace-bot = { $name } ({ level }) prend la suite
online-replace-person = Libérer la place pour quelqu’un d’autre
online-link = Le lien de la place
online-link-own = Ouvrez ce lien sur l’autre appareil : votre place y passe, et le lien ne vaut plus rien ensuite.
online-link-new = Envoyez ce lien à la personne qui prendra la suite.
online-copy = Copier
online-copied = Copié.
online-elsewhere = Continuer sur un autre appareil
online-propose-end = Proposer d’arrêter la partie
online-leave = Quitter la table
online-leave-explained = Un robot joue pour vous jusqu’à votre retour.
online-leave-yes = Quitter
online-resign = Abandonner
online-resign-explained = Vous abandonnez pour de bon, et un robot joue à votre place.
online-resign-ends = Vous abandonnez pour de bon, et la partie est finie.
online-resign-yes = Oui, abandonner

## La fin

online-ended-agreed = La partie s’est arrêtée d’un commun accord.
online-ended-resigned = La partie est finie, par abandon : { $names }.
online-next = Vers la partie suivante

## La vérification des dés

online-dice-commitment = L’engagement de cette partie n’est pas celui qui a été montré ici avant que les mots soient donnés. Le secret a donc été échangé ensuite, et quelqu’un a pu choisir les dés.
online-dice-word = Le mot qui est entré dans les dés n’est pas celui qui a été donné ici. À moins qu’un autre n’ait été donné plus tard pour cette place, sur un autre appareil, il a été échangé.
online-dice-unknown = Non comparés : l’engagement montré avant la partie et le mot donné alors n’ont pas été gardés sur cet appareil.
