### What went wrong, in French: one message for each case of an error.
### The space before : ; ! ? » and after « does not break (U+00A0).

error-UnknownGame = Aucun jeu ne s’appelle « { $game } ». Les jeux sont : { $games }.
error-BadPlayers = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $players }.
error-UnknownOption = L’option « { $option } » n’existe pas. Les options sont : { $options }.
error-RefusedValue = « { $value } » ne convient pas à l’option « { $option } » avec ce nombre de joueurs et ces autres options : voir la clause { $clause }.
error-BadValue = « { $value } » n’est pas une valeur de l’option « { $option } ». Au choix : { $values }.
error-BadSeats = Les places, les nonces et les noms se donnent un par joueur, pas { $given } pour { $players } joueurs.
error-NoSuchSeat = Il n’y a pas de place { $seat } à cette table : les places vont de 0 à { $last }.
error-BadSeatWords = Les places, les nonces et les noms se donnent en liste de mots, un par joueur.
error-BadTarget = La cible « { $target } » n’existe pas. Les cibles sont : python, cpu.
error-UnknownBot = Aucun robot ne s’appelle « { $bot } ». Les robots sont : { $bots }.
error-BadChoice = Le robot « { $bot } » a choisi { $action }, qui n’est pas une de ses actions permises.
error-NoBotFunction = Le robot « { $bot } » ne se charge pas : { $why }
error-BadBudget = Un temps de réflexion est un nombre d’itérations (2000) ou de secondes (1.5s), pas « { $budget } ».
error-BadCores = On réfléchit sur un cœur au moins, pas { $cores }.
error-BadBoard = Le fichier a { $faults ->
        [one] un défaut
       *[other] { $faults } défauts
    }. { $first }
error-BoardNotJson = Ce fichier n’est pas du JSON : quelque chose ne va pas à la ligne { $line }, colonne { $column }.
error-BoardUnreadable = Ce fichier ne peut pas être lu : il contient un nombre trop long, ou trop de crochets les uns dans les autres.
error-BoardKeyTwice = « { $key } » figure deux fois dans le même objet.
error-BoardWithoutGame = Ce fichier ne dit pas sous « game » à quel jeu il sert.
error-GameWithoutBoards = { $game } ne se joue que sur le plateau de sa boîte.
error-BoardOfAnotherGame = Ce fichier n’est pas fait pour { $game }.
error-CardsOfAnotherGame = Le plateau est fait pour { $board }, mais les cartes pour { $cards }.
error-FileWithoutCards = Ce fichier n’a pas de cartes : il n’y a rien sous « cards ».
error-UnreadableAction = « { $text } » n’est pas une action de ce jeu.
error-NotYourTurn = Ce n’est pas le tour de la place { $seat } : on attend la place { $seats }.
error-IllegalAction = { $because } ({ $clause })
error-GameOver = La partie est finie.
error-UndoRefused = Pour reprendre ce coup, il faut l’accord de la place { $seats }.
error-NothingToUndo = Il n’y a aucun coup à reprendre.
error-BadSaveForeign = Ce n’est pas une partie enregistrée par Rejouons.
error-BadSaveDamaged = Cette partie enregistrée est abîmée ou a été modifiée : impossible de l’ouvrir. Détail : { $what }
error-BadSaveMismatch = Cette partie enregistrée est incohérente : elle a été modifiée ou tronquée, et « { $what } » ne correspond pas aux coups joués.
error-BadCommitment = L’engagement ne correspond pas : vous aviez noté { $noted }, cette partie porte { $found }.
error-WrongVersion = Cette partie a été enregistrée avec la version { $saved } des règles de { $game } ; la version actuelle est la { $ours }.
error-NoCuda = Aucun processeur CUDA n’est utilisable sur cette machine : { $why }
error-NoFile = Le fichier { $file } ne peut pas être lu : { $why }
error-BadGames = On peut jouer de 1 à { $most } parties, pas { $games }.
error-BadSeed = La graine d’une simulation est un entier de 0 à moins de { $seeds }, pas { $seed }.
error-BadDevice = L’appareil « { $device } » n’existe pas. Les appareils sont : cpu, cuda.
error-OneBot = Une arène compare des robots : il en faut au moins deux différents, pas seulement « { $bot } ».
error-BadRecordForeign = Le fichier { $file } n’est pas le journal d’une arène.
error-BadRecordTerms = Le fichier { $file } est le journal d’une autre arène : « { $what } » y vaut { $recorded }, pas { $ours }.
error-BadRecordLine = La ligne { $line } du journal { $file } est abîmée.
error-BadLanguage = La langue « { $language } » n’existe pas. Les langues sont : { $languages }.
error-NoSuchNumber = Il n’y a pas d’action { $number } : tapez un nombre de 1 à { $last }, ou « help ».
error-UnknownClause = Le point « { $clause } » n’existe pas. Les points s’écrivent { $prefix }-12.
error-CannotWrite = Le fichier { $file } ne peut pas être écrit : { $why }
error-AppNotBuilt = L’application pour le navigateur n’est pas construite ici. Pour la construire : python -m rejouons.web.build
error-PortsTaken = Les ports de { $first } à { $last } sont tous pris : choisissez-en un autre avec --port.
error-OpenWithoutBoards = Rejouons est déjà ouvert à l’adresse { $address }, sans ces plateaux ni ces cartes. Fermez-le d’abord, puis relancez-le avec --board ou --cards.
