### Aquileia in italiano: domande, risposte, cronaca, motivi e parole.
### I nomi dei componenti vengono da components.toml.

## Domande

ask-place-piece = Giro { $lap }: piazza un liberto o il tuo disco, oppure passa
ask-change-coins = { $left ->
    [one] Cambia monete con la banca (resta { $left } cambio), oppure fermati
   *[other] Cambia monete con la banca (restano { $left } cambi), oppure fermati
}
ask-buy-card = Compri { $card }?
ask-buy-servi = { $space }: quante carte servi compri?
ask-play-cards = { $contest }: hai forza { $strength }. Quali carte aggiungi?
ask-roll-blue-dice = Hai forza { $strength }. Quanti dadi blu tiri?
ask-choose-prize = Hai vinto il combattimento. Prendi { $points } punti o una carta servi?
ask-keep-laurel = Hai vinto la corsa. Quale alloro tieni?
ask-ante = { $laurel } è all'asta. Apri l'asta, e con quale metallo?
ask-bid = { $laurel }: l'offerta più alta è { $bid } { $metal }. Rilanci?
ask-choose-lot = Su quale lotto costruisci?
ask-pay-slaves = { $slaves ->
    [one] { $lot }: resta da pagare { $slaves } schiavo. Quale carta paghi?
   *[other] { $lot }: restano da pagare { $slaves } schiavi. Quale carta paghi?
}
ask-activate-buildings = Paghi e attivi le tue botteghe e banche private?

## Risposte

action-pass = Passa
action-disc = Metti il disco sul tiebreaker
action-stop = Basta cambi
action-done = Nessun'altra carta
action-decline = No, grazie
action-activate = Paga e attiva
action-place = Liberto su { $target }
action-change = Cambia { $target }
action-buy = Compra { $target }
action-servi = Carte servi da comprare: { $target }
action-play = Gioca { $target }
action-roll = Dadi blu da tirare: { $target }
action-prize = { $target ->
    [vp_double_strength] Prendi i punti
   *[servi_card] Prendi la carta servi
}
action-keep = Tieni { $target }
action-ante = Apri con 1 { $target }
action-bid = Offri { $target }
action-build = Costruisci { $target }
action-pay = Paga { $target }

## La cronaca

log-first-player = { $seat } è il primo giocatore
log-round-began = Comincia il turno { $round }
log-action-phase-began = Comincia la fase delle azioni del turno { $round }
log-henchman-placed = { $seat } manda un liberto su { $space }
log-disc-placed = { $seat } mette il disco in posizione { $position } del tiebreaker
log-passed = { $seat } passa
log-coin-laid = { $seat } mette 1 { $metal } sotto il liberto
log-coin-taken-back = { $seat } riprende 1 { $metal }
log-coin-stolen = { $seat } prende 1 { $metal } da sotto il liberto di { $victim }
log-gained = { $seat } riceve { $amount } { $metal }
log-paid = { $seat } paga { $amount } { $metal }
log-scored = { $amount ->
    [one] { $seat }: { $amount } punto ({ $source }), { $score } in tutto
   *[other] { $seat }: { $amount } punti ({ $source }), { $score } in tutto
}
log-dice-rolled = { $seat } tira: { $gold } { name-gold }, { $silver } { name-silver }, { $bronze } { name-bronze }
log-coins-changed = { $seat } cambia { $exchange }
log-card-bought = { $seat } compra { $card }
log-cards-drawn = { $amount ->
    [one] { $seat } pesca { $amount } carta: { $deck }
   *[other] { $seat } pesca { $amount } carte: { $deck }
}
log-card-seen = { $seat } pesca { $card }
log-card-uncovered = { $card } è scoperta nello spazio { $slot } dell'esposizione
log-deck-reshuffled = { $deck }: i { $cards } scarti vengono mescolati e formano il mazzo
log-blue-dice-taken = { $seat } prende i { $dice } dadi blu
log-contest-began = Comincia: { $contest }
log-strength-reached = { $seat } ha forza { $strength }
log-card-played = { $seat } gioca { $card }
log-card-paid = { $seat } paga { $card }
log-ranked = { $contest }: { $seat } arriva al posto { $place } con forza { $strength }
log-prize-chosen = { $seat } sceglie { $prize }
log-laurels-taken = { $seat } guarda { $laurel } e il prossimo alloro del mazzo
log-laurel-seen = { $seat } vede { $laurel }
log-laurel-shared = { $seat } tiene un alloro e dà l'altro a { $second }
log-laurel-removed = { $seat } tiene un alloro; l'altro esce dal gioco
log-laurel-received = { $seat } ora possiede { $laurel }
log-laurel-uncovered = { $laurel } è scoperto allo stadio
log-auction-opened = { $seat } mette all'asta { $laurel }
log-ante-declined = { $seat } non apre l'asta
log-bid-made = { $seat } offre { $amount } { $metal }
log-laurel-bought = { $seat } si aggiudica { $laurel }
log-laurel-returned = Nessuno apre l'asta: { $laurel } va sotto il mazzo
log-built = { $seat } costruisce { $lot }
log-declined = { $seat } non usa { $space }
log-activated = { $buildings ->
    [one] { $seat } attiva { $buildings } edificio
   *[other] { $seat } attiva { $buildings } edifici
}
log-laurel-revealed = { $seat } rivela { $laurel }
log-game-ended = La partita finisce dopo il turno { $round }

## Perché no?

refusal-Q4-4 = Ti manca una moneta che serve; nessun altro metallo è accettato.
refusal-Q6-1 = Hai già piazzato questo pezzo.
refusal-Q6-3 = Nel tuo turno piazzi un liberto o il disco, oppure passi.
refusal-Q6-9 = È l'ultimo giro: devi piazzare il disco adesso.
refusal-Q6-15 = In un turno usi un solo lato dello stadio.
refusal-Q6-16 = In un turno occupi uno solo dei tre spazi di metallo.
refusal-Q6-17 = Ti serve una moneta di questo metallo da mettere sotto il liberto.
refusal-Q6-23 = Qui c'è già un liberto.
refusal-Q8-3-1 = A Pecunia cambi monete o ti fermi.
refusal-Q8-3-5 = I cambi di questa visita sono finiti.
refusal-Q8-4-2 = Puoi comprare la carta scoperta del tuo spazio, o rinunciare.
refusal-Q8-5-5 = Dici quante carte servi compri, o rinunci.
refusal-Q8-6-3 = In questo turno non ti restano tanti dadi blu.
refusal-Q9-6 = Aggiungi carte dalla mano, oppure hai finito.
refusal-Q9-8 = Dici quanti dadi blu tiri.
refusal-Q9-12 = Il vincitore prende i punti o la carta servi.
refusal-Q9-20 = I cavalli non combattono nell'arena.
refusal-Q10-8 = Nello stadio corrono solo i cavalli del tuo lato.
refusal-Q10-13 = Il vincitore tiene uno dei due allori.
refusal-Q11-5 = Nomini un metallo e apri l'asta, o rinunci.
refusal-Q11-7 = Rilanci l'offerta più alta o passi.
refusal-Q11-8 = La tua riserva non ha tante monete di questo metallo.
refusal-Q12-3 = Costruisci su un lotto libero, o rinunci.
refusal-Q12-8 = Le tue carte servi non mostrano abbastanza schiavi.
refusal-Q12-9 = Con questa carta un'altra sarebbe di troppo.
refusal-Q12-11 = Non hai più case.
refusal-Q12-17 = Su questo lotto c'è già una casa.
refusal-Q13-9 = Paghi e attivi, o rinunci.
refusal-Q13-11 = La moneta è stata rubata e non ne hai altre di questo metallo.
refusal-Q15-1 = La partita è finita.
refusal-Q16-4 = Non ci sono più carte da pescare.

## Parole: fasi, fonti di punti, premi, opzioni

word-placement = Piazzamento
word-action = Azioni
word-finished = Finita
word-start = inizio
word-arena = arena
word-lots = nuovo edificio
word-shops = botteghe
word-laurels = allori
word-villas = ville
word-points = punti
word-slaves = schiavi
word-strength = forza
word-vp_double_strength = i punti
word-servi_card = una carta servi
word-option_vp_needs_an_exchange = Pecunia dà punti solo con un cambio
word-option_colours = Colori dei giocatori
word-true = sì
word-false = no

## Perché questa scelta è buona

reason-first-disc = Il primo disco sul tiebreaker vince ogni pareggio e ti fa primo giocatore nel prossimo turno.
reason-strong-cards = Hai in mano carte forti per questa gara.
reason-uncontested = Finora non partecipa nessun altro: un premio può costare poco.
reason-blue-dice-help = I dadi blu daranno man forte ai tuoi liberti in gara.
reason-sure-points = Questi punti sono sicuri, qualunque cosa dicano i dadi.
reason-lot-in-reach = Puoi già pagare un lotto libero.
reason-shops-pay = Diverse tue botteghe e banche private rendono in una volta sola.
reason-coins-to-steal = Nel Portus ci sono diverse monete altrui, pronte da rubare.
reason-coins-needed = Hai poche monete, e queste non costano nulla.
reason-slaves-needed = La maggior parte dei lotti liberi chiede schiavi, e tu non ne hai.
reason-two-cards = Qui una seconda carta arriva in più allo stesso prezzo.
reason-takes-the-lead = Con questa carta passi in testa.
reason-sure-win = La vittoria è già tua: puoi risparmiare le carte.
reason-strength-pays = La tua forza vale il doppio in punti, ed è alta.
reason-better-laurel = Con le ville che hai, questo alloro rende più dell'altro.
reason-counts-villas = Questo alloro farebbe contare le tue ville una volta in più.
reason-laurels-multiply = Hai allori che faranno contare questa villa.
reason-yields-now = Il tuo liberto nel Portus può far rendere questo edificio già in questo turno.
reason-yields-often = Costruito così presto, questo edificio può rendere per diversi turni.

## On the page

tagline = Sei luoghi, tre metalli, un combattimento nell’arena a ogni turno.
tab-city = Città
bar-done = Basta carte
bar-activate = Paga e attiva
bar-change-coins-stop = Cambio finito
bar-buy-card-decline = Non comprare
bar-buy-servi-decline = Non comprare
bar-ante-decline = Non aprire
bar-choose-lot-decline = Non costruire
bar-activate-buildings-decline = Non attivare
tab-lots = Lotti
page-page-city = Aree
page-page-lots = Lotti
page-coming = Ancora da risolvere
page-page-shops = Botteghe e banchi
page-page-villas = Ville
page-areas = Le sei aree
page-now = Che cosa succede ora
page-choices = Risposte
page-round-of = Turno { $round } di { $rounds }
page-lap = giro { $lap } di { $laps }
page-first = primo giocatore
page-first-next = Il primo qui inizia il prossimo turno.
page-done = conclusa
page-host = ospita
page-hosts = ospita
page-bids = offre { $bid }
page-out = fuori
page-deck = restano { $count }
page-up-to = fino a { $count }
page-and-deck = +{ $count } dal mazzo
page-vp = { $points } PV
page-at-once = +{ $points } subito
page-forum-order = ciascuno costruisce una casa, in quest’ordine
page-lots = Botteghe e banchi
page-lots-when = rendono al Portus
page-villas = Ville
page-villas-when = valore × allori alla fine
page-villa-values = Ville { $value }
page-yields = Portus:
page-nothing = ancora nulla
page-coins = Monete
page-hand = Mano
page-hand-hidden = solo tu vedi queste carte
page-no-cards = nessuna carta
page-laurels = Allori
page-no-laurels = ancora nessuno
page-hidden-laurel = alloro nascosto
page-pieces = Pezzi
page-henchmen = { $count ->
    [one] resta 1 liberto
   *[other] restano { $count } liberti
}
page-houses = { $count ->
    [one] resta 1 casa
   *[other] restano { $count } case
}
page-to-roll = da tirare
page-step-cards = 1 Carte
page-step-blue_dice = 2 Dadi blu
page-step-prizes = 3 Premi
page-prize-arena-1 = il doppio della forza in punti, o una carta servi
page-prize-arena-2 = ciò che il vincitore lascia
page-prize-stadium-1 = tiene un alloro
page-prize-stadium-2 = riceve l’altro
page-strength-sum = Forza { $now } + { $more } = { $sum }
page-now-area = Si risolve: { $area }.
page-now-player = { $name }: { $points } punti; { $coins }; restano { $henchmen } liberti, { $houses } case costruite, ville di valore { $villas }, { $laurels } allori.
page-reached = , forza { $strength }
