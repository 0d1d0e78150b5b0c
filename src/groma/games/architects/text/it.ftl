### Architetti del Regno Occidentale in italiano: domande, risposte, diario, motivi, parole e carte.
### I nomi dei componenti vengono da components.toml.

## Domande

ask-place-worker = Tocca a te: dove piazzi un lavoratore?
ask-retrieve-worker = Non hai più lavoratori. Da dove ne riprendi uno?
ask-discard-to-limit = Puoi tenere { $limit } carte Edificio. Quale scarti?
ask-draft-card = Quale carta Edificio tieni?
ask-discard-at-start = Quale carta Edificio metti in fondo al mazzo?
ask-pick-character = Quale personaggio scegli?
ask-take-starting-apprentice = Con quale Apprendista cominci?
ask-choose-good = { $location }: { $clay } { name-clay } o { $gold } { name-gold }?
ask-make-trade = { $left ->
    [one] Ti resta uno scambio: quale, o ti fermi?
   *[other] Ti restano { $left } scambi: quale, o ti fermi?
}
ask-work-at-workshop = { $cards ->
    [one] Assumi un Apprendista o peschi una carta Edificio?
   *[other] Assumi un Apprendista o peschi { $cards } carte Edificio?
}
ask-dismiss = Hai già tutti gli Apprendisti che puoi avere. Chi fa posto a { $apprentice }?
ask-hire-free = Quale Apprendista assumi gratis, se vuoi?
ask-make-capture = { $left ->
    [one] Ti resta una cattura: quale gruppo, o ti fermi?
   *[other] Ti restano { $left } catture: quale gruppo, o ti fermi?
}
ask-capture-freely = { $left ->
    [one] Ti resta una cattura gratuita: quale gruppo, o ti fermi?
   *[other] Ti restano { $left } catture gratuite: quale gruppo, o ti fermi?
}
ask-act-at-guardhouse = { $left ->
    [one] Ti resta un'azione: quale, o ti fermi?
   *[other] Ti restano { $left } azioni: quale, o ti fermi?
}
ask-choose-deal = Assumi gratis un Apprendista qualsiasi o guardi { $cards } carte Edificio e ne tieni una?
ask-keep-card = Quale carta Edificio tieni? Le altre vanno in fondo al mazzo
ask-work-at-guildhall = Costruisci un Edificio o fai avanzare i lavori della Cattedrale?
ask-discard-for-cathedral = A quale carta Edificio rinunci per la Cattedrale?
ask-pay-mixed = { $subject }: { $count } pezzi tra { name-wood } e { name-stone }. Quanti di { name-wood }?
ask-pay-precious = { $subject }: { $count } pezzi tra { name-gold } e { name-marble }. Quanti di { name-gold }?
ask-spare-good = { $subject }: di quale merce paghi { $count } in meno?
ask-choose-gain = { $building }: che cosa prendi?
ask-sell-card = { $building }: scarti una carta Edificio in cambio di oro?
ask-free-prisoners = Liberi tutti i tuoi lavoratori dalla Prigione?
ask-use-barracks = Riprendi i tuoi lavoratori dalle altre plance, catturi un gruppo, o niente?
ask-use-crane = Mandi subito un altro lavoratore alla Sede delle Corporazioni?
ask-dismiss-for-graveyard = Quale Apprendista scarti?
ask-destroy-debt = La tua reputazione non può salire oltre, o te lo concede un Edificio: distruggi un Debito non pagato?
ask-buy-off-debt = Paghi in monete o prendi il Debito?
ask-release-at-reset = Quanti tuoi lavoratori escono di Prigione?
ask-resolve-effect = La partita è finita. Quale Edificio risolvi ora?

## Risposte

action-place = Piazza un lavoratore: { $target }
action-retrieve = Riprendi un lavoratore: { $target }
action-capture = Cattura: { $target }
action-trade = Scambia: { $target }
action-take = Prendi { $target }
action-spare = Paga meno { $target }
action-keep = Tieni { $target }
action-build = Costruisci { $target }
action-discard = Scarta { $target }
action-resolve = Risolvi { $target }
action-hire = Assumi { $target }
action-dismiss = Congeda { $target }
action-character = Gioca { $target }
action-wood = { $target } { name-wood }, il resto { name-stone }
action-gold = { $target } { name-gold }, il resto { name-marble }
action-release = { $target ->
    [0] Non liberare nessuno
    [one] Libera { $target } lavoratore
   *[other] Libera { $target } lavoratori
}
action-draw = Pesca carte Edificio
action-look = Guarda alcune carte Edificio e tienine una
action-send = Manda tutti i catturati in Prigione in cambio di monete
action-free = Libera i tuoi lavoratori dalla Prigione
action-rescue = Riprendi i tuoi lavoratori dalle altre plance
action-ransom = Riscatta i tuoi lavoratori dalle altre plance: { $target }
action-settle = Paga un Debito
action-advance = Fai avanzare i lavori della Cattedrale
action-destroy = Distruggi un Debito
action-buy_off = Paga in monete
action-owe = Prendi il Debito
action-stop = Fermati
action-decline = No, grazie

## Il diario

log-character-taken = { $seat } gioca { $character }
log-first-player = { $seat } comincia
log-worker-placed = { $seat } piazza un lavoratore: { $place }
log-worker-retrieved = { $seat } riprende un lavoratore: { $place }
log-turn-skipped = { $seat } non ha lavoratori da piazzare o da riprendere
log-gained = { $seat } ottiene { $amount } { $resource }
log-paid = { $seat } paga { $amount } { $resource }
log-tax-paid = { $seat } paga { $amount } di tasse
log-taxes-taken = { $seat } prende { $amount } monete dal Deposito Tasse
log-virtue-moved = { $steps ->
    [one] { $seat }: la reputazione si muove di { $steps } passo, fino a { $virtue }
   *[other] { $seat }: la reputazione si muove di { $steps } passi, fino a { $virtue }
}
log-debt-taken = { $seat } prende un Debito
log-debt-paid = { $seat } paga un Debito
log-debt-destroyed = { $seat } distrugge un Debito
log-cards-drawn = { $amount ->
    [one] { $seat } pesca una carta Edificio
   *[other] { $seat } pesca { $amount } carte Edificio
}
log-card-seen = Vedi { $building }
log-pack-passed = { $amount ->
    [one] { $seat } riceve una carta
   *[other] { $seat } riceve { $amount } carte
}
log-cards-buried = { $amount ->
    [one] { $seat } mette una carta Edificio in fondo al mazzo
   *[other] { $seat } mette { $amount } carte Edificio in fondo al mazzo
}
log-apprentice-hired = { $silver ->
    [0] { $seat } assume { $apprentice }
   *[other] { $seat } assume { $apprentice } e prende { $silver } monete dalla carta
}
log-apprentice-dismissed = { $seat } congeda { $apprentice }
log-apprentice-left = { $apprentice } lascia l'Officina
log-apprentice-shown = { $apprentice } arriva all'Officina
log-silver-placed = { $seat } mette { $amount } in monete su { $apprentice }
log-workers-captured = { $amount ->
    [one] { $seat } cattura un lavoratore di { $owner }: { $location }
   *[other] { $seat } cattura { $amount } lavoratori di { $owner }: { $location }
}
log-workers-recalled = { $amount ->
    [one] { $seat } richiama un lavoratore: { $location }
   *[other] { $seat } richiama { $amount } lavoratori: { $location }
}
log-captives-imprisoned = { $amount ->
    [one] { $seat } manda in Prigione un lavoratore catturato
   *[other] { $seat } manda in Prigione { $amount } lavoratori catturati
}
log-prisoners-released = { $amount ->
    [one] { $seat }: un lavoratore esce di Prigione
   *[other] { $seat }: { $amount } lavoratori escono di Prigione
}
log-captives-released = { $amount ->
    [one] { $seat }: un lavoratore torna da un'altra plancia
   *[other] { $seat }: { $amount } lavoratori tornano da altre plance
}
log-building-constructed = { $seat } costruisce { $building }
log-cathedral-advanced = { $seat } raggiunge il livello { $level } della Cattedrale
log-reward-taken = { $seat } rivela { $reward }
log-market-reset = { $workers ->
    [0] Pulizia del Mercato Nero
    [one] Pulizia del Mercato Nero: { $workers } lavoratore va in Prigione
   *[other] Pulizia del Mercato Nero: { $workers } lavoratori vanno in Prigione
}
log-market-card-flipped = { $card } viene girata sulla pila grande
log-market-shuffled = Le carte del mercato formano una nuova pila piccola
log-scheme-turned = { $seat } rivela un piano: { $scheme }
log-stock-moved = { $seat }: scorta { $amount }
log-end-triggered = { $seat } occupa l'ultimo spazio della Sede delle Corporazioni: a ciascuno resta un turno
log-effect-resolved = { $seat } risolve { $building }
log-scored = { $seat }: { $points } punti ({ $source })
log-game-ended = { $seat } finisce con { $points } punti

## Perché no?

refusal-A2-16 = Qualcun altro ne ha quanto te.
refusal-B3-2 = Tieni una delle carte ricevute.
refusal-C1-3 = Nel tuo turno devi piazzare un lavoratore.
refusal-C2-1 = Senza lavoratori nella riserva ne riprendi uno dei tuoi.
refusal-C2-2 = Finché un tuo lavoratore è in un luogo aperto, riprendi uno da lì.
refusal-C3-1 = Hai troppe carte Edificio: scartane una.
refusal-D1-2 = Questo spazio del Mercato Nero è occupato.
refusal-D3-1 = Non ci sono monete sul Deposito Tasse.
refusal-D3-2 = Non puoi pagare le monete di questo spazio.
refusal-D3-3 = Non potresti né costruire un Edificio né far avanzare la Cattedrale.
refusal-E1-4 = Scegli argilla o oro.
refusal-E1-5 = Per l'oro servono due tuoi lavoratori in Miniera.
refusal-F1-1 = Fai uno scambio o fermati.
refusal-F1-2 = Non hai queste due merci.
refusal-F1-3 = Non hai questo legno e questa pietra.
refusal-F1-4 = Non puoi pagare questo scambio.
refusal-G1 = All'Officina assumi un Apprendista o peschi carte Edificio.
refusal-G2-1 = Non puoi pagare un Apprendista.
refusal-G2-3 = Non puoi pagare anche le carte che salti.
refusal-G2-8 = Non puoi avere altri Apprendisti: uno deve andarsene.
refusal-H1-1 = Cattura un gruppo o fermati.
refusal-H1-4 = Le tue catture non possono toccare un altro luogo.
refusal-H1-10 = Non puoi pagare questa cattura.
refusal-H2-1 = Cattura gratis un gruppo o fermati.
refusal-J1-2 = Assumi un Apprendista o guarda le carte Edificio.
refusal-J1-7 = Hai troppa reputazione per il Mercato Nero.
refusal-J2-1 = Assumi un Apprendista scoperto o nessuno.
refusal-J2-2 = Tieni una delle carte che guardi.
refusal-J2-3 = Il mazzo degli Edifici è vuoto.
refusal-K1 = Fai un'azione del Corpo di Guardia o fermati.
refusal-K1-4 = Nessun tuo lavoratore è su un'altra plancia.
refusal-K1-7 = Non c'è nulla su cui agire.
refusal-K1-9 = Non puoi pagare questa azione.
refusal-L2-1 = Nella Sede delle Corporazioni costruisci un Edificio o fai avanzare la Cattedrale.
refusal-M1-2 = Indica quanto legno c'è nel prezzo.
refusal-M2-1 = Non c'è spazio libero al livello successivo.
refusal-M2-2 = Non puoi pagare il livello successivo.
refusal-M2-3 = La Cattedrale richiede una carta Edificio della tua mano.
refusal-M2-7 = Non hai carte Edificio a cui rinunciare.
refusal-N2-2 = La tua reputazione è troppo bassa per la Cattedrale.
refusal-N3-1 = Distruggi un Debito o rinuncia.
refusal-P2-12 = Un tuo lavoratore è in Prigione.
refusal-Q1-1 = Non hai le merci per questo Edificio.
refusal-Q1-2 = Ai tuoi Apprendisti manca un'abilità per questo Edificio.
refusal-Q2-3 = Riprendi i tuoi lavoratori, cattura un gruppo o rinuncia.
refusal-Q2-10 = Prendi una delle due cose.
refusal-Q2-17 = Libera i tuoi lavoratori o rinuncia.
refusal-Q2-19 = Scarta una carta Edificio o rinuncia.
refusal-Q3-5 = Non c'è nulla su cui l'effetto possa agire.
refusal-R2-3 = Indica quanti lavoratori escono di Prigione.
refusal-S1-2 = La partita è finita.
refusal-S2-2 = Risolvi uno dei tuoi Edifici.
refusal-T1-5 = Questo colore è già stato preso.
refusal-T2-6 = Non hai questo oro e questo marmo.
refusal-V1-4 = Metti una delle tue carte in fondo al mazzo.
refusal-W1-4 = Prendi un Apprendista scoperto.
refusal-W2-1 = Risparmia un legno o una pietra.
refusal-W2-2 = Paga in monete o prendi il Debito.
refusal-W2-6 = Piazza un altro lavoratore o rinuncia.
refusal-W2-7 = Scarta uno dei tuoi Apprendisti.

## Parole: fasi, fonti di punti, valori delle opzioni

word-setup = Preparazione
word-play = Partita
word-finished = Finita
word-points = PV
word-buildings = Edifici
word-building_effects = effetti degli Edifici
word-debts = Debiti
word-gold_and_marble = oro e marmo
word-prisoners = lavoratori in Prigione
word-apprentices = Apprendisti
word-standard = standard
word-variable = variabile, con personaggi
word-random = a caso
word-chosen = a scelta
word-normal = normale
word-easy = facile
word-hard = difficile
word-constantine = { name-constantine }
word-helena = { name-helena }
word-true = sì
word-false = no

## Che cosa fanno le carte insolite e i personaggi

effect-barracks = Puoi riprendere i tuoi lavoratori dalle altre plance o fare una cattura gratuita
effect-crane = Puoi piazzare subito un altro lavoratore nella Sede delle Corporazioni
effect-graveyard = Scarta uno dei tuoi Apprendisti
effect-therese = Per lei oro e marmo sono la stessa cosa
effect-caroline = Pesca una carta Edificio a ogni azione del Mercato Nero
effect-ada = Ignora 1 tassa di ogni costo tassato
effect-frederick = Non scarta carte Edificio per la Cattedrale
effect-rudolf = Assume per 1 moneta in meno e può avere 6 Apprendisti
effect-lothaire = Costruisce e avanza con 1 legno o 1 pietra in meno
effect-hugo = Può pagare 2 monete invece di prendere un Debito
effect-clovis = Pesca una carta Edificio dopo aver costruito
effect-fara = Può liberare 1 lavoratore dalla Prigione a ogni Pulizia
effect-bertha = Ottiene 2 monete in più quando manda i catturati in Prigione

## Che cosa fa ogni tipo di effetto, e quando

effect-on = { $occasion }: { $effect }
effect-none = Nessuna abilità oltre alle competenze
occasion-end = alla fine
occasion-score = alla fine
occasion-cathedral_advance = quando fai avanzare la Cattedrale
occasion-debt_paid = quando paghi un Debito
occasion-reset = a ogni Pulizia
occasion-captives_to_prison = quando mandi i catturati in Prigione

effect-gain = ottieni { $gain }
effect-draw = { $amount ->
    [one] pesca { $amount } carta Edificio
   *[other] pesca { $amount } carte Edificio
}
effect-owe = { $amount ->
    [one] prendi { $amount } Debito non pagato
   *[other] prendi { $amount } Debiti non pagati
}
effect-gain_if_no_prisoners = ottieni { $gain } se nessun tuo lavoratore è in Prigione
effect-gain_per = { $gain } per ogni { counted }
effect-gain_if_most = { $gain } se { counted-most }
effect-lose = perdi { $loss }
effect-all_gain = ogni giocatore ottiene { $gain }
effect-all_lose_if_prisoners = ogni giocatore con { $prisoners } o più lavoratori in Prigione perde { $loss }
effect-choose = ottieni { $one } o { $other }
effect-capture = { $captures ->
    [one] puoi fare una cattura gratuita
   *[other] puoi fare fino a { $captures } catture gratuite
}
effect-release_prison = { $most ->
    [one] puoi liberare { $most } tuo lavoratore dalla Prigione
   *[other] puoi liberare fino a { $most } tuoi lavoratori dalla Prigione
}
effect-release_all = puoi liberare tutti i tuoi lavoratori dalla Prigione
effect-hire_free = puoi assumere gratis un Apprendista scoperto
effect-destroy_debt = { $debts ->
    [one] puoi distruggere un Debito non pagato
   *[other] puoi distruggere fino a { $debts } Debiti non pagati
}
effect-discard_card_to_gain = puoi scartare una carta Edificio per { $gain }
effect-vp_per = { $vp } PV per ogni { counted }
effect-vp_if_most = { $vp } PV se { counted-most }
effect-vp_if_zero = { $vp } PV se { counted-none }
effect-debt_less = ogni tuo Debito non pagato costa { $vp } PV in meno
effect-debt_more = ogni tuo Debito non pagato costa { $vp } PV in più
effect-trade = { $pay } → { $gain }
effect-discount = { $what ->
    [virtue_loss] perdi { $amount } { name-virtue } in meno
   *[other] { $amount } { $what } in meno
}
effect-extra_worker = { $workers ->
    [one] conti come se avessi { $workers } lavoratore in più
   *[other] conti come se avessi { $workers } lavoratori in più
}
counted = { $of ->
    [buildings_built] { $per ->
        [1] proprio Edificio
       *[other] { $per } propri Edifici
    }
    [captives] { $per ->
        [1] lavoratore catturato
       *[other] { $per } lavoratori catturati
    }
    [paid_debts] { $per ->
        [1] Debito pagato
       *[other] { $per } Debiti pagati
    }
    [unpaid_debts] { $per ->
        [1] Debito non pagato
       *[other] { $per } Debiti non pagati
    }
    [apprentices_with] { $per ->
        [1] proprio Apprendista con { $skill }
       *[other] { $per } propri Apprendisti con { $skill }
    }
    [cathedral_level] { $per ->
        [1] livello della Cattedrale
       *[other] { $per } livelli della Cattedrale
    }
    [basic_goods] { $per } argilla, legno e pietra insieme
   *[other] { $per } { $of }
}
counted-most = { $of ->
    [buildings_built] hai più Edifici di tutti
    [captives] hai più lavoratori catturati di tutti
    [paid_debts] hai più Debiti pagati di tutti
    [unpaid_debts] hai più Debiti non pagati di tutti
    [apprentices_with] hai più Apprendisti di tutti con { $skill }
    [cathedral_level] sei il più avanti nella Cattedrale
    [basic_goods] hai più argilla, legno e pietra di tutti
   *[other] hai più di tutti: { $of }
}
counted-none = { $of ->
    [buildings_built] non hai Edifici
    [captives] non hai lavoratori catturati
    [paid_debts] non hai Debiti pagati
    [unpaid_debts] non hai Debiti non pagati
    [apprentices_with] non hai Apprendisti con { $skill }
    [cathedral_level] non sei nella Cattedrale
    [basic_goods] non hai né argilla né legno né pietra
   *[other] non ne hai: { $of }
}

## Perché questa scelta è buona

reason-virtue-cathedral = Alza la tua reputazione quanto basta per lavorare alla Cattedrale.
reason-completes-building = Porta gli ultimi beni che ti mancano per un Edificio che hai in mano.
reason-points-now = Hai tutto ciò che serve per trasformare i tuoi beni in punti.
reason-crowd = I lavoratori che hai già lì fanno rendere di più questa visita.
reason-taxes-full = Al Deposito Tasse c'è molto argento che aspetta.
reason-capture-crowd = Un rivale ha riunito un grosso gruppo: catturarlo lo rallenta, e i prigionieri valgono argento.
reason-workers-back = Diversi tuoi lavoratori tornano da te in una volta sola.
reason-captives-pay = Tieni diversi lavoratori catturati, e qui ognuno vale argento.
reason-prison-cost = Con tanti lavoratori in Prigione, una Pulizia ti costerebbe reputazione.
reason-debt-costs = Ogni Debito non pagato alla fine costa punti.
reason-no-plans = La tua mano è vuota: senza carte non c'è nulla da costruire.
reason-needed-skill = Questo Apprendista ha un'abilità richiesta da un Edificio che hai in mano.
reason-last-space = È l'ultimo posto libero sul prossimo livello della Cattedrale, e altri potrebbero prenderlo.
reason-cathedral-climb = Il prossimo livello porta punti e una Ricompensa.
reason-precious-scores = Oro e marmo valgono punti alla fine, anche se non li spendi.

## Il tavolo in un terminale

drawing-skills = Abilità
drawing-rival = { $left ->
    [one] scorta { $stock }, { $left } Piano coperto, scoperti: { $schemes }
   *[other] scorta { $stock }, { $left } Piani coperti, scoperti: { $schemes }
}

## On the page

tagline = Affolla le cave, imprigiona i rivali, innalza la cattedrale.
tab-city = Città
tab-hand = Mano
bar-make-capture-stop = Basta
bar-capture-freely-stop = Basta
bar-act-at-guardhouse-stop = Fatto
bar-make-trade-stop = Basta scambi
bar-destroy = Distruggi un Debito
bar-buy_off = Paga monete
bar-owe = Prendi il Debito
page-goods = Beni
page-hand = Edifici in mano
page-hand-limit = { $count } su { $limit }, li vedi solo tu
page-in-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
page-no-cards = nessuna carta
page-choose = Da scegliere
page-apprentices = Apprendisti
page-of = { $count } su { $limit }
page-free-places = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
page-for-hire = Apprendisti da assumere
page-at-hand = { $count ->
    [one] lavoratore pronto
   *[other] lavoratori pronti
}
page-held = In mano tua
page-captives = { $count ->
    [one] tiene { $count } lavoratore di { $name }
   *[other] tiene { $count } lavoratori di { $name }
}
page-workers-of = { $name }: { $count }
page-unpaid = { $count } da pagare
page-paid = { $count } pagati
page-cards = { $count ->
    [0] niente in gioco
   *[other] { $count } in gioco
}
page-cards-of = Carte di { $name }
page-nth = { $n }º lavoratore
page-nth-at = { $place }, il tuo { $n }º lavoratore:
page-at-kings_storehouse = scambi
page-at-town_centre = cattura
page-at-guardhouse = agisci
page-here-retrieve = Riprendi
page-capture = { $count ->
    [one] Cattura { $count } lavoratore di { $name }: { $place }
   *[other] Cattura { $count } lavoratori di { $name }: { $place }
}
page-from-board = Riprendi un lavoratore dalla plancia di { $name }
page-no-market = niente Mercato Nero
page-no-cathedral = niente Cattedrale
page-less-tax = meno tasse
page-deck = { $count } carte Edificio nel mazzo
page-draw = pesca { $count }
page-silver-on = Monete sulla carta: { $count }.
page-all-skills = solo abilità
page-market-deal = assumi, o 1 carta su { $count }
page-market-middle = un Apprendista gratis, o una di { $count } carte Edificio
page-pile = { $count } carte nella pila
page-third = Il terzo lavoratore porta la Pulizia
page-third-soon = Il prossimo lavoratore porta la Pulizia
page-hall = Corporazioni { $count } su { $spaces }
page-hall-built = { $count } su { $spaces }
page-next-reset = prossima Pulizia a { $at }
page-last-turns = { $count ->
    [one] un ultimo turno
   *[other] { $count } ultimi turni
}
page-not-started = non iniziata
page-level = { $name }: livello { $level }
page-can-build = Si può
page-cannot-build = Non ora
page-lacks = manca { $skills }
page-short = { $amount } { $good } in meno
page-costs = Costa { $price }.
page-worth = { $points } punti vittoria.
page-when-built = { $virtue } reputazione quando è costruito.
page-skills = Abilità: { $skills }.
page-when-hired = { $virtue } reputazione all'assunzione.
page-begins = Inizia con { $goods }.
page-begins-prison = { $count } lavoratori iniziano in Prigione.
page-begins-debts = { $count ->
    [one] Inizia con un Debito.
   *[other] Inizia con { $count } Debiti.
}
page-begins-cards = { $count ->
    [one] Pesca una carta Edificio in più.
   *[other] Pesca { $count } carte Edificio in più.
}
page-now = { $tax } monete al Deposito Tasse. Lavoratori: { $places }.
page-now-player = { $name }: { $points } punti, reputazione { $virtue }, { $workers } lavoratori pronti, { $prison } in Prigione, { $stores }; { $buildings } Edifici, Cattedrale livello { $cathedral }, { $hand } carte in mano.
page-yield = { $base ->
    [0] { $per ->
        [one] 1 { $good } per lavoratore
       *[other] 1 { $good } ogni { $per } lavoratori
    }
   *[other] { $base } { $good }, +1 per lavoratore
}
page-does-workshop = Assumi, o pesca Edifici
page-does-town_centre = Cattura gruppi di lavoratori
page-does-guardhouse = Prigionieri, riscatto, Debiti
page-does-tax_stand = Tutte le monete, reputazione { $virtue }
page-rewards = { $count } Ricompense rimaste
