### Architectes du Royaume de l'Ouest en français : questions, réponses, journal, raisons, mots et cartes.
### Les noms des éléments viennent de components.toml.

## Questions

ask-place-worker = À vous : où placez-vous un ouvrier ?
ask-retrieve-worker = Vous n'avez plus d'ouvrier. D'où en reprenez-vous un ?
ask-discard-to-limit = { $limit ->
    [one] Vous pouvez garder { $limit } carte Bâtiment. Laquelle défaussez-vous ?
   *[other] Vous pouvez garder { $limit } cartes Bâtiment. Laquelle défaussez-vous ?
}
ask-draft-card = Quelle carte Bâtiment gardez-vous ?
ask-discard-at-start = Quelle carte Bâtiment placez-vous sous la pioche ?
ask-pick-character = Quel personnage choisissez-vous ?
ask-take-starting-apprentice = Avec quel Apprenti commencez-vous ?
ask-choose-good = { $location } : { $clay ->
        [one] { $clay } argile
       *[other] { $clay } argiles
    } ou { $gold ->
        [one] { $gold } or
       *[other] { $gold } or
    } ?
ask-make-trade = { $left ->
    [one] Encore { $left } échange : lequel faites-vous, ou vous arrêtez-vous là ?
   *[other] Encore { $left } échanges : lequel faites-vous, ou vous arrêtez-vous là ?
}
ask-work-at-workshop = { $cards ->
    [one] Engager un Apprenti, ou piocher { $cards } carte Bâtiment ?
   *[other] Engager un Apprenti, ou piocher { $cards } cartes Bâtiment ?
}
ask-dismiss = Vous avez déjà autant d'Apprentis que permis. Qui laisse sa place { TO($apprentice) } ?
ask-hire-free = Quel Apprenti engagez-vous gratuitement, si vous le voulez ?
ask-make-capture = { $left ->
    [one] Encore { $left } capture : quel groupe capturez-vous, ou vous arrêtez-vous là ?
   *[other] Encore { $left } captures : quel groupe capturez-vous, ou vous arrêtez-vous là ?
}
ask-capture-freely = { $left ->
    [one] Encore { $left } capture gratuite : quel groupe capturez-vous, ou vous arrêtez-vous là ?
   *[other] Encore { $left } captures gratuites : quel groupe capturez-vous, ou vous arrêtez-vous là ?
}
ask-act-at-guardhouse = { $left ->
    [one] Encore { $left } action : laquelle effectuez-vous, ou vous arrêtez-vous là ?
   *[other] Encore { $left } actions : laquelle effectuez-vous, ou vous arrêtez-vous là ?
}
ask-choose-deal = { $cards ->
    [one] Engager gratuitement n'importe quel Apprenti, ou prendre une carte Bâtiment ?
   *[other] Engager gratuitement n'importe quel Apprenti, ou regarder { $cards } cartes Bâtiment et en garder une ?
}
ask-keep-card = Quelle carte Bâtiment gardez-vous ? Les autres vont sous la pioche
ask-work-at-guildhall = Construisez-vous un Bâtiment ou travaillez-vous à la Cathédrale ?
ask-discard-for-cathedral = Quelle carte Bâtiment défaussez-vous pour la Cathédrale ?
ask-pay-mixed = { $count ->
    [one] { $subject } : { $count } ressource, bois ou pierre. Combien de bois ?
   *[other] { $subject } : { $count } ressources, bois ou pierre. Combien de bois ?
}
ask-pay-precious = { $count ->
    [one] { $subject } : { $count } ressource, or ou marbre. Combien d'or ?
   *[other] { $subject } : { $count } ressources, or ou marbre. Combien d'or ?
}
ask-spare-good = { $subject } : de quelle ressource payez-vous { $count } de moins ?
ask-choose-gain = { $building } : que prenez-vous ?
ask-sell-card = { $building } : défaussez-vous une carte Bâtiment contre de l'or ?
ask-free-prisoners = Libérez-vous tous vos ouvriers de la Prison ?
ask-use-barracks = Reprenez-vous vos ouvriers des autres plateaux, capturez-vous un groupe, ou rien ?
ask-use-crane = Placez-vous tout de suite un autre ouvrier à la Guilde ?
ask-dismiss-for-graveyard = Quel Apprenti défaussez-vous ?
ask-destroy-debt = Détruisez-vous une Dette non payée ?
ask-buy-off-debt = Payez-vous en pièces, ou prenez-vous la Dette ?
ask-order-abilities = Purge du Marché Noir : quelle capacité utilisez-vous maintenant ?
ask-release-at-reset = Combien de vos ouvriers sortent de Prison ?
ask-resolve-effect = La partie est finie. Quel Bâtiment résolvez-vous maintenant ?

## Réponses

action-place = Placer un ouvrier { TO($place) }
action-retrieve = { $place ->
    [board] Reprendre un ouvrier du plateau { OF($seat) }
   *[other] Reprendre un ouvrier { FROM($place) }
}
action-capture = { $own ->
    [0] Capturer { counted-workers } { OF($seat) } { TO($place) }
   *[other] Reprendre { counted-workers } { FROM($place) }
}
counted-workers = { $amount ->
    [one] { $amount } ouvrier
   *[other] { $amount } ouvriers
}
action-trade = { $offered ->
    [0] Échanger { traded }
   *[other] Échanger { traded } ({ ONE($by) })
}
traded = { $more ->
    [0] { COUNT($amount, $first) } contre { COUNT($gained, $gain) }
   *[other] { COUNT($amount, $first) } et { COUNT($more, $second) } contre { COUNT($gained, $gain) }
}
action-take = Prendre { COUNT($amount, $target) }
action-spare = Payer { COUNT($amount, $target) } de moins
action-keep = Garder { THE($target) }
action-build = Construire { THE($target) }
action-discard = Défausser { THE($target) }
action-resolve = Résoudre { THE($target) }
action-hire = { $row ->
    [0] Engager { THE($target) }
   *[other] Engager { THE($target) } (rangée { $row }, colonne { $column })
}
action-dismiss = { $row ->
    [0] Défausser { THE($target) }
   *[other] Défausser { THE($target) } (numéro { $column })
}
action-character = Jouer { THE($target) }
action-use = Utiliser { THE($target) }
action-wood = { $rest ->
    [one] Payer { $target } bois et { $rest } pierre
   *[other] Payer { $target } bois et { $rest } pierres
}
action-gold = Payer { $target ->
        [one] { $target } or
       *[other] { $target } or
    } et { $rest ->
        [one] { $rest } marbre
       *[other] { $rest } marbres
    }
action-release = { $target ->
    [0] Ne libérer personne
    [one] Libérer { $target } ouvrier
   *[other] Libérer { $target } ouvriers
}
action-draw = { $amount ->
    [one] Piocher { $amount } carte Bâtiment
   *[other] Piocher { $amount } cartes Bâtiment
}
action-look = { $amount ->
    [one] Prendre { $amount } carte Bâtiment
   *[other] Regarder { $amount } cartes Bâtiment et en garder une
}
action-send = Envoyer { counted-captives } en Prison contre des pièces
counted-captives = { $amount ->
    [one] { $amount } ouvrier capturé
   *[other] { $amount } ouvriers capturés
}
action-free = Libérer { counted-workers } de la Prison
action-rescue = Reprendre { counted-workers } des autres plateaux
action-ransom = { $silver ->
    [0] Libérer { counted-workers } des autres plateaux en prenant une Dette et en perdant de la vertu
   *[other] Libérer { counted-workers } des autres plateaux en payant { $silver ->
        [one] { $silver } pièce
       *[other] { $silver } pièces
    }
}
action-settle = Rembourser une Dette
action-advance = Travailler à la Cathédrale
action-destroy = Détruire une Dette
action-buy_off = Payer { $silver ->
        [one] { $silver } pièce
       *[other] { $silver } pièces
    }
action-owe = Prendre la Dette
action-stop = Arrêter
action-decline = Renoncer

## Le journal

log-setup-began = # Mise en place
log-character-taken = { $seat } joue { THE($character) }
log-first-player = { $seat } commence
log-starting-virtue = { $seat } part avec une vertu de **{ $virtue }**
log-starting-prisoners = { $amount ->
    [one] { $seat } part avec **{ $amount } ouvrier** en Prison
   *[other] { $seat } part avec **{ $amount } ouvriers** en Prison
}
log-play-began = # La partie commence
log-last-round-began = # Dernier tour
log-worker-placed = { $seat } place un ouvrier { TO($place) }
log-worker-retrieved = { $seat } reprend un ouvrier { FROM($place) }
log-turn-skipped = { $seat } n'a aucun ouvrier à placer ni à reprendre : son tour est sauté
log-visit-ended = { $seat } termine sa visite { TO($place) }
log-declined = { $seat } renonce
log-nothing-gained = { $seat } n'obtient rien { FROM($source) }
log-gained = { $seat } gagne { COUNT($amount, $resource) }
log-paid = { $seat } paie { COUNT($amount, $resource) }
log-tax-paid = { $amount ->
    [one] { $seat } paie **{ $amount } pièce** de taxe
   *[other] { $seat } paie **{ $amount } pièces** de taxe
}
log-taxes-taken = { $amount ->
    [one] { $seat } prend **{ $amount } pièce** au Bureau des taxes
   *[other] { $seat } prend **{ $amount } pièces** au Bureau des taxes
}
log-virtue-gained = { $seat } gagne **{ $amount } vertu** ({ $virtue } en tout)
log-virtue-lost = { $seat } perd **{ $amount } vertu** ({ $virtue } en tout)
log-virtue-at-top = La vertu { OF($seat) } ne peut plus monter
log-debt-taken = { $seat } prend une Dette
log-debt-bought-off = { $seat } paie au lieu de prendre une Dette
log-debt-paid = { $seat } rembourse une Dette
log-debt-destroyed = { $seat } détruit une Dette
log-cards-drawn = { $amount ->
    [one] { $seat } pioche **{ $amount } carte Bâtiment**
   *[other] { $seat } pioche **{ $amount } cartes Bâtiment**
}
log-cards-looked-at = { $amount ->
    [one] { $seat } regarde **{ $amount } carte Bâtiment**
   *[other] { $seat } regarde **{ $amount } cartes Bâtiment**
}
log-deck-found-empty = La pioche des Bâtiments est vide : { $seat } ne pioche rien
log-card-seen = { $seat } voit { THE($building) }
log-card-kept = { $seat } garde { THE($building) }
log-card-discarded = { $seat } défausse { THE($building) }
log-pack-passed = { $amount ->
    [one] { $seat } reçoit **{ $amount } carte Bâtiment**
   *[other] { $seat } reçoit **{ $amount } cartes Bâtiment**
}
log-cards-buried = { $amount ->
    [one] { $seat } place **{ $amount } carte Bâtiment** sous la pioche
   *[other] { $seat } place **{ $amount } cartes Bâtiment** sous la pioche
}
log-apprentice-hired = { $silver ->
    [0] { $seat } engage { THE($apprentice) }
    [one] { $seat } engage { THE($apprentice) } et prend **{ $silver } pièce** sur la carte
   *[other] { $seat } engage { THE($apprentice) } et prend **{ $silver } pièces** sur la carte
}
log-apprentice-dismissed = { $seat } défausse { THE($apprentice) }
log-apprentice-left = De l'Atelier part { THE($apprentice) }
log-apprentice-shown = À l'Atelier arrive { THE($apprentice) }
log-silver-placed = { $amount ->
    [one] { $seat } pose **{ $amount } pièce** { ON($apprentice) }
   *[other] { $seat } pose **{ $amount } pièces** { ON($apprentice) }
}
log-workers-captured = { $amount ->
    [one] { $seat } capture **{ $amount } ouvrier** { OF($owner) } { TO($location) }
   *[other] { $seat } capture **{ $amount } ouvriers** { OF($owner) } { TO($location) }
}
log-workers-recalled = { $amount ->
    [one] { $seat } reprend **{ $amount } ouvrier** { FROM($location) }
   *[other] { $seat } reprend **{ $amount } ouvriers** { FROM($location) }
}
log-captives-imprisoned = { $amount ->
    [one] { $seat } envoie en Prison **{ $amount } ouvrier** { OF($owner) }
   *[other] { $seat } envoie en Prison **{ $amount } ouvriers** { OF($owner) }
}
log-prisoners-released = { $amount ->
    [0] { $seat } ne libère personne de la Prison
    [one] { $seat } libère **{ $amount } ouvrier** de la Prison
   *[other] { $seat } libère **{ $amount } ouvriers** de la Prison
}
log-captives-released = { $amount ->
    [one] { $seat } reprend **{ $amount } ouvrier** du plateau { OF($owner) }
   *[other] { $seat } reprend **{ $amount } ouvriers** du plateau { OF($owner) }
}
log-building-constructed = { $seat } construit { THE($building) }
log-cathedral-advanced = { $seat } atteint le niveau **{ $level }** de la Cathédrale
log-reward-taken = { $seat } révèle { THE($reward) }
log-no-reward-left = Il ne reste plus de Récompense pour { $seat }
log-market-reset = # Purge du Marché Noir
log-market-workers-jailed = { $amount ->
    [one] **{ $amount } ouvrier** { OF($seat) } va du Marché Noir à la Prison
   *[other] **{ $amount } ouvriers** { OF($seat) } vont du Marché Noir à la Prison
}
log-market-found-empty = Le Marché Noir est vide : personne ne va en Prison
log-market-card-flipped = La carte { ONE($card) } est retournée sur le Grand marché
log-market-shuffled = Les cartes Marché Noir sont mélangées et forment un nouveau Petit marché
log-ability-used = { $seat } utilise { THE($card) }
log-too-many-prisoners = { $prisoners ->
    [one] { $seat } a **{ $prisoners } ouvrier** en Prison
   *[other] { $seat } a **{ $prisoners } ouvriers** en Prison
}
log-nobody-has-too-many = { $prisoners ->
    [one] Personne n'a d'ouvrier en Prison : personne ne perd de vertu
   *[other] Personne n'a { $prisoners } ouvriers ou plus en Prison : personne ne perd de vertu
}
log-most-prisoners = { $seat } a le plus d'ouvriers en Prison (**{ $prisoners }**)
log-prison-found-empty = La Prison est vide : personne ne prend de Dette
log-scheme-turned = { $seat } révèle un Plan : { ONE($scheme) }
log-scheme-replaced = { $seat } ne peut pas suivre le Plan : { ONE($scheme) }
log-schemes-shuffled = { $seat } mélange à nouveau ses Plans
log-stock-gained = { $seat } augmente son stock de **{ $amount }**
log-stock-paid = { $seat } réduit son stock de **{ $amount }**
log-end-triggered = { $seat } occupe le dernier emplacement de la Guilde : chacun joue encore un tour
log-end-effects-began = # Effets de fin de partie
log-effect-resolved = { $seat } résout { THE($building) }
log-scoring-began = # Décompte final
log-building-scored = { $points ->
    [0] { $seat } ne marque aucun PV avec { THE($building) }
   *[other] { $seat } marque **{ $points } PV** avec { THE($building) }
}
log-points-scored = { $seat } marque **{ $points } PV** ({ MANY($source) })
log-points-lost = { $seat } perd **{ $points } PV** ({ MANY($source) })
log-game-ended = { $seat } termine avec **{ $points } PV**
log-won-by-points = { $seat } gagne avec **{ $points } PV**
log-won-by-virtue = { $seat } gagne : à égalité de points ({ $points } PV), une vertu de **{ $virtue }** contre { $others }
log-won-by-silver = { $silver ->
    [one] { $seat } gagne : à égalité de points ({ $points } PV) et de vertu ({ $virtue }), **{ $silver } pièce** contre { $others }
   *[other] { $seat } gagne : à égalité de points ({ $points } PV) et de vertu ({ $virtue }), **{ $silver } pièces** contre { $others }
}
log-won-as-rival = { $seat } gagne : tout est à égalité à { $points } PV, et la victoire va au rival
log-victory-shared = { $silver ->
    [one] { $seat } partage la victoire : { $points } PV, vertu { $virtue } et { $silver } pièce
   *[other] { $seat } partage la victoire : { $points } PV, vertu { $virtue } et { $silver } pièces
}

## Pourquoi pas ?

refusal-A2-16 = Quelqu'un d'autre en a autant que vous.
refusal-B3-2 = Gardez une des cartes reçues.
refusal-C1-3 = À votre tour, vous devez placer un ouvrier.
refusal-C2-1 = Sans ouvrier en réserve, vous reprenez un des vôtres.
refusal-C2-2 = Tant qu'un de vos ouvriers est dans un lieu ouvert, vous en reprenez un là.
refusal-C3-1 = Vous avez trop de cartes Bâtiment : défaussez-en une.
refusal-D1-2 = Cet emplacement du Marché Noir est occupé.
refusal-D3-1 = Il n'y a pas de pièces au Bureau des taxes.
refusal-D3-2 = Vous ne pouvez pas payer les pièces de cet emplacement.
refusal-D3-3 = Vous ne pourriez ni construire un Bâtiment ni travailler à la Cathédrale.
refusal-E1-4 = Choisissez l'argile ou l'or.
refusal-E1-5 = L'or demande deux de vos ouvriers aux Mines.
refusal-F1-1 = Faites un échange ou arrêtez.
refusal-F1-2 = Vous n'avez pas ces deux ressources.
refusal-F1-3 = Vous n'avez pas ce bois et cette pierre.
refusal-F1-4 = Vous ne pouvez pas payer cet échange.
refusal-G1 = À l'Atelier, vous engagez un Apprenti ou piochez des cartes Bâtiment.
refusal-G2-1 = Vous ne pouvez pas payer un Apprenti.
refusal-G2-3 = Vous ne pouvez pas payer aussi les cartes sautées.
refusal-G2-8 = Vous ne pouvez pas avoir plus d'Apprentis : l'un d'eux doit partir.
refusal-H1-1 = Capturez un groupe ou arrêtez.
refusal-H1-4 = Vos captures de cette visite ne peuvent pas toucher un lieu de plus.
refusal-H1-10 = Vous ne pouvez pas payer cette capture.
refusal-H2-1 = Capturez un groupe gratuitement ou arrêtez.
refusal-J1-2 = Engagez un Apprenti ou regardez des cartes Bâtiment.
refusal-J1-7 = Vous êtes trop vertueux pour le Marché Noir.
refusal-J2-1 = Engagez un Apprenti visible ou personne.
refusal-J2-2 = Gardez une des cartes que vous regardez.
refusal-J2-3 = La pioche des Bâtiments est vide.
refusal-K1 = Effectuez une action du Corps de Garde ou arrêtez.
refusal-K1-4 = Aucun de vos ouvriers n'est retenu sur un autre plateau.
refusal-K1-7 = Il n'y a rien sur quoi agir.
refusal-K1-9 = Vous ne pouvez pas payer cette action.
refusal-L2-1 = À la Guilde, vous construisez un Bâtiment ou travaillez à la Cathédrale.
refusal-M1-2 = Dites combien de bois vous payez.
refusal-M2-1 = Il n'y a pas de place libre au niveau suivant.
refusal-M2-2 = Vous ne pouvez pas payer le niveau suivant.
refusal-M2-3 = La Cathédrale demande une carte Bâtiment de votre main.
refusal-M2-7 = Vous n'avez pas de carte Bâtiment à défausser.
refusal-N2-2 = Votre vertu est trop basse pour la Cathédrale.
refusal-N3-1 = Détruisez une Dette ou renoncez.
refusal-P2-12 = Un de vos ouvriers est en Prison.
refusal-Q1-1 = Vous n'avez pas les ressources pour ce Bâtiment.
refusal-Q1-2 = Il manque à vos Apprentis une compétence pour ce Bâtiment.
refusal-Q2-3 = Reprenez vos ouvriers, capturez un groupe ou renoncez.
refusal-Q2-10 = Prenez l'un des deux.
refusal-Q2-17 = Libérez vos ouvriers ou renoncez.
refusal-Q2-19 = Défaussez une carte Bâtiment ou renoncez.
refusal-Q3-5 = L'effet ne trouve rien sur quoi agir.
refusal-R2-3 = Dites combien d'ouvriers sortent de Prison.
refusal-R2-8 = Utilisez une des capacités qui vous restent.
refusal-S1-2 = { game-over }.
refusal-S2-2 = Résolvez un de vos Bâtiments.
refusal-T1-5 = Cette couleur est déjà prise.
refusal-T2-6 = Vous n'avez pas cet or et ce marbre.
refusal-V1-4 = Placez une de vos cartes sous la pioche.
refusal-W1-4 = Prenez un Apprenti visible.
refusal-W2-1 = Économisez un bois ou une pierre.
refusal-W2-2 = Payez en pièces ou prenez la Dette.
refusal-W2-6 = Placez un autre ouvrier ou renoncez.
refusal-W2-7 = { effect-graveyard }.

## Mots : phases, sources de points, valeurs des options

word-setup = { name-option_setup }
word-play = Partie
word-finished = { finished }
word-points = PV
word-buildings = Bâtiments
word-building_effects = Effets des Bâtiments
word-debts = Dettes
word-gold_and_marble = Or et marbre
    .many = or et marbre
word-coins = Pièces
    .many = pièces
word-prisoners = Ouvriers en Prison
    .many = ouvriers en Prison
word-apprentices = Apprentis
word-standard = standard
word-variable = variable, avec personnages
word-random = au hasard
word-chosen = au choix
word-normal = normal
word-easy = { easy }
word-hard = { hard }
word-constantine = { name-constantine }
word-helena = { name-helena }

## Ce que font les cartes à part et les personnages

effect-barracks = Vous pouvez reprendre vos ouvriers des autres plateaux ou faire une capture gratuite
effect-crane = Vous pouvez placer tout de suite un autre ouvrier à la Guilde
effect-graveyard = Défaussez un de vos Apprentis
effect-therese = Pour elle, l'or et le marbre se valent
effect-caroline = Pioche une carte Bâtiment à chaque action du Marché Noir
effect-ada = Ignore 1 taxe de chaque coût taxé
effect-frederick = Ne défausse aucune carte Bâtiment pour la Cathédrale
effect-rudolf = Engage pour 1 pièce de moins et peut avoir 6 Apprentis
effect-lothaire = Construit et travaille à la Cathédrale pour 1 bois ou 1 pierre de moins
effect-hugo = Peut payer 2 pièces au lieu de prendre une Dette
effect-clovis = Pioche une carte Bâtiment après avoir construit
effect-fara = Peut libérer 1 ouvrier de la Prison à chaque Purge
effect-bertha = Gagne 2 pièces de plus en envoyant les captifs en Prison

## Ce que fait chaque sorte d'effet, et quand

effect-on = { $occasion } : { $effect }
effect-none = Aucune capacité en plus des compétences
occasion-end = à la fin
occasion-score = { occasion-end }
occasion-cathedral_advance = quand vous travaillez à la Cathédrale
occasion-debt_paid = quand vous remboursez une Dette
occasion-reset = à chaque Purge
occasion-captives_to_prison = quand vous envoyez les captifs en Prison

effect-gain = gagnez { $gain }
effect-draw = { $amount ->
    [one] piochez { $amount } carte Bâtiment
   *[other] piochez { $amount } cartes Bâtiment
}
effect-owe = { $amount ->
    [one] prenez { $amount } Dette non payée
   *[other] prenez { $amount } Dettes non payées
}
effect-gain_if_no_prisoners = gagnez { $gain } si aucun de vos ouvriers n'est en Prison
effect-gain_per = { $gain } par { counted }
effect-gain_if_most = { $gain } si { counted-most }
effect-lose = perdez { $loss }
effect-all_gain = chaque joueur gagne { $gain }
effect-all_lose_if_prisoners = { $prisoners ->
    [one] chaque joueur ayant un ouvrier en Prison perd { $loss }
   *[other] chaque joueur ayant { $prisoners } ouvriers ou plus en Prison perd { $loss }
}
effect-choose = gagnez { $one } ou { $other }
effect-capture = { $captures ->
    [one] vous pouvez faire une capture gratuite
   *[other] vous pouvez faire jusqu'à { $captures } captures gratuites
}
effect-release_prison = { $most ->
    [one] vous pouvez libérer { $most } de vos ouvriers de la Prison
   *[other] vous pouvez libérer jusqu'à { $most } de vos ouvriers de la Prison
}
effect-release_all = vous pouvez libérer tous vos ouvriers de la Prison
effect-hire_free = vous pouvez engager gratuitement un Apprenti visible
effect-destroy_debt = { $debts ->
    [one] vous pouvez détruire une Dette non payée
   *[other] vous pouvez détruire jusqu'à { $debts } Dettes non payées
}
effect-discard_card_to_gain = vous pouvez défausser une carte Bâtiment contre { $gain }
effect-vp_per = { $vp } PV par { counted }
effect-vp_if_most = { $vp } PV si { counted-most }
effect-vp_if_zero = { $vp } PV si { counted-none }
effect-debt_less = chacune de vos Dettes non payées coûte { $vp } PV de moins
effect-debt_more = chacune de vos Dettes non payées coûte { $vp } PV de plus
effect-trade = { $pay } → { $gain }
effect-discount = { $what ->
    [virtue_loss] perdez { $amount } vertu de moins
   *[silver] { $amount ->
        [one] payez { $amount } pièce de moins
       *[other] payez { $amount } pièces de moins
    }
}
effect-extra_worker = { $workers ->
    [one] vous comptez { $workers } ouvrier de plus
   *[other] vous comptez { $workers } ouvriers de plus
}
counted = { $of ->
    [buildings_built] { $per ->
        [1] Bâtiment construit
       *[other] tranche de { $per } Bâtiments construits
    }
    [captives] { $per ->
        [1] ouvrier capturé
       *[other] tranche de { $per } ouvriers capturés
    }
    [paid_debts] { $per ->
        [1] Dette payée
       *[other] tranche de { $per } Dettes payées
    }
    [unpaid_debts] { $per ->
        [1] Dette non payée
       *[other] tranche de { $per } Dettes non payées
    }
    [apprentices_with] { $per ->
        [1] Apprenti avec la compétence { $skill }
       *[other] tranche de { $per } Apprentis avec la compétence { $skill }
    }
    [cathedral_level] { $per ->
        [1] niveau de la Cathédrale
       *[other] tranche de { $per } niveaux de la Cathédrale
    }
    [basic_goods] { $per ->
        [1] ressource parmi argile, bois et pierre
       *[other] tranche de { $per } ressources parmi argile, bois et pierre
    }
    [clay] { $per ->
        [1] argile
       *[other] tranche de { $per } argiles
    }
    [wood] { $per ->
        [1] bois
       *[other] tranche de { $per } bois
    }
    [stone] { $per ->
        [1] pierre
       *[other] tranche de { $per } pierres
    }
    [gold] { $per ->
        [1] or
       *[other] tranche de { $per } or
    }
    [marble] { $per ->
        [1] marbre
       *[other] tranche de { $per } marbres
    }
    [silver] { $per ->
        [1] pièce
       *[other] tranche de { $per } pièces
    }
   *[virtue] { $per ->
        [1] point de vertu
       *[other] tranche de { $per } points de vertu
    }
}
counted-most = { $of ->
    [buildings_built] vous avez le plus de Bâtiments
    [captives] vous avez le plus d'ouvriers capturés
    [paid_debts] vous avez le plus de Dettes payées
    [unpaid_debts] vous avez le plus de Dettes non payées
    [apprentices_with] vous avez le plus d'Apprentis avec la compétence { $skill }
    [cathedral_level] vous êtes le plus haut sur la Cathédrale
    [basic_goods] vous avez le plus d'argile, de bois et de pierre ensemble
    [clay] vous avez le plus d'argile
    [wood] vous avez le plus de bois
    [stone] vous avez le plus de pierre
    [gold] vous avez le plus d'or
    [marble] vous avez le plus de marbre
    [silver] vous avez le plus de pièces
   *[virtue] vous avez le plus de vertu
}
counted-none = { $of ->
    [buildings_built] vous n'avez aucun Bâtiment
    [captives] vous n'avez aucun ouvrier capturé
    [paid_debts] vous n'avez aucune Dette payée
    [unpaid_debts] vous n'avez aucune Dette non payée
    [apprentices_with] vous n'avez aucun Apprenti avec la compétence { $skill }
    [cathedral_level] vous n'êtes pas sur la Cathédrale
    [basic_goods] vous n'avez ni argile, ni bois, ni pierre
    [clay] vous n'avez pas d'argile
    [wood] vous n'avez pas de bois
    [stone] vous n'avez pas de pierre
    [gold] vous n'avez pas d'or
    [marble] vous n'avez pas de marbre
    [silver] vous n'avez pas de pièces
   *[virtue] vous n'avez pas de vertu
}

## Pourquoi ce choix est bon

reason-virtue-cathedral = Votre vertu monte assez pour travailler à la Cathédrale.
reason-completes-building = Voilà les dernières ressources qui vous manquent pour un Bâtiment de votre main.
reason-points-now = Vous avez tout ce qu'il faut pour changer vos ressources en points.
reason-crowd = Les ouvriers que vous y avez déjà rendent cette visite plus payante.
reason-taxes-full = Beaucoup de pièces attendent au Bureau des taxes.
reason-capture-crowd = Un rival a réuni un grand groupe : le capturer le freine, et les captifs valent des pièces.
reason-workers-back = Plusieurs de vos ouvriers vous reviennent d'un coup.
reason-captives-pay = Vous retenez plusieurs captifs, et ici chacun vaut des pièces.
reason-prison-cost = Avec tant d'ouvriers en Prison, une Purge vous coûterait de la vertu.
reason-debt-costs = Chaque Dette non payée à la fin coûte des points.
reason-no-plans = Votre main est vide : sans cartes, il n'y a rien à construire.
reason-needed-skill = Cet Apprenti a une compétence que demande un Bâtiment de votre main.
reason-last-space = C'est la dernière place libre au prochain niveau de la Cathédrale, et d'autres pourraient la prendre.
reason-cathedral-climb = Le prochain niveau apporte des points et une Récompense.
reason-precious-scores = L'or et le marbre comptent comme points à la fin, même sans être dépensés.
reason-group-grows = Chaque ouvrier ici fait rapporter davantage le suivant, tant que personne ne les capture.
reason-trades-up = Les ressources dont vous pouvez vous passer deviennent ici vertu ou marbre.
reason-plans-and-hands = Aux Apprentis les compétences, aux cartes les projets : sans les deux, la Guilde vous reste fermée.
reason-goods-at-once = Le Marché Noir donne tout de suite ce qu'il faudrait plusieurs tours pour récolter.
reason-frees-hands = Vous libérez des ouvriers ou en prenez aux autres, avant qu'une Purge ne fasse payer cher la Prison.
reason-coins-first = Le premier arrivé prend toutes les pièces et n'en laisse aucune aux autres.
reason-works-for-good = Cet Apprenti travaille pour vous jusqu'à la fin de la partie, et pour personne d'autre.
reason-hand-again = Vous pourrez replacer cet ouvrier dès votre prochain tour, et d'ici là personne ne le capture.
reason-plans-ahead = Un Bâtiment à viser, et que personne ne pourra prendre après vous.
reason-least-missed = De toutes les cartes de votre main, c'est celle qui vous manquera le moins.

## Statistiques d'une partie terminée

stat-captives = Le plus d'ouvriers capturés
stat-captured-at-once = Le plus grand groupe capturé d'un coup
stat-virtue-high = Vertu la plus haute
stat-virtue-low = Vertu la plus basse
stat-debts-taken = Le plus de Dettes prises
stat-debts-paid = Le plus de Dettes payées
stat-buildings = Le plus de Bâtiments construits
stat-cathedral = Le plus haut dans la Cathédrale

## La table dans un terminal

drawing-skills = Compétences
drawing-rival = { $left ->
    [one] stock { $stock }, { $left } Plan face cachée, révélés : { $schemes }
   *[other] stock { $stock }, { $left } Plans face cachée, révélés : { $schemes }
}

## Sur la page

tagline = Occupez les carrières, emprisonnez vos rivaux, élevez la cathédrale.
tab-city = { city }
tab-hand = { name-hand }
bar-make-capture-stop = { action-stop }
bar-capture-freely-stop = { action-stop }
bar-act-at-guardhouse-stop = { action-stop }
bar-make-trade-stop = { action-stop }
bar-destroy = { action-destroy }
bar-buy_off = Payer en pièces
bar-owe = { action-owe }
page-goods = Ressources
page-hand = Bâtiments en main
page-hand-limit = { $count } sur { $limit }, visibles de vous seul
page-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
page-no-cards = aucune carte
page-choose = Au choix
page-apprentices = { word-apprentices }
page-of = { $count } sur { $limit }
page-free-places = { $count ->
    [one] { $count } emplacement libre
   *[other] { $count } emplacements libres
}
page-for-hire = Apprentis à engager
page-at-hand = { $count ->
    [one] { $count } ouvrier prêt
   *[other] { $count } ouvriers prêts
}
page-held = Captifs chez vous
page-captives = { $count ->
    [one] retient { $count } ouvrier { OF($name) }
   *[other] retient { $count } ouvriers { OF($name) }
}
page-workers-of = { $name } : { $count }
page-unpaid = { $count } à payer
page-paid = { $count ->
    [one] { $count } payée
   *[other] { $count } payées
}
page-cards = { $count ->
    [0] rien en jeu
   *[other] { $count } en jeu
}
page-cards-of = Cartes : { $name }
page-nth = { $n ->
    [1] 1er ouvrier
   *[other] { $n }e ouvrier
}
page-nth-at = { $n ->
    [1] { $place }, votre 1er ouvrier :
   *[other] { $place }, votre { $n }e ouvrier :
}
page-at-kings_storehouse = échanger
page-at-town_centre = capturer
page-at-guardhouse = agir
page-here-retrieve = Reprendre
page-no-market = pas de Marché Noir
page-no-cathedral = pas de Cathédrale
page-less-tax = moins de taxes
page-deck = { $count ->
    [0] aucune carte Bâtiment dans la pioche
    [one] { $count } carte Bâtiment dans la pioche
   *[other] { $count } cartes Bâtiment dans la pioche
}
page-draw = piocher { $count }
page-silver-on = { $count ->
    [one] { $count } pièce sur la carte.
   *[other] { $count } pièces sur la carte.
}
page-all-skills = compétences
page-market-deal = engager, ou 1 carte sur { $count }
page-market-middle = { $count ->
    [one] un Apprenti gratuit, ou une carte Bâtiment
   *[other] un Apprenti gratuit, ou une carte Bâtiment parmi { $count }
}
page-pile = { $count ->
    [one] { $count } carte dans la pile
   *[other] { $count } cartes dans la pile
}
page-third = Le troisième ouvrier amène la Purge
page-third-soon = Le prochain ouvrier amène la Purge
page-hall = Guilde { $count } sur { $spaces }
page-hall-built = { $count } sur { $spaces }
page-next-reset = prochaine Purge à { $at }
page-last-round = Dernier tour
page-debt-stamp = Dette
page-last-turns = { $count ->
    [0] dernier tour
    [one] encore { $count } tour après celui-ci
   *[other] encore { $count } tours après celui-ci
}
page-not-started = pas commencée
page-level = { $name } : niveau { $level }
page-can-build = Possible
page-cannot-build = Pas encore
page-lacks = sans { $skills }
page-short = manque { $missing }
page-costs = Coûte { $price }.
page-worth = { $points ->
    [one] { $points } point de victoire.
   *[other] { $points } points de victoire.
}
page-when-built = { $virtue } vertu à la construction.
page-skills = Compétences : { $skills }.
page-when-hired = { $virtue } vertu à l'embauche.
page-begins = Commence avec { $goods }.
page-begins-prison = { $count ->
    [one] { $count } ouvrier commence en Prison.
   *[other] { $count } ouvriers commencent en Prison.
}
page-begins-debts = { $count ->
    [one] Commence avec { $count } Dette.
   *[other] Commence avec { $count } Dettes.
}
page-begins-cards = { $count ->
    [one] Pioche { $count } carte Bâtiment de plus.
   *[other] Pioche { $count } cartes Bâtiment de plus.
}
page-now = { $tax ->
    [one] { $tax } pièce au Bureau des taxes. Ouvriers : { $places }.
   *[other] { $tax } pièces au Bureau des taxes. Ouvriers : { $places }.
}
page-now-nobody = aucun
page-now-player = { $name } : { $points } PV, vertu { $virtue }, { $workers } en réserve, { $prison } en Prison, { $stores } ; { $buildings }, Cathédrale niveau { $cathedral }, { $hand } en main.
page-yield = { $base ->
    [0] { $per ->
        [one] { $one } par ouvrier
       *[other] { $one } par { $per } ouvriers
    }
   *[other] { $start }, +1 par ouvrier
}
page-does-workshop = Engager ou piocher
page-does-town_centre = Capturer des ouvriers
page-does-guardhouse = Captifs, rançon, Dettes
page-does-tax_stand = Tout, { $virtue } vertu
page-rewards = { $count ->
    [0] aucune Récompense restante
    [one] { $count } Récompense restante
   *[other] { $count } Récompenses restantes
}
page-note-free = personne
page-note-there = { $who } y est
