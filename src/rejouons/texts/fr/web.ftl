### The browser in French. All ids begin with web-.
### The space before : ; ! ? » and after « does not break (U+00A0).

web-title = Rejouons
web-tagline = Des jeux français disparus des magasins, de retour sur la table.
web-home = Rejouons : retour à l’étagère
web-close = Fermer
web-trouble = Quelque chose n’a pas marché, mais rien de ce qui était gardé n’est perdu. Réessayez, ou rechargez la page.
web-not-kept = Il n’y a plus de place sur cet appareil pour garder une partie. Supprimez-en une ancienne et réessayez.
web-unreachable = Le serveur est injoignable. Vérifiez la connexion et réessayez.
web-screen-failed = Cette page ne s’est pas chargée. Vérifiez la connexion et réessayez.
web-language = Langue
web-language-fr = Français
web-language-en = English
web-settings = Réglages
web-rules = Règles

## The shelf

web-shelf = L’étagère
web-players = { $least } à { $most } joueurs
web-minutes = { $minutes } min
web-play = Jouer
web-begin = Commencer
web-learn = Leçon : { $minutes } min
web-learn-on = Leçon : étape { $number }
web-learn-again = Revoir la leçon
web-first = Première visite ? Commencez par { $game }
web-first-why = La leçon la plus courte : on apprend en jouant, en { $minutes } minutes.
web-get-to-know = Découvrir le jeu

## Your tables

web-resume = Continuer { $game }
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
web-damaged-explained = Son enregistrement sur cet appareil est abîmé. Rien n’a été jeté : vous pouvez en récupérer le texte.
web-damaged-take = Récupérer le texte
web-import = Ouvrir un fichier de partie
web-import-drop = Déposez ici le fichier de la partie
web-import-done = La partie est maintenant parmi les vôtres.

## The rules

web-rules-of = { $game } : les règles
web-rules-search = Chercher une règle
web-search-clear = Effacer la recherche
web-rules-contents = Sommaire
web-rules-found =
    { $count ->
        [one] { $count } passage
       *[other] { $count } passages, le meilleur d’abord
    }
web-rules-none = Rien trouvé pour « { $query } ». Essayez un autre mot, ou regardez ici :
web-rules-learn = Apprendre en jouant
web-rules-play = Jouer
web-rules-open = Lire toutes les règles
web-clause-show = Montrer le point { $clause } des règles

## Setting a table up

web-presets = Parties prêtes à jouer
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
web-seats-count = Nombre de joueurs
web-seats-watching = Il n’y a que des robots : vous regarderez.
web-seat = Place { $number } : qui joue
web-seat-name = Place { $number } : nom
web-seat-level = Place { $number } : niveau du robot
web-role-me = Vous
web-role-friend = Autre joueur
web-role-bot = Robot
web-board = Matériel de jeu
web-board-box = Comme dans la boîte
web-options = Variantes
web-options-changed =
    { $count ->
        [0] comme dans les règles
        [one] { $count } changement
       *[other] { $count } changements
    }

## The dice

web-dice = Des dés honnêtes
web-dice-note = scellés
web-dice-text = Un secret qui décide des dés est tiré, et ce nombre le scelle : personne ne peut plus l’échanger. Notez-le si vous voulez le vérifier à la fin. Chaque personne peut maintenant ajouter un mot : les dés viennent du secret et des mots ensemble, donc personne n’a pu les choisir.
web-dice-word = Un mot du joueur { $number }
web-dice-word-of = Un mot de { $name }
web-dice-placeholder = tiré au hasard

## Settings

web-settings-you = Vous
web-settings-looks = Apparence
web-settings-table = Pendant la partie
web-settings-offline = Sur cet appareil
web-set-name = Votre nom
web-set-theme = Thème
web-set-theme-system = Automatique
web-set-theme-light = Clair
web-set-theme-dark = Sombre
web-set-textSize = Taille du texte
web-set-textSize-normal = Normale
web-set-textSize-large = Grande
web-set-textSize-huge = Très grande
web-set-motion = Animations
web-set-motion-system = Automatique
web-set-motion-on = Oui
web-set-motion-off = Non
web-set-speed = Vitesse des autres joueurs
web-set-speed-slow = Lente
web-set-speed-normal = Normale
web-set-speed-fast = Rapide
web-set-speed-instant = Instantanée
web-set-confirm = Confirmer les coups
web-set-confirm-always = Toujours
web-set-confirm-final = Seulement s’ils sont définitifs
web-set-codes = Codes des cases dans les phrases
web-set-codes-false = Masqués
web-set-codes-true = Affichés
web-sound = Son
web-sound-off = Non
web-sound-on = Oui
web-offline-browser = Une fois ouvert, Rejouons fonctionne hors ligne. Le menu de votre navigateur permet de l’installer parmi vos applications.
web-offline-installed = Rejouons est installé ici et fonctionne hors ligne.
web-offline-kept = Les réglages et les parties de cet appareil y restent ; seul ce que vous faites aux tables en ligne est envoyé à leur serveur. Pour emporter une partie ailleurs, enregistrez-la dans un fichier.
web-back = Retour à l’étagère
web-back-to-table = Retour à la table
