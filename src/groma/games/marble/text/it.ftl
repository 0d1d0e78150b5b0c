### Rome: City of Marble in italiano: domande, risposte, diario, motivi e parole.
### I nomi dei componenti vengono da components.toml.

## Domande

ask-take-action = Tocca a te: quale azione compi?
ask-take-another = Il tuo turno continua: quale azione compi?
ask-spend-imperium = Restituisci una tessera Imperium per un'azione supplementare o termini il turno?
ask-draw-tile = { $number ->
    [1] Quale tessera peschi per prima?
   *[other] Quale tessera peschi adesso?
}
ask-choose-tile = Quale tessera giochi?
ask-choose-place = Dove collochi { THE($tile) }?
ask-choose-magistrate = Metti un magistrato { ON($tile) }?
ask-choose-recall = Quale magistrato richiami?
ask-lay-piece = { $pieces ->
    [one] Dove collochi l'ultimo pezzo Acquedotto?
   *[other] Dove collochi il prossimo di { $pieces } pezzi Acquedotto?
}
ask-choose-site = Quale cantiere completato termini adesso?
ask-move-magistrate = Cantiere { $site }: sposti un magistrato { TO($space) }?

## Risposte

action-pass = { pass }
action-end = Terminare il turno
action-magistrate = Mettere un magistrato sulla tessera
action-decline = { $question ->
    [move-magistrate] Non spostare nessun magistrato
   *[other] Non mettere nessun magistrato sulla tessera
}
action-do = { $target }
action-draw = Pescare { A($target) }
action-play = Giocare { A($target) }
action-spend = Restituire { A($target) }
action-at = Collocarlo tra { $one } { AND($other) }
action-recall = { $from ->
    [space] Richiamare il magistrato { FROM($space) }
   *[tile] Richiamare il magistrato { FROM($tile) } tra { $one } { AND($other) }
}
action-move = Spostare il magistrato { OF($tile) } tra { $one } { AND($other) }
action-lay = Prolungare { THE($aqueduct) } da { $one } { TO($other) }
action-site = Terminare il cantiere { $site }: { ONE($building) }

## Parti di frasi

part-amount = { $amount ->
    [one] **{ $amount }** punto
   *[other] **{ $amount }** punti
}
part-score = { $score ->
    [one] **{ $score }** punto
   *[other] **{ $score }** punti
}
part-value = { $value ->
    [one] **{ $value }** punto
   *[other] **{ $value }** punti
}
part-buildings = { $buildings ->
    [one] **{ $buildings }** edificio civile
   *[other] **{ $buildings }** edifici civili
}
part-imperium = { $imperium ->
    [one] **{ $imperium }** tessera Imperium
   *[other] **{ $imperium }** tessere Imperium
}

## Il diario

log-hill-revealed = Collina in gioco: { THE($hill) }
log-tiles-dealt = { $tiles ->
    [one] Ogni giocatore riceve **{ $tiles }** tessera Quartiere di ogni colore
   *[other] Ogni giocatore riceve **{ $tiles }** tessere Quartiere di ogni colore
}
log-start-drawn = Comincia { $seat }
log-followed = Poi, in senso orario: { $seat }
log-turn-began = { $last ->
    [true] { $seat } compie l'azione finale
   *[false] { $seat } comincia il turno
}
log-turn-ended = { $tiles ->
    [0] { $seat } termina il turno
    [one] { $seat } termina il turno: **{ $tiles }** tessera passa dalla domus all'atrium
   *[other] { $seat } termina il turno: **{ $tiles }** tessere passano dalla domus all'atrium
}
log-skipped = { $seat } non può compiere nessuna azione e passa
log-drawn = { $seat } pesca { A($tile) }
log-placed = { $magistrate ->
    [true] { $seat } gioca { A($tile) } tra { $one } { AND($other) }, con un magistrato
   *[false] { $seat } gioca { A($tile) } tra { $one } { AND($other) }, senza magistrato
}
log-recalled = { $seat } richiama il magistrato { FROM($tile) } tra { $one } { AND($other) }
log-recalled-from = { $seat } richiama un magistrato { FROM($space) }, senza ricompensa
log-bridge-taken = { $seat } prende la tessera { OF($bridge) }
log-bridge-seen = { $seat } guarda la tessera { OF($bridge) }: { part-value }
log-bridge-revealed = { $seat } scopre la tessera { OF($bridge) }: { part-value }
log-aqueduct-started = { $seat } avvia { THE($aqueduct) } dalla sorgente d'acqua { $source }
log-piece-laid = { $length ->
    [one] { $seat } prolunga { THE($aqueduct) } fino { TO($end) } (ora { $length } pezzo)
   *[other] { $seat } prolunga { THE($aqueduct) } fino { TO($end) } (ora { $length } pezzi)
}
log-pieces-forfeited = { $pieces ->
    [one] { $seat } rinuncia a **{ $pieces }** pezzo Acquedotto: non c'è posto
   *[other] { $seat } rinuncia a **{ $pieces }** pezzi Acquedotto: non c'è posto
}
log-coin-taken = { $seat } prende **1 moneta**: l'acquedotto raggiunge una fontana
log-coin-missed = { $seat } non prende monete per la fontana: non ne restano
log-site-completed = { $buildings ->
    [one] Il cantiere { $site } è completo con **{ $buildings }** edificio; tipo di costruzione: { ONE($building) }
   *[other] Il cantiere { $site } è completo con **{ $buildings }** edifici; tipo di costruzione: { ONE($building) }
}
log-influence-counted = { $influence ->
    [one] { $seat } ha **{ $influence }** punto d'influenza nel cantiere
   *[other] { $seat } ha **{ $influence }** punti d'influenza nel cantiere
}
log-built = { $seat } costruisce { THE($building) } in { $site }
log-fountain-placed = { $leaders ->
    [0] In { $site } viene messa una fontana: nessuno ha influenza
    [1] In { $site } viene messa una fontana: mancano i pezzi per l'edificio
   *[other] In { $site } viene messa una fontana: l'influenza maggiore è in parità
}
log-plaza-closed = { $buildings_lacking ->
    [true] Il cantiere { $site } diventa una piazza: vi si incontrano troppo pochi edifici
   *[false] Il cantiere { $site } diventa una piazza: non restano fontane
}
log-moved = { $seat } sposta { TO($space) } il magistrato { OF($tile) } tra { $one } { AND($other) }
log-stayed = { $seat } non sposta nessun magistrato dal cantiere { $site }
log-imperium-taken = { $seat } riprende il magistrato { FROM($space) } e ottiene { A($imperium) }
log-coin-collected = { $seat } riprende il magistrato { FROM($space) } e ottiene **1 moneta**
log-reward-missed = { $seat } riprende il magistrato { FROM($space) } senza ricompensa: lì non resta nulla
log-left-unrewarded = { $seat } non riceve nulla per il magistrato rimasto { IN($space) }
log-imperium-spent = { $seat } restituisce { A($imperium) } per un'azione supplementare
log-scored = { $seat } guadagna { part-amount } per { COUNT($number, $source) } (ora { $score })
log-imperium-scored = { $tied ->
    [true] { $seat } guadagna { part-amount } per il maggior numero di { MANY($imperium) }, in parità: **{ $number }** (ora { $score })
   *[false] { $seat } guadagna { part-amount } per il maggior numero di { MANY($imperium) }: **{ $number }** (ora { $score })
}
log-nothing-scored = Nessuno guadagna punti per { THE($source) }
log-last-round-began = { $left ->
    [0] # Ultimo giro: tutte le pile sono vuote
   *[other] { $empty ->
        [one] # Ultimo giro: { $empty } pila è vuota
       *[other] # Ultimo giro: { $empty } pile sono vuote
    }
}
log-final-actions-announced = Ogni giocatore ha un'azione finale; chiude { $seat }
log-final-scoring-began = # Punteggio finale
log-tied-on-points = { $seat } è in testa alla pari con { part-score }; spareggio: { part-buildings }
log-tied-on-buildings = { $seat } resta alla pari con { part-buildings }; spareggio: { part-imperium }
log-won = { $shared ->
    [true] { $seat } condivide la vittoria con { part-score }: anche gli spareggi sono in parità
   *[false] { $tie_breaks ->
        [0] { $seat } vince con { part-score }
        [1] { $seat } vince con { part-score } e il maggior numero di edifici civili
       *[other] { $seat } vince con { part-score } e, a pari edifici civili, il maggior numero di tessere Imperium
    }
}
log-game-ended = { game-over }

## Perché no?

refusal-M6-2 = Un'azione è pescare tessere, espandere gli acquedotti, richiamare un magistrato o giocare una tessera.
refusal-M6-5 = Non puoi passare finché puoi compiere un'azione.
refusal-M6-7 = Adesso questa azione non avrebbe effetto.
refusal-M7-1 = Le due tessere che peschi devono essere di colori diversi.
refusal-M7-2 = Questa pila è vuota.
refusal-M7-5 = Una tessera pescata in questo turno si può giocare dal prossimo turno in poi.
refusal-M9-1 = Puoi richiamare solo uno dei tuoi magistrati che stanno su una tessera.
refusal-M9-3 = Un magistrato su uno spazio Imperium o nella Tesoreria torna alla fine del tuo turno.
refusal-M10-1 = Puoi giocare solo una tessera che si trova nel tuo atrium.
refusal-M10-3 = Una collina o un'altra tessera copre già questo posto.
refusal-M10-4 = Una tessera deve toccare una collina in gioco o una tessera già giocata.
refusal-M10-5 = Un angolo in comune con una tessera già giocata non basta: le due devono avere un lato intero in comune.
refusal-M10-9 = Scegli se mettere un magistrato sulla tessera.
refusal-M10-11 = Non hai magistrati nel tuo atrium.
refusal-M10-14 = Un angolo in comune con una collina non basta: tessera e collina devono avere un lato intero in comune.
refusal-M11-11 = Il giocatore di turno sceglie uno dei cantieri completati.
refusal-M11-20 = Puoi spostare uno dei tuoi magistrati da una tessera di questo cantiere.
refusal-M13-6 = Un pezzo Acquedotto va sul lato di una tessera.
refusal-M13-10 = Un acquedotto non incontra mai sé stesso.
refusal-M13-11 = Acquedotti di colori diversi non si toccano mai.
refusal-M13-12 = Un acquedotto non può finire in una sorgente d'acqua.
refusal-M13-13 = Questo acquedotto ha già tutti i suoi pezzi.
refusal-M16-4 = Non hai una tessera Imperium di questo tipo.
refusal-M16-5 = Non c'è nessuna azione che potresti compiere in cambio.
refusal-M16-7 = Adesso restituisci una tessera Imperium per un'azione supplementare o termini il turno.
refusal-M18-9 = { game-over }.

## Parole: fasi, fonti di punti

word-turns = Turni
word-last_round = { name-last_round }
word-finished = { finished }

word-points = punti
    .count = { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }
word-buildings = edifici
    .the = gli edifici
    .count = { $amount ->
        [one] { $amount } edificio civile
       *[other] { $amount } edifici civili
    }
word-bridges = ponti
    .the = le tessere Ponte
    .count = { $amount ->
        [one] { $amount } tessera Ponte
       *[other] { $amount } tessere Ponte
    }
word-aqueducts = acquedotti
    .the = gli acquedotti
    .count = { $amount ->
        [one] { $amount } edificio collegato a un acquedotto
       *[other] { $amount } edifici collegati a un acquedotto
    }
word-fountains = fontane
    .the = le fontane
    .count = { $amount ->
        [one] { $amount } fontana adiacente a un edificio
       *[other] { $amount } fontane adiacenti agli edifici
    }
word-coins = monete
    .the = le monete
    .count = { $amount ->
        [one] { $amount } moneta
       *[other] { $amount } monete
    }
word-most_coins = più monete
    .the = il maggior numero di monete
    .count = il maggior numero di monete: { $amount }
word-imperium = Imperium

word-green = verde
word-blue = blu
word-yellow = giallo
word-red = rosso
word-grey = grigio
word-brown = marrone
word-white = bianco

## Parole: le azioni

word-draw_tiles = Pescare tessere
word-expand_aqueducts = Espandere gli acquedotti
word-recall_magistrate = Richiamare un magistrato
word-play_tile = Giocare una tessera Quartiere

## Parole: valori delle opzioni

word-grid_distance_1 = a un passo di distanza
word-tile_side = uniti dal lato di una tessera
word-plaza = una piazza
word-unlimited = comunque una fontana

## Perché questa scelta è buona

reason-builds-now = Così puoi completare un edificio tuo: punti subito.
reason-builds-later = C'è un posto dove una tessera di questo tipo completerebbe un edificio per te.
reason-bridge = Prendi la tessera Ponte che si trova lì, e alla fine vale punti.
reason-magistrate-decides = Il tuo magistrato fa la differenza: con lui costruisci qui.
reason-several-sites = Da questa tessera il magistrato può ancora influire su più cantieri.
reason-few-tiles = Non ti restano quasi più tessere da giocare.
reason-no-magistrate = Non hai magistrati nel tuo atrium da mettere su nuove tessere.
reason-post-is-idle = Da dove si trova, questo magistrato non può più influire su nessun cantiere.
reason-reaches-building = L'acqua raggiunge un tuo edificio: punti alla fine.
reason-reaches-fountain = L'acquedotto raggiunge una fontana, e questo ti porta una moneta.
reason-imperium-majority = Con questa tessera avresti il maggior numero di Imperium di questo tipo.
reason-earns-imperium = Il tuo magistrato può guadagnare una tessera Imperium e torna a casa alla fine del tuo turno.
reason-earns-coin = Il tuo magistrato può guadagnare una moneta e torna a casa alla fine del tuo turno.
reason-spare-imperium = Puoi fare a meno di questa tessera: non cambia nessuna maggioranza.
reason-keep-imperium = Ogni tua tessera Imperium conta per una maggioranza: tienile.
reason-prepares = La tessera prepara cantieri per i tuoi magistrati, e toglie il posto agli altri.
reason-stock-up = Le tessere pescate ora si giocano dal tuo prossimo turno: meglio prima che il colore finisca.
reason-leads-water = L'acqua va dove vuoi tu, prima che altri la portino altrove.
reason-free-again = Un magistrato nell'atrium può accompagnare la prossima tessera.
reason-holds-ground = Con un magistrato qui continui ad avere voce nei cantieri attorno a questa tessera.
reason-saves-magistrate = Il magistrato resta libero per una tessera dove conta di più.
reason-counts-again = Un magistrato che resta conta anche per altri cantieri.

## Il tavolo in un terminale

drawing-left = { $count ->
    [0] non ne restano
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
drawing-fountains = { $count ->
    [one] resta { $count } fontana
   *[other] restano { $count } fontane
}
drawing-coins = { $count ->
    [one] resta { $count } moneta
   *[other] restano { $count } monete
}
drawing-meet = edifici che si incontrano
drawing-stack = tessere rimaste
drawing-waiting = magistrati lì
drawing-at-end = alla fine
drawing-magistrates = magistrati
drawing-posted = su tessere
drawing-cubes = cubi
drawing-building = { $sign }: { $building } ({ $name })
drawing-places = · Un vertice si chiama con la sua riga, una lettera, e la sua colonna, un numero; una tessera sta tra i vertici dei suoi due angoli larghi.

## Statistiche di una partita finita

stat-sites = Più edifici civili costruiti
stat-largest-site = Il cantiere più grande costruito
stat-aqueduct = L'acquedotto più lungo
stat-recalled = Più magistrati richiamati
stat-bridges = Più tessere ponte prese

## Sulla pagina

tagline = Rombo dopo rombo, i quartieri diventano templi e arene.
tab-city = { city }
bar-magistrate = Mettere un magistrato
bar-end = { action-end }
bar-choose-magistrate-decline = Non metterne
bar-move-magistrate-decline = Non spostarne
step-at = Posto
step-lay = Pezzo
step-magistrate = Con un magistrato
step-decline = Nessun magistrato
step-site = { name-construction_site }
step-move = { name-magistrate }
step-recall = { step-move }
step-spend = { word-imperium }
tab-districts = Quartieri
page-districts = { tab-districts }
page-stacks = Pile di tessere
page-actions = Azioni
page-atrium = { name-atrium }
page-domus = { name-domus }
page-do-draw_tiles = Pescare due tessere
page-do-expand_aqueducts = Espandere acquedotti
page-do-recall_magistrate = { word-recall_magistrate }
page-do-play_tile = Giocare una tessera
page-meet = { $count ->
    [one] { $count } edificio
   *[other] { $count } edifici
}
page-points-of = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
page-left = { drawing-left }
page-no-leader = se nessuno prevale
page-fits = { $count ->
    [one] 1 posto per la tessera
   *[other] { $count } posti per la tessera
}
page-waits = { $count ->
    [one] { $name }: 1 magistrato
   *[other] { $name }: { $count } magistrati
}
page-none = niente
page-no-tiles = nessuna tessera
page-next-turn = dal prossimo turno
page-spend = una per un'azione in più
page-kept = Riserva
page-coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
page-cubes = { $count ->
    [one] { $count } cubo
   *[other] { $count } cubi
}
page-magistrates = { $count ->
    [0] nessun magistrato
    [one] { $count } magistrato
   *[other] { $count } magistrati
}
page-bridge-values = Ponti: { $values }
page-at-end = { $bridges ->
    [0] +{ $points } alla fine
    [one] 1 ponte, +{ $points } alla fine
   *[other] { $bridges } ponti, +{ $points } alla fine
}
page-empty = { $empty ->
    [0] Nessuna pila vuota
    [one] { $empty } pila vuota su { $all }
   *[other] { $empty } pile vuote su { $all }
}
page-ends = ultimo giro con tre pile vuote
page-last-round = { name-last_round }
page-finals = { $count ->
    [0] l'ultima azione finale
    [one] ancora { $count } azione finale
   *[other] ancora { $count } azioni finali
}
page-hit-cell = { $sites ->
    [0] { $place }
   *[other] { $place }, completa { $built }
}
page-completes-mine = { $building } per te: { $points }
page-completes-theirs = { $building } per { $name }: { $points }
page-completes-fountain = Una fontana: nessuno prevale
page-completes-plaza = Una piazza: troppo pochi edifici
page-completes-dry = Una piazza: non restano fontane
page-completes-nothing = Non completa nessun cantiere
page-takes-bridge = Tessera Ponte per te
page-manned = con un magistrato
page-unmanned = senza magistrato
page-now = In città: { $tiles }; cantieri completati: { $sites }.
page-now-sites = Cantieri per riga e colonna: { $sites }.
page-now-player = { $name }: { $points }, { $buildings }, nell'atrium { $magistrates }, { $coins }; tessere: { $tiles }.
page-note-of = di { $name }
page-note-manned = con un magistrato di { $name }
page-note-aqueduct = Acquedotto
