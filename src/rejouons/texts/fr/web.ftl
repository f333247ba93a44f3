### The browser in French. All ids begin with web-.
### The space before : ; ! ? » and after « does not break (U+00A0).

web-title = Rejouons
web-tagline = Des jeux français disparus des magasins, de retour sur la table.
web-home = Rejouons : retour à l'étagère
web-close = Fermer
web-trouble = Quelque chose n'a pas marché. Réessayez ; rien de ce qui était gardé n'est perdu.
web-not-kept = Il n'y a plus de place sur cet appareil pour garder une partie. Supprimez-en une ancienne et réessayez.
web-screen-failed = Cette page ne s'est pas chargée. Vérifiez la connexion et réessayez.
web-language = Langue
web-language-fr = Français
web-language-en = English
web-settings = Réglages
web-rules = Règle

## The shelf

web-shelf = L'étagère
web-players = { $least } à { $most } joueurs
web-minutes = { $minutes } min
web-coming = Bientôt
web-play = Jouer
web-learn = Apprendre en 4 minutes

## Your tables

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
web-delete-explained = Elle disparaîtra de cet appareil pour de bon. Si vous pensez y revenir, enregistrez-la d'abord dans un fichier.
web-delete-yes = Supprimer
web-delete-no = Garder
web-damaged = Une partie illisible
web-damaged-explained = Son enregistrement sur cet appareil est abîmé. Rien n'a été jeté : vous pouvez en emporter le texte.
web-damaged-take = Emporter le texte
web-import = Ouvrir un fichier de partie
web-import-drop = Lâchez ici le fichier de la partie
web-import-done = La partie est maintenant parmi les vôtres.

## The rules

web-rules-of = { $game } : la règle
web-rules-search = Chercher dans la règle
web-rules-contents = Sommaire
web-rules-found =
    { $count ->
        [0] Rien trouvé
        [one] { $count } passage
       *[other] { $count } passages
    }
web-rules-open = Lire toute la règle
