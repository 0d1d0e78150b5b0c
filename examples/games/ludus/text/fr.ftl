### Ludus en français : questions, réponses, journal, raisons et mots.
### Les noms des composants viennent de components.toml.

## Questions

ask-play-card = À vous : quelle carte jouez-vous ?
ask-dare = { $card } : laissez-vous la maison ainsi, ou osez-vous bâtir plus haut avec un jet de { $pips } ou plus ?

## Réponses

action-build = Bâtir avec { THE($target) }
action-leave = Laisser ainsi
action-dare = Oser

## Le journal

log-built = { $storeys ->
    [one] { $seat } bâtit 1 étage avec { THE($card) }
   *[other] { $seat } bâtit { $storeys } étages avec { THE($card) }
}
log-rolled = { $seat } ose et obtient { $pips }
log-raised = { $seat } ajoute un étage de plus
log-fallen = { $storeys ->
    [one] { $seat } perd 1 étage
   *[other] { $seat } perd { $storeys } étages
}
log-drawn = { $seat } pioche { THE($card) }

## Pourquoi pas ?

refusal-L2-1 = C’est à un autre de jouer une carte.
refusal-L2-2 = Vous n’avez pas une telle carte en main.
refusal-L2-3 = Laissez la maison ainsi, ou osez.
refusal-L2-5 = Votre maison a atteint la hauteur permise par la loi.
refusal-L3-1 = { game-over }.

## Mots

word-storeys = étages
    .count = { $amount ->
        [one] { $amount } étage
       *[other] { $amount } étages
    }
word-cards = cartes
    .count = { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
word-hand = Main

## Pourquoi cette option est bonne

reason-worth-the-risk = En moyenne un jet ajoute plus qu’il n’enlève.
reason-too-much-at-stake = En moyenne un jet enlève plus qu’il n’ajoute.

## La table dans un terminal

drawing-deck = { $count ->
    [one] il reste 1 carte
   *[other] il reste { $count } cartes
}

## Sur la page

tagline = Étage après étage, et un de plus si vous osez.
bar-leave = Laisser ainsi
bar-dare = Oser
tab-houses = Maisons
page-deck = { $count ->
    [one] il reste 1 carte
   *[other] il reste { $count } cartes
}
page-hand = Main
page-house = { $storeys ->
    [one] { $name } : une maison de 1 étage
   *[other] { $name } : une maison de { $storeys } étages
}
