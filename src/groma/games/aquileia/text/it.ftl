### Aquileia in italiano: domande, risposte, diario, motivi e parole.
### I nomi dei componenti vengono da components.toml.

## Domande

ask-place-piece = Giro { $lap }: piazza un liberto o il tuo disco, oppure passa
ask-change-coins = { $left ->
    [one] Cambia monete con la banca (resta { $left } cambio), oppure fermati
   *[other] Cambia monete con la banca (restano { $left } cambi), oppure fermati
}
ask-buy-card = Compri la carta con { ONE($card) }?
ask-buy-servi = { $space }: quante carte servi compri?
ask-play-cards = { $contest }: hai forza { $strength }. Quali carte aggiungi?
ask-roll-blue-dice = Hai forza { $strength }. Quanti dadi blu tiri?
ask-choose-prize = { $points ->
    [one] Hai vinto il combattimento. Prendi { $points } punto o una carta servi?
   *[other] Hai vinto il combattimento. Prendi { $points } punti o una carta servi?
}
ask-keep-laurel = Hai vinto la corsa. Quale alloro tieni?
ask-ante = È all'asta { THE($laurel) }. Apri tu l'asta, e con quale metallo?
ask-bid = È all'asta { THE($laurel) }: l'offerta più alta è di { COUNT($bid, $metal) }. Rilanci?
ask-choose-lot = Su quale lotto costruisci?
ask-pay-slaves = { $slaves ->
    [one] { $lot }: resta da pagare { $slaves } schiavo. Quale carta paghi?
   *[other] { $lot }: restano da pagare { $slaves } schiavi. Quale carta paghi?
}
ask-activate-buildings = Paghi e attivi le tue botteghe e banche private?

## Risposte

action-pass = { $asked ->
    [bid] Uscire dall'asta
   *[place-piece] Passare
}
action-disc = Mettere il disco sul tiebreaker
action-stop = Smettere di cambiare
action-done = { $cards ->
    [0] Non giocare carte
   *[other] Non giocare altre carte
}
action-decline = { $asked ->
    [buy-card] Non comprare la carta
    [buy-servi] Non comprare carte servi
    [ante] Non aprire l'asta
    [choose-lot] Non costruire
   *[activate-buildings] Non attivare gli edifici
}
action-activate = Pagare e attivare gli edifici
action-place = Mandare un liberto { TO($target) }
action-change = Cambiare { ONE($target) }
action-buy = Comprare la carta con { ONE($target) }
action-servi = Comprare { COUNT($amount, $card) }
action-play = Giocare la carta con { ONE($target) }
action-roll = { $amount ->
    [0] Non tirare { MANY($die) }
   *[other] Tirare { COUNT($amount, $die) }
}
action-prize = { $points ->
    [0] Prendere la carta servi
    [one] Prendere { $points } punto
   *[other] Prendere { $points } punti
}
action-keep = Tenere { THE($target) }
action-ante = Aprire l'asta con { COUNT($amount, $metal) }
action-bid = Offrire { COUNT($amount, $metal) }
action-build = Costruire { THE($target) }
action-pay = Pagare la carta con { ONE($target) }

## Il diario

log-first-player = { $seat } è il primo giocatore di turno
log-round-began = # Turno { $round }: posizionamento
log-action-phase-began = # Turno { $round }: azioni
log-area-began = # { $area }
log-henchman-placed = { $seat } manda un liberto { TO($space) }
log-disc-placed = { $forced ->
    [true] È l'ultimo giro: { $seat } deve mettere il disco sul tiebreaker, in posizione { $position }
   *[false] { $seat } mette il disco sul tiebreaker, in posizione { $position }
}
log-passed = { $forced ->
    [true] { $seat } non può piazzare più nulla e passa
   *[false] { $seat } passa
}
log-coin-laid = { $seat } mette { COUNT(1, $metal) } sotto il liberto
log-coin-taken-back = { $seat } riprende { COUNT(1, $metal) } da sotto il liberto
log-coin-stolen = { $seat } ruba { COUNT(1, $metal) } da sotto il liberto di { $victim }
log-nothing-stolen = { $seat } non trova monete da rubare
log-gained = { $seat } riceve { COUNT($amount, $metal) }
log-paid = { $seat } paga { COUNT($amount, $metal) }
log-deposit-paid = { $seat } paga con la moneta sotto il liberto: { COUNT(1, $metal) }
log-scored = { $amount ->
    [one] { $seat } segna **{ $amount } punto** { TO($source) } (ora { $score })
   *[other] { $seat } segna **{ $amount } punti** { TO($source) } (ora { $score })
}
log-dice-rolled = { $seat } tira { COUNT($dice, $die) }: { rolled-faces }
log-coins-changed = { $seat } cambia { ONE($exchange) }
log-changing-stopped = { $exchanges ->
    [0] { $seat } non cambia monete
   *[other] { $seat } non cambia altre monete
}
log-card-bought = { $seat } compra la carta con { ONE($card) }
log-cards-drawn = { $seat } pesca { COUNT($amount, $deck) }
log-no-card-left = { $seat } non pesca nulla: non ci sono più { MANY($deck) }
log-card-seen = { $seat } guarda la carta con { ONE($card) }
log-card-uncovered = Equi et arma, spazio { $slot }: viene scoperta la carta con { ONE($card) }
log-deck-reshuffled = Il mazzo è finito: gli scarti ({ COUNT($cards, $deck) }) vengono mescolati e formano quello nuovo
log-blue-dice-taken = { $dice ->
    [one] { $seat } prende { $dice } dado blu
   *[other] { $seat } prende { $dice } dadi blu
}
log-fighter-entered = { $seat } entra nell'Arena con forza **{ $strength }**
log-runner-entered = { $seat } corre sul lato { ONE($side) } e parte con forza **{ $strength }**
log-strength-reached = { $amount ->
    [0] La forza di { $seat } resta a { $strength }
   *[other] La forza di { $seat } sale di **{ $amount }** (ora { $strength })
}
log-card-played = { $seat } gioca la carta con { ONE($card) }
log-cards-ended = { $cards ->
    [0] { $seat } non gioca carte
   *[other] { $seat } non gioca altre carte
}
log-blue-dice-kept = { $dice ->
    [one] { $seat } non tira dadi blu (ne resta { $dice })
   *[other] { $seat } non tira dadi blu (ne restano { $dice })
}
log-card-paid = { $seat } paga la carta con { ONE($card) }
log-ranked = { $place ->
    [1] { $seat } arriva **primo** con forza { $strength }
    [2] { $seat } arriva **secondo** con forza { $strength }
    [3] { $seat } arriva **terzo** con forza { $strength }
    [4] { $seat } arriva **quarto** con forza { $strength }
   *[5] { $seat } arriva **quinto** con forza { $strength }
}
log-tie-broken = A pari forza, { $seat } precede { $other } sul tiebreaker
log-prize-chosen = { $seat } sceglie { THE($prize) }
log-prize-left = { GENDER($prize) ->
    [mp] Per { $seat } restano { THE($prize) }
   *[f] Per { $seat } resta { THE($prize) }
}
log-prize-lost = { GENDER($prize) ->
    [mp] Nessuno arriva secondo: { THE($prize) } vanno perduti
   *[f] Nessuno arriva secondo: { THE($prize) } va perduta
}
log-laurels-taken = { $seat } guarda { THE($laurel) } e il prossimo alloro del mazzo
log-laurel-seen = { $seat } vede { THE($laurel) }
log-laurel-shared = { $seat } tiene un alloro e dà l'altro { TO($second) }
log-laurel-removed = { $seat } tiene un alloro; l'altro esce dal gioco
log-laurel-received = { $seat } ora possiede { THE($laurel) }
log-laurel-uncovered = Allo Stadium viene scoperto { THE($laurel) }
log-auction-opened = { $seat } mette all'asta { THE($laurel) }
log-ante-declined = { $seat } non apre l'asta
log-bid-made = { $seat } offre { COUNT($amount, $metal) }
log-auction-left = { $forced ->
    [true] { $seat } non può rilanciare ed esce dall'asta
   *[false] { $seat } esce dall'asta
}
log-laurel-bought = { $seat } si aggiudica { THE($laurel) }
log-laurel-returned = Nessuno apre l'asta: { THE($laurel) } va sotto il mazzo
log-building-begun = { $seat } comincia a costruire { THE($lot) }; restano da pagare gli schiavi
log-built = { $seat } costruisce { THE($lot) }
log-declined = { $forced ->
    [true] { $seat } non può usare { THE($space) }
   *[false] { $seat } non usa { THE($space) }
}
log-activated = { $buildings ->
    [0] { $seat } non ha edifici da attivare
    [one] { $seat } attiva { $buildings } edificio
   *[other] { $seat } attiva { $buildings } edifici
}
log-building-activated = { $seat } mette a frutto { THE($lot) }
log-activation-unpaid = { $seat } non può pagare { COUNT(1, $metal) } e non attiva nulla
log-round-ended = # Fine del turno { $round }
log-final-scoring-began = # Punteggio finale dopo il turno { $round }
log-laurel-revealed = { $seat } rivela { THE($laurel) }
log-villas-scored = { $seat } segna **{ $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
}** per il colore { ONE($colour) }: ville di valore { $value } × { $laurels ->
    [one] { $laurels } alloro
   *[other] { $laurels } allori
} (ora { $score })
log-nothing-scored = Per { $seat } il punteggio finale non porta nulla
log-total-reached = { $score ->
    [one] { $seat } chiude con **{ $score } punto**
   *[other] { $seat } chiude con **{ $score } punti**
}
log-game-ended = # La partita finisce dopo il turno { $round }
log-won = { $score ->
    [one] { $seat } vince con **{ $score } punto**
   *[other] { $seat } vince con **{ $score } punti**
}
log-victory-shared = { $score ->
    [one] { $seat } condivide la vittoria con **{ $score } punto**: nessuno ne ha di più
   *[other] { $seat } condivide la vittoria con **{ $score } punti**: nessuno ne ha di più
}

rolled-gold = { $gold ->
    [one] { $gold } oro
   *[other] { $gold } ori
}
rolled-silver = { $silver ->
    [one] { $silver } argento
   *[other] { $silver } argenti
}
rolled-bronze = { $bronze ->
    [one] { $bronze } bronzo
   *[other] { $bronze } bronzi
}
rolled-faces = { $gold ->
    [0] { $silver ->
        [0] { rolled-bronze }
       *[other] { $bronze ->
            [0] { rolled-silver }
           *[other] { rolled-silver }, { rolled-bronze }
        }
    }
   *[other] { $silver ->
        [0] { $bronze ->
            [0] { rolled-gold }
           *[other] { rolled-gold }, { rolled-bronze }
        }
       *[other] { $bronze ->
            [0] { rolled-gold }, { rolled-silver }
           *[other] { rolled-gold }, { rolled-silver }, { rolled-bronze }
        }
    }
}

## Perché no?

refusal-Q4-4 = Ti manca una moneta che serve; nessun altro metallo è accettato.
refusal-Q6-1 = Hai già piazzato questo pezzo.
refusal-Q6-3 = Nel tuo turno piazzi un liberto o il disco, oppure passi.
refusal-Q6-9 = È l'ultimo giro: devi piazzare il disco adesso.
refusal-Q6-15 = In un turno usi un solo lato dello Stadium.
refusal-Q6-16 = In un turno occupi uno solo degli spazi oro, argento e bronzo del Portus.
refusal-Q6-17 = Ti serve una moneta di questo metallo da mettere sotto il liberto.
refusal-Q6-23 = Qui c'è già un liberto.
refusal-Q8-3-1 = A Pecunia cambia monete o fermati.
refusal-Q8-3-5 = I cambi di questa visita sono finiti.
refusal-Q8-4-2 = Compra la carta scoperta del tuo spazio o rinuncia.
refusal-Q8-5-5 = Indica quante carte servi compri, o rinuncia.
refusal-Q8-6-3 = In questo turno non ti restano tanti dadi blu.
refusal-Q9-6 = Aggiungi carte dalla mano o fermati.
refusal-Q9-8 = Indica quanti dadi blu tiri.
refusal-Q9-12 = Il vincitore prende i punti o la carta servi.
refusal-Q9-20 = I cavalli non combattono nell'Arena.
refusal-Q10-8 = Nello Stadium corrono solo i cavalli del tuo lato.
refusal-Q10-13 = Il vincitore tiene uno dei due allori.
refusal-Q11-5 = Apri l'asta con un metallo a scelta o rinuncia.
refusal-Q11-7 = Supera l'offerta più alta o esci dall'asta.
refusal-Q11-8 = La tua riserva non ha tante monete di questo metallo.
refusal-Q12-3 = Costruisci su un lotto libero o rinuncia.
refusal-Q12-8 = Le tue carte servi non mostrano abbastanza schiavi.
refusal-Q12-9 = Con questa carta un'altra sarebbe di troppo.
refusal-Q12-11 = Non hai più case.
refusal-Q12-17 = Su questo lotto c'è già una casa.
refusal-Q13-9 = Paga e attiva i tuoi edifici o rinuncia.
refusal-Q13-11 = La moneta è stata rubata e non ne hai altre di questo metallo.
refusal-Q15-1 = { game-over }.
refusal-Q16-4 = Non ci sono più carte da pescare.

## Parole: fasi, fonti di punti, premi, opzioni

word-placement = Posizionamento
word-action = Azioni
word-finished = { finished }
word-start = Inizio
    .to = all'inizio
word-arena = { name-area_arena }
    .to = all'Arena
word-lots = Nuovi edifici
    .to = con il nuovo edificio
word-shops = Botteghe
    .to = con la bottega
word-laurels = Allori
    .to = con gli allori
word-villas = Ville
    .to = con le ville
word-points = punti
    .count = { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }
word-slaves = schiavi
    .count = { $amount ->
        [one] { $amount } schiavo
       *[other] { $amount } schiavi
    }
word-strength = forza
word-servi = Servi
word-equi_et_arma = Equi et arma
word-vp_double_strength = { word-points }
    .the = i punti
    .gender = mp
word-servi_card = { name-deck_servi.one }
    .the = la carta servi
    .gender = f
name-option_vp_needs_an_exchange = Pecunia dà punti solo con un cambio

## Perché questa scelta è buona

reason-first-disc = Il primo disco vince i pareggi all'Arena e allo Stadium e ti fa primo giocatore nel prossimo turno.
reason-strong-cards = Hai in mano carte forti per questa gara.
reason-uncontested = Finora non partecipa nessun altro: un premio può costare poco.
reason-blue-dice-help = I dadi blu daranno man forte ai tuoi liberti in gara.
reason-sure-points = Questi punti sono sicuri, qualunque cosa dicano i dadi.
reason-lot-in-reach = Puoi già pagare un lotto libero.
reason-shops-pay = Diverse delle tue botteghe e banche private rendono in una volta sola.
reason-coins-to-steal = Nel Portus ci sono diverse monete altrui, pronte per essere rubate.
reason-coins-needed = Hai poche monete, e queste non costano nulla.
reason-slaves-needed = La maggior parte dei lotti liberi chiede schiavi, e tu non ne hai.
reason-two-cards = Qui allo stesso prezzo ricevi anche una seconda carta.
reason-takes-the-lead = Con questa carta passi in testa.
reason-sure-win = La vittoria è già tua: puoi risparmiare le carte.
reason-strength-pays = La tua forza vale il doppio in punti, ed è alta.
reason-better-laurel = Con le ville che hai, questo alloro rende più dell'altro.
reason-counts-villas = Questo alloro farebbe contare le tue ville una volta in più.
reason-laurels-multiply = Hai allori che faranno contare questa villa.
reason-yields-now = Il tuo liberto nel Portus può far rendere questo edificio già in questo turno.
reason-yields-often = Costruito così presto, questo edificio può rendere per diversi turni.
reason-arena-prizes = Nell'Arena i primi tre prendono bronzo, e i primi due punti o una carta servi.
reason-race-prizes = Nella corsa i primi tre prendono monete, e i primi due un alloro per la fine.
reason-slaves-serve = Gli schiavi pagano le case e combattono; senza, quasi tutti i lotti ti restano chiusi.
reason-cards-help = Questa carta aggiunge forza in una gara, e nessun altro potrà più prenderla.
reason-free-coins = Monete gratis, qualunque cosa mostrino i dadi.
reason-host-chooses = Il banditore sceglie il metallo in cui tutti devono offrire.
reason-builds-at-all = Senza uno spazio nel Forum in questo turno non costruisci niente.
reason-portus-opens = Senza uno spazio qui, in questo turno botteghe e banche non ti rendono niente.
reason-villa-waits = Una villa conta una volta per ogni alloro del suo colore che riuscirai a vincere.
reason-disc-ranks = Prima metti il disco, più pareggi vinci all'Arena e allo Stadium.
reason-laurel-waits = Ogni villa del suo colore conta una volta in più, anche quelle che costruirai ancora.

## Statistiche di una partita finita

stat-dice-luck = Dadi più fortunati nelle gare: su { $dice } tirati, { $expected } attesi a segno
stat-thefts = Più monete rubate
stat-robbed = Più volte derubato
stat-contests = Più gare vinte
stat-houses = Più case costruite
stat-villas = Ville migliori: { $colour }, { $value } × { $laurels }

## Sulla pagina

tagline = Sei aree, tre metalli, un combattimento nell'Arena a ogni turno.
tab-city = { city }
bar-done = Non giocare altre carte
bar-activate = Pagare e attivare
bar-change-coins-stop = { action-stop }
bar-buy-card-decline = Non comprare
bar-buy-servi-decline = { bar-buy-card-decline }
bar-ante-decline = Non aprire
bar-choose-lot-decline = Non costruire
bar-activate-buildings-decline = Non attivare
tab-lots = Lotti
page-page-lots = { tab-lots }
page-coming = Ancora da risolvere
page-areas = Le sei aree
page-now = Che cosa succede ora
page-choices = Risposte
page-round-of = Turno { $round } di { $rounds }
page-round-name = Turno
page-round-one = turno
page-round = { page-round-name } { $round }
page-round-jump = { page-round }
page-rounds = Turni
page-rounds-played = { $count } { $count ->
    [one] { page-round-one }
   *[other] turni
}
page-points-by-round = Punti { page-round-one } per { page-round-one }
page-chance-by-round = Probabilità di vincere, { page-round-one } per { page-round-one }
page-by-round-shows = Che cosa si disegna { page-round-one } per { page-round-one }
page-lap = giro { $lap } di { $laps }
page-first = primo giocatore
page-first-next = Il primo qui inizia il prossimo turno.
page-done = conclusa
page-host = banditore
page-hosts = { page-host }
page-bids = offre { $bid }
page-out = fuori
page-deck = { $count ->
    [one] resta { $count }
   *[other] restano { $count }
}
page-up-to = fino a { $count }
page-and-deck = +{ $count } dal mazzo
page-vp = { $points } PV
page-at-once = { $points ->
    [one] { $points } punto subito
   *[other] { $points } punti subito
}
page-forum-order = ciascuno costruisce una casa, in quest'ordine
page-lots = Botteghe e banche
page-lots-when = rendono al Portus
page-villas = { word-villas }
page-villas-when = valore × allori alla fine
page-villa-values = Ville: { $value }
page-yields = Portus:
page-nothing = ancora nulla
page-coins = Monete
page-hand = Mano
page-hand-hidden = solo tu vedi queste carte
page-no-cards = nessuna carta
page-laurels = { word-laurels }
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
page-prize-stadium-2 = riceve l'altro
page-strength-sum = Forza { $now } + { $more } = { $sum }
page-now-area = Si risolve: { $area }.
page-now-henchmen = Liberti, dal Mercatus al Portus: { $henchmen }.
page-now-free = Spazi liberi: { $areas }.
page-now-track = Sul tiebreaker, dal primo: { $names }.
page-now-houses = Case: { $houses }.
page-now-player = { $name }: { $points }; { $coins }; { $henchmen } da piazzare, { $houses } sul tabellone, ville di valore { $villas }, { $laurels }.
page-laurel-count = { $count ->
    [one] { $count } alloro
   *[other] { $count } allori
}
page-reached = , forza { $strength }
page-note-free = { $area }, libero
page-note-taken = { $area }, c'è { $name }
page-note-lot = costa { $price }
page-note-lot-yields = costa { $price }, rende { $yields }
page-note-lot-owned = di { $name }
page-note-lot-works = di { $name }, rende { $yields }
