### The browser in French. All ids begin with web-.
### The space before : ; ! ? » and after « does not break (U+00A0).

web-title = Rejouons
web-tagline = Des jeux français disparus des magasins, de retour sur la table.
web-home = Rejouons : retour à l’étagère
web-close = Fermer
web-trouble = Quelque chose n’a pas marché, mais rien de ce qui était gardé n’est perdu. Réessayez, ou rechargez la page.
web-not-kept = Il n’y a plus de place sur cet appareil pour garder une partie. Supprimez-en une ancienne et réessayez.
web-screen-failed = Cette page ne s’est pas chargée. Vérifiez la connexion et réessayez.
web-language = Langue
web-language-fr = Français
web-language-en = English
web-settings = Réglages
web-rules = Règle

## The shelf

web-shelf = L’étagère
web-players = { $least } à { $most } joueurs
web-minutes = { $minutes } min
web-coming = Bientôt
web-play = Jouer
web-learn = Apprendre en 4 minutes

## Your tables

web-resume = Reprendre { $game }
web-tables = Vos parties
web-tables-none = Rien encore. Chaque partie commencée est gardée sur cet appareil, coup après coup.
web-table-going =
    { $moves ->
        [0] Pas commencée
        [one] { $moves } coup joué
       *[other] { $moves } coups joués
    }
web-table-over = Terminée
web-table-won = gagne
web-table-resume = Continuer
web-table-replay = Revoir
web-table-export = Enregistrer
web-table-delete = Supprimer
web-delete-ask = Supprimer cette partie ?
web-delete-explained = Elle disparaîtra de cet appareil pour de bon. Si vous pensez y revenir, enregistrez-la d’abord dans un fichier.
web-delete-yes = Supprimer
web-delete-no = Garder
web-damaged = Une partie illisible
web-damaged-explained = Son enregistrement sur cet appareil est abîmé. Rien n’a été jeté : vous pouvez en emporter le texte.
web-damaged-take = Emporter le texte
web-import = Ouvrir un fichier de partie
web-import-drop = Lâchez ici le fichier de la partie
web-import-done = La partie est maintenant parmi les vôtres.

## The rules

web-rules-of = { $game } : la règle
web-rules-search = Chercher dans la règle
web-search-clear = Effacer la recherche
web-rules-contents = Sommaire
web-rules-found =
    { $count ->
        [0] Rien trouvé
        [one] { $count } passage
       *[other] { $count } passages
    }
web-rules-open = Lire toute la règle
web-clause-show = Montrer le point { $clause } de la règle

## Setting a table up

web-presets = Tables toutes prêtes
web-preset-alone =
    { $bots ->
        [one] En solo contre un robot
       *[other] En solo contre { $bots } robots
    }
web-preset-together =
    { $bots ->
        [0] À deux sur cet appareil
        [one] À deux sur cet appareil, avec un robot
       *[other] À deux sur cet appareil, avec { $bots } robots
    }
web-seats = Joueurs
web-seats-count = Combien jouent
web-seats-watching = Seuls des robots sont assis : vous regarderez.
web-seat = Place { $number } : qui joue
web-seat-name = Place { $number } : nom
web-seat-level = Place { $number } : force du robot
web-role-me = Moi
web-role-friend = Quelqu’un ici
web-role-bot = Robot
web-options = Variantes
web-options-changed =
    { $count ->
        [0] comme dans la règle
        [one] { $count } changement
       *[other] { $count } changements
    }

## Settings

web-settings-you = Vous
web-settings-looks = Aspect
web-settings-table = À la table
web-settings-offline = Sur cet appareil
web-set-name = Votre nom
web-set-theme = Couleur des papiers
web-set-theme-system = Comme l’appareil
web-set-theme-light = Claire
web-set-theme-dark = Sombre
web-set-textSize = Taille du texte
web-set-textSize-normal = Normale
web-set-textSize-large = Grande
web-set-textSize-huge = Très grande
web-set-motion = Mouvements
web-set-motion-system = Comme l’appareil
web-set-motion-on = Oui
web-set-motion-off = Non
web-set-speed = Rythme des coups des autres
web-set-speed-slow = Lent
web-set-speed-normal = Normal
web-set-speed-fast = Rapide
web-set-confirm = Demander avant de valider un coup
web-set-confirm-always = Toujours
web-set-confirm-final = Seulement s’il est sans retour
web-sound = Son
web-sound-off = Non
web-sound-on = Oui
web-offline-browser = Une fois ouvert, Rejouons marche sans réseau. Le menu de votre navigateur permet de l’installer parmi vos applications.
web-offline-installed = Rejouons est installé ici et marche sans réseau.
web-offline-kept = Réglages et parties restent sur cet appareil ; rien n’est envoyé. Pour emporter une partie ailleurs, enregistrez-la dans un fichier.
web-back = Retour à l’étagère
