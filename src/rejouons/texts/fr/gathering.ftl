### From the shelf to the start of an online table, in French. All ids begin with gather-.

## Setting an online table up

gather-where = Où jouer
gather-where-device = Sur cet appareil
gather-where-online = En ligne
gather-where-closed = Les tables en ligne ont besoin du réseau, et il n’y en a pas en ce moment. Sur cet appareil, vous jouez comme toujours.
gather-guest = Invité
    .help = reçoit un lien vers cette place
gather-preset =
    { $guests ->
        [one] { $bots ->
            [0] Vous et un invité
            [one] Vous, un invité et un robot
           *[other] Vous, un invité et { $bots } robots
        }
       *[other] { $bots ->
            [0] Vous et { $guests } invités
            [one] Vous, { $guests } invités et un robot
           *[other] Vous, { $guests } invités et { $bots } robots
        }
    }
gather-no-people = À une table en ligne, au moins une place revient à une personne.
gather-meeting = Comment vous vous retrouvez
gather-open = Ouvrir la table
gather-title = Une table de { $game } chez Rejouons

## Time

gather-time = Temps de réflexion
gather-time-each = Combien
gather-kind-none = Sans limite
    .help = Chacun prend le temps qu’il lui faut.
gather-kind-live = D’une traite
    .help = Chaque coup a son temps ; qui en prend plus entame sa réserve. Quand elle est épuisée, un robot joue à sa place, qu’on peut reprendre à tout moment.
gather-kind-days = Sur plusieurs jours
    .help = Passez quand cela vous convient : chaque coup a des jours.
gather-time-none = Sans limite de temps
gather-time-move = { $move } par coup
gather-time-reserve = { $move } par coup, { $reserve } en réserve
gather-span-second = { $count } s
gather-span-minute = { $count } min
gather-span-hour = { $count } h
gather-span-day =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

## Who may come, and what is offered

gather-doors = Qui peut venir
gather-private = Seulement avec un lien
    .help = Personne ne trouve la table sans un lien que vous avez transmis.
gather-listed = Tout le monde
    .help = La table figure au salon : chacun peut prendre une place libre, ou regarder.
gather-hints = Conseils et chances
    .help = Si l’application montre de bons coups et les chances de gagner. Tout le monde à la table voit votre choix, et il vaut pour tous.
gather-hints-no = Non proposés
gather-hints-yes = Proposés à tous
gather-with-hints = avec conseils
gather-without-hints = sans conseils

## The waiting room

gather-free = Place libre
gather-you = vous
gather-host = hôte
gather-somebody = Quelqu’un
gather-seat = (place { $number })
gather-here = connecté
gather-away = non connecté
gather-is-ready = prêt
gather-not-ready = pas encore prêt
gather-sit = S’asseoir
gather-unseat = Libérer cette place
gather-link = Lien vers la place { $number }
gather-copy = Copier le lien
gather-copied = Copié
gather-share = Partager
gather-qr = Code QR
gather-this-machine = Ces liens ne fonctionnent que sur cet ordinateur. Pour inviter d’autres personnes, lancez Rejouons avec « rejouons serve --host ADRESSE », l’adresse étant celle de cet ordinateur dans votre réseau.
gather-watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
gather-missing-none = Tout le monde est prêt : c’est parti.
gather-missing-me = On n’attend plus que vous.
gather-missing-names = On attend encore : { $names }.
gather-missing-free =
    { $free ->
        [one] Une place est encore libre.
       *[other] { $free } places sont encore libres.
    }
gather-missing-both =
    { $free ->
        [one] Une place est encore libre ; on attend encore : { $names }.
       *[other] { $free } places sont encore libres ; on attend encore : { $names }.
    }
gather-your-seat = Votre place
gather-dice = Un secret qui décide des dés est tiré, et ce nombre le scelle : même le serveur ne peut plus l’échanger. Votre mot entre aussi dans les dés, donc personne n’a pu les choisir.
gather-dice-word = Un mot de votre choix
gather-dice-given = Votre mot est donné. Pour le changer, dites que vous n’êtes pas encore prêt.
gather-ready = Prêt à jouer
gather-unready = Finalement pas prêt
gather-looking-on = Vous regardez
gather-look-on = Vous verrez la table dès que la partie commencera.
gather-take-one = Prenez une des places libres, ou restez pour regarder.
gather-reconnecting = La connexion est perdue. Nouvel essai en cours ; la table ne risque rien.
gather-leave = Quitter la table
gather-leave-ask = Rendre votre place ?
gather-leave-explained = Votre place devient libre pour quelqu’un d’autre, et votre lien ne l’ouvre plus. Si vous ne partez qu’un moment, fermez simplement la page : la place reste à vous.
gather-leave-yes = La rendre
gather-leave-no = La garder

## By a link

gather-invited = Vous êtes invité à cette table
gather-your-place = La place { $number } vous attend
gather-taken = { $name } a cette place. Si c’est vous sur un autre appareil, vous pouvez continuer ici ; sinon, le lien a déjà servi.
gather-second = Vous avez déjà une place à cette table. Qui s’assoit ici en joue une autre sur cet appareil.
gather-go-on-here = Continuer ici
gather-to-table = À la table
gather-watch = Regarder
gather-try-again = Réessayer

## The lobby

gather-lobby = Salon
    .help = Les tables ouvertes à tous. Asseyez-vous là où une place est libre, ou regardez.
gather-lobby-empty = Aucune table n’est ouverte en ce moment. Ouvrez-en une, et d’autres la trouveront ici.
gather-new = Ouvrir une table
gather-playing = Une partie est en cours
gather-free-seats =
    { $free ->
        [0] Toutes les places sont prises
        [one] { $free } place libre
       *[other] { $free } places libres
    }

## On the shelf

gather-your-move =
    { $count ->
        [one] À vous de jouer
       *[other] À vous de jouer à { $count } tables
    }
gather-online-tables = Tables en ligne
gather-online-none = Jouez avec d’autres, chacun sur son appareil : choisissez un jeu et ouvrez une table, ou voyez au salon qui cherche des joueurs.
gather-finished =
    { $count ->
        [one] { $count } table terminée
       *[other] { $count } tables terminées
    }
gather-state-waiting-gathering = Dites que vous êtes prêt
gather-state-waiting-playing = C’est à vous
gather-state-gathering = On se réunit
gather-state-playing = On attend { $names }
gather-state-paused = En pause
gather-state-over = Terminée
