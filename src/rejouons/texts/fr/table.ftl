### La table dans le navigateur, en français.

table-board = Le plateau
table-seats = Joueurs
table-you = vous
table-your-turn = à vous de jouer
table-to-play = c’est son tour
table-thinking = réfléchit…
table-rank =
    { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
table-own = Rien que pour vous
table-rules = Règles
table-menu = Menu
table-settings = Réglages

## Ce qui est demandé

table-prompt = À faire
table-watch = Regardez ce qui se passe…
table-skip = Voir la suite
table-hurry = Vous passez souvent ce que font les autres. Faut-il désormais tout montrer d’un coup ? Le menu permet d’y revenir.
table-hurry-yes = Oui, d’un coup
table-hurry-no = Non, comme maintenant
table-waiting = On attend { $names }.
table-under-way = Votre coup est en route…
table-amount = Combien ?
table-less = Un de moins
table-more = Un de plus
table-final = Vous ne pourrez pas revenir en arrière sans l’accord des autres.
table-confirm = Jouer
table-cancel = Annuler
table-undo = Reprendre le coup
table-all-moves = Les { $count } coups
table-only-move = Il n’y a qu’une chose à faire :
table-nothing-there = Il n’y a rien à jouer à cet endroit.
table-open-rule = Point { $clause } des règles
table-hint = Conseil
table-hint-thinking = On réfléchit…
table-hint-title = Un bon joueur regarderait d’abord ces coups. Le nombre est la chance de gagner. Choisissez-en un pour le voir sur le plateau.
table-chance = { $percent } %

## Ce qui s’est passé

table-log = Ce qui s’est passé
table-took-back = { $name } a repris { $count } coups.
table-took-back-known = { $name } a repris { $count } coups après en avoir vu l’effet.
table-in-words = Le plateau en mots

## Passer l’appareil

table-veil-title = { $name }, à vous
table-veil-text = Passez l’appareil à { $name }. La suite n’est que pour ses yeux.
table-veil-revise = { $name } : changer votre choix
table-veil-ready = { $name } : voir la suite

## Reprendre un coup

table-undo-title = Reprendre le coup ?
table-undo-text = { $name } voudrait reprendre son dernier coup. Quelque chose a été révélé depuis, c’est donc aux autres de décider : { $others }.
table-undo-agreed = Oui, tout le monde est d’accord
table-undo-refused = Non, on le garde

## La fin

table-won =
    { $count ->
        [1] { $names } gagne !
       *[other] { $names } partagent la victoire !
    }
table-stood = Au moment de l’arrêt :
table-tallies = La partie en chiffres
table-again = Rejouer
table-replay = Revoir la partie

## Le menu

table-kept = Chaque coup est gardé sur cet appareil. Vous pouvez partir à tout moment et continuer plus tard.
table-export = Enregistrer la partie dans un fichier
table-verify = Vérifier les dés
table-verified =
    { $count ->
        [0] Honnête : rien n’a encore été joué, et l’engagement est bon.
        [1] Honnête : l’unique coup a été rejoué à partir du secret, et chaque dé, chaque score est le même.
       *[other] Honnête : les { $count } coups ont été rejoués à partir du secret, et chaque dé, chaque score est le même.
    }
table-not-verified = Les dés ne découlent pas du secret annoncé.
table-commitment = L’engagement sur les dés
table-commitment-text = Ce nombre a été fixé avant le premier lancer. Il prouve que personne n’a pu choisir les dés ensuite. Le fichier enregistré contient le secret.

## Ce qui peut mal tourner

table-unkept = Il n’y a plus de place pour garder cette partie sur cet appareil. Enregistrez-la dans un fichier par le menu, ou supprimez d’anciennes parties sur l’étagère.
error-OldReview = Cette partie suit d’anciennes règles : on peut la revoir, mais plus juger ses choix.
error-ReviewBeforeEnd = Cette partie continue. Ses choix seront jugés quand elle sera finie.
error-NoTable = Cette partie n’existe pas sur cet appareil. Elle a peut-être été supprimée, ou appartient à un autre navigateur.
error-DamagedTable = Cette partie n’est plus lisible. Rien n’a été supprimé : l’étagère vous permet d’en récupérer le texte.
error-NoCookies = Ce navigateur ne garde pas de cookies pour cette page, or c’est par son cookie que la table sait à qui est chaque place. Autorisez les cookies pour cette page, puis réessayez.
error-NoBoard = Cette partie se joue sur un plateau ou avec des cartes personnels, « { $name } », que ce navigateur ne connaît pas. Lancez Rejouons avec le même fichier, par « rejouons serve --board FICHIER » ou « rejouons serve --cards FICHIER », puis réessayez.

## Mises à jour

table-update = Une nouvelle version de Rejouons est prête. Vos parties restent telles quelles.
table-update-now = L’utiliser

## Les touches

table-keys = Jouer au clavier
table-keys-tab = Tab
table-keys-tab-does = Du plateau à ce qui est demandé, puis à tout le reste. Maj + Tab revient en arrière.
table-keys-arrows = ← ↑ → ↓
table-keys-arrows-does = D’un endroit à l’autre du plateau.
table-keys-enter = Entrée
table-keys-enter-does = Choisit. Encore une fois au même endroit : joue le coup.
table-keys-escape = Échap
table-keys-escape-does = Abandonne ce qui était choisi, ou ferme ce qui est ouvert.
table-keys-next = ← →
table-keys-next-does = Le coup d’avant, le coup d’après.
table-keys-event = Maj + ← →
table-keys-event-does = Pas à pas à l’intérieur d’un coup.
table-keys-ends = Début, Fin
table-keys-ends-does = Au début, à la fin.
table-keys-space = Espace
table-keys-space-does = Déroule la partie, ou l’arrête.
table-keys-help = ?
table-keys-help-does = Montre ces touches.
