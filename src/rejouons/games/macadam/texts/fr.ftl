### Macadam in French. The words are those of RULES.fr.md.
### The space before : ; ! ? » and after « does not break (U+00A0).

name = Macadam
pitch = Tout un carrefour en 56 cartes : attention aux feux, et à l’agent.
about = Heure de pointe au carrefour. Seize signaux, et chacun ne laisse passer que certains : ici les piétons, là les bicyclettes et les cyclomoteurs, ailleurs les autos et les motos dont les papiers sont en règle. Qui mène couvre un signal et expose une carte ; les autres doivent suivre avec la même sorte de carte, ou payer une amende de 100 points. Mais l’agent qui s’avance au milieu détourne la circulation, et le piège se referme sur quelqu’un d’autre ; une flèche verte renverse même le tour de table. Menez ce que les autres ne peuvent pas suivre, exposez vos piétons tant qu’ils ont un feu, et gardez un agent pour le bon moment. Le plus de points gagne.

## Words

card =
    { $card ->
        [AG1] l’agent au sifflet
        [AG2] l’agent au bâton blanc
        [AG3] l’agent aux gants blancs
        [AG4] l’agent à la pèlerine
        [AG5] l’agente du carrefour
        [AG6] l’agent motard à pied
        [IN1] une carte Assurance
        [IN2] une carte Assurance
        [LI1] une carte Permis
        [LI2] une carte Permis
        [PG1] le facteur (piéton vert)
        [PG2] la jardinière (piéton vert)
        [PG3] l’écolière (piéton vert)
        [PG4] le promeneur au chien (piéton vert)
        [PG5] le peintre (piéton vert)
        [PR1] la boulangère (piéton rouge)
        [PR2] le garçon au ballon (piéton rouge)
        [PR3] la grand-mère au landau (piéton rouge)
        [PR4] le crieur de journaux (piéton rouge)
        [PR5] la fleuriste (piéton rouge)
        [PY1] la dame à l’imperméable (piéton jaune)
        [PY2] le touriste (piéton jaune)
        [PY3] le contrebassiste (piéton jaune)
        [PY4] l’ouvrier (piéton jaune)
        [PY5] la vendeuse de glaces (piéton jaune)
        [PV1] l’étudiante (piéton violet)
        [PV2] le vieux monsieur (piéton violet)
        [PV3] la danseuse (piéton violet)
        [PV4] le médecin pressé (piéton violet)
        [PV5] les jumeaux (piéton violet)
        [BI1] le coureur (bicyclette)
        [BI2] le porteur de pain (bicyclette)
        [BI3] la factrice (bicyclette)
        [BI4] le tandem (bicyclette)
        [BI5] le collégien (bicyclette)
        [BI6] le triporteur (bicyclette)
        [BI7] la randonneuse (bicyclette)
        [BI8] la dame au panier (bicyclette)
        [MO1] l’apprenti (cyclomoteur)
        [MO2] le plombier (cyclomoteur)
        [MO3] la lycéenne (cyclomoteur)
        [MO4] le pêcheur (cyclomoteur)
        [MO5] les amoureux (cyclomoteur)
        [MO6] le livreur (cyclomoteur)
        [CA1] la petite berline (auto)
        [CA2] le break familial (auto)
        [CA3] le taxi (auto)
        [MB1] la routière (moto)
        [MB2] le side-car (moto)
        [MB3] le coursier (moto)
        [BA1] une flèche bleue
        [BA2] une flèche bleue
        [BA3] une flèche bleue
        [GA1] une flèche verte
        [GA2] une flèche verte
       *[GA3] une flèche verte
    }
card-kind =
    { $kind ->
        [agent] agent
        [insurance] carte Assurance
        [licence] carte Permis
        [green_walker] piéton vert
        [red_walker] piéton rouge
        [yellow_walker] piéton jaune
        [violet_walker] piéton violet
        [bicycle] bicyclette
        [moped] cyclomoteur
        [car] auto
        [motorbike] moto
        [blue_arrow] flèche bleue
       *[green_arrow] flèche verte
    }
demand =
    { $demand ->
        [none] rien encore
        [green_walker] un piéton vert
        [red_walker] un piéton rouge
        [yellow_walker] un piéton jaune
        [violet_walker] un piéton violet
        [bicycle] une bicyclette
        [moped] un cyclomoteur
        [motor] une auto ou une moto
        [car] une auto
        [motorbike] une moto
        [blue_arrow] une flèche bleue
        [green_arrow] une flèche verte
       *[vehicle] n’importe quel véhicule
    }
signal =
    { $signal ->
        [S01] le feu « Passez piétons » (passage nord, côté ouest)
        [S02] le feu « Attendez piétons » (passage nord, côté est)
        [S03] le feu « Passez piétons » (passage est, côté nord)
        [S04] le feu « Attendez piétons » (passage est, côté sud)
        [S05] le feu « Passez piétons » (passage sud, côté est)
        [S06] le feu « Attendez piétons » (passage sud, côté ouest)
        [S07] le feu « Passez piétons » (passage ouest, côté sud)
        [S08] le feu « Attendez piétons » (passage ouest, côté nord)
        [S09] le feu « Attendez piétons » (passage extérieur, à l’ouest)
        [S10] le signal « Lignes blanches » (vers l’est)
        [S11] le signal « Lignes blanches » (vers l’ouest)
        [S12] l’entrée d’autoroute (nord-est)
        [S13] la flèche verte (angle nord-ouest)
        [S14] la flèche verte (angle sud-est)
        [S15] la flèche bleue (vers l’est)
       *[S16] la flèche bleue (vers l’ouest)
    }
signal-type =
    { $type ->
        [walk] Passez piétons
        [wait] Attendez piétons
        [lane] Lignes blanches
        [motorway] Entrée d’autoroute
        [green_arrow] Flèche verte
       *[blue_arrow] Flèche bleue
    }
signal-admits =
    { $type ->
        [walk] Les piétons traversent ici. Les autres suivent dans la même couleur.
        [wait] Les piétons attendent, les véhicules passent. Les autres suivent avec n’importe quel véhicule.
        [lane] Pour les bicyclettes et les cyclomoteurs. Une bicyclette suit une bicyclette, un cyclomoteur un cyclomoteur.
        [motorway] Pour les autos et les motos, avec le permis. Les autres suivent de même.
        [green_arrow] Les flèches vertes tournent à droite au feu rouge, et le coup se joue dans le sens antihoraire.
       *[blue_arrow] Les flèches bleues coupent le flot à gauche. Les autres suivent avec une flèche bleue.
    }
paper =
    { $paper ->
        [insurance] assurance
       *[licence] permis
    }
paper-letter =
    { $paper ->
        [insurance] A
       *[licence] P
    }
paper-frees =
    { $paper ->
        [insurance] les cyclomoteurs peuvent rouler
       *[licence] les autos et les motos peuvent rouler
    }
paper-ticket =
    { $paper ->
        [insurance] un ticket d’assurance
       *[licence] un ticket de permis
    }
amount =
    { $amount ->
        [0] aucune carte
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
fines =
    { $fines ->
        [0] aucune amende
        [one] { $fines } amende
       *[other] { $fines } amendes
    }
walkers =
    { $walkers ->
        [0] aucun piéton
        [one] { $walkers } piéton
       *[other] { $walkers } piétons
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Moves

move-swap = Échanger : piocher une carte, puis en glisser une sous le talon
move-discard = Glisser { card } sous le talon ({ $card })
    .plain = Glisser { card } sous le talon
move-lay = Poser { card } ({ $card })
    .plain = Poser { card }
move-roll = Lancer le dé pour un papier
move-place = Couvrir { $signal } : { signal }
    .plain = Couvrir { signal }
move-expose = Exposer { card }, { $card }
    .plain = Exposer { card }
move-agent = Envoyer un agent et exposer { card }, { $card }
    .plain = Envoyer un agent et exposer { card }
move-agent_alone = Envoyer un agent, sans carte
move-fine = Prendre une amende : −100 points
move-bonus = Ajouter { card }, { $card }
    .plain = Ajouter { card }
move-no_bonus = Pas de deuxième carte

## Events

event-round_began = Manche { $round } : les feux s’allument, ça roule !
event-dealer_drew = Pour la donne, { $seat } tire { card }.
event-dealer_alone = Ni agent ni piéton ailleurs : { $seat } donne.
event-dealer_by_green = Le vert passe d’abord : { $seat } donne.
event-dealer_tied = Rien n’est décidé : { $seat } tire encore.
event-dealer_by_chance = Les cartes ne décident pas, le hasard le fait : { $seat } donne.
event-dealer_next = La donne passe à { $seat }.
event-dealt = { $seat } reçoit { amount }.
event-leads = Jeton { $token } : { $seat } mène.
event-topped_up = { $seat } n’a plus de cartes et en pioche : { amount }.
event-drew_top_up = { $seat } pioche { card }.
event-drew = { $seat } échange et pioche { card }.
event-discarded = { $seat } glisse { card } sous le talon.
event-laid = { $seat } pose { card } : { paper-frees }.
event-rolled = { $seat } lance le dé : { $face }.
event-won_ticket = Papiers en règle ! { $seat } gagne { paper-ticket } : { paper-frees }.
event-won_nothing = Pas de papier pour { $seat } cette fois.
event-placed = { $seat } couvre { signal }.
event-opened = { $seat } expose { card }.
event-added = { $seat } ajoute { card }.
event-free_flow = Les piétons attendent, la voie est libre : suivez avec n’importe quel véhicule !
event-followed = { $seat } suit et expose { card }.
event-agent = Coup de sifflet ! { $seat } envoie { card }.
event-agent_brought = { $seat } expose { card } avec l’agent.
event-agent_alone = Coup de sifflet ! { $seat } envoie { card } sans carte à exposer : pas d’amende.
event-demanded = Suivez maintenant avec { demand } !
event-reversed = Flèche verte ! Ce coup se joue dans le sens antihoraire.
event-reversed_midway = Flèche verte ! La suite du coup se joue dans le sens antihoraire.
event-stopped = Halte ! { $seat } arrête la circulation : qui n’a pas joué paie.
event-fined_leader = { $seat } n’a aucune carte à exposer : −100 !
event-fined = { $seat } ne peut pas suivre : −100 !
event-fined_stopped = { $seat } reste au feu : −100 !
event-passed_over = { $seat } n’a plus de cartes et passe son tour.
event-agents_returned = Les six agents sont au centre : ils retournent au talon, et on le mélange.
event-round_covered = Les 16 signaux sont couverts : la manche { $round } est finie.
event-round_played_out = Plus de talon, et une main est vide : la manche { $round } est finie.
event-round_last_paper = La dernière carte était un papier, et le talon est vide : la manche { $round } est finie.
event-scored = { $seat } : { points } dans cette manche, avec { walkers } et { fines }.
event-over_won = { $seat } gagne la partie !
event-over_tie_broken = À égalité de points, les piétons décident : { $seat } gagne la partie !
event-over_shared = Points et piétons à égalité : la victoire est partagée.

## Events, for readers who may not know the values

hidden-drew_top_up = { $seat } pioche une carte.
hidden-drew = { $seat } échange et pioche une carte.
hidden-discarded = { $seat } glisse une carte sous le talon.

## Reasons to refuse an action

reason-no_such_action = Cette action n’existe pas dans ce jeu.
reason-over_covered = La partie est finie : tous les signaux sont couverts.
reason-over_played_out = La partie est finie : le talon est vide, et quelqu’un n’a plus de carte.
reason-over_last_paper = La partie est finie : qui menait a posé un papier, sa toute dernière carte.
reason-not_your_turn = Patience : c’est à quelqu’un d’autre de jouer.
reason-discard_is_due = Vous avez pioché une carte : glissez-en d’abord une sous le talon.
reason-nothing_drawn = Vous n’avez rien pioché : une carte ne va sous le talon que dans un échange.
reason-card_not_in_hand = Vous n’avez pas cette carte : on mène avec une carte de sa main.
reason-answer_not_in_hand = Vous n’avez pas cette carte : on suit avec une carte de sa main.
reason-paper_not_in_hand = Vous n’avez pas ce papier : on en pose un de sa main.
reason-discard_not_in_hand = Vous n’avez pas cette carte : on en rend une de sa main.
reason-leader_only = Cela revient à qui mène le coup, et vous suivez.
reason-papers_for_leader = Dans cette partie, il faut mener pour poser un papier ou lancer le dé.
reason-token_is_placed = Votre jeton est sur son signal : il est trop tard pour cela.
reason-token_is_due = Couvrez d’abord un signal, exposez ensuite une carte.
reason-card_is_exposed = Vous avez exposé une carte : ajoutez-en une deuxième, ou aucune.
reason-swapped_already = Vous avez échangé : une fois suffit, chaque fois que vous menez.
reason-stock_empty = Le talon est vide : il n’y a plus de carte à piocher.
reason-not_a_paper = Cette carte n’est pas un papier : on ne pose que les cartes Assurance et Permis.
reason-laid_already = Vous avez posé un papier : un par tour suffit.
reason-rolled_already = Vous avez lancé le dé : une fois par tour suffit.
reason-has_papers = Vous avez les deux papiers : le dé n’a rien à vous donner.
reason-no_tickets = Il n’y a plus de ticket du papier qui vous manque : le dé n’a rien à vous donner.
reason-signal_covered = Ce signal est couvert : chacun sert une fois par manche.
reason-cannot_serve_signal = Vous n’avez rien à exposer à ce signal, mais vous avez une carte pour un autre : couvrez un signal où vous pouvez en exposer une.
reason-never_exposed = Un agent s’envoie et un papier se pose : ils ne s’exposent jamais.
reason-no_insurance = Pas d’assurance devant vous : vos cyclomoteurs ne peuvent pas rouler.
reason-no_licence = Pas de permis devant vous : vos autos et vos motos ne peuvent pas rouler.
reason-signal_refuses = Le signal ne laisse pas passer cette carte.
reason-not_in_kind = Cette carte ne suit pas : c’est autre chose qu’il faut.
reason-not_a_vehicle = Au feu « Attendez piétons », seuls les véhicules suivent : ni piétons, ni flèches.
reason-able_to_open = Vous avez une carte que ce signal laisse passer, donc vous devez l’exposer : ni agent, ni amende.
reason-able_to_follow = Vous avez une carte qui suit : vous ne pouvez pas vous en tirer ainsi.
reason-no_agent = Vous n’avez pas d’agent.
reason-card_with_agent = Vous avez une carte à exposer avec l’agent, donc vous devez en exposer une.
reason-no_bonus_now = Pas de deuxième carte maintenant : elle vient juste après la première, et seulement si l’on joue ainsi.

## Options and their values

option-rounds = Manches
    .help = Combien de manches s’additionnent. Une par personne, c’est équitable : qui donne a un petit avantage.
option-rounds-1 = une seule manche
option-rounds-2 = 2 manches
option-rounds-3 = 3 manches
option-rounds-4 = 4 manches
option-rounds-5 = 5 manches
option-rounds-6 = 6 manches
option-next_dealer = La donne suivante
    .help = Qui donne les manches suivantes : la personne à gauche, ou celle que désigne un nouveau tirage.
option-next_dealer-rotate = passe à gauche
option-next_dealer-redraw = se tire à nouveau
option-paper_timing = Papiers et dé
    .help = Qui peut poser des papiers et lancer le dé pour en gagner : tout le monde à son tour, ou seulement qui mène. C’est alors plus difficile.
option-paper_timing-every_turn = tout le monde à son tour
option-paper_timing-leader_only = seulement qui mène
option-papers_last = Les papiers valent
    .help = Toute la manche, ou toute la partie : ce que vous avez gagné ou posé garde alors son effet aux manches suivantes.
option-papers_last-round = toute la manche
option-papers_last-game = toute la partie
option-agent_when_able = Agents à volonté
    .help = Peut-on envoyer un agent alors qu’on pourrait suivre ?
option-agent_when_able-off = faute de pouvoir suivre
option-agent_when_able-on = même si l’on peut suivre
option-motor_natures = Autos et motos
    .help = Une moto suit-elle une auto, et une auto une moto ?
option-motor_natures-joint = se suivent
option-motor_natures-separate = ne se suivent pas
option-leader_bonus_card = Deuxième carte
    .help = Qui mène peut-il exposer une deuxième carte que le signal laisse passer ?
option-leader_bonus_card-off = non
option-leader_bonus_card-on = oui
option-top_up = Main vide
    .help = Combien de cartes on pioche quand vient son tour et que la main est vide.
option-top_up-3 = piocher 3 cartes
option-top_up-1 = piocher une carte
option-six_player_deal = Cartes à six
    .help = Combien de cartes chacun reçoit à six.
option-six_player_deal-9 = 9 cartes
option-six_player_deal-8 = 8 cartes

## What a player is asked

ask-prelude = Vous menez : échangez, posez un papier ou lancez le dé si vous voulez, puis couvrez un signal.
ask-discard = Glissez une carte sous le talon.
ask-open = Exposez une carte que le signal laisse passer.
ask-bonus = Ajoutez une deuxième carte si vous voulez.
ask-answer = Suivez : exposez une carte de la sorte demandée.

## The board at the terminal

board-dealing = Les cartes sont distribuées.
board-trick = Coup { $token }/{ $tokens }
board-round = manche { $round }/{ $rounds }
board-over = La partie est finie, il n’y a plus rien à jouer.
board-won = Partie finie : { $name } gagne
board-shared = Partie finie : { $name } partagent la victoire
board-you-prelude = Vous menez : couvrez un signal
board-you-discard = Glissez une carte sous le talon
board-you-open = Exposez une carte à { $signal }
    .plain = Exposez une carte : { signal }
board-you-open-failing = Aucune carte à exposer à { $signal } : un agent, ou l’amende
    .plain = Aucune carte à exposer : un agent, ou l’amende ({ signal })
board-you-bonus = Ajoutez une deuxième carte à { $signal }, ou aucune
    .plain = Ajoutez une deuxième carte, ou aucune : { signal }
board-you-answer = Suivez avec { demand }
board-you-answer-failing = Rien pour suivre : un agent, ou l’amende
board-other-prelude = { $name } mène
board-other-discard = { $name } échange une carte
board-other-open = { $name } va exposer une carte à { $signal }
    .plain = { $name } va exposer une carte : { signal }
board-other-bonus = { $name } peut ajouter une deuxième carte
board-other-answer = { $name } doit suivre avec { demand }
board-demand = À suivre : { demand }
board-clockwise = sens horaire
board-counter_clockwise = sens antihoraire
board-stock = talon
board-agents = agents
board-tricks-left = coups à jouer
board-tickets = tickets { paper-letter }
board-head-score = points
board-head-hand = main
board-head-card = carte
board-head-papers = papiers
board-head-fines = amendes
board-hand = Votre main :
board-holds = { $name } a en main :
board-legend-lacks = n’en a sûrement pas

## The first lesson

lesson-welcome = Heure de pointe au carrefour ! Il a 16 signaux, et chacun ne laisse passer que certaines cartes.
lesson-cards = Voici vos 13 cartes. Une fois exposé, un piéton vaut 200 points, une bicyclette 150, un cyclomoteur 100, une auto ou une moto 50.
lesson-cover = Vous menez ! Ce signal dit « Passez piétons ». Couvrez-le avec votre jeton : chaque signal ne sert qu’une fois.
lesson-walk = Exposez un piéton. Prenez le facteur, en vert : il reste devant vous, et voilà 200 points.
lesson-colour = Les autres doivent suivre dans la même couleur. Qui n’a pas de piéton vert perd 100 points !
lesson-fined = Rival 1 n’a pas de piéton vert et paie : −100. Retenez-le, cela va servir ! Rival 2 a pu suivre.
lesson-wait = On mène à tour de rôle. Rival 1 choisit « Attendez piétons » : les piétons attendent, et tout véhicule peut suivre.
lesson-licence = Autos et motos ont besoin d’un permis. Rival 2 pose le sien, bon pour toute la manche, et sa moto peut passer.
lesson-follow = Votre auto et votre moto n’ont pas de permis, ni votre cyclomoteur d’assurance. Une bicyclette passe sans papiers !
lesson-red = Rival 2 mène à son tour, avec un piéton rouge. C’est à vous de suivre, en rouge.
lesson-stuck = Vous n’avez pas de piéton rouge. Cela coûterait 100 points, mais vous avez deux agents !
lesson-agent = Avec un agent, vous exposez la carte de votre choix, et le joueur suivant doit la suivre. Qui n’avait pas de vert, déjà ?
lesson-turned = Vous ne payez rien, et la circulation tourne : Rival 1 doit suivre en vert, plus en rouge. Et il n’en a toujours pas !
lesson-swap = À vous de mener. Avant de couvrir un signal, vous pouvez échanger une carte : piochez d’abord dans le talon.
lesson-discard = Un piéton rouge, quelle chance ! En échange, glissez sous le talon votre auto : elle rapporte peu et n’a pas de permis.
lesson-roll = Le dé fait gagner des papiers : 1 ou 6, une assurance ; 3 ou 5, un permis ; 2 ou 4, rien. Lancez-le !
lesson-lane = Un 1 : voilà votre assurance, pour toute la manche ! Couvrez ces lignes blanches, pour bicyclettes et cyclomoteurs.
lesson-moped = Exposez votre cyclomoteur. Ici, seul un cyclomoteur suit un cyclomoteur : qui d’autre est assuré ?
lesson-hope = Personne encore ! Mais qui doit suivre peut aussi poser un papier ou lancer le dé. Rival 1 essaie…
lesson-trap = Un permis : inutile ici ! Vos deux rivaux perdent 100 points. Tout l’art est là : mener ce que les autres ne suivent pas.
lesson-green = Rival 1 mène une flèche verte. Elle renverse le tour : c’est déjà à vous ! Seule une flèche verte peut suivre.
lesson-stop = Vous n’en avez pas, mais il vous reste un agent. Contre une flèche verte, il arrête la circulation. Essayez !
lesson-stopped = Halte ! Rival 2 n’avait pas encore joué et perd 100 points. Le vieux monsieur a traversé en paix : 200 pour vous !
lesson-blue = Rival 2 mène une flèche bleue, et c’est à vous. Seule une flèche bleue peut la suivre…
lesson-pay = Ni flèche bleue, ni agent. Cela arrive à tout le monde : prenez l’amende de 100 points.
lesson-spared = Rival 1, lui, a une flèche bleue. Les flèches ne rapportent rien, mais elles évitent une amende.
lesson-count = Vos cartes exposées rapportent 850 points, votre amende en coûte 100 : cela fait 750. La main, elle, ne compte pas.
lesson-end = La manche finit quand les 16 signaux sont couverts, ou quand le talon est vide et que quelqu’un n’a plus de carte.
lesson-on = Vous voilà devant, et vous menez ! Il reste deux « Passez piétons », et Rival 1 n’a pas de vert… À vous la suite !

## The board in the browser

board-ask-open = Exposez une carte au signal « { signal-type } ».
board-ask-answer = Suivez : exposez { demand }.
board-you = vous
board-why = { $why } ({ $clause })
board-agent-stops =
    { $count ->
        [0] Un agent vous évite l’amende, et il ne reste personne à arrêter.
        [one] Un agent arrête la circulation : un joueur prend une amende.
       *[other] Un agent arrête la circulation : { $count } joueurs prennent une amende.
    }
board-agent-stops-whom = Un agent arrête la circulation. À l’amende : { $names }
board-agent-alone = Un agent vous évite l’amende, sans exposer de carte.
board-agent-turns =
    { $count ->
        [0] Avec un agent, vous exposez la carte de votre choix, sans amende.
        [one] Avec un agent, vous exposez la carte de votre choix, et un joueur doit la suivre.
       *[other] Avec un agent, vous exposez la carte de votre choix, et { $count } joueurs doivent la suivre.
    }
board-agent-how = Touchez l’agent, puis la carte à exposer.
board-lead-start = Touchez une carte, puis un signal allumé.
board-lead-how = Touchez-la, puis un signal allumé.
board-lead-now = Touchez maintenant un signal allumé : le jeton le couvre.
board-agents-held =
    { $count ->
        [one] un agent
       *[other] { $count } agents
    }
board-must-follow = À suivre avec { demand } : { $names }
board-cannot = N’en a sûrement pas : { $names }
board-lacks = n’a sûrement pas : { $kinds }
board-order = à jouer encore : { $names }
board-stock-holds = Le talon contient { amount }
board-agents-called = agents au centre : { $count } sur { $all }
board-tickets-left =
    { $paper ->
        [insurance] tickets d’assurance restants : { $count }
       *[licence] tickets de permis restants : { $count }
    }
board-holds-cards = en main : { amount }
board-deals = donneur de cette manche
board-leads = mène ce coup
board-played = à ce coup : { card }
board-papers = papiers : { $papers }
board-exposed = exposé : { $cards }
board-free-signals =
    { $count ->
        [one] { $count } signal libre
       *[other] { $count } signaux libres
    }
board-signal-named = { $signal }, { signal }
    .plain = { signal }
board-signal-admits = { $name }. { $admits }
board-covered = sous le jeton { $token }
board-die = Le 1 et le 6 gagnent un ticket d’assurance, le 3 et le 5 un ticket de permis.
board-swap = échange
board-roll = dé
board-fine = amende
board-no-bonus = pas de deuxième carte
board-unit-points = points
board-own-cards = Cartes
board-own-hand = votre main
board-own-out = sorties
board-own-unseen = cachées

## The match in numbers

board-tally-walk = piétons
board-tally-bicycle = bicyclettes
board-tally-moped = cyclomoteurs
board-tally-motor = autos et motos
board-tally-arrow = flèches
board-tally-agents = agents envoyés
board-tally-fines = amendes
board-tally-round_covered = Points de la manche { $round }, finie au dernier signal
board-tally-round_played_out = Points de la manche { $round }, finie par une main vide
board-tally-round_last_paper = Points de la manche { $round }, finie par un dernier papier
