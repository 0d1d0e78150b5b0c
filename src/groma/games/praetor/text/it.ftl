### Praetor in italiano: domande, risposte, diario, motivi e parole.
### I nomi dei componenti vengono da components.toml.

## Domande

ask-take-turn = Tocca a te: esegui un'azione oppure passa
ask-choose-builder = Quale mastro costruisce { THE($tile) }?
ask-choose-cell = In quale punto della città piazzi { THE($tile) }?
ask-choose-rotation = Come orienti { THE($tile) }?
ask-choose-visitor = Quale mastro attiva { THE($tile) }?
ask-choose-amount = { $tile }: quante risorse converti?
ask-trade = Scambia ancora un'unità con la banca, oppure smetti
ask-use-retired = { $tile }: che cosa fa il tuo mastro pensionato?
ask-choose-academy =
    { $trainees ->
        [one] Il tuo tirocinante al primo livello di apprendistato diventa subito mastro attivo?
       *[other] I tuoi { $trainees } tirocinanti al primo livello di apprendistato diventano subito mastri attivi?
    }
ask-choose-hire = { $favor ->
    [one] Non hai più mastri attivi. Rinunci a 1 punto favore per assumere un cittadino?
   *[other] Non hai più mastri attivi. Rinunci a { $favor } punti favore per assumere un cittadino?
}
ask-choose-board = Quale lato della tabella del giocatore prendi?

## Risposte

action-pass = { pass }
action-stop = Smettere di scambiare
action-hire = Assumere un cittadino
action-decline = Rinunciare
action-build = { $copies ->
    [one] Costruire { THE($target) }
   *[other] Costruire { THE($target) } (angoli: { ONE($nw) }, { ONE($ne) }, { ONE($se) }, { ONE($sw) })
}
action-activate = { $copies ->
    [one] Attivare { THE($target) }
   *[other] { $alike ->
        [1] Attivare { THE($target) } di { $seat }
       *[other] Attivare { THE($target) } ({ spot })
    }
}
action-use = { $copies ->
    [one] Usare { THE($target) }
   *[other] { $alike ->
        [1] Usare { THE($target) } di { $seat }
       *[other] Usare { THE($target) } ({ spot })
    }
}
action-worker = Mandare il mastro di livello { $target }
action-at = Piazzarla { spot }
action-turn = { $target ->
    [0] Piazzarla così com'è
    [1] Piazzarla ruotata di un quarto di giro a destra
    [2] Piazzarla capovolta
    [3] Piazzarla ruotata di un quarto di giro a sinistra
   *[other] Piazzarla ruotata di { $target } quarti di giro a destra
}
action-convert = { $target ->
    [0] Non convertire nulla
   *[other] Convertire { COUNT($target, $given) } in { COUNT($target, $taken) }
}
action-sell = Vendere { COUNT(1, $target) }
action-buy = Comprare { COUNT(1, $target) }
action-board = Prendere { THE($target) }

## Dove si trova uno spazio

spot = { $across ->
    [0] { $along } { $northward }
   *[other] { $across } { $eastward }{ $along ->
        [0] { "" }
       *[other] { "" } e { $along } { $northward }
    }
} { OF($landmark) }
word-north = a nord
word-south = a sud
word-east = a est
word-west = a ovest

## Il diario

log-board-taken = { $seat } prende { THE($board) }
log-started = { $favor ->
    [one] { $seat } comincia con **1 punto favore**
   *[other] { $seat } comincia con **{ $favor } punti favore**
}
log-round-began = { $last ->
    [true] # Turno { $round }, l'ultimo
   *[false] # Turno { $round }
}
log-order-set = { $players ->
    [2] Ordine di gioco: { $first }, { $second }
    [3] Ordine di gioco: { $first }, { $second }, { $third }
    [4] Ordine di gioco: { $first }, { $second }, { $third }, { $fourth }
   *[other] Ordine di gioco: { $first }, { $second }, { $third }, { $fourth }, { $fifth }
}
log-passed = { $seat } passa
log-had-to-pass = { $workers ->
    [0] { $seat } non ha più mastri attivi disponibili e deve passare
    [one] { $seat } non può fare nulla con il mastro che resta e deve passare
   *[other] { $seat } non può fare nulla con i { $workers } mastri che restano e deve passare
}
log-sent = { $seat } manda un mastro di livello { $level } { $task } { THE($tile) }
log-placed = { $seat } piazza { THE($tile) } in città, { spot }
log-used = { $seat } usa { THE($tile) }
log-academy-declined = { $seat } non usa { THE($tile) }
log-brought-nothing = { $seat } non ricava nulla { FROM($tile) }
log-converted = { $seat } converte { COUNT($amount, $given) } in { COUNT($amount, $taken) }
log-sold = { $seat } vende { COUNT(1, $good) } per { COUNT($price, $gold) }
log-bought = { $seat } compra { COUNT(1, $good) } per { COUNT($price, $gold) }
log-nothing-traded = { $seat } non scambia nulla al Mercato
log-gained = { $seat } guadagna { COUNT($amount, $resource) }
log-paid = { $seat } paga { COUNT($amount, $resource) }
log-fee-paid = { $seat } paga { COUNT($amount, $resource) } { TO($owner) }
log-wages-paid = { $missing ->
    [0] { $amount ->
        [0] { $seat } non ha salari da pagare
       *[other] { $seat } paga { COUNT($amount, $gold) } di salari e pensioni
    }
    [one] { $amount ->
        [0] { $seat } non può pagare salari e pensioni: manca { COUNT($missing, $gold) }
       *[other] { $seat } paga { COUNT($amount, $gold) } di salari e pensioni, ma manca { COUNT($missing, $gold) }
    }
   *[other] { $amount ->
        [0] { $seat } non può pagare salari e pensioni: mancano { COUNT($missing, $gold) }
       *[other] { $seat } paga { COUNT($amount, $gold) } di salari e pensioni, ma mancano { COUNT($missing, $gold) }
    }
}
log-scored = { $amount ->
    [one] { $seat } guadagna **1 punto favore** per { THE($source) } (ora { $favor })
   *[other] { $seat } guadagna **{ $amount } punti favore** per { THE($source) } (ora { $favor })
}
log-favor-lost = { $amount ->
    [0] { $seat } non ha più punti favore da perdere per { THE($source) }
    [one] { $seat } perde **1 punto favore** per { THE($source) } (ora { $favor })
   *[other] { $seat } perde **{ $amount } punti favore** per { THE($source) } (ora { $favor })
}
log-morale-rose = { $seat }: il Morale sale di **{ $steps }** (ora { $value })
log-morale-fell = { $seat }: il Morale scende di **{ $steps }** (ora { $value })
log-recruited = { $seat } recluta un cittadino, che entra al primo livello di apprendistato
log-trained = { $workers ->
    [one] { $seat }: un tirocinante diventa mastro attivo
   *[other] { $seat }: { $workers } tirocinanti diventano mastri attivi
}
log-trainees-moved = { $trainees ->
    [one] { $seat }: un tirocinante passa al secondo livello di apprendistato
   *[other] { $seat }: { $trainees } tirocinanti passano al secondo livello di apprendistato
}
log-retired-came-back = { $workers ->
    [one] { $seat }: il mastro richiamato torna tra i pensionati
   *[other] { $seat }: { $workers } mastri richiamati tornano tra i pensionati
}
log-promoted = { $seat }: un mastro sale al livello **{ $level }**
log-retired = { $workers ->
    [one] { $seat }: un mastro va in pensione
   *[other] { $seat }: { $workers } mastri vanno in pensione
}
log-hired = { $seat } assume un cittadino come mastro attivo
log-hire-declined = { $seat } non assume nessuno e resta senza mastri attivi
log-section-taken = { $seat } prende { THE($section) }
log-section-removed = Nessuno prende { THE($section) }, che esce dal gioco
log-tile-uncovered = Ora si può costruire { THE($tile) }
log-section-uncovered = Si scopre { THE($section) }
log-maintenance-began = # Turno { $round }: aggiornamento dei mastri
log-city-maintenance-began = # Turno { $round }: aggiornamento della città
log-last-round-announced = { $tiles ->
    [0] { $sections ->
        [0] I mazzi delle tessere e delle sezioni sono finiti: il prossimo turno è l'ultimo
       *[other] Il mazzo delle tessere cittadine è finito: il prossimo turno è l'ultimo
    }
   *[other] { $sections ->
        [0] Il mazzo delle sezioni del Vallo è finito: il prossimo turno è l'ultimo
       *[other] Il prossimo turno è l'ultimo
    }
}
log-final-scoring-began = # Punteggio finale dopo il turno { $round }
log-goods-valued = { $seat }: tutte le risorse insieme valgono { COUNT($amount, $gold) }
log-finally-scored = { $amount ->
    [0] { $seat } non guadagna punti favore per { THE($source) }
    [one] { $seat } guadagna **1 punto favore** per { THE($source) } (ora { $favor })
   *[other] { $seat } guadagna **{ $amount } punti favore** per { THE($source) } (ora { $favor })
}
log-finally-lost = { log-favor-lost }
log-game-ended = # La partita finisce dopo il turno { $round }
log-tied = { $favor ->
    [one] { $players } giocatori sono in parità con **1 punto favore**
   *[other] { $players } giocatori sono in parità con **{ $favor } punti favore**
}
log-tie-compared = Spareggio: { $seat } ha { COUNT($amount, $measure) }
log-won = { $favor ->
    [one] { $seat } vince con **1 punto favore**
   *[other] { $seat } vince con **{ $favor } punti favore**
}
log-won-tie = { $favor ->
    [one] { $seat } vince con **1 punto favore**, allo spareggio per { THE($measure) }
   *[other] { $seat } vince con **{ $favor } punti favore**, allo spareggio per { THE($measure) }
}
log-victory-shared = { $favor ->
    [one] { $seat } condivide la vittoria con **1 punto favore**
   *[other] { $seat } condivide la vittoria con **{ $favor } punti favore**
}

## Perché no?

refusal-P3-5 = Tutti i tuoi segnalini sono sulle tessere: non puoi costruire altro.
refusal-P4-9 = Un altro giocatore ha già preso questo lato.
refusal-P6-2 = { game-over }.
refusal-P8-3 = Quando tocca a te costruisci, attivi una tessera, usi una tessera speciale oppure passi.
refusal-P9-1 = Per costruire servono un mastro attivo disponibile e tutte le risorse del costo.
refusal-P9-4 = Una nuova tessera va su uno spazio vuoto accanto alla città.
refusal-P10-2 = Una nuova tessera deve avere un lato intero in comune con la città; un angolo non basta.
refusal-P11-1 = Non hai un mastro attivo di questo livello disponibile.
refusal-P11-2 = Questa tessera è già stata attivata in questo turno.
refusal-P11-5 = Non puoi pagare al proprietario il costo di attivazione.
refusal-P12-1 = Hai già usato questa tessera speciale in questo turno.
refusal-P12-2 = { refusal-P11-5 }
refusal-P12-5 = Un mastro pensionato costruisce una tessera, o ne attiva una rossa o verde.
refusal-P12-6 = Pagato il costo di attivazione, il tuo mastro pensionato non potrebbe né costruire né attivare nulla.
refusal-P12-13 = Non hai un mastro pensionato disponibile.
refusal-P13-3 = Non hai mastri attivi disponibili: puoi soltanto passare.
refusal-P13-4 = Senza mastri attivi disponibili devi passare: non puoi usare nemmeno un pensionato.
refusal-P14-5 = Non hai così tante risorse da convertire.
refusal-P14-25 = Non hai più cittadini da reclutare.
refusal-P14-26 = Non c'è una sezione del Vallo scoperta, oppure non puoi pagare ciò che richiede.
refusal-P16-1 = Non hai abbastanza oro per questo acquisto.
refusal-P16-2 = In una visita al Mercato si vende prima di comprare, e ciò che hai venduto non si ricompra.
refusal-P16-4 = Non ne hai da vendere.
refusal-P17-5 = { refusal-P11-5 }
refusal-P17-16 = Puoi assumere soltanto quando non hai più mastri attivi.

## Effetti delle tessere

effect-gain = { $resource }: { $amount }
effect-convert = convertire { MANY($given) } in { MANY($taken) }: fino al { $amount }
effect-favor = punti favore: { $amount }
effect-morale = Morale: { $amount }
effect-recruit = reclutare un cittadino
effect-trade = comprare e vendere
effect-wall = prendere la sezione del Vallo
effect-skip_training = apprendistato abbreviato
effect-use_retired = usare un pensionato a livello { $level }
effect-none = nessuno

word-worker_level = livello del mastro
word-owned_tiles = tessere possedute
    .the = il maggior numero di tessere
    .count = { $amount ->
        [one] { $amount } tessera
       *[other] { $amount } tessere
    }
word-retired_workers = mastri pensionati
word-held_wood = legni
word-held_stone = pietre
word-held_marble = marmi
word-held_weapons = armi
word-morale_value = valore del Morale
    .the = il Morale più alto
    .count = Morale { $amount }
word-youth = età
    .the = la giovane età

## Parole: fasi, compiti, origini dei punti favore

word-setup = Preparazione
word-actions = { name-term_action_phase }
word-maintenance = { name-term_maintenance_phase }
word-finished = { finished }

word-build = a costruire
word-activate = ad attivare

word-start = partenza
word-buildings = edifici
    .the = la tessera costruita
word-mosaics = piazze
    .the = le piazze uguali
    .count = { $amount ->
        [one] { $amount } punto favore per le piazze
       *[other] { $amount } punti favore per le piazze
    }
word-temples = { name-group_temple.one }
    .the = il tempio
word-wall = { drawing-sections }
    .the = la sezione del Vallo
word-retirement = pensionamenti
    .the = il pensionamento
word-upkeep = mantenimento non pagato
    .the = il mantenimento non pagato
word-hire = assunzione d'emergenza
    .the = l'assunzione d'emergenza
word-active_workers = mastri attivi
    .the = i mastri attivi
word-trainees = tirocinanti
    .the = i tirocinanti
word-morale = { name-term_morale }
    .the = il Morale
    .count = { $amount } di Morale
word-resources = { name-group_resource.one }
    .the = le risorse
word-largest_area = { name-ranking_largest_area.one }
    .the = l'area cittadina più vasta
word-wall_sections = più sezioni del Vallo
    .the = il maggior numero di sezioni del Vallo
    .count = { $amount ->
        [one] { $amount } sezione del Vallo
       *[other] { $amount } sezioni del Vallo
    }
word-villagers = più cittadini
    .the = il maggior numero di cittadini

word-favor = punti favore
    .count = { $amount ->
        [one] { $amount } punto favore
       *[other] { $amount } punti favore
    }
word-nw = in alto a sinistra
word-ne = in alto a destra
word-se = in basso a destra
word-sw = in basso a sinistra

word-red = rossa
word-green = verde
word-grey = grigia
word-none = nessuna

## Parole: le opzioni e i loro valori

name-option_age_order = Posti dal più giovane al più anziano
word-0 = posto 1
word-1 = posto 2
word-2 = posto 3
word-3 = posto 4
word-4 = posto 5
word-A = lato A per tutti
word-B = lati B diversi, a sorte
word-choice = ogni giocatore sceglie
word-random = a sorte
word-unknown = non indicato

## Perché questa scelta è buona

reason-corners-match = Nessun'altra scelta fa combaciare più angoli, e ognuno porta un punto favore.
reason-good-fit = In città c'è un posto dove combaciano molti dei suoi angoli.
reason-works-long = Costruita così presto, può esserti utile per molti turni.
reason-favor-at-the-end = È l'ultimo turno: i suoi punti favore valgono più delle risorse che costa.
reason-wages = Il tuo oro non basta ancora per i salari di questo turno.
reason-learns = Per di più il tuo mastro sale di un livello.
reason-retires = Questo mastro arriva al livello più alto e va in pensione con molti punti favore.
reason-anyone-can = È un compito per chiunque: tieni i mastri esperti per i lavori in cui il livello conta.
reason-level-counts = Qui conta il livello: manda il tuo mastro migliore.
reason-wall-grows = Ogni sezione del Vallo che hai già porta altri punti favore con la prossima.
reason-temple-pays = Hai già ciò che questo tempio premia: adesso rende bene.
reason-recruit-early = C'è ancora tempo per formare una recluta, che poi lavorerà per te diversi turni.
reason-sooner-at-work = I tuoi tirocinanti possono mettersi al lavoro un turno prima.
reason-owner-earns = La tessera porta favore subito, e chi poi la attiva paga te.
reason-before-the-others = Una tessera si attiva una sola volta per turno: così nessuno te la soffia.
reason-nothing-pays = Niente di ciò che resta da fare si ripagherebbe in questo turno.
reason-no-worker-needed = Non impegna nessuno dei tuoi mastri attivi.

## Statistiche di una partita finita

stat-tiles = Più tessere costruite
stat-veterans = Più mastri in pensione
stat-fees = Più risorse dagli altri giocatori
stat-mosaics = Più punti favore per le piazze con una sola tessera
stat-morale-high = Morale più alto
stat-morale-low = Morale più basso

## Il tavolo in un terminale

drawing-last-round = ultimo turno
drawing-passed = ha passato
drawing-at-home = Disponibili
drawing-on-tiles = Piazzati
drawing-training = Tirocinanti I/II
drawing-villagers = Cittadini
drawing-retired = Pensionati
drawing-upkeep = Mantenimento
drawing-tiles = Tessere
drawing-sections = Vallo
drawing-area = Area
drawing-age = Era { $age }
drawing-piles = tessere nel mazzo: { $deck }, sezioni: { $wall }
drawing-fee = Attivazione
drawing-bonus = +{ $bonus } per ogni sezione posseduta
drawing-worth = { $favor ->
    [one] 1 punto favore
   *[other] { $favor } punti favore
}
drawing-rates = compra a { $buy }, vende a { $sell }

## Sulla pagina

tagline = Una sola città per tutti, lungo il Vallo di Adriano. I mastri sono dadi che invecchiano.
bar-stop = Fine scambi
bar-trade-gathered = Scambia
bar-hire = Assumere
step-worker = Mastro, livello { $target }
step-at = Posto
step-turn = Verso
step-convert = Convertire { $target }
step-sell = Vendita: { $target }
step-buy = Acquisto: { $target }
tab-city = { city }
tab-build = Costruire
tab-wall = { drawing-sections }
page-neutral = di nessuno
page-owned-by = di: { $name }
page-deed-trade = scambi
page-deed-recruit = +1 tirocinante
page-deed-retired = livello { $level }
page-shelf = Da costruire
page-shelf-empty = Sono tutte costruite. Le nuove arrivano con l'aggiornamento.
page-second-age = { name-term_age_two }
page-deck-both = { $one } della Prima Era, poi { $two } della Seconda
page-deck-two = { $two ->
    [one] resta 1 tessera della Seconda Era
   *[other] restano { $two } tessere della Seconda Era
}
page-placing = si piazza
page-short = { $count ->
    [one] manca { $what }
   *[other] mancano { $what }
}
page-cost-favor = { $favor ->
    [one] dà 1 punto favore
   *[other] dà { $favor } punti favore
}
page-wall = Vallo di Adriano
page-sections-left = { $count ->
    [0] nessuna sezione nel mazzo
    [one] resta 1 sezione
   *[other] restano { $count } sezioni
}
page-caesar-asks = Cesare chiede
page-for-you = per te
page-worth = vale
page-wall-bonus = { $count ->
    [one] { $base } + { $bonus } per la sezione che hai
   *[other] { $base } + { $bonus } per le sezioni che hai
}
page-wall-taken = Nessuna sezione è scoperta ora.
page-mosaics = Piazze
page-mosaics-rule = +1 per ogni angolo uguale
page-stores = Riserve
page-market-rates = compra / vendi al Mercato
page-workers = Mastri
page-villagers = { drawing-villagers }
page-training-one = Tirocinio I
page-training-two = Tirocinio II
page-active = Attivi
page-retired = { drawing-retired }
page-worker-level = mastro di livello { $level }
page-workers-home = { $count ->
    [0] nessun mastro disponibile
   *[other] mastri disponibili: { $levels }
}
page-trainees = { $count ->
    [one] 1 tirocinante
   *[other] { $count } tirocinanti
}
page-morale = { name-term_morale }
page-morale-is = Morale { $value }
page-favor-at-end = punti favore alla fine
page-sections-held = { $count ->
    [0] ancora nessuna sezione
    [one] 1 sezione, +{ $bonus } ogni volta
   *[other] { $count } sezioni, +{ $bonus } ogni volta
}
page-wages = { $short ->
    [0] Salari: { $upkeep }
    [one] Salari: { $upkeep }, ne manca 1
   *[other] Salari: { $upkeep }, ne mancano { $short }
}
page-lane-home = Ritorno e promozioni
page-lane-levels = ora di livello { $levels }
page-lane-trained = { $count ->
    [one] 1 tirocinante attivo
   *[other] { $count } tirocinanti attivi
}
page-lane-retires = In pensione
page-lane-retired = { $count ->
    [one] 1 mastro va in pensione
   *[other] { $count } mastri vanno in pensione
}
page-lane-nobody = nessuno
page-lane-wages = Salari
page-lane-paid = { $count ->
    [0] nulla da pagare
    [one] pagato { $count }
   *[other] pagati { $count }
}
page-lane-short = { $count ->
    [one] ne manca 1
   *[other] ne mancano { $count }
}
page-lane-fell = scende
page-lane-steady = invariato
page-buy = Compra
page-sell = Vendi
page-trade-told = { $sold ->
    [none] Compra { $bought }
   *[other] { $bought ->
        [none] Vendi { $sold }
       *[other] Vendi { $sold }, compra { $bought }
    }
}
page-trade-gold = oro { $before } → { $after }
page-purse-sum = { $before } + { $sold } dalle vendite − { $bought } per gli acquisti
page-net-sold = { $amount } da vendere
page-net-bought = { $amount } da comprare
page-net-none = né comprato né venduto
page-after-trade = dopo lo scambio
page-placed-here = { $favor ->
    [one] { $tile } qui: 1 punto favore
   *[other] { $tile } qui: { $favor } punti favore
}
page-placed-sum = { $mosaics ->
    [0] { $printed } sulla tessera
    [one] { $printed } sulla tessera + 1 angolo uguale
   *[other] { $printed } sulla tessera + { $mosaics } angoli uguali
}
page-now-round = { $tiles ->
    [one] Turno { $round }, 1 tessera nella città.
   *[other] Turno { $round }, { $tiles } tessere nella città.
}
page-now-city = La città da nord a sud, ogni fila da ovest a est: { $rows }.
page-now-row = fila { $row }: { $tiles }
page-now-free = { $count ->
    [one] 1 spazio libero
   *[other] { $count } spazi liberi
}
page-now-player = { $tiles ->
    [one] { $name }: { $points }, { $goods }, 1 tessera.
   *[other] { $name }: { $points }, { $goods }, { $tiles } tessere.
}
page-note-open = { $owner }, libera
page-note-visited = { $owner }, usata da { $name }
page-note-to-build = costa { $price }, porta { $favor } punti favore
