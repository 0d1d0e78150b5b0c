### Rome: City of Marble in italiano: domande, risposte, cronaca, motivi e parole.
### I nomi dei componenti vengono da components.toml.

## Domande

ask-take-action = Tocca a te: quale azione compi?
ask-take-another = Il tuo turno continua: quale azione compi?
ask-spend-imperium = Restituisci una tessera Imperium per un'altra azione o concludi il turno?
ask-draw-tile = { $number ->
    [1] Quale tessera peschi per prima?
   *[other] Quale tessera peschi adesso?
}
ask-choose-tile = Quale tessera giochi?
ask-choose-place = Dove collochi questa tessera: { $tile }?
ask-choose-magistrate = Metti un Magistrato su questa tessera: { $tile }?
ask-choose-recall = Quale Magistrato richiami?
ask-lay-piece = { $pieces ->
    [one] Dove va l'ultimo pezzo di acquedotto?
   *[other] Dove va il prossimo di { $pieces } pezzi di acquedotto?
}
ask-choose-site = Quale cantiere completato si risolve adesso?
ask-move-magistrate = Cantiere { $q },{ $r }: un Magistrato lo lascia per { $space }?

## Risposte

action-pass = Passa
action-end = Concludi il turno
action-magistrate = Con un Magistrato
action-decline = No
action-do = { $target }
action-draw = Pesca: { $target }
action-play = Gioca: { $target }
action-spend = Restituisci: { $target }
action-at = In { $target }
action-recall = Richiama da { $target }
action-move = Sposta da { $target }
action-lay = Sul lato { $target }
action-site = Il cantiere in { $target }

## Cronaca

log-hill-revealed = Collina in gioco: { $hill }
log-start-drawn = Comincia { $seat }
log-turn-began = { $last ->
    [true] { $seat } compie l'ultima azione
   *[false] È il turno di { $seat }
}
log-skipped = { $seat } non può compiere nessuna azione
log-drawn = { $seat } pesca: { $tile }
log-placed = { $magistrate ->
    [true] { $seat } gioca in { $q },{ $r } ({ $orientation }), con un Magistrato: { $tile }
   *[false] { $seat } gioca in { $q },{ $r } ({ $orientation }): { $tile }
}
log-recalled = { $seat } richiama un Magistrato da { $q },{ $r } ({ $orientation })
log-recalled-from = { $seat } richiama un Magistrato, senza ricompensa: { $space }
log-bridge-taken = { $seat } prende la tessera di un ponte: { $bridge }
log-bridge-seen = La tessera presa da { $seat } vale { $value }: { $bridge }
log-bridge-revealed = { $seat } svela { $value }: { $bridge }
log-aqueduct-started = { $seat } inizia un acquedotto: { $aqueduct }
log-piece-laid = { $seat } porta un acquedotto fino a { $q },{ $r }: { $aqueduct }
log-pieces-forfeited = { $pieces ->
    [one] { $seat }: un pezzo di acquedotto non trova posto
   *[other] { $seat }: { $pieces } pezzi di acquedotto non trovano posto
}
log-coin-taken = { $seat } prende una moneta
log-built = { $seat } costruisce in { $q },{ $r }: { $building }
log-fountain-placed = In { $q },{ $r } sorge una fontana
log-plaza-closed = Il cantiere in { $q },{ $r } diventa una piazza
log-moved = { $seat } sposta un Magistrato da { $q },{ $r } ({ $orientation }) a questo spazio: { $space }
log-imperium-taken = { $seat } prende { $imperium }
log-imperium-spent = { $seat } restituisce { $imperium } per un'altra azione
log-scored = { $amount ->
    [one] { $seat }: { $amount } punto ({ $source }), { $score } in tutto
   *[other] { $seat }: { $amount } punti ({ $source }), { $score } in tutto
}
log-last-round-began = Tre pile sono vuote: ogni giocatore ha un'ultima azione, { $seat } per ultimo
log-game-ended = La partita è finita

## Perché no?

refusal-M6-2 = Un'azione è pescare tessere, espandere gli acquedotti, richiamare un Magistrato o giocare una tessera.
refusal-M6-5 = Non puoi passare finché puoi compiere un'azione.
refusal-M6-7 = Adesso questa azione non avrebbe effetto.
refusal-M7-1 = Le due tessere che peschi devono essere di colori diversi.
refusal-M7-2 = Questa pila è vuota.
refusal-M7-5 = Una tessera pescata in questo turno si può giocare dal prossimo turno in poi.
refusal-M9-1 = Richiami uno dei tuoi Magistrati da una tessera.
refusal-M9-3 = Un Magistrato su uno spazio Imperium o nella Tesoreria torna alla fine del tuo turno.
refusal-M10-1 = Giochi una tessera che si trova nel tuo atrium.
refusal-M10-3 = Una collina o un'altra tessera copre già questo posto.
refusal-M10-4 = Una tessera deve avere un lato intero in comune con una collina in gioco o con una tessera già posata.
refusal-M10-9 = Scegli se mettere un Magistrato sulla tessera.
refusal-M10-11 = Non hai Magistrati nel tuo atrium.
refusal-M11-11 = Il giocatore di turno sceglie uno dei cantieri completati.
refusal-M11-20 = Puoi spostare uno dei tuoi Magistrati da una tessera di questo cantiere.
refusal-M13-6 = Un pezzo di acquedotto va su un lato di una tessera.
refusal-M13-10 = Un acquedotto non incontra mai sé stesso.
refusal-M13-11 = Acquedotti di colori diversi non si toccano mai.
refusal-M13-12 = Un acquedotto non può finire in una sorgente d'acqua.
refusal-M13-13 = Questo acquedotto ha già tutti i suoi pezzi.
refusal-M16-4 = Non hai una tessera Imperium di questo tipo.
refusal-M16-5 = Non c'è nessuna azione che potresti compiere in cambio.
refusal-M16-7 = Adesso restituisci una tessera Imperium per un'altra azione o concludi il turno.
refusal-M18-9 = La partita è finita.

## Parole: fasi, fonti di punti

word-turns = Turni
word-last_round = Ultimo giro
word-finished = Conclusa

word-points = punti
word-buildings = edifici
word-bridges = ponti
word-aqueducts = acquedotti
word-fountains = fontane
word-coins = monete
word-most_coins = più monete
word-imperium = Imperium

word-green = verde
word-blue = blu
word-yellow = giallo
word-red = rosso
word-grey = grigio
word-brown = marrone
word-white = bianco

## Parole: valori delle opzioni

word-true = sì
word-false = no
word-grid_distance_1 = a un passo di distanza
word-tile_side = uniti dal lato di una tessera
word-plaza = una piazza
word-unlimited = comunque una fontana

## Perché questa scelta è buona

reason-builds-now = Così puoi completare un edificio tuo: punti subito.
reason-builds-later = C'è un posto dove una tessera così completerebbe un edificio per te.
reason-bridge = Prendi la tessera Ponte che si trova lì, e alla fine vale punti.
reason-magistrate-decides = Il tuo Magistrato fa la differenza: con lui costruisci qui.
reason-several-sites = Da questa tessera il Magistrato può ancora vincere diversi cantieri.
reason-few-tiles = Non ti restano quasi più tessere da giocare.
reason-no-magistrate = Non hai Magistrati nel tuo atrium da mettere su nuove tessere.
reason-post-is-idle = Da dove si trova, questo Magistrato non può più vincere nessun cantiere.
reason-reaches-building = L'acqua raggiunge un tuo edificio: punti alla fine.
reason-reaches-fountain = L'acquedotto raggiunge una fontana, e questo ti porta una moneta.
reason-imperium-majority = Con questa tessera avresti più Imperium di tutti in questo tipo.
reason-earns-imperium = Il tuo Magistrato può guadagnare una tessera Imperium e torna a casa alla fine del tuo turno.
reason-earns-coin = Il tuo Magistrato può guadagnare una moneta e torna a casa alla fine del tuo turno.
reason-spare-imperium = Puoi fare a meno di questa tessera: non cambia nessuna maggioranza.
reason-keep-imperium = Ogni tua tessera Imperium conta per una maggioranza: tienile.

## Il tavolo in un terminale

drawing-left = ne restano { $count }
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
drawing-waiting = Magistrati lì
drawing-at-end = alla fine
drawing-magistrates = Magistrati
drawing-posted = su tessere
drawing-cubes = cubi
drawing-building = { $sign } { $building } di { $name }
drawing-places = · Un posto q,r,R è il triangolo sotto il lato da q,r al punto seguente, insieme a quello alla sua destra (R), sopra (T) o alla sua sinistra (L).

## On the page

tagline = Rombo dopo rombo, i quartieri diventano templi e arene.
tab-city = Città
bar-magistrate = Con magistrato
bar-end = Termina il turno
bar-choose-magistrate-decline = Senza magistrato
bar-move-magistrate-decline = Nessuno parte
step-lay = Pezzo
step-magistrate = Con magistrato
step-site = Cantiere
step-move = Magistrato
step-recall = Magistrato
step-spend = Imperium
tab-districts = Quartieri
page-districts = Quartieri
page-stacks = Pile di tessere
page-actions = Azioni
page-atrium = Atrium
page-domus = Domus
page-do-draw_tiles = Pesca due tessere
page-do-expand_aqueducts = Espandi acquedotti
page-do-recall_magistrate = Richiama
page-do-play_tile = Gioca una tessera
page-meet = { $count } tessere vicine
page-points-of = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
page-left = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}
page-no-leader = se nessuno prevale
page-fits = { $count ->
    [one] 1 posto per la tessera
   *[other] { $count } posti per la tessera
}
page-waits = { $count ->
    [one] { $name }: 1 magistrato
   *[other] { $name }: { $count } magistrati
}
page-none = nulla
page-no-tiles = nessuna tessera
page-next-turn = dal prossimo turno
page-spend = una per un’altra azione
page-kept = Riserva
page-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
page-cubes = { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
}
page-magistrates = { $count ->
    [0] nessun magistrato
    [one] 1 magistrato
   *[other] { $count } magistrati
}
page-bridge-values = Ponti: { $values }
page-at-end = { $bridges ->
    [0] +{ $points } alla fine
    [one] 1 ponte, +{ $points } alla fine
   *[other] { $bridges } ponti, +{ $points } alla fine
}
page-empty = { $empty ->
    [one] 1 pila vuota su { $all }
   *[other] { $empty } pile vuote su { $all }
}
page-ends = Si finisce con tre
page-last-round = Ultimo giro
page-finals = { $count ->
    [0] l’ultima azione
    [one] ancora 1 azione
   *[other] ancora { $count } azioni
}
page-hit-cell = { $sites ->
    [0] Posto { $place }
   *[other] Posto { $place }, completa { $built }
}
page-hit-tile = { $building } in { $place }, tuo magistrato
page-hit-edge = Lato { $place }
page-hit-site = Cantiere { $place }
page-completes-mine = { $building } per te: { $points } punti
page-completes-theirs = { $building } per { $name }: { $points } punti
page-completes-fountain = Una fontana: nessuno prevale
page-completes-plaza = Una piazza: troppo pochi edifici
page-completes-nothing = Non completa alcun cantiere
page-takes-bridge = Tessera ponte per te
page-manned = con un magistrato
page-unmanned = senza magistrato
page-now = { $tiles } tessere e { $sites } cantieri chiusi in città.
page-now-player = { $name }: { $points } punti, { $buildings } edifici, { $magistrates } magistrati disponibili, { $coins } monete; tessere: { $tiles }.
