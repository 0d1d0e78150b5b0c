### Le parole della pagina in italiano; quelle dei giochi vengono dai giochi.

tagline = un tavolo aperto per chi costruisce città

## Home

play = Gioca
your-games = Le tue partite
interface = Per i programmi
pages = Pagine
plays-as = gioca come
guest = ospite
former-player = Ex giocatore { $letter }
own-name = Un nome tutto tuo
choose-game = Scegli un gioco
home-away = Questa pagina è conservata sul tuo dispositivo; riprende da sola appena il server risponde.
seats-range = da { $from } a { $to }
minutes = { $count } min
play-now = Gioca subito
not-drawn = tabellone non ancora disegnato
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
sit-down = Siediti
resume = Riprendi
look = Guarda
new-table = Nuovo tavolo
host = ospita
you-small = tu
bot = Bot
human = { open-seat }
here = Su questo dispositivo
same-device = Un altro giocatore
hot-seat = su questo dispositivo
open-seat = Posto libero
anyone-with-link = chiunque abbia il link
remove-seat = Togli il posto { $number }
add-seat = Aggiungi un posto
level-easy = { easy }
level-medium = medio
level-hard = { hard }
level-expert = esperto
level-random = casuale
level-greedy = avido
level-about-easy = vede che cosa conviene, e spesso fa altro
level-about-medium = prende ciò che conviene di più alla fine del turno
level-about-hard = pensa alle mosse future per un secondo
level-about-expert = pensa alle mosse future per cinque secondi
level-about-random = gioca a caso
level-about-greedy = rapido e avido
level-about-own = un bot di questo server
pace = Ritmo
clock-none = Senza orologio
clock-quick = Rapido
clock-standard = Normale
clock-calm = Tranquillo
clock-brisk = Spedito
clock-daily = Quotidiano
clock-easy = Senza fretta
clocks-live = In una seduta
clocks-days = In più giorni
clock-saved = { $budget } + { $step }
clock-turn = { $step } a turno
clock-with-weekends = { $clock }, fine settimana di riposo
weekends-rest = Riposo nel fine settimana
amount-seconds = { $count } s
amount-hours = { $count } h
amount-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
time-out = A tempo scaduto
time-out-stand-in = Gioca un bot
time-out-vote = Decidono gli altri
stand-in-level = Con quale bot
out-stand-in = Scaduto il tempo, gioca un bot finché non riprendi il posto.
out-vote = Scaduto il tempo decidono gli altri: aspettare, far giocare un bot o chiudere la partita.
find-game = Trova una partita
seeking = { $count ->
    [0] Nessun altro sta cercando. Lascia una ricerca in più giorni: il tavolo comincerà da solo.
    [one] Un’altra persona sta cercando.
   *[other] Altre { $count } persone stanno cercando.
}
any-game = un gioco qualsiasi
seek-from = Giocatori, almeno
seek-to = al massimo
bots-fill = I bot completano
fill-never = mai
fill-soon = dopo 2 min
fill-later = dopo un giorno
seek-game = Cerca { $game }
seek-stop = Smetti di cercare
seek-stop-of = Smetti di cercare: { $game }
filters = Quali tavoli mostrare
filter-game = Gioco
all-cities = Tutti i giochi
all-seats = Qualsiasi numero di posti
for-players = { $count } giocatori
all-paces = Qualsiasi ritmo
outside-filter = { $count ->
    [one] Un altro tavolo è fuori dalla tua scelta.
   *[other] Altri { $count } tavoli sono fuori dalla tua scelta.
}
show-all = Mostra tutti
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
turn-of = Tocca { TO($name) }
to-move = gioca
next = poi
away = assente
you = Tu
log = Diario
chat = Chat
log-and-chat = Diario e chat
earlier = Mosse precedenti
since-your-turn = Dal tuo ultimo turno
recap = Che cosa è successo dal tuo turno
stage-all = per tutti i giocatori, in ordine di turno
stage-again = Rivedi che cosa è successo a tutti i giocatori
stage-next = Avanti
stage-skip = Salta
stage-player = Giocatore
since-turn = Dal tuo turno: { $deeds }
you-too = te
recap-at = Uno sguardo indietro, turno { $at } di { $last }
recap-where = Prima del tuo turno, { $at } di { $last }
recap-heard = { $count } turni degli altri dopo il tuo
recap-before = { $count ->
    [one] { $count } turno prima
   *[other] { $count } turni prima
}
recap-passes = { $count ->
    [one] { $count } passa
   *[other] { $count } passano
}
recap-offer = { $count ->
    [one] Guarda { $count } turno dopo il tuo (B)
   *[other] Guarda { $count } turni dopo il tuo (B)
}
to-my-turn = Al mio turno
to-the-present = Al presente
see-position = Guarda il tavolo dopo questa mossa
chat-empty = Nessuno ha ancora detto nulla.
chat-hidden = { $name }: { $count ->
    [one] 1 messaggio nascosto
   *[other] { $count } messaggi nascosti
}
chat-who = Silenziare
chat-mute = Silenzia { $name }
chat-unmute = Non silenziare più { $name }
chat-quiet = Possono scrivere solo i giocatori
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
undo-unrolls = Verrebbero ritirate queste mosse:
undo-yes = Va bene
undo-no = Non ora
time-days = { $days } g { $hours } h
time-hours = { $hours } h { $minutes } min
clock-left = tempo rimasto
clock-short = Ti restano { $time }.
clock-out = Il tuo tempo è scaduto.
clock-takes-over = bot tra { $seconds } s
clock-holiday = in vacanza
clock-weekend = riposo settimanale
late-vote = { $name } non ha più tempo.
late-bot = { $name } non ha più tempo: tra poco gioca un bot.
vote-wait = Aspetta
vote-bot = Fa’ giocare un bot
vote-end = Chiudi la partita
stopped = Le regole sono state corrette: la mossa { $move }, di { $name }, ora andrebbe diversamente. La partita è ferma alla posizione precedente.
stopped-ended = Dalla mossa { $move } in poi si è giocato con regole precedenti; il risultato resta valido.
stopped-go-on = Riprendi da qui
stopped-finish = Chiudi con questi punti
stopped-for-going-on = Per riprendere: { $names }.
stopped-for-finishing = Per chiudere: { $names }.
back-to-here = Torna a questo passo
restart = Ricomincia
restart-turn = Ricomincia il mio turno
rotate = Ruota
how-many = Quanti
close = Chiudi
labelled = { $label }: { $value }
show-score = Mostra il punteggio
thinking = { $name } sta pensando
at-work = Tocca { TO($names) }
watching = Stai guardando
won = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
step = Passo
bar-pass = { pass }
bar-decline = No, grazie
clear = Azzera
views = Viste
page-boards = Plance
page-log = { log }
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
trouble-in-time = C’è ancora tempo, oppure non si aspetta nessuno.
trouble-resting = Sei in vacanza: prima torna.
trouble-seeks = Stai già cercando tre partite.
trouble-full = Nessun posto è libero.
trouble-too-fast = Troppo in fretta; aspetta un momento.
trouble-stale = Il tavolo è andato avanti. Ecco lo stato attuale.
trouble-handed-over = Un bot gioca questo posto.
trouble-running = Non in questa fase della partita.
trouble-nothing = Lì non c’è nulla da annullare.
trouble-revealed = Nel frattempo è stato rivelato qualcosa: solo a un tavolo di esercizio si può tornare più indietro.
trouble-asked = Agli altri è già stato chiesto.
trouble-tables = Hai troppi tavoli: prima finiscine qualcuno.
trouble-over = In questa posizione non resta nulla da giocare.
trouble-forbidden = Questo spetta ad altri.
trouble-link = Questo link personale non è valido; forse è stato sostituito.
trouble-unknown = A questo link non si trova nulla.
trouble-record = Questo file non è una partita registrata che si possa mostrare qui.
trouble-hint = Ora non si è trovato alcun consiglio. Riprova.
trouble-no-hints = I consigli si danno ai tavoli di esercizio e a chi gioca solo contro bot.
trouble-busy = Un consiglio è già in preparazione: aspetta un momento.
trouble-taken = Questo posto non è libero.
trouble-open-seats = Un posto è ancora libero: prima va occupato.
trouble-open = La partita non è cominciata.
trouble-finished = { game-over }.
trouble-not-asked = Ora non tocca a questo posto.
trouble-not-now = La lezione chiede ora un’altra mossa.
trouble-no-lesson = Qui non c’è più nessuna lezione.
trouble-illegal = Questo ora non è possibile.
trouble-unknown-action = Questo gioco non conosce una mossa simile.
trouble-no-request = Nessun altro chiede di annullare qualcosa.
trouble-ply = La partita non ha tante mosse.
trouble-game = Questo gioco qui non c’è.
trouble-components = Questo tavolo è cominciato con altri materiali del gioco.
trouble-stopped = Le regole sono cambiate: i giocatori decidono insieme come continua la partita.
trouble-not-stopped = Questa partita non è ferma.
trouble-rules = A questo tavolo si è giocato con altre regole; non si può mostrare.
trouble-seats = Questo numero di posti non va bene.
trouble-options = Queste opzioni non si possono combinare.
trouble-level = Non c’è alcun bot di questo livello.
trouble-colour = Questo colore non esiste.
trouble-colour-taken = Questo colore è già di qualcuno: scegline un altro.
trouble-name = Un nome deve avere almeno una lettera.
trouble-handle-taken = Questo nome appartiene a qualcuno, o gli somiglia. Prendine un altro.
trouble-empty = Il messaggio è vuoto.
trouble-quiet = Chi ospita lascia scrivere qui solo i giocatori.
trouble-too-long = Il testo è troppo lungo.
trouble-guest = Il tavolo non ti riconosce più. Ricarica la pagina.
trouble-origin = Le richieste di altre pagine vengono rifiutate.
trouble-not-understood = Il tavolo non ha capito.
trouble-http = Il tavolo non può rispondere a questa richiesta; forse è troppo grande.
trouble-connection = Il tavolo non è raggiungibile.
trouble-not-yours = Puoi ritirare solo un tuo passo, con tutto ciò che ne è seguito.
trouble-database = In questo momento il tavolo non può essere letto né scritto. Riprova fra poco.
trouble-reviews = Si sta già analizzando un’altra partita per gli spettatori. Riprova più tardi.
trouble-broken = { broken }
read-rule = Leggi la regola
rule-number = Regola { $rule }
note-for-you = Per te
note-pin = fissa
note-held = { $name }: { $amount }

## Lezioni

lesson = partita guidata
learn = Impara
lesson-offer = { $count } passi, con una guida
lesson-done = Lezione finita
lesson-again = Rifai
lesson-leave = Esci e riprendi dopo
lesson-back = Indietro
lesson-why = Perché?
lesson-show = Fammi vedere
lesson-skip = Chiudi lezione
lesson-go-on = Continua
lesson-play-on = Continua la partita
lesson-to-mark = Vai a ciò che è segnato
try-it = Provalo al tavolo
tip = Balbo spiega
tip-close = Chiudi la spiegazione
tips-end = Basta spiegazioni
tips-on = Spiegazioni sulle novità, nelle tue prime partite

## Regole

close-rules = Chiudi le regole
find-rule = Cerca una parola o un numero
rules-now = Ora
reconstructed = ricostruita
reconstructed-why = Ciò che è segnato «ricostruita» non si è trovato in stampa: l’abbiamo fissato noi. Chi possiede una copia può inserire i valori stampati.
rules-saffron = Le regole color zafferano decidono che cosa puoi fare adesso.
rules-in-english = Le regole numerate sono in inglese. I motivi per cui qualcosa non è possibile sono nella tua lingua.
nothing-found = Nessun risultato.

## In attesa di giocatori

seed-chosen = Chi ospita ha scelto la distribuzione: seme { $seed }. Chi conosce il seme può conoscere tutte le carte.
stand-up = Alzati
empty-seat = Libera
copy-link = Copia il link
copied = Copiato
start = Comincia
waiting-room = Sala d’attesa
room-of = Tavolo { OF($host) }, { $seats } posti
room-minutes = circa { $count } minuti
room-seats = Posti
room-shapes = scegli il tuo colore; ogni colore ha la sua forma
room-colour = Il tuo colore
colour = { $colour ->
    [lapis] Lapislazzuli, un disco
    [ochre] Ocra, un triangolo
    [cinnabar] Cinabro, un quadrato
    [basalt] Basalto, un rombo
   *[murex] Porpora, una croce
}
room-ready = { is-ready }
room-watch = Chiunque abbia il link può guardare.
room-players = Giocatori
room-time = Durata
room-open-seats = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}
room-unready = In attesa di: { $names }
room-all-ready = Ci siamo tutti, si può cominciare
room-starting = Si comincia tra { $seconds }
room-way-sit = Siediti a un posto libero per giocare, oppure resta a guardare.
room-way-guest = Dà il via { $host }.
room-host-other = Ora ospita { $host }.
room-host-me = Ora ospiti tu.
room-way-fill = { $count ->
    [one] Comincia subito e lo occupa un bot, oppure aspetta qualcuno.
   *[other] Comincia subito e li occupano i bot, oppure aspetta gli altri.
}
room-way-start = Dai il via tu, anche se qualcuno non è ancora pronto.
room-fill = { $count ->
    [one] Aggiungi un bot e comincia
   *[other] Aggiungi { $count } bot e comincia
}
close-seat = Togli il posto
seat-a-bot = Aggiungi un bot
bot-level = Livello { OF($name) }
ready = Ci sono
invite = Invita
invite-code = Il link come codice QR
invite-scan = Inquadralo per sederti con il telefono. Non serve un account.
copy = Copia
share = Condividi

## Impostazioni

your-name = Il tuo nome
save = Salva
language = Lingua
set-theme = Tema
theme-auto = Del dispositivo
theme-light = Chiaro
theme-dark = Scuro
set-confirm = { confirm }
confirm-always = Ogni scelta
confirm-last = L’ultimo passo
confirm-never = Niente
set-motion = Movimento
motion-calm = Calmo
motion-table = Come al tavolo
motion-brisk = Vivace
motion-none = Nessuno
set-sounds = Suoni
sounds-off = Nessuno
sounds-turn = Solo il mio turno
sounds-all = Tutti
volume = Volume
single-keys = Tasti singoli (? li elenca)
notices-on = Una notifica del browser quando tocca a te e sei altrove
take-back = Riprendi dal bot il posto di { $name }
hand-over = Fa’ giocare un bot al posto di { $name }
download = Scarica la partita
leave = Lascia il tavolo

## Fine

points-by-source = Punti per origine
share = Condividi
again = Gioca ancora
join-again = Unisciti alla nuova partita
again-ask = Ancora una?
is-ready = c’è
see-board = Guarda il tabellone
judge-mine = Giudica le mie decisioni
to-the-end = Alla fine
as-table = In tabella
points-by-round = Punti turno per turno
points-by-turn = { points-by-round }
ahead = in testa fino alla fine
chance-by-round = Probabilità di vincere, turno per turno
chance-by-turn = { chance-by-round }
chance-unjudged = Quanto ciascuno era vicino a vincere si sa dopo il giudizio sulle decisioni.
by-round-shows = Che cosa si disegna turno per turno
turning-point = svolta
moments = Momenti
records = Primati
turn-number = Turno { $turn }
rounds-played = { $count ->
    [one] 1 turno
   *[other] { $count } turni
}
turns-played = { $count ->
    [one] 1 turno a testa
   *[other] { $count } turni a testa
}
postcard = Cartolina
postcard-of = Cartolina di { $game }, { $date }: { $players }
save-png = Salva come PNG
save-svg = Salva come SVG
not-saved = Non è stato possibile salvare la cartolina.
curtain = Passa il dispositivo { TO($name) }
curtain-why = Dietro questo sipario ci sono i segreti del prossimo giocatore.
curtain-open = Sono { $name }

## Plance

cell = Casella { $place }
hit-brings = { $name }: { $brings }
hit-refused = { $name }, impossibile: { $reason } { $rule }
whole-city = Tutta la città
closer = Più da vicino
zoom-in = Più grande
zoom-out = Più piccolo
follow = Segui
city-map = Mappa della città: trascina, o usa le frecce, per vederne un’altra parte; Invio per tornare
edge-places = { $count ->
    [one] 1 posto
   *[other] { $count } posti
} { $side ->
    [above] più in alto
    [below] più in basso
    [left] più a sinistra
   *[right] più a destra
}{ $best ->
    [0] { "" }
   *[other] , il migliore +{ $best }
}
edge-scene = Ultima mossa { $side ->
    [above] più in alto
    [below] più in basso
    [left] più a sinistra
   *[right] più a destra
}
short-of = { $amount ->
    [one] Manca
   *[other] Mancano
} { $missing }, ne hai { $stock }.
tiles = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}

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
try-again-here = Riprova da qui
final-scoring = Punteggio finale
back-to-table = Al tavolo
round-jump = { round }
rounds = Turni
turns-of = Turni di { $name }
turns-of-all = Tutti i turni
speed-times = { $times } ×

## Hints and judgements

hint = Consiglio
hint-thinking = Penso qualche mossa avanti per te…
hint-expects = Probabilità di vincere { $chance }, circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
} alla fine.
hint-brings = Subito: { $brings }.
hint-prevents = { $points ->
    [0] «{ $other }» sarebbe una scelta quasi altrettanto buona.
    [one] Con «{ $other }» potresti aspettarti circa 1 punto in meno.
   *[other] Con «{ $other }» potresti aspettarti circa { $points } punti in meno.
}
hint-next = Poi:
chance-to-win = Probabilità di vincere
judge = Giudica le decisioni
judging = Giudizio: passo { $done } di { $total }
choice-of = La scelta di { $name }
costliest = Le decisioni più costose
nothing-costly = Nessuna decisione è costata molto.
better = { $played }; meglio { $best }
as-played = giocata

## Il regolamento per chi gioca

contents = Indice
chapters = Capitoli
chapter-of = { $title }, capitolo { $number }
skip-text = Vai al testo
found = Risultati
nearest-chapters = I capitoli più vicini:
example = Esempio
rules-of-game = Regole di { $game }
numbered-rules = Regole numerate, per arbitri
whole-book = Tutto il libro, da stampare
print = Stampa
player-aid = Scheda riassuntiva, una pagina
open-as-page = Apri come pagina
beside-the-text = Accanto al testo
on-this-page = In questa pagina
often-asked = Domande frequenti
words-here = Le parole di questa pagina
whole-rules-at = Tutte le regole:

## Tasti

keys = Tasti
keys-off = I tasti singoli sono disattivati nelle impostazioni.
key-back = Un passo indietro, o chiudere ciò che è aperto
key-number = Scegliere un’opzione dal suo numero
key-arrows = Passare al bersaglio successivo da quella parte
key-regions = Passare alla parte successiva della pagina
key-whole = Vedere tutta la città finché si tiene premuto
key-size = Città più grande, più piccola, come all’inizio
key-skip = Concludere la scena in corso
key-skip-all = Concludere tutte le scene
key-next-lane = Il giocatore seguente, quando tocca a tutti a turno
key-log = Diario, e di nuovo ciò che è successo a tutti
key-next = Il prossimo tavolo che ti aspetta
key-rules = Regole e tasti
command = Scrivere una risposta
command-hint = Nome o notazione
command-wait = In questo momento non c’è una domanda per te.
command-none = «{ $typed }» non corrisponde a nessuna risposta. Possibili: { $answers }{ $more ->
    [0] .
   *[other] ; e altre { $more }.
}
command-many = Più risposte corrispondono: { $answers }{ $more ->
    [0] .
   *[other] ; e altre { $more }.
}
