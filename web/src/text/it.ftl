### Le parole della pagina in italiano; quelle dei giochi vengono dai giochi.

tagline = un tavolo aperto per chi costruisce città

## Home

play = Gioca
your-games = Le tue partite
interface = Per i programmi
pages = Pagine
plays-as = gioca come
choose-game = Scegli un gioco
lead = Quattro città da costruire, con amici, sconosciuti o bot. Senza registrarsi.
game-praetor = Praetor
game-architects = Architetti del Regno Occidentale
game-aquileia = Aquileia
game-marble = Rome: City of Marble
about-praetor = Una città comune sul Vallo di Adriano. I lavoratori sono dadi che invecchiano.
about-architects = Affolla le cave, imprigiona i rivali, innalza la cattedrale.
about-aquileia = Sei luoghi, tre metalli, un combattimento nell’arena a ogni turno.
about-marble = Rombo dopo rombo, i quartieri diventano templi e arene.
seats-range = da { $from } a { $to }
minutes = { $count } min
play-now = Gioca subito
not-drawn = tabellone non ancora disegnato
not-here-yet = Non ancora su questo tavolo
continue = Continua
running = { $running } in corso, { $finished } { $finished ->
    [one] finita
   *[other] finite
}
no-games = Ancora nessuna partita. Scegli una città qui sopra e gioca subito.
all-games = Tutte le tue partite
open-tables = Tavoli aperti
waiting = { $count ->
    [0] nessuno in attesa
   *[other] { $count } in attesa di giocatori
}
nobody-waits = Nessuno aspetta. Apri un tavolo e condividi il link.
import-record = Importa una partita
no-record = Questo file non è la registrazione di una partita.
free-software = Software libero, regole e disegni compresi
skip-new = Vai al nuovo tavolo
imported = importata
practice = esercizio
you-won = Hai vinto
finished = Finita
free-seats = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
sit-down = Siediti
resume = Riprendi
look = Guarda
new-table = Nuovo tavolo
host = ospita
you-small = tu
bot = Bot
human = Posto libero
here = Su questo dispositivo
same-device = Un altro giocatore
hot-seat = su questo dispositivo
open-seat = Posto libero
anyone-with-link = chiunque abbia il link
seat-number = Posto { $number }
remove-seat = Togli il posto { $number }
add-seat = Aggiungi un posto
level-easy = facile
level-medium = medio
level-hard = difficile
level-expert = esperto
level-random = casuale
level-greedy = avido
level-about-easy = vede che cosa conviene, e spesso fa altro
level-about-medium = prende ciò che conviene di più alla fine del turno
level-about-hard = pensa alle mosse future per un secondo
level-about-expert = pensa alle mosse future per cinque secondi
level-about-random = gioca a caso
level-about-greedy = rapido e avido
pace = Ritmo
pace-fast = 60 s
pace-none = Libero
pace-slow = 3 giorni
seen-by = Visibile a
seen-link = Chi ha il link
seen-all = Tutti
more-options = Altre opzioni
seats-open = { $count ->
    [one] Un posto è ancora libero: si comincia quando è occupato, o affidalo a un bot.
   *[other] { $count } posti sono ancora liberi: si comincia quando sono occupati, o affidali ai bot.
}
starts-at-once = La partita comincia subito.
open-table = Apri il tavolo
start-game = Comincia la partita
play-bots-now = Gioca subito contro due bot

## Il tavolo

skip = Vai alla decisione
home = Pagina iniziale
tools = Strumenti del tavolo
rules = Regole
review = Rivedi
sound = Suono
settings = Impostazioni
phases = Fasi
players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
round = Turno { $round }
round-last = Turno { $round }, l’ultimo
board = Tabellone
your-board = La tua plancia
players-and-log = Giocatori e diario
players-in-order = Giocatori, in ordine di gioco
your-decision = La tua decisione
your-turn = Tocca a te
turn-of = Tocca a { $name }
to-move = gioca
next = poi
away = assente
you = Tu
log = Diario
chat = Chat
log-and-chat = Diario e chat
earlier = Mosse precedenti
since-your-turn = Dal tuo ultimo turno
recap = { $count ->
    [one] Una mossa dal tuo ultimo turno riguarda te
   *[other] { $count } mosse dal tuo ultimo turno riguardano te
}
see-position = Guarda il tavolo dopo questa mossa
chat-empty = Nessuno ha ancora detto nulla.
say-something = Di’ qualcosa
send = Invia
options = Opzioni
options-list = Tutte le opzioni
confirm = Conferma
undo = Annulla
ask-undo = Chiedi di annullare
undo-asked = { $count ->
    [one] { $name } chiede di ritirare 1 mossa
   *[other] { $name } chiede di ritirare { $count } mosse
}
undo-wait = In attesa del consenso di { $names }
undo-yes = Va bene
undo-no = Non ora
back-to-here = Torna a questo passo
restart = Ricomincia
restart-turn = Ricomincia il mio turno
rotate = Ruota
how-many = Quanti
close = Chiudi
labelled = { $label }: { $value }
show-score = Mostra il punteggio
thinking = { $name } sta pensando
at-work = Tocca a { $names }
watching = Stai guardando
won = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
step = Passo
bar-pass = Passa
bar-stop = Fine scambi
bar-hire = Assumi
bar-decline = No, grazie
step-worker = Mastro, livello { $target }
step-at = Posto
step-turn = Verso
step-sell = Venduto 1 { $target }
step-buy = Comprato 1 { $target }
views = Viste
page-city = Città
page-build = Costruisci
page-wall = Vallo
page-boards = Plance
page-log = Diario
table-now = Il tavolo ora
no-table = Questo tavolo non esiste
no-board = Questo gioco non ha ancora un tabellone disegnato. Si gioca dall’elenco delle opzioni qui sotto.
no-board-review = Questo gioco non ha un tabellone disegnato. I giocatori, i loro punti e le mosse a parole:

## Connessione ed errori

loading = Si apparecchia il tavolo
still-loading = Ancora in caricamento
connecting = Connessione in corso
no-connection = Nessuna connessione.
retry-in = Nuovo tentativo tra { $seconds } s
try-now = Prova ora
move-saved = La tua ultima mossa è salva.
move-unsent = La tua mossa non è partita.
missed = { $count ->
    [one] 1 mossa durante la tua assenza
   *[other] { $count } mosse durante la tua assenza
}
broken = Qualcosa si è rotto da noi. La partita è al sicuro.
trouble-full = Nessun posto è libero.
trouble-too-fast = Troppo in fretta; aspetta un momento.
trouble-stale = Il tavolo è andato avanti. Ecco lo stato attuale.
trouble-handed-over = Un bot gioca questo posto.
trouble-running = Non in questa fase della partita.
trouble-nothing = Lì non c’è nulla da annullare.
trouble-revealed = Nel frattempo si è scoperto qualcosa; solo un tavolo di esercizio torna prima di allora.
trouble-asked = Gli altri sono già stati interpellati.
trouble-tables = Hai troppi tavoli; finiscine prima qualcuno.
trouble-over = In questa posizione non resta nulla da giocare.
trouble-forbidden = Questo spetta ad altri.
trouble-link = Questo link personale non è noto; forse è stato sostituito.
trouble-unknown = A questo link non si trova nulla.
trouble-record = Questo file non è una partita registrata che si possa mostrare qui.
trouble-hint = Ora non si è trovato alcun consiglio. Riprova.
trouble-no-hints = I consigli si danno ai tavoli di esercizio e a chi gioca solo contro bot.
trouble-busy = Un consiglio è già in preparazione. Aspettalo.
trouble-taken = Questo posto non è libero.
trouble-open-seats = Un posto è ancora libero: prima va occupato.
trouble-open = La partita non è cominciata.
trouble-finished = La partita è finita.
trouble-not-asked = Ora non tocca a questo posto.
trouble-illegal = Questo ora non è possibile.
trouble-unknown-action = Questo gioco non conosce una mossa simile.
trouble-no-request = Nessun altro chiede di annullare qualcosa.
trouble-place = La partita non ha tante mosse.
trouble-game = Questo gioco qui non c’è.
trouble-components = Questo tavolo è cominciato con altri materiali del gioco.
trouble-rules = A questo tavolo si è giocato con altre regole; non si può mostrare.
trouble-seats = Questo numero di posti non va bene.
trouble-options = Queste opzioni non vanno d’accordo.
trouble-level = Non c’è alcun bot di questo livello.
trouble-name = Un nome vuole almeno una lettera.
trouble-empty = In questa riga non c’è nulla da dire.
trouble-too-long = Era troppo lungo.
trouble-guest = Il tavolo non ti riconosce più. Ricarica la pagina.
trouble-origin = Le richieste di altre pagine vengono rifiutate.
trouble-not-understood = Il tavolo non ha capito.
trouble-http = Il tavolo non può rispondere; forse è troppo grande.
trouble-connection = Il tavolo non è raggiungibile.
trouble-broken = { broken }
read-rule = Leggi la regola
rule-number = Regola { $rule }

## Regole

close-rules = Chiudi le regole
find-rule = Cerca una parola o un numero
rules-now = Ora
reconstructed = ricostruita
reconstructed-why = Ciò che è segnato «ricostruita» non si è trovato in stampa: l’abbiamo fissato noi. Chi possiede una copia può inserire i valori stampati.
rules-saffron = Le regole in zafferano decidono che cosa puoi fare adesso.
rules-in-english = Le regole numerate sono in inglese. I motivi per cui qualcosa non è possibile sono nella tua lingua.
nothing-found = Nessun risultato.

## In attesa di giocatori

seats-free = { $count ->
    [one] Un posto è libero. Condividi il link.
   *[other] { $count } posti sono liberi. Condividi il link.
}
all-here = Ci siamo tutti.
stand-up = Alzati
empty-seat = Libera
copy-link = Copia il link
copied = Copiato
start = Comincia

## Impostazioni

your-name = Il tuo nome
save = Salva
language = Lingua
set-theme = Tema
theme-auto = Del dispositivo
theme-light = Chiaro
theme-dark = Scuro
set-confirm = Conferma
confirm-always = Ogni scelta
confirm-last = L’ultimo passo
confirm-never = Niente
set-speed = Movimento
speed-calm = Calmo
speed-quick = Rapido
speed-off = Nessuno
single-keys = Tasti singoli: U annulla, R ruota, P passa, M magistrato, O opzioni, ? regole
sound-on = Un suono lieve quando tocca a te
notices-on = Una notifica del browser quando tocca a te e sei altrove
take-back = Riprendi dal bot il posto di { $name }
hand-over = Fa’ giocare un bot per { $name }
download = Scarica la partita
leave = Lascia il tavolo

## Fine

game-over = La partita è finita
points-by-source = Punti per origine
total = Totale
share = Condividi
again = Gioca ancora
curtain = Passa il dispositivo a { $name }
curtain-why = Dietro questo sipario ci sono i segreti del prossimo giocatore.
curtain-open = Sono { $name }

## Praetor

city = Città
cell = Casella { $place }
neutral = di nessuno
owned-by = di: { $name }
hit-brings = { $name }: { $brings }
hit-refused = { $name }, impossibile: { $reason } { $rule }
build-name = Costruisci { $tile }
whole-city = Tutta la città
zoom-in = Più grande
zoom-out = Più piccolo
deed-trade = scambi
deed-recruit = +1 tirocinante
deed-retired = livello 6
shelf = Da costruire
shelf-empty = Sono tutte costruite. Le nuove arrivano con l’Aggiornamento.
deck-both = { $one } Era I, poi { $two } Era II
deck-two = restano { $two } Era II
placing = si piazza
short = { $count ->
    [one] manca { $what }
   *[other] mancano { $what }
}
short-of = { $amount ->
    [one] Manca
   *[other] Mancano
} { $amount } { $good }, ne hai { $stock }.
cost-favor = dà { $favor } favore
wall = Vallo di Adriano
sections-left = { $count ->
    [one] resta 1 sezione
   *[other] restano { $count } sezioni
}
caesar-asks = Cesare chiede
for-you = per te
worth = vale
wall-bonus = { $count ->
    [one] { $base } + { $bonus } per la sezione che hai
   *[other] { $base } + { $bonus } per le sezioni che hai
}
wall-taken = Nessuna sezione è scoperta ora.
mosaics = Piazze
mosaics-rule = +1 per ogni angolo uguale
stores = Riserve
market-rates = compra / vendi al Mercato
workers = Mastri
villagers = Cittadini
training-one = Scuola I
training-two = Scuola II
active = Attivi
retired = Pensionati
worker-level = mastro di livello { $level }
workers-home = mastri a casa: { $levels }
trainees = { $count ->
    [one] 1 tirocinante
   *[other] { $count } tirocinanti
}
tiles = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
morale = Morale
morale-is = Morale { $value }
favor-at-end = favore alla fine
sections-held = { $count ->
    [0] ancora nessuna sezione
    [one] 1 sezione, +{ $bonus } ogni volta
   *[other] { $count } sezioni, +{ $bonus } ogni volta
}
wages = { $short ->
    [0] Salari: { $upkeep }
   *[other] Salari: { $upkeep }, in meno { $short }
}
buy = compra { $price }
sell = vendi { $price }
placed-here = { $tile } qui: { $favor } favore
placed-sum = { $mosaics ->
    [0] { $printed } sulla tessera
    [one] { $printed } sulla tessera + 1 angolo uguale
   *[other] { $printed } sulla tessera + { $mosaics } angoli uguali
}
now-round = Turno { $round }, { $tiles } tessere nella città.
now-player = { $name }: { $favor } favore, { $goods }, { $tiles } tessere.
praetor-round-began = { $last ->
    [true] #Turno { $round }, l’ultimo
   *[other] #Turno { $round }
}
praetor-build = { $me ->
    [yes] **Tu** costruisci **{ $tile }** con un livello { $level }
   *[no] **{ $seat }** costruisce **{ $tile }** con un livello { $level }
}
praetor-activate = { $me ->
    [yes] **Tu** attivi **{ $tile }** con un livello { $level }
   *[no] **{ $seat }** attiva **{ $tile }** con un livello { $level }
}
praetor-passed = { $me ->
    [yes] **Tu** passi
   *[no] **{ $seat }** passa
}
praetor-used = { $me ->
    [yes] **Tu** usi **{ $tile }**
   *[no] **{ $seat }** usa **{ $tile }**
}
praetor-recruited = { $me ->
    [yes] **Tu** recluti un cittadino
   *[no] **{ $seat }** recluta un cittadino
}
praetor-trained = { $me ->
    [yes] { $workers ->
        [one] Un **tuo** tirocinante diventa attivo
       *[other] { $workers } **tuoi** tirocinanti diventano attivi
    }
   *[no] { $workers ->
        [one] Un tirocinante di **{ $seat }** diventa attivo
       *[other] { $workers } tirocinanti di **{ $seat }** diventano attivi
    }
}
praetor-retired = { $me ->
    [yes] { $workers ->
        [one] Un **tuo** mastro va in pensione
       *[other] { $workers } **tuoi** mastri vanno in pensione
    }
   *[no] { $workers ->
        [one] Un mastro di **{ $seat }** va in pensione
       *[other] { $workers } mastri di **{ $seat }** vanno in pensione
    }
}
praetor-hired = { $me ->
    [yes] **Tu** assumi un cittadino per necessità
   *[no] **{ $seat }** assume un cittadino per necessità
}
praetor-section-taken = { $me ->
    [yes] **Tu** prendi { $section }
   *[no] **{ $seat }** prende { $section }
}
praetor-section-removed = #{ $section } lascia il gioco
praetor-morale-moved = { $me ->
    [yes] Il **tuo** morale è ora { $value }
   *[no] Il morale di **{ $seat }** è ora { $value }
}
praetor-board-taken = { $me ->
    [yes] **Tu** prendi { $board }
   *[no] **{ $seat }** prende { $board }
}
praetor-game-ended = #La partita finisce dopo il turno { $round }

## Rivedere

timeline = Linea del tempo
first-move = Prima mossa
last-move = Ultima mossa
step-back = Una mossa indietro
step-on = Una mossa avanti
turn-back = Il turno precedente del giocatore
turn-on = Il prossimo turno del giocatore
play-moves = Avvia
pause = Pausa
move-of = Mossa { $at } di { $last }
setup-move = La preparazione
points-over-time = Punti nel tempo
by-move = per mossa
graph-hidden = I punti si vedono a partita finita.
moves = Mosse
play-on = Gioca da qui
play-on-later = Si può giocare da qui a partita finita.
back-to-table = Al tavolo
round-jump = Turno { $round }
rounds = Turni
turns-of = Turni di { $name }
turns-of-all = Tutti i turni
speed-times = { $times } ×

## Rome: City of Marble

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
page-districts = Quartieri
marble-districts = Quartieri
marble-stacks = Pile di tessere
marble-actions = Azioni
marble-atrium = Atrium
marble-domus = Domus
marble-do-draw_tiles = Pesca due tessere
marble-do-expand_aqueducts = Espandi acquedotti
marble-do-recall_magistrate = Richiama
marble-do-play_tile = Gioca una tessera
marble-meet = { $count } tessere vicine
marble-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
marble-left = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}
marble-no-leader = se nessuno prevale
marble-fits = { $count ->
    [one] 1 posto per la tessera
   *[other] { $count } posti per la tessera
}
marble-waits = { $count ->
    [one] { $name }: 1 magistrato
   *[other] { $name }: { $count } magistrati
}
marble-none = nulla
marble-no-tiles = nessuna tessera
marble-next-turn = dal prossimo turno
marble-spend = una per un’altra azione
marble-kept = Riserva
marble-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
marble-cubes = { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
}
marble-magistrates = { $count ->
    [0] nessun magistrato
    [one] 1 magistrato
   *[other] { $count } magistrati
}
marble-bridge-values = Ponti: { $values }
marble-at-end = { $bridges ->
    [0] +{ $points } alla fine
    [one] 1 ponte, +{ $points } alla fine
   *[other] { $bridges } ponti, +{ $points } alla fine
}
marble-empty = { $empty ->
    [one] 1 pila vuota su { $all }
   *[other] { $empty } pile vuote su { $all }
}
marble-ends = Si finisce con tre
marble-last-round = Ultimo giro
marble-finals = { $count ->
    [0] l’ultima azione
    [one] ancora 1 azione
   *[other] ancora { $count } azioni
}
marble-hit-cell = { $sites ->
    [0] Posto { $place }
   *[other] Posto { $place }, completa { $built }
}
marble-hit-tile = { $building } in { $place }, tuo magistrato
marble-hit-edge = Lato { $place }
marble-hit-site = Cantiere { $place }
marble-completes-mine = { $building } per te: { $points } punti
marble-completes-theirs = { $building } per { $name }: { $points } punti
marble-completes-fountain = Una fontana: nessuno prevale
marble-completes-plaza = Una piazza: troppo pochi edifici
marble-completes-nothing = Non completa alcun cantiere
marble-takes-bridge = Tessera ponte per te
marble-manned = con un magistrato
marble-unmanned = senza magistrato
marble-now = { $tiles } tessere e { $sites } cantieri chiusi in città.
marble-now-player = { $name }: { $points } punti, { $buildings } edifici, { $magistrates } magistrati disponibili, { $coins } monete; tessere: { $tiles }.
marble-turn-began = **{ $seat }**: l’ultima azione
marble-skipped = **{ $seat }**: nessuna azione possibile
marble-drawn = **{ $seat }**: pesca { $tile }
marble-placed = **{ $seat }**: tessera **{ $tile }**
marble-placed-manned = **{ $seat }**: tessera **{ $tile }** con magistrato
marble-recalled = **{ $seat }**: magistrato richiamato
marble-recalled-from = **{ $seat }**: magistrato richiamato
marble-bridge-taken = **{ $seat }**: { $bridge }
marble-bridge-seen = **{ $seat }**: il ponte vale { $value }
marble-bridge-revealed = **{ $seat }**: { $bridge }, { $value }
marble-piece-laid = **{ $seat }**: { $aqueduct }
marble-built = **{ $seat }**: **{ $building }**, edificio nuovo
marble-fountain-placed = Nessuno prevale: una **fontana**
marble-plaza-closed = Il cantiere diventa una piazza
marble-moved = **{ $seat }**: magistrato a { $space }
marble-imperium-taken = **{ $seat }**: presa { $imperium }
marble-imperium-spent = **{ $seat }**: { $imperium } per un’altra azione
marble-last-round-began = #Comincia l’ultimo giro
marble-game-ended = #La partita è finita

## Hints and judgements

hint = Consiglio
hint-thinking = Guardo avanti per te…
hint-expects = Probabilità di vincere { $chance }, circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
} alla fine.
hint-next = Poi:
chance-to-win = Probabilità di vincere
points = Punti
judge = Giudica le decisioni
judging = Giudizio: passo { $done } di { $total }
choice-of = La scelta di { $name }
costliest = Le decisioni più costose
nothing-costly = Nessuna decisione è costata molto.
better = { $played }; meglio { $best }
as-played = giocata

## Architetti del Regno Occidentale

page-hand = Mano
bar-make-capture-stop = Basta
bar-capture-freely-stop = Basta
bar-act-at-guardhouse-stop = Fatto
bar-make-trade-stop = Basta scambi
bar-destroy = Distruggi un Debito
bar-buy_off = Paga monete
bar-owe = Prendi il Debito
architects-goods = Beni
architects-hand = Edifici in mano
architects-hand-limit = { $count } su { $limit }, li vedi solo tu
architects-in-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
architects-no-cards = nessuna carta
architects-choose = Da scegliere
architects-apprentices = Apprendisti
architects-of = { $count } su { $limit }
architects-free-places = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
architects-for-hire = Apprendisti da assumere
architects-at-hand = { $count ->
    [one] lavoratore pronto
   *[other] lavoratori pronti
}
architects-held = In mano tua
architects-captives = { $count ->
    [one] tiene { $count } lavoratore di { $name }
   *[other] tiene { $count } lavoratori di { $name }
}
architects-workers-of = { $name }: { $count }
architects-unpaid = { $count } da pagare
architects-paid = { $count } pagati
architects-cards = { $count ->
    [0] niente in gioco
   *[other] { $count } in gioco
}
architects-cards-of = Carte di { $name }
architects-nth = { $n }º lavoratore
architects-nth-at = { $place }, il tuo { $n }º lavoratore:
architects-at-kings_storehouse = scambi
architects-at-town_centre = cattura
architects-at-guardhouse = agisci
architects-here-retrieve = Riprendi
architects-capture = { $count ->
    [one] Cattura { $count } lavoratore di { $name }: { $place }
   *[other] Cattura { $count } lavoratori di { $name }: { $place }
}
architects-from-board = Riprendi un lavoratore dalla plancia di { $name }
architects-no-market = niente Mercato Nero
architects-no-cathedral = niente Cattedrale
architects-less-tax = meno tasse
architects-deck = { $count } carte Edificio nel mazzo
architects-draw = pesca { $count }
architects-silver-on = Monete sulla carta: { $count }.
architects-all-skills = solo abilità
architects-market-deal = assumi, o 1 carta su { $count }
architects-market-middle = un Apprendista gratis, o una di { $count } carte Edificio
architects-pile = { $count } carte nella pila
architects-third = Il terzo lavoratore porta la Pulizia
architects-third-soon = Il prossimo lavoratore porta la Pulizia
architects-hall = Corporazioni { $count } su { $spaces }
architects-hall-built = { $count } su { $spaces }
architects-next-reset = prossima Pulizia a { $at }
architects-last-turns = { $count ->
    [one] un ultimo turno
   *[other] { $count } ultimi turni
}
architects-not-started = non iniziata
architects-level = { $name }: livello { $level }
architects-can-build = Si può
architects-cannot-build = Non ora
architects-lacks = manca { $skills }
architects-short = { $amount } { $good } in meno
architects-costs = Costa { $price }.
architects-worth = { $points } punti vittoria.
architects-when-built = { $virtue } reputazione quando è costruito.
architects-skills = Abilità: { $skills }.
architects-when-hired = { $virtue } reputazione all'assunzione.
architects-begins = Inizia con { $goods }.
architects-begins-prison = { $count } lavoratori iniziano in Prigione.
architects-begins-debts = { $count ->
    [one] Inizia con un Debito.
   *[other] Inizia con { $count } Debiti.
}
architects-begins-cards = { $count ->
    [one] Pesca una carta Edificio in più.
   *[other] Pesca { $count } carte Edificio in più.
}
architects-now = { $tax } monete al Deposito Tasse. Lavoratori: { $places }.
architects-now-player = { $name }: { $points } punti, reputazione { $virtue }, { $workers } lavoratori pronti, { $prison } in Prigione, { $stores }; { $buildings } Edifici, Cattedrale livello { $cathedral }, { $hand } carte in mano.
architects-log-character-taken = **{ $seat }**: personaggio **{ $character }**
architects-log-worker-placed = **{ $seat }**: lavoratore, **{ $place }**
architects-log-worker-retrieved = **{ $seat }**: lavoratore ripreso, { $place }
architects-log-apprentice-hired = **{ $seat }**: **{ $apprentice }** in squadra
architects-log-apprentice-dismissed = **{ $seat }**: { $apprentice }, congedo
architects-log-workers-captured = **{ $seat }**: { $amount } di **{ $owner }** catturati, { $location }
architects-log-building-constructed = **{ $seat }**: **{ $building }**, costruzione
architects-log-cathedral-advanced = **{ $seat }**: Cattedrale, livello **{ $level }**
architects-log-market-reset = #Pulizia del Mercato Nero
architects-log-scheme-turned = **{ $seat }**: piano **{ $scheme }**
architects-log-card-seen = Vedi **{ $building }**
architects-log-end-triggered = #Le Corporazioni sono piene: un ultimo turno per tutti
architects-log-first-player = **{ $seat }**: primo giocatore
architects-log-turn-skipped = **{ $seat }**: nessun lavoratore da piazzare
architects-log-debt-taken = **{ $seat }**: un Debito preso
architects-log-debt-paid = **{ $seat }**: un Debito pagato
architects-log-debt-destroyed = **{ $seat }**: un Debito distrutto
architects-log-cards-buried = { $amount ->
    [one] **{ $seat }**: una carta sotto il mazzo
   *[other] **{ $seat }**: { $amount } carte sotto il mazzo
}
architects-log-workers-recalled = **{ $seat }**: { $amount } ripresi, { $location }
architects-log-captives-imprisoned = { $amount ->
    [one] **{ $seat }**: un prigioniero in Prigione
   *[other] **{ $seat }**: { $amount } prigionieri in Prigione
}
architects-log-prisoners-released = **{ $seat }**: { $amount } fuori dalla Prigione
architects-log-captives-released = **{ $seat }**: { $amount } tornati da altre plance
architects-log-reward-taken = **{ $seat }**: **{ $reward }**
architects-log-effect-resolved = **{ $seat }**: **{ $building }** risolto
architects-log-game-ended = **{ $seat }**: { $points } punti alla fine
architects-yield = { $base ->
    [0] { $per ->
        [one] 1 { $good } per lavoratore
       *[other] 1 { $good } ogni { $per } lavoratori
    }
   *[other] { $base } { $good }, +1 per lavoratore
}
architects-does-workshop = Assumi, o pesca Edifici
architects-does-town_centre = Cattura gruppi di lavoratori
architects-does-guardhouse = Prigionieri, riscatto, Debiti
architects-does-tax_stand = Tutte le monete, reputazione { $virtue }
architects-rewards = { $count } Ricompense rimaste

## Aquileia

bar-done = Basta carte
bar-activate = Paga e attiva
bar-change-coins-stop = Cambio finito
bar-buy-card-decline = Non comprare
bar-buy-servi-decline = Non comprare
bar-ante-decline = Non aprire
bar-choose-lot-decline = Non costruire
bar-activate-buildings-decline = Non attivare
page-lots = Lotti
aquileia-page-city = Aree
aquileia-page-lots = Lotti
aquileia-coming = Ancora da risolvere
aquileia-page-shops = Botteghe e banchi
aquileia-page-villas = Ville
aquileia-areas = Le sei aree
aquileia-now = Che cosa succede ora
aquileia-choices = Risposte
aquileia-round = Turno { $round } di { $rounds }
aquileia-lap = giro { $lap } di { $laps }
aquileia-first = primo giocatore
aquileia-first-next = Il primo qui inizia il prossimo turno.
aquileia-done = conclusa
aquileia-host = ospita
aquileia-hosts = ospita
aquileia-bids = offre { $bid }
aquileia-out = fuori
aquileia-deck = restano { $count }
aquileia-up-to = fino a { $count }
aquileia-and-deck = +{ $count } dal mazzo
aquileia-vp = { $points } PV
aquileia-at-once = +{ $points } subito
aquileia-forum-order = ciascuno costruisce una casa, in quest’ordine
aquileia-lots = Botteghe e banchi
aquileia-lots-when = rendono al Portus
aquileia-villas = Ville
aquileia-villas-when = valore × allori alla fine
aquileia-villa-values = Ville { $value }
aquileia-yields = Portus:
aquileia-nothing = ancora nulla
aquileia-coins = Monete
aquileia-hand = Mano
aquileia-hand-hidden = solo tu vedi queste carte
aquileia-no-cards = nessuna carta
aquileia-laurels = Allori
aquileia-no-laurels = ancora nessuno
aquileia-hidden-laurel = alloro nascosto
aquileia-pieces = Pezzi
aquileia-henchmen = { $count ->
    [one] resta 1 liberto
   *[other] restano { $count } liberti
}
aquileia-houses = { $count ->
    [one] resta 1 casa
   *[other] restano { $count } case
}
aquileia-to-roll = da tirare
aquileia-step-cards = 1 Carte
aquileia-step-blue_dice = 2 Dadi blu
aquileia-step-prizes = 3 Premi
aquileia-prize-arena-1 = il doppio della forza in punti, o una carta servi
aquileia-prize-arena-2 = ciò che il vincitore lascia
aquileia-prize-stadium-1 = tiene un alloro
aquileia-prize-stadium-2 = riceve l’altro
aquileia-strength-sum = Forza { $now } + { $more } = { $sum }
aquileia-now-area = Si risolve: { $area }.
aquileia-now-player = { $name }: { $points } punti; { $coins }; restano { $henchmen } liberti, { $houses } case costruite, ville di valore { $villas }, { $laurels } allori.
aquileia-first-player = #Primo giocatore: { $seat }
aquileia-round-began = #Turno { $round }, piazzamento
aquileia-action-phase-began = #Turno { $round }, azioni
aquileia-henchman-placed = **{ $seat }**: liberto a **{ $space }**
aquileia-disc-placed = **{ $seat }**: disco in posizione { $position }
aquileia-passed = **{ $seat }**: passo
aquileia-coin-laid = **{ $seat }**: moneta sotto il liberto
aquileia-coin-taken-back = **{ $seat }**: moneta ripresa
aquileia-coin-stolen = **{ $seat }**: rubato 1 { $metal } a **{ $victim }**
aquileia-gained = **{ $seat }**: entrate
aquileia-paid = **{ $seat }**: pagato
aquileia-scored = **{ $seat }**: { $source }
aquileia-dice-rolled = **{ $seat }**: dadi: { $faces }
aquileia-reached = , forza { $strength }
aquileia-coins-changed = **{ $seat }**: cambio { $exchange }
aquileia-card-bought = **{ $seat }**: comprata **{ $card }**
aquileia-cards-drawn = { $amount ->
    [one] **{ $seat }**: 1 carta pescata, { $deck }
   *[other] **{ $seat }**: { $amount } carte pescate, { $deck }
}
aquileia-deck-reshuffled = #{ $deck } rimescolate, { $cards } carte
aquileia-blue-dice-taken = **{ $seat }**: presi { $dice } dadi blu
aquileia-contest-began = #{ $contest }
aquileia-card-played = **{ $seat }**: giocata **{ $card }**
aquileia-card-paid = **{ $seat }**: pagata { $card }
aquileia-ranked = **{ $seat }**: posto { $place } con forza { $strength }
aquileia-prize-chosen = **{ $seat }**: scelta: { $prize }
aquileia-laurels-taken = **{ $seat }**: scelta fra { $laurel } e il prossimo
aquileia-laurel-shared = **{ $seat }**: un alloro tenuto, l’altro a **{ $second }**
aquileia-laurel-removed = **{ $seat }**: un alloro tenuto, l’altro esce dal gioco
aquileia-laurel-received = **{ $seat }**: { $laurel }
aquileia-auction-opened = **{ $seat }**: all’asta **{ $laurel }**
aquileia-ante-declined = **{ $seat }**: nessuna apertura
aquileia-bid-made = **{ $seat }**: offerta di { $amount } { $metal }
aquileia-laurel-bought = **{ $seat }**: vinto **{ $laurel }**
aquileia-laurel-returned = #{ $laurel } va sotto il mazzo
aquileia-built = **{ $seat }**: costruita **{ $lot }**
aquileia-declined = **{ $seat }**: nessun uso di { $space }
aquileia-activated = { $buildings ->
    [one] **{ $seat }**: 1 edificio attivato
   *[other] **{ $seat }**: { $buildings } edifici attivati
}
aquileia-laurel-revealed = **{ $seat }**: { $laurel } rivelato
aquileia-game-ended = #La partita finisce dopo il turno { $round }
