### Praetor in italiano: domande, risposte, cronaca, motivi e parole.
### I nomi dei componenti vengono da components.toml.

## Domande

ask-take-turn = Tocca a te: esegui un'Azione oppure passa
ask-choose-builder = Quale Mastro costruisce { $tile }?
ask-choose-cell = In quale punto della Città piazzi { $tile }?
ask-choose-rotation = Come orienti { $tile }?
ask-choose-visitor = Quale Mastro attiva { $tile }?
ask-choose-amount = { $tile }: quante risorse converti?
ask-trade = Scambia ancora un'unità con la banca, oppure smetti
ask-use-retired = { $tile }: che cosa fa il tuo Mastro Pensionato?
ask-choose-academy =
    { $trainees ->
        [one] Il tuo Tirocinante al primo livello di apprendistato diventa subito Mastro Attivo?
       *[other] I tuoi { $trainees } Tirocinanti al primo livello di apprendistato diventano subito Mastri Attivi?
    }
ask-choose-hire = Non hai più Mastri Attivi. Rinunci a { $favor } Punti Favore per assumere un Cittadino?
ask-choose-board = Quale lato della Tabella del Giocatore prendi?

## Risposte

action-pass = Passare
action-stop = Smettere di scambiare
action-hire = Assumere un Cittadino
action-decline = No, grazie
action-build = Costruire { $target }
action-activate = Attivare { $target }
action-use = Usare { $target }
action-worker = Il Mastro di livello { $target }
action-at = In { $target }
action-turn = { $target ->
    [0] Così com'è
    [1] Un quarto di giro a destra
    [2] Capovolta
    [3] Un quarto di giro a sinistra
   *[other] { $target } quarti di giro a destra
}
action-convert = { $target ->
    [0] Non convertire nulla
   *[other] Convertire { $target }
}
action-sell = Vendere 1 { $target }
action-buy = Comprare 1 { $target }
action-board = Prendere { $target }

## Cronaca

log-board-taken = { $seat } prende { $board }
log-round-began = { $last ->
    [true] Comincia il turno { $round }. È l'ultimo
   *[false] Comincia il turno { $round }
}
log-passed = { $seat } passa
log-sent = { $seat } manda un Mastro di livello { $level } per { $task } { $tile }
log-placed = { $seat } piazza { $tile } in Città in { $x },{ $y }
log-used = { $seat } usa { $tile }
log-gained = { $seat } guadagna { $amount } { $resource }
log-paid = { $seat } paga { $amount } { $resource }
log-fee-paid = { $seat } paga { $amount } { $resource } a { $owner }
log-scored = { $amount ->
    [one] { $seat }: { $amount } Punto Favore ({ $source }), { $favor } in tutto
   *[other] { $seat }: { $amount } Punti Favore ({ $source }), { $favor } in tutto
}
log-morale-moved = { $steps ->
    [one] { $seat }: il Morale si sposta di { $steps } spazio, fino a { $value }
   *[other] { $seat }: il Morale si sposta di { $steps } spazi, fino a { $value }
}
log-recruited = { $seat } recluta un Cittadino, che entra al primo livello di apprendistato
log-trained = { $workers ->
    [one] { $seat }: un Tirocinante diventa Mastro Attivo
   *[other] { $seat }: { $workers } Tirocinanti diventano Mastri Attivi
}
log-promoted = { $seat }: un Mastro sale al livello { $level }
log-retired = { $workers ->
    [one] { $seat }: un Mastro va in pensione
   *[other] { $seat }: { $workers } Mastri vanno in pensione
}
log-hired = { $seat } assume un Cittadino come Mastro Attivo
log-section-taken = { $seat } prende { $section }
log-section-removed = Nessuno ha preso { $section }, che esce dal gioco
log-tile-uncovered = { $tile } è ora disponibile
log-section-uncovered = { $section } viene scoperta
log-game-ended = La partita finisce dopo il turno { $round }

## Perché no?

refusal-P3-5 = Tutti i tuoi Segnalini sono sulle Tessere: non puoi costruire altro.
refusal-P4-9 = Un altro giocatore ha già preso questo lato.
refusal-P6-2 = La partita è finita.
refusal-P8-3 = Nel tuo giro costruisci, attivi una Tessera, usi una Tessera Speciale oppure passi.
refusal-P9-1 = Per costruire servono un Mastro Attivo disponibile e tutte le risorse del costo.
refusal-P9-4 = Una nuova Tessera va su uno spazio vuoto accanto alla Città.
refusal-P10-2 = Una nuova Tessera deve avere un lato intero in comune con la Città; un angolo non basta.
refusal-P11-1 = Non hai un Mastro Attivo di questo livello disponibile.
refusal-P11-2 = Questa Tessera è già stata attivata in questo turno.
refusal-P11-5 = Non puoi pagare al proprietario il costo di attivazione.
refusal-P12-1 = Hai già usato questa Tessera Speciale in questo turno.
refusal-P12-2 = Non puoi pagare al proprietario il costo di attivazione.
refusal-P12-5 = Un Mastro Pensionato costruisce una Tessera, o ne attiva una rossa o verde.
refusal-P12-6 = Pagato il costo di attivazione, il tuo Mastro Pensionato non potrebbe né costruire né attivare nulla.
refusal-P12-13 = Non hai un Mastro Pensionato disponibile.
refusal-P13-3 = Non hai Mastri Attivi disponibili: puoi soltanto passare.
refusal-P13-4 = Senza Mastri Attivi disponibili devi passare; nemmeno un Pensionato può essere usato.
refusal-P14-5 = Non hai così tante risorse da convertire.
refusal-P14-25 = Non hai più Cittadini da reclutare.
refusal-P14-26 = Non c'è una Sezione del Vallo scoperta, oppure non puoi pagare ciò che richiede.
refusal-P16-1 = Non hai abbastanza Oro per comprarla.
refusal-P16-2 = In una visita al Mercato si vende prima di comprare, e ciò che hai venduto non si ricompra.
refusal-P16-4 = Non ne hai da vendere.
refusal-P17-5 = Non puoi pagare al proprietario il costo di attivazione.
refusal-P17-16 = Puoi assumere soltanto quando non hai più Mastri Attivi.

## Effetti delle Tessere

effect-gain = { $resource }: { $amount }
effect-convert = { $given } in { $taken }: fino a { $amount }
effect-favor = Favore: { $amount }
effect-morale = Morale: { $amount }
effect-recruit = reclutare un Cittadino
effect-trade = comprare e vendere
effect-wall = prendere la Sezione
effect-skip_training = apprendistato abbreviato
effect-use_retired = usare un Pensionato a livello { $level }
effect-none = nessuno

word-worker_level = livello del Mastro
word-owned_tiles = Tessere possedute
word-retired_workers = Mastri Pensionati
word-held_wood = { name-wood }
word-held_stone = { name-stone }
word-held_marble = { name-marble }
word-held_weapons = { name-weapons }
word-morale_value = valore del Morale

## Parole: fasi, compiti, origini del Favore

word-setup = Preparazione
word-actions = Azioni
word-maintenance = Aggiornamento
word-finished = Fine

word-build = costruire
word-activate = attivare

word-start = partenza
word-buildings = edifici
word-mosaics = Piazze
word-temples = templi
word-wall = Vallo
word-retirement = pensioni
word-upkeep = mantenimento non pagato
word-hire = assunzione d'emergenza
word-active_workers = Mastri Attivi
word-trainees = Tirocinanti
word-morale = Morale
word-resources = risorse
word-largest_area = Area Cittadina più vasta
word-wall_sections = più Sezioni del Vallo
word-villagers = più Cittadini

word-favor = Favore
word-nw = in alto a sinistra
word-ne = in alto a destra
word-se = in basso a destra
word-sw = in basso a sinistra

word-red = rosso
word-green = verde
word-grey = grigio
word-none = nessuno

## Parole: valori delle opzioni

word-A = lato A per tutti
word-B = lati B diversi, a sorte
word-choice = ogni giocatore sceglie
word-true = sì
word-false = no
word-random = a sorte
word-unknown = non indicato

## Perché questa scelta è buona

reason-corners-match = Nessun'altra scelta fa combaciare più angoli, e ognuno porta Favore.
reason-good-fit = In città c'è un posto dove combaciano molti dei suoi angoli.
reason-works-long = Costruito così presto, può lavorare per te per molti turni.
reason-favor-at-the-end = È l'ultimo turno: il suo Favore vale più delle risorse che costa.
reason-wages = Il tuo oro non basta ancora per le paghe di questo turno.
reason-learns = Per di più il tuo Mastro impara un livello.
reason-retires = Questo Mastro arriva al livello più alto e va in pensione con un bel premio in Favore.
reason-anyone-can = È un compito per chiunque: tieni i Mastri esperti per i lavori in cui il livello conta.
reason-level-counts = Qui conta il livello: manda il tuo Mastro migliore.
reason-wall-grows = Ogni Sezione del Vallo che hai già porta altro Favore con la prossima.
reason-temple-pays = Hai già ciò che questo tempio premia: adesso rende bene.
reason-recruit-early = C'è il tempo di formare una recluta che lavorerà per te per diversi turni.
reason-sooner-at-work = I tuoi Tirocinanti possono mettersi al lavoro un turno prima.

## Il tavolo in un terminale

drawing-last-round = ultimo turno
drawing-passed = passato
drawing-at-home = Disponibili
drawing-on-tiles = Piazzati
drawing-training = Tirocinanti I/II
drawing-villagers = Cittadini
drawing-retired = Pensionati
drawing-upkeep = Spese
drawing-tiles = Tessere
drawing-sections = Vallo
drawing-area = Area
drawing-age = Era { $age }
drawing-piles = Tessere nel mazzo { $deck }, Sezioni { $wall }
drawing-fee = Attivazione
drawing-bonus = +{ $bonus } per ogni Sezione posseduta
drawing-worth = Favore { $favor }
drawing-rates = compra a { $buy }, vende a { $sell }

## On the page

tagline = Una città comune sul Vallo di Adriano. I lavoratori sono dadi che invecchiano.
bar-stop = Fine scambi
bar-hire = Assumi
step-worker = Mastro, livello { $target }
step-at = Posto
step-turn = Verso
step-sell = Venduto 1 { $target }
step-buy = Comprato 1 { $target }
tab-city = Città
tab-build = Costruisci
tab-wall = Vallo
page-neutral = di nessuno
page-owned-by = di: { $name }
page-build-name = Costruisci { $tile }
page-deed-trade = scambi
page-deed-recruit = +1 tirocinante
page-deed-retired = livello { $level }
page-shelf = Da costruire
page-shelf-empty = Sono tutte costruite. Le nuove arrivano con l’Aggiornamento.
page-deck-both = { $one } Era I, poi { $two } Era II
page-deck-two = restano { $two } Era II
page-placing = si piazza
page-short = { $count ->
    [one] manca { $what }
   *[other] mancano { $what }
}
page-cost-favor = dà { $favor } favore
page-wall = Vallo di Adriano
page-sections-left = { $count ->
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
page-villagers = Cittadini
page-training-one = Scuola I
page-training-two = Scuola II
page-active = Attivi
page-retired = Pensionati
page-worker-level = mastro di livello { $level }
page-workers-home = mastri a casa: { $levels }
page-trainees = { $count ->
    [one] 1 tirocinante
   *[other] { $count } tirocinanti
}
page-morale = Morale
page-morale-is = Morale { $value }
page-favor-at-end = favore alla fine
page-sections-held = { $count ->
    [0] ancora nessuna sezione
    [one] 1 sezione, +{ $bonus } ogni volta
   *[other] { $count } sezioni, +{ $bonus } ogni volta
}
page-wages = { $short ->
    [0] Salari: { $upkeep }
   *[other] Salari: { $upkeep }, in meno { $short }
}
page-buy = compra { $price }
page-sell = vendi { $price }
page-placed-here = { $tile } qui: { $favor } favore
page-placed-sum = { $mosaics ->
    [0] { $printed } sulla tessera
    [one] { $printed } sulla tessera + 1 angolo uguale
   *[other] { $printed } sulla tessera + { $mosaics } angoli uguali
}
page-now-round = Turno { $round }, { $tiles } tessere nella città.
page-now-player = { $name }: { $favor } favore, { $goods }, { $tiles } tessere.
