### Che cosa dicono le note di Praetor: che cosa fa ogni cosa, e che cosa spesso sfugge.

said-red = rossa: a fine turno il mastro sale di livello
said-green = verde: qui il mastro non impara niente
said-once = una volta per turno, poi è chiusa per tutti
said-fee = { COUNT($fee, $fee_of) } al proprietario; gratis se è tua o di nessuno

note-quarry = { GENDER($good) ->
    [f] Dà tanta { ONE($good) } quanto è il livello del mastro che ci mandi.
   *[other] Dà tanto { ONE($good) } quanto è il livello del mastro che ci mandi.
}
    .strip = { said-red }
    .often = { said-once }
    .fee = { said-fee }
note-smith = Trasforma { ONE($from) } in { MANY($to) }, uno a uno, fino al livello del mastro che ci mandi.
    .strip = { said-red }
    .often = { said-once }
    .fee = { said-fee }
note-curia = Dà { COUNT($amount, $good) } per ogni tessera che possiedi.
    .counts = anche la Miniera d'Oro di partenza
    .often = { said-once }
    .fee = { said-fee }
note-forum = Dà { COUNT($amount, $good) } per ogni tuo mastro attivo.
    .counts = a casa o al lavoro, tirocinanti esclusi
    .often = { said-once }
    .fee = { said-fee }
note-temple_maia = Porta { $amount } punti favore per ogni tuo mastro attivo.
    .counts = a casa o al lavoro, tirocinanti esclusi
    .strip = { said-green }
    .fee = { said-fee }
note-temple_apollo = Porta favore per ogni tessera che possiedi.
    .counts = anche la Miniera d'Oro di partenza
    .strip = { said-green }
    .fee = { said-fee }
note-temple_pluto = Porta { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
} favore per ogni legno e ogni pietra che hai. Non li spendi.
    .counts = quel che resta, pagato il costo
    .strip = { said-green }
    .fee = { said-fee }
note-temple_mercury = Porta { $amount } punti favore per ogni marmo e ogni arma che hai. Non li spendi.
    .counts = quel che resta, pagato il costo
    .strip = { said-green }
    .fee = { said-fee }
note-temple_venus = Porta tanto favore quanto vale ora il tuo Morale.
    .counts = un Morale sotto zero qui non toglie niente: semplicemente non porta niente
    .strip = { said-green }
    .fee = { said-fee }
note-colosseum = Alza il Morale di uno spazio ogni { $tiles } tessere che possiedi.
    .counts = anche la Miniera d'Oro di partenza; la tessera dispari non conta
    .strip = { said-green }
    .fee = { said-fee }
note-oracle = Alza il Morale di { $steps } spazi per ogni tuo mastro in pensione.
    .counts = gli spazi oltre la cima della barra si perdono
    .strip = { said-green }
    .fee = { said-fee }
note-workers_camp = Manda a scuola uno dei tuoi cittadini: due turni dopo è al lavoro.
    .use = finché impara, niente salario
    .strip = { said-green }
    .fee = { said-fee }
note-market = Qui vendi e compri quante risorse vuoi, ai prezzi della tua tabella.
    .order = prima tutte le vendite, poi gli acquisti; ciò che vendi non si ricompra
    .strip = { said-green }
    .fee = { said-fee }
note-imperial_outpost = Qui paghi ciò che Cesare chiede e prendi la sezione scoperta del Vallo.
    .often = una sezione per turno, al primo che arriva
    .strip = { said-green }
note-academy = A fine turno i tuoi tirocinanti del primo livello possono mettersi subito al lavoro.
    .often = una volta per turno per ogni giocatore, senza mastro
    .when = nell'aggiornamento: la domanda arriva allora
    .fee = { said-fee }
note-labour_camp = Richiama un mastro in pensione per un solo lavoro, al livello { $level }.
    .often = una volta per turno per ogni giocatore, senza mastro attivo
    .use = costruisce o attiva subito una tessera, poi torna a riposo
    .fee = { said-fee }
note-monument = Porta { $favor } punti favore quando la costruisci, più gli angoli uguali. Non si può attivare.
    .use = conta tra le tue tessere per { name-curia }, { name-temple_apollo } e { name-colosseum }

note-cell = La tessera può stare qui. Ogni angolo che ne tocca uno uguale vale { $favor ->
    [one] { $favor } punto
   *[other] { $favor } punti
} favore in più.
    .name = Uno spazio accanto alla città
    .counts = anche le tessere che si toccano solo in un angolo
    .use = girala come vuoi: cerca il verso con più angoli uguali
note-mosaics = Un angolo che ne tocca uno uguale porta { $favor ->
    [one] { $favor } punto
   *[other] { $favor } punti
} favore a chi piazza la tessera.
    .name = Piazza
    .counts = un angolo può toccarne fino a tre
    .whose = non importa di chi sono le altre tessere
note-deck = Da qui vengono le tessere nuove, a fine turno. Quando è vuoto si gioca ancora un turno.
    .name = Mazzo della città
    .when = sopra la Prima Era, sotto la Seconda
    .hidden = nessuno conosce l'ordine delle tessere
note-tiles = Le tessere con il segnalino di un giocatore. Gli altri pagano per attivarle, lui no.
    .name = Tessere possedute
    .most = { $most }, compresa la Miniera d'Oro di partenza
    .end = il terzo spareggio

note-section = Chi va all'Avamposto Imperiale paga ciò che è richiesto qui e guadagna il favore.
    .counts = ogni sezione che hai già aumenta il favore
    .often = una per turno; se nessuno la prende, è persa
    .end = finito il mazzo, si gioca ancora un turno
note-sections = Le sezioni del Vallo di un giocatore. Ognuna fa rendere di più la prossima.
    .name = Sezioni del Vallo
    .counts = la prima non ha bonus
    .end = il secondo spareggio

note-gold = Paga salari, pensioni e quasi tutti i costi, e al Mercato compra risorse.
    .from = Miniere d'Oro, Curia, Foro, vendite al Mercato, chi attiva le tue tessere
    .end = { $rate } ori fanno un punto favore, comprese le risorse ai tuoi prezzi di vendita
note-wood = Serve per le prime tessere, e il Fabbro ne fa armi.
    .from = Segherie e Mercato
    .use = il Tempio di Pluto conta quello che hai
note-stone = Serve per quasi tutte le tessere, e Cesare la chiede spesso.
    .from = Cave di Pietra e Mercato
    .use = il Tempio di Pluto conta quella che hai
note-marble = Serve per templi e monumenti.
    .from = Cave di Marmo e Mercato
    .use = il Tempio di Mercurio conta quello che hai
note-weapons = Le chiedono il Vallo e gli edifici più grandi.
    .from = Fabbro e Mercato
    .use = il Tempio di Mercurio conta quelle che hai

note-worker = Un mastro attivo costruisce o attiva una tessera. Il livello è quello del dado.
    .name = Mastro
    .level = sale costruendo e sulle strisce rosse, a fine turno
    .retires = al livello { $top }: { $early } punti favore nella Prima Era, { $late } nella Seconda
    .end = ogni mastro attivo porta tanti punti favore quant'è il suo livello
note-villagers = Aspettano a casa che un Cantiere li formi. Non costano niente.
    .name = Cittadini
    .need = senza mastri attivi, uno si può assumere per { $hire } punti favore
note-trainees = Imparano per due turni, Tirocinio I e poi II, quindi lavorano per te.
    .name = Tirocinanti
    .wage = nessuno finché imparano
    .end = { $favor ->
        [one] { $favor } punto
       *[other] { $favor } punti
    } favore ciascuno
note-retired = Il premio l'hanno portato andando in pensione. Ora costano una pensione.
    .name = Mastri in pensione
    .use = l'Oracolo li conta, un Campo di Lavoro ne richiama uno
    .reward = { $early } punti favore nella Prima Era, { $late } nella Seconda
note-wages = A fine turno ogni mastro attivo riceve il salario, ogni pensionato la pensione.
    .name = Salari
    .short = ogni oro mancante costa { $steps } spazio di Morale
    .then = in fondo alla barra, { $favor } punti favore

note-favor = Vince chi ha più favore. Lo portano costruzioni, templi, Vallo e mastri che vanno in pensione.
    .name = Favore
    .order = chi ne ha meno gioca per primo nel turno successivo
    .tie = Morale, sezioni del Vallo, tessere, giovane età
note-morale = A fine partita il suo valore si guadagna o si perde in favore.
    .name = Morale
    .from = lo alzano Colosseo e Oracolo
    .short = lo abbassano i salari non pagati
    .end = il primo spareggio
note-round = Ordine di gioco, azioni finché tutti passano, poi aggiornamento: scuola, livelli, salari, tessere nuove.
    .name = Turno
    .end = ancora un turno quando il mazzo della città o del Vallo è vuoto
note-board = Un lato della tabella: la sua Barra del Morale, i salari e i prezzi del Mercato.
    .counts = ogni lato compra e vende a prezzi suoi
note-ranking = Nel gioco per esperti, chi primeggia qui guadagna favore a fine partita.
    .tie = chi è in parità si divide i premi dei posti occupati
