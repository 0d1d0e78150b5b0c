### Ludus in italiano: domande, risposte, cronaca, ragioni e parole.
### I nomi dei componenti vengono da components.toml.

## Domande

ask-play-card = Tocca a te: quale carta giochi?
ask-dare = { $card }: lasci la casa com’è, o osi costruire più in alto con un tiro di { $pips } o più?

## Risposte

action-build = Costruire con { THE($target) }
action-leave = Lasciare così
action-dare = Osare

## La cronaca

log-built = { $storeys ->
    [one] { $seat } costruisce 1 piano con { THE($card) }
   *[other] { $seat } costruisce { $storeys } piani con { THE($card) }
}
log-rolled = { $seat } osa e tira { $pips }
log-raised = { $seat } aggiunge un altro piano
log-fallen = { $storeys ->
    [one] { $seat } perde 1 piano
   *[other] { $seat } perde { $storeys } piani
}
log-drawn = { $seat } pesca { THE($card) }

## Perché no?

refusal-L2-1 = Tocca a un altro giocare una carta.
refusal-L2-2 = Non hai in mano una carta così.
refusal-L2-3 = Lascia la casa com’è, oppure osa.
refusal-L2-5 = La tua casa ha raggiunto l’altezza consentita dalla legge.
refusal-L3-1 = { game-over }.

## Parole

word-storeys = piani
    .count = { $amount ->
        [one] { $amount } piano
       *[other] { $amount } piani
    }
word-cards = carte
    .count = { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    }
word-hand = Mano

## Perché questa opzione è buona

reason-worth-the-risk = In media un tiro aggiunge più di quanto toglie.
reason-too-much-at-stake = In media un tiro toglie più di quanto aggiunge.

## Il tavolo nel terminale

drawing-deck = { $count ->
    [one] resta 1 carta
   *[other] restano { $count } carte
}

## Sulla pagina

tagline = Piano dopo piano, e uno in più se osi.
bar-leave = Lascia così
bar-dare = Osa
tab-houses = Case
page-deck = { $count ->
    [one] resta 1 carta
   *[other] restano { $count } carte
}
page-hand = Mano
page-house = { $storeys ->
    [one] { $name }: una casa di 1 piano
   *[other] { $name }: una casa di { $storeys } piani
}
