### Architectes du Royaume de l'Ouest en français : questions, réponses, journal, raisons, mots et cartes.
### Les noms des éléments viennent de components.toml.

## Questions

ask-place-worker = À vous : où placez-vous un ouvrier ?
ask-retrieve-worker = Vous n'avez plus d'ouvrier. D'où en reprenez-vous un ?
ask-discard-to-limit = Vous pouvez garder { $limit } cartes Bâtiment. Laquelle défaussez-vous ?
ask-draft-card = Quelle carte Bâtiment gardez-vous ?
ask-discard-at-start = Quelle carte Bâtiment placez-vous sous la pioche ?
ask-pick-character = Quel personnage choisissez-vous ?
ask-take-starting-apprentice = Avec quel Apprenti commencez-vous ?
ask-choose-good = { $location } : { $clay } { name-clay } ou { $gold } { name-gold } ?
ask-make-trade = { $left ->
    [one] Encore { $left } échange : lequel, ou arrêtez-vous ?
   *[other] Encore { $left } échanges : lequel, ou arrêtez-vous ?
}
ask-work-at-workshop = { $cards ->
    [one] Engager un Apprenti, ou piocher { $cards } carte Bâtiment ?
   *[other] Engager un Apprenti, ou piocher { $cards } cartes Bâtiment ?
}
ask-dismiss = Vous avez déjà autant d'Apprentis que permis. Qui laisse sa place à { $apprentice } ?
ask-hire-free = Quel Apprenti engagez-vous gratuitement, si vous le voulez ?
ask-make-capture = { $left ->
    [one] Encore { $left } capture : quel groupe, ou arrêtez-vous ?
   *[other] Encore { $left } captures : quel groupe, ou arrêtez-vous ?
}
ask-capture-freely = { $left ->
    [one] Encore { $left } capture gratuite : quel groupe, ou arrêtez-vous ?
   *[other] Encore { $left } captures gratuites : quel groupe, ou arrêtez-vous ?
}
ask-act-at-guardhouse = { $left ->
    [one] Encore { $left } action : laquelle, ou arrêtez-vous ?
   *[other] Encore { $left } actions : laquelle, ou arrêtez-vous ?
}
ask-choose-deal = Engager gratuitement n'importe quel Apprenti, ou regarder { $cards } cartes Bâtiment et en garder une ?
ask-keep-card = Quelle carte Bâtiment gardez-vous ? Les autres vont sous la pioche
ask-work-at-guildhall = Construisez-vous un Bâtiment ou faites-vous avancer la Cathédrale ?
ask-discard-for-cathedral = À quelle carte Bâtiment renoncez-vous pour la Cathédrale ?
ask-pay-mixed = { $subject } : { $count } pièces de { name-wood } et de { name-stone }. Combien de { name-wood } ?
ask-pay-precious = { $subject } : { $count } pièces : { name-gold } et { name-marble }. Combien de { name-gold } ?
ask-spare-good = { $subject } : de quelle marchandise payez-vous { $count } de moins ?
ask-choose-gain = { $building } : que prenez-vous ?
ask-sell-card = { $building } : défaussez-vous une carte Bâtiment contre de l'or ?
ask-free-prisoners = Libérez-vous tous vos ouvriers de la Prison ?
ask-use-barracks = Reprenez-vous vos ouvriers des autres plateaux, capturez-vous un groupe, ou rien ?
ask-use-crane = Envoyez-vous tout de suite un autre ouvrier à la Guilde ?
ask-dismiss-for-graveyard = Quel Apprenti défaussez-vous ?
ask-destroy-debt = Votre vertu ne peut plus monter, ou un Bâtiment l'accorde : détruisez-vous une Dette non payée ?
ask-buy-off-debt = Payez-vous en argent, ou prenez-vous la Dette ?
ask-release-at-reset = Combien de vos ouvriers sortent de Prison ?
ask-resolve-effect = La partie est finie. Quel Bâtiment résolvez-vous ensuite ?

## Réponses

action-place = Placer un ouvrier : { $target }
action-retrieve = Reprendre un ouvrier : { $target }
action-capture = Capturer : { $target }
action-trade = Échanger : { $target }
action-take = Prendre : { $target }
action-spare = Payer moins : { $target }
action-keep = Garder { $target }
action-build = Construire { $target }
action-discard = Défausser { $target }
action-resolve = Résoudre { $target }
action-hire = Engager { $target }
action-dismiss = Renvoyer { $target }
action-character = Jouer { $target }
action-wood = { $target } { name-wood }, le reste { name-stone }
action-gold = { $target } { name-gold }, le reste { name-marble }
action-release = { $target ->
    [0] Ne libérer aucun
    [one] Libérer { $target } ouvrier
   *[other] Libérer { $target } ouvriers
}
action-draw = Piocher des cartes Bâtiment
action-look = Regarder des cartes Bâtiment et en garder une
action-send = Envoyer tous les ouvriers capturés en Prison contre de l'argent
action-free = Libérer vos ouvriers de la Prison
action-rescue = Reprendre vos ouvriers des autres plateaux
action-ransom = Racheter vos ouvriers des autres plateaux : { $target }
action-settle = Rembourser une Dette
action-advance = Faire avancer la Cathédrale
action-destroy = Détruire une Dette
action-buy_off = Payer en argent
action-owe = Prendre la Dette
action-stop = Arrêter
action-decline = Non, merci

## Le journal

log-character-taken = { $seat } joue { $character }
log-first-player = { $seat } commence
log-worker-placed = { $seat } place un ouvrier : { $place }
log-worker-retrieved = { $seat } reprend un ouvrier : { $place }
log-turn-skipped = { $seat } n'a aucun ouvrier à placer ni à reprendre
log-gained = { $seat } gagne { $amount } { $resource }
log-paid = { $seat } paie { $amount } { $resource }
log-tax-paid = { $seat } paie { $amount } de taxes
log-taxes-taken = { $seat } prend { $amount } pièces au Bureau des taxes
log-virtue-moved = { $steps ->
    [one] { $seat } : la vertu se déplace de { $steps } pas, jusqu'à { $virtue }
   *[other] { $seat } : la vertu se déplace de { $steps } pas, jusqu'à { $virtue }
}
log-debt-taken = { $seat } prend une Dette
log-debt-paid = { $seat } rembourse une Dette
log-debt-destroyed = { $seat } détruit une Dette
log-cards-drawn = { $amount ->
    [one] { $seat } pioche { $amount } carte Bâtiment
   *[other] { $seat } pioche { $amount } cartes Bâtiment
}
log-card-seen = Vous voyez { $building }
log-pack-passed = { $amount ->
    [one] { $seat } reçoit { $amount } carte
   *[other] { $seat } reçoit { $amount } cartes
}
log-cards-buried = { $amount ->
    [one] { $seat } place { $amount } carte Bâtiment sous la pioche
   *[other] { $seat } place { $amount } cartes Bâtiment sous la pioche
}
log-apprentice-hired = { $silver ->
    [0] { $seat } engage { $apprentice }
   *[other] { $seat } engage { $apprentice } et prend { $silver } pièces sur la carte
}
log-apprentice-dismissed = { $seat } renvoie { $apprentice }
log-apprentice-left = { $apprentice } quitte l'Atelier
log-apprentice-shown = { $apprentice } arrive à l'Atelier
log-silver-placed = { $seat } pose { $amount } d'argent sur { $apprentice }
log-workers-captured = { $amount ->
    [one] { $seat } capture { $amount } ouvrier de { $owner } : { $location }
   *[other] { $seat } capture { $amount } ouvriers de { $owner } : { $location }
}
log-workers-recalled = { $amount ->
    [one] { $seat } rappelle { $amount } ouvrier : { $location }
   *[other] { $seat } rappelle { $amount } ouvriers : { $location }
}
log-captives-imprisoned = { $amount ->
    [one] { $seat } envoie { $amount } ouvrier capturé en Prison
   *[other] { $seat } envoie { $amount } ouvriers capturés en Prison
}
log-prisoners-released = { $amount ->
    [one] { $seat } : { $amount } ouvrier sort de Prison
   *[other] { $seat } : { $amount } ouvriers sortent de Prison
}
log-captives-released = { $amount ->
    [one] { $seat } : { $amount } ouvrier revient d'un autre plateau
   *[other] { $seat } : { $amount } ouvriers reviennent d'autres plateaux
}
log-building-constructed = { $seat } construit { $building }
log-cathedral-advanced = { $seat } atteint le niveau { $level } de la Cathédrale
log-reward-taken = { $seat } révèle { $reward }
log-market-reset = { $workers ->
    [0] Purge du Marché Noir
    [one] Purge du Marché Noir : { $workers } ouvrier va en Prison
   *[other] Purge du Marché Noir : { $workers } ouvriers vont en Prison
}
log-market-card-flipped = { $card } est retournée sur la grande pile
log-market-shuffled = Les cartes du marché forment une nouvelle petite pile
log-scheme-turned = { $seat } révèle un plan : { $scheme }
log-stock-moved = { $seat } : stock { $amount }
log-end-triggered = { $seat } occupe le dernier emplacement de la Guilde : chacun joue encore un tour
log-effect-resolved = { $seat } résout { $building }
log-scored = { $seat } : { $points } points ({ $source })
log-game-ended = { $seat } termine avec { $points } points

## Pourquoi pas ?

refusal-A2-16 = Quelqu'un d'autre en a autant que vous.
refusal-B3-2 = Gardez une des cartes reçues.
refusal-C1-3 = À votre tour, vous devez placer un ouvrier.
refusal-C2-1 = Sans ouvrier en réserve, vous reprenez un des vôtres.
refusal-C2-2 = Tant qu'un de vos ouvriers est dans un lieu ouvert, vous en reprenez un là.
refusal-C3-1 = Vous avez trop de cartes Bâtiment : défaussez-en une.
refusal-D1-2 = Cet emplacement du Marché Noir est occupé.
refusal-D3-1 = Il n'y a pas d'argent au Bureau des taxes.
refusal-D3-2 = Vous ne pouvez pas payer le prix de cet emplacement.
refusal-D3-3 = Vous ne pourriez ni construire un Bâtiment ni faire avancer la Cathédrale.
refusal-E1-4 = Choisissez l'argile ou l'or.
refusal-E1-5 = L'or demande deux de vos ouvriers aux Mines.
refusal-F1-1 = Faites un échange ou arrêtez.
refusal-F1-2 = Vous n'avez pas ces deux marchandises.
refusal-F1-3 = Vous n'avez pas ce bois et cette pierre.
refusal-F1-4 = Vous ne pouvez pas payer cet échange.
refusal-G1 = À l'Atelier, vous engagez un Apprenti ou piochez des cartes Bâtiment.
refusal-G2-1 = Vous ne pouvez pas payer un Apprenti.
refusal-G2-3 = Vous ne pouvez pas payer aussi les cartes sautées.
refusal-G2-8 = Vous ne pouvez avoir plus d'Apprentis : l'un doit partir.
refusal-H1-1 = Capturez un groupe ou arrêtez.
refusal-H1-4 = Vos captures ne peuvent toucher un autre lieu.
refusal-H1-10 = Vous ne pouvez pas payer cette capture.
refusal-H2-1 = Capturez un groupe gratuitement ou arrêtez.
refusal-J1-2 = Engagez un Apprenti ou regardez des cartes Bâtiment.
refusal-J1-7 = Vous êtes trop vertueux pour le Marché Noir.
refusal-J2-1 = Engagez un Apprenti visible ou personne.
refusal-J2-2 = Gardez une des cartes que vous regardez.
refusal-J2-3 = La pioche des Bâtiments est vide.
refusal-K1 = Faites une action du Corps de Garde ou arrêtez.
refusal-K1-4 = Aucun de vos ouvriers n'est retenu sur un autre plateau.
refusal-K1-7 = Il n'y a rien sur quoi agir.
refusal-K1-9 = Vous ne pouvez pas payer cette action.
refusal-L2-1 = À la Guilde, vous construisez un Bâtiment ou faites avancer la Cathédrale.
refusal-M1-2 = Dites combien de bois contient le prix.
refusal-M2-1 = Il n'y a pas de place libre au niveau suivant.
refusal-M2-2 = Vous ne pouvez pas payer le niveau suivant.
refusal-M2-3 = La Cathédrale demande une carte Bâtiment de votre main.
refusal-M2-7 = Vous n'avez pas de carte Bâtiment à défausser.
refusal-N2-2 = Votre vertu est trop basse pour la Cathédrale.
refusal-N3-1 = Détruisez une Dette ou renoncez.
refusal-P2-12 = Un de vos ouvriers est en Prison.
refusal-Q1-1 = Vous n'avez pas les marchandises pour ce Bâtiment.
refusal-Q1-2 = Il manque à vos Apprentis une compétence pour ce Bâtiment.
refusal-Q2-3 = Reprenez vos ouvriers, capturez un groupe ou renoncez.
refusal-Q2-10 = Prenez l'un des deux.
refusal-Q2-17 = Libérez vos ouvriers ou renoncez.
refusal-Q2-19 = Défaussez une carte Bâtiment ou renoncez.
refusal-Q3-5 = L'effet ne trouve rien sur quoi agir.
refusal-R2-3 = Dites combien d'ouvriers sortent de Prison.
refusal-S1-2 = La partie est finie.
refusal-S2-2 = Résolvez un de vos Bâtiments.
refusal-T1-5 = Cette couleur est déjà prise.
refusal-T2-6 = Vous n'avez pas cet or et ce marbre.
refusal-V1-4 = Placez une de vos cartes sous la pioche.
refusal-W1-4 = Prenez un Apprenti visible.
refusal-W2-1 = Économisez un bois ou une pierre.
refusal-W2-2 = Payez en argent ou prenez la Dette.
refusal-W2-6 = Placez un autre ouvrier ou renoncez.
refusal-W2-7 = Défaussez un de vos Apprentis.

## Mots : phases, sources de points, valeurs des options

word-setup = Mise en place
word-play = Partie
word-finished = Terminée
word-points = PV
word-buildings = Bâtiments
word-building_effects = effets des Bâtiments
word-debts = Dettes
word-gold_and_marble = or et marbre
word-prisoners = ouvriers en Prison
word-apprentices = Apprentis
word-standard = standard
word-variable = variable, avec personnages
word-random = au hasard
word-chosen = au choix
word-normal = normal
word-easy = facile
word-hard = difficile
word-constantine = { name-constantine }
word-helena = { name-helena }
word-true = oui
word-false = non

## Ce que font les cartes à part et les personnages

effect-barracks = Vous pouvez reprendre vos ouvriers des autres plateaux ou faire une capture gratuite
effect-crane = Vous pouvez placer tout de suite un autre ouvrier à la Guilde
effect-graveyard = Défaussez un de vos Apprentis
effect-therese = Pour elle, l'or et le marbre se valent
effect-caroline = Pioche une carte Bâtiment à chaque action du Marché Noir
effect-ada = Ignore 1 taxe de chaque coût taxé
effect-frederick = Ne défausse aucune carte Bâtiment pour la Cathédrale
effect-rudolf = Engage pour 1 d'argent de moins et peut avoir 6 Apprentis
effect-lothaire = Construit et avance pour 1 bois ou 1 pierre de moins
effect-hugo = Peut payer 2 d'argent au lieu de prendre une Dette
effect-clovis = Pioche une carte Bâtiment après avoir construit
effect-fara = Peut libérer 1 ouvrier de la Prison à chaque Purge
effect-bertha = Gagne 2 d'argent de plus en envoyant les captifs en Prison

## Ce que fait chaque sorte d'effet, et quand

effect-on = { $occasion } : { $effect }
effect-none = Aucune capacité en plus des compétences
occasion-end = à la fin
occasion-score = à la fin
occasion-cathedral_advance = quand vous faites avancer la Cathédrale
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
    [one] chaque joueur ayant { $prisoners } ouvrier ou plus en Prison perd { $loss }
   *[other] chaque joueur ayant { $prisoners } ouvriers ou plus en Prison perd { $loss }
}
effect-choose = gagnez { $one } ou { $other }
effect-capture = { $captures ->
    [one] vous pouvez faire une capture gratuite
   *[other] vous pouvez faire jusqu'à { $captures } captures gratuites
}
effect-release_prison = vous pouvez libérer jusqu'à { $most } de vos ouvriers de la Prison
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
    [virtue_loss] perdez { $amount } { name-virtue } de moins
   *[other] { $amount } { $what } de moins
}
effect-extra_worker = { $workers ->
    [one] vous comptez { $workers } ouvrier de plus
   *[other] vous comptez { $workers } ouvriers de plus
}
counted = { $of ->
    [buildings_built] { $per ->
        [1] Bâtiment construit
       *[other] { $per } Bâtiments construits
    }
    [captives] { $per ->
        [1] ouvrier capturé
       *[other] { $per } ouvriers capturés
    }
    [paid_debts] { $per ->
        [1] Dette payée
       *[other] { $per } Dettes payées
    }
    [unpaid_debts] { $per ->
        [1] Dette non payée
       *[other] { $per } Dettes non payées
    }
    [apprentices_with] { $per ->
        [1] Apprenti avec { $skill }
       *[other] { $per } Apprentis avec { $skill }
    }
    [cathedral_level] { $per ->
        [1] niveau de la Cathédrale
       *[other] { $per } niveaux de la Cathédrale
    }
    [basic_goods] { $per } argile, bois et pierre ensemble
   *[other] { $per } { $of }
}
counted-most = { $of ->
    [buildings_built] vous avez le plus de Bâtiments
    [captives] vous avez le plus d'ouvriers capturés
    [paid_debts] vous avez le plus de Dettes payées
    [unpaid_debts] vous avez le plus de Dettes non payées
    [apprentices_with] vous avez le plus d'Apprentis avec { $skill }
    [cathedral_level] vous êtes le plus haut sur la Cathédrale
    [basic_goods] vous avez le plus d'argile, de bois et de pierre ensemble
   *[other] vous en avez le plus : { $of }
}
counted-none = { $of ->
    [buildings_built] vous n'avez aucun Bâtiment
    [captives] vous n'avez aucun ouvrier capturé
    [paid_debts] vous n'avez aucune Dette payée
    [unpaid_debts] vous n'avez aucune Dette non payée
    [apprentices_with] vous n'avez aucun Apprenti avec { $skill }
    [cathedral_level] vous n'êtes pas sur la Cathédrale
    [basic_goods] vous n'avez ni argile, ni bois, ni pierre
   *[other] vous n'en avez pas : { $of }
}

## Pourquoi ce choix est bon

reason-virtue-cathedral = Votre vertu monte assez pour travailler à la Cathédrale.
reason-completes-building = Voilà les derniers biens qui vous manquent pour un Bâtiment de votre main.
reason-points-now = Vous avez tout ce qu'il faut pour changer vos biens en points.
reason-crowd = Les ouvriers que vous y avez déjà rendent cette visite plus payante.
reason-taxes-full = Beaucoup d'argent attend au Bureau des taxes.
reason-capture-crowd = Un rival a réuni un grand groupe : le capturer le freine, et les captifs valent de l'argent.
reason-workers-back = Plusieurs de vos ouvriers vous reviennent d'un coup.
reason-captives-pay = Vous retenez plusieurs captifs, et ici chacun vaut de l'argent.
reason-prison-cost = Avec tant d'ouvriers en Prison, une Purge vous coûterait de la vertu.
reason-debt-costs = Chaque Dette impayée à la fin coûte des points.
reason-no-plans = Votre main est vide : sans cartes, il n'y a rien à construire.
reason-needed-skill = Cet Apprenti a une compétence que demande un Bâtiment de votre main.
reason-last-space = C'est la dernière place libre au prochain niveau de la Cathédrale, et d'autres pourraient la prendre.
reason-cathedral-climb = Le prochain niveau apporte des points et une Récompense.
reason-precious-scores = L'or et le marbre comptent comme points à la fin, même sans être dépensés.

## La table dans un terminal

drawing-skills = Compétences
drawing-rival = { $left ->
    [one] stock { $stock }, { $left } Plan face cachée, révélés : { $schemes }
   *[other] stock { $stock }, { $left } Plans face cachée, révélés : { $schemes }
}

## On the page

tagline = Occupez les carrières, emprisonnez vos rivaux, élevez la cathédrale.
tab-city = Cité
tab-hand = Main
bar-make-capture-stop = Arrêter
bar-capture-freely-stop = Arrêter
bar-act-at-guardhouse-stop = Terminé
bar-make-trade-stop = Fini d'échanger
bar-destroy = Détruire une Dette
bar-buy_off = Payer en argent
bar-owe = Prendre la Dette
page-goods = Biens
page-hand = Bâtiments en main
page-hand-limit = { $count } sur { $limit }, visibles de vous seul
page-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
page-no-cards = aucune carte
page-choose = Au choix
page-apprentices = Apprentis
page-of = { $count } sur { $limit }
page-free-places = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
page-for-hire = Apprentis à engager
page-at-hand = { $count ->
    [one] ouvrier prêt
   *[other] ouvriers prêts
}
page-held = Captifs chez vous
page-captives = { $count ->
    [one] retient { $count } ouvrier de { $name }
   *[other] retient { $count } ouvriers de { $name }
}
page-workers-of = { $name } : { $count }
page-unpaid = { $count } à payer
page-paid = { $count ->
    [one] { $count } payée
   *[other] { $count } payées
}
page-cards = { $count ->
    [0] rien en jeu
   *[other] { $count } en jeu
}
page-cards-of = Cartes de { $name }
page-nth = { $n ->
    [1] 1er ouvrier
   *[other] { $n }e ouvrier
}
page-nth-at = { $n ->
    [1] { $place }, votre 1er ouvrier :
   *[other] { $place }, votre { $n }e ouvrier :
}
page-at-kings_storehouse = échanges
page-at-town_centre = capture
page-at-guardhouse = agir
page-here-retrieve = Reprendre
page-capture = { $count ->
    [one] Capturer { $count } ouvrier de { $name } : { $place }
   *[other] Capturer { $count } ouvriers de { $name } : { $place }
}
page-from-board = Reprendre un ouvrier sur le plateau de { $name }
page-no-market = pas de Marché Noir
page-no-cathedral = pas de Cathédrale
page-less-tax = moins de taxes
page-deck = { $count } cartes Bâtiment dans la pioche
page-draw = piocher { $count }
page-silver-on = Argent sur la carte : { $count }.
page-all-skills = compétences
page-market-deal = engager, ou 1 carte sur { $count }
page-market-middle = un Apprenti gratuit, ou une de { $count } cartes Bâtiment
page-pile = { $count } cartes dans la pile
page-third = Le troisième ouvrier amène la Purge
page-third-soon = Le prochain ouvrier amène la Purge
page-hall = Guilde { $count } sur { $spaces }
page-hall-built = { $count } sur { $spaces }
page-next-reset = prochaine Purge à { $at }
page-last-turns = { $count ->
    [one] un dernier tour
   *[other] { $count } derniers tours
}
page-not-started = pas commencée
page-level = { $name } : niveau { $level }
page-can-build = Possible
page-cannot-build = Pas encore
page-lacks = sans { $skills }
page-short = manque { $amount } { $good }
page-costs = Coûte { $price }.
page-worth = { $points } points de victoire.
page-when-built = { $virtue } vertu à la construction.
page-skills = Compétences : { $skills }.
page-when-hired = { $virtue } vertu à l'embauche.
page-begins = Commence avec { $goods }.
page-begins-prison = { $count } ouvriers commencent en Prison.
page-begins-debts = { $count ->
    [one] Commence avec une Dette.
   *[other] Commence avec { $count } Dettes.
}
page-begins-cards = { $count ->
    [one] Pioche une carte Bâtiment de plus.
   *[other] Pioche { $count } cartes Bâtiment de plus.
}
page-now = { $tax } d'argent au Bureau des taxes. Ouvriers : { $places }.
page-now-player = { $name } : { $points } points, vertu { $virtue }, { $workers } ouvriers prêts, { $prison } en Prison, { $stores } ; { $buildings } Bâtiments, Cathédrale niveau { $cathedral }, { $hand } cartes en main.
page-yield = { $base ->
    [0] { $per ->
        [one] { $per } { $good } par ouvrier
       *[other] 1 { $good } par { $per } ouvriers
    }
   *[other] { $base } { $good }, +1 par ouvrier
}
page-does-workshop = Engager, ou piocher
page-does-town_centre = Capturer des groupes d'ouvriers
page-does-guardhouse = Captifs, rançon, Dettes
page-does-tax_stand = Tout l'argent, vertu { $virtue }
page-rewards = { $count } Récompenses restantes
