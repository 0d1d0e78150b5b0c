### Architetti del Regno Occidentale in italiano: domande, risposte, diario, motivi, parole e carte.
### I nomi dei componenti vengono da components.toml.

## Domande

ask-place-worker = Tocca a te: dove collochi un lavoratore?
ask-retrieve-worker = Non hai più lavoratori. Da dove ne riprendi uno?
ask-discard-to-limit = { $limit ->
    [one] Puoi tenere { $limit } carta Edificio. Quale scarti?
   *[other] Puoi tenere { $limit } carte Edificio. Quale scarti?
}
ask-draft-card = Quale carta Edificio tieni?
ask-discard-at-start = Quale carta Edificio metti in fondo al mazzo?
ask-pick-character = Quale personaggio scegli?
ask-take-starting-apprentice = Con quale Apprendista cominci?
ask-choose-good = { $location }: { $clay ->
        [one] { $clay } argilla
       *[other] { $clay } argille
    } o { $gold ->
        [one] { $gold } oro
       *[other] { $gold } ori
    }?
ask-make-trade = { $left ->
    [one] Ti resta uno scambio: quale, o ti fermi?
   *[other] Ti restano { $left } scambi: quale, o ti fermi?
}
ask-work-at-workshop = { $cards ->
    [one] Ingaggi un Apprendista o peschi una carta Edificio?
   *[other] Ingaggi un Apprendista o peschi { $cards } carte Edificio?
}
ask-dismiss = Hai già tutti gli Apprendisti che puoi avere. Chi fa posto { TO($apprentice) }?
ask-hire-free = Quale Apprendista ingaggi gratis, se vuoi?
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
ask-choose-deal = { $cards ->
    [one] Ingaggi gratis un Apprendista qualsiasi o prendi una carta Edificio?
   *[other] Ingaggi gratis un Apprendista qualsiasi o guardi { $cards } carte Edificio e ne tieni una?
}
ask-keep-card = Quale carta Edificio tieni? Le altre vanno in fondo al mazzo
ask-work-at-guildhall = Costruisci un Edificio o lavori alla costruzione della Cattedrale?
ask-discard-for-cathedral = Quale carta Edificio scarti per la Cattedrale?
ask-pay-mixed = { $count ->
    [one] { $subject }: { $count } risorsa tra legno e pietra. Quanti legni?
   *[other] { $subject }: { $count } risorse tra legno e pietra. Quanti legni?
}
ask-pay-precious = { $count ->
    [one] { $subject }: { $count } risorsa tra oro e marmo. Quanti ori?
   *[other] { $subject }: { $count } risorse tra oro e marmo. Quanti ori?
}
ask-spare-good = { $subject }: di quale risorsa paghi { $count } in meno?
ask-choose-gain = { $building }: che cosa prendi?
ask-sell-card = { $building }: scarti una carta Edificio in cambio di oro?
ask-free-prisoners = Liberi tutti i tuoi lavoratori dalla Prigione?
ask-use-barracks = Riprendi i tuoi lavoratori dalle altre plance, catturi un gruppo o rinunci?
ask-use-crane = Collochi subito un altro lavoratore alla Sede delle Corporazioni?
ask-dismiss-for-graveyard = Quale Apprendista scarti?
ask-destroy-debt = Distruggi un Debito non pagato?
ask-buy-off-debt = Paghi in monete o prendi il Debito?
ask-order-abilities = Pulizia del Mercato Nero: quale abilità usi adesso?
ask-release-at-reset = Quanti dei tuoi lavoratori escono dalla Prigione?
ask-resolve-effect = La partita è finita. Quale Edificio risolvi ora?

## Risposte

action-place = Collocare un lavoratore { TO($place) }
action-retrieve = { $place ->
    [board] Riprendere un lavoratore dalla plancia di { $seat }
   *[other] Riprendere un lavoratore { FROM($place) }
}
action-capture = { $own ->
    [0] Catturare { counted-workers } di { $seat } { TO($place) }
   *[other] Riprendere { counted-workers } { FROM($place) }
}
counted-workers = { $amount ->
    [one] { $amount } lavoratore
   *[other] { $amount } lavoratori
}
action-trade = { $offered ->
    [0] Scambiare { traded }
   *[other] Scambiare { traded } ({ ONE($by) })
}
traded = { $more ->
    [0] { COUNT($amount, $first) } per { COUNT($gained, $gain) }
   *[other] { COUNT($amount, $first) } e { COUNT($more, $second) } per { COUNT($gained, $gain) }
}
action-take = Prendere { COUNT($amount, $target) }
action-spare = Pagare { COUNT($amount, $target) } in meno
action-keep = Tenere { THE($target) }
action-build = Costruire { THE($target) }
action-discard = Scartare { THE($target) }
action-resolve = Risolvere { THE($target) }
action-hire = { $row ->
    [0] Ingaggiare { THE($target) }
   *[other] Ingaggiare { THE($target) } (riga { $row }, colonna { $column })
}
action-dismiss = { $row ->
    [0] Scartare { THE($target) }
   *[other] Scartare { THE($target) } (numero { $column })
}
action-character = Giocare con { THE($target) }
action-use = Usare { THE($target) }
action-wood = Pagare { $target ->
        [one] { $target } legno
       *[other] { $target } legni
    } e { $rest ->
        [one] { $rest } pietra
       *[other] { $rest } pietre
    }
action-gold = Pagare { $target ->
        [one] { $target } oro
       *[other] { $target } ori
    } e { $rest ->
        [one] { $rest } marmo
       *[other] { $rest } marmi
    }
action-release = { $target ->
    [0] Non liberare nessuno
    [one] Liberare { $target } lavoratore
   *[other] Liberare { $target } lavoratori
}
action-draw = { $amount ->
    [one] Pescare { $amount } carta Edificio
   *[other] Pescare { $amount } carte Edificio
}
action-look = { $amount ->
    [one] Prendere { $amount } carta Edificio
   *[other] Guardare { $amount } carte Edificio e tenerne una
}
action-send = Mandare { counted-captives } in Prigione in cambio di monete
counted-captives = { $amount ->
    [one] { $amount } lavoratore catturato
   *[other] { $amount } lavoratori catturati
}
action-free = Liberare { counted-workers } dalla Prigione
action-rescue = Riprendere { counted-workers } dalle altre plance
action-ransom = { $silver ->
    [0] Liberare { counted-workers } dalle altre plance prendendo un Debito e perdendo reputazione
   *[other] Liberare { counted-workers } dalle altre plance pagando { $silver ->
        [one] { $silver } moneta
       *[other] { $silver } monete
    }
}
action-settle = Ripagare un Debito
action-advance = Lavorare alla costruzione della Cattedrale
action-destroy = Distruggere un Debito
action-buy_off = Pagare { $silver ->
        [one] { $silver } moneta
       *[other] { $silver } monete
    }
action-owe = Prendere il Debito
action-stop = Fermarsi
action-decline = Rinunciare

## Il diario

log-setup-began = # Preparazione
log-character-taken = { $seat } gioca con { THE($character) }
log-first-player = { $seat } comincia
log-starting-virtue = { $seat } parte con reputazione **{ $virtue }**
log-starting-prisoners = { $amount ->
    [one] { $seat } parte con **{ $amount } lavoratore** in Prigione
   *[other] { $seat } parte con **{ $amount } lavoratori** in Prigione
}
log-play-began = # Comincia la partita
log-last-round-began = # Ultimo giro
log-worker-placed = { $seat } colloca un lavoratore { TO($place) }
log-worker-retrieved = { $seat } riprende un lavoratore { FROM($place) }
log-turn-skipped = { $seat } non ha lavoratori da collocare o da riprendere: il turno è saltato
log-visit-ended = { $seat } non fa altro { TO($place) }
log-declined = { $seat } rinuncia
log-nothing-gained = { $seat } non ottiene nulla { FROM($source) }
log-gained = { $seat } ottiene { COUNT($amount, $resource) }
log-paid = { $seat } paga { COUNT($amount, $resource) }
log-tax-paid = { $amount ->
    [one] { $seat } paga **{ $amount } moneta** di tasse
   *[other] { $seat } paga **{ $amount } monete** di tasse
}
log-taxes-taken = { $amount ->
    [one] { $seat } prende **{ $amount } moneta** dal Deposito Tasse
   *[other] { $seat } prende **{ $amount } monete** dal Deposito Tasse
}
log-virtue-gained = { $seat } guadagna **{ $amount } reputazione** (ora { $virtue })
log-virtue-lost = { $seat } perde **{ $amount } reputazione** (ora { $virtue })
log-virtue-at-top = La reputazione di { $seat } non può salire oltre
log-debt-taken = { $seat } prende un Debito
log-debt-bought-off = { $seat } paga invece di prendere un Debito
log-debt-paid = { $seat } ripaga un Debito
log-debt-destroyed = { $seat } distrugge un Debito
log-cards-drawn = { $amount ->
    [one] { $seat } pesca **{ $amount } carta Edificio**
   *[other] { $seat } pesca **{ $amount } carte Edificio**
}
log-cards-looked-at = { $amount ->
    [one] { $seat } guarda **{ $amount } carta Edificio**
   *[other] { $seat } guarda **{ $amount } carte Edificio**
}
log-deck-found-empty = Il mazzo degli Edifici è vuoto: { $seat } non pesca nulla
log-card-seen = { $seat } vede { THE($building) }
log-card-kept = { $seat } tiene { THE($building) }
log-card-discarded = { $seat } scarta { THE($building) }
log-pack-passed = { $amount ->
    [one] { $seat } riceve **{ $amount } carta Edificio**
   *[other] { $seat } riceve **{ $amount } carte Edificio**
}
log-cards-buried = { $amount ->
    [one] { $seat } mette **{ $amount } carta Edificio** in fondo al mazzo
   *[other] { $seat } mette **{ $amount } carte Edificio** in fondo al mazzo
}
log-apprentice-hired = { $silver ->
    [0] { $seat } ingaggia { THE($apprentice) }
    [one] { $seat } ingaggia { THE($apprentice) } e prende **{ $silver } moneta** dalla carta
   *[other] { $seat } ingaggia { THE($apprentice) } e prende **{ $silver } monete** dalla carta
}
log-apprentice-dismissed = { $seat } scarta { THE($apprentice) }
log-apprentice-left = Se ne va dall'Officina { THE($apprentice) }
log-apprentice-shown = Arriva all'Officina { THE($apprentice) }
log-silver-placed = { $amount ->
    [one] { $seat } mette **{ $amount } moneta** { ON($apprentice) }
   *[other] { $seat } mette **{ $amount } monete** { ON($apprentice) }
}
log-workers-captured = { $amount ->
    [one] { $seat } cattura **{ $amount } lavoratore** di { $owner } { TO($location) }
   *[other] { $seat } cattura **{ $amount } lavoratori** di { $owner } { TO($location) }
}
log-workers-recalled = { $amount ->
    [one] { $seat } riprende **{ $amount } lavoratore** { FROM($location) }
   *[other] { $seat } riprende **{ $amount } lavoratori** { FROM($location) }
}
log-captives-imprisoned = { $amount ->
    [one] { $seat } manda in Prigione **{ $amount } lavoratore** di { $owner }
   *[other] { $seat } manda in Prigione **{ $amount } lavoratori** di { $owner }
}
log-prisoners-released = { $amount ->
    [0] { $seat } non libera nessuno dalla Prigione
    [one] { $seat } libera **{ $amount } lavoratore** dalla Prigione
   *[other] { $seat } libera **{ $amount } lavoratori** dalla Prigione
}
log-captives-released = { $amount ->
    [one] { $seat } riprende **{ $amount } lavoratore** dalla plancia di { $owner }
   *[other] { $seat } riprende **{ $amount } lavoratori** dalla plancia di { $owner }
}
log-building-constructed = { $seat } costruisce { THE($building) }
log-cathedral-advanced = { $seat } raggiunge il livello **{ $level }** della Cattedrale
log-reward-taken = { $seat } rivela { THE($reward) }
log-no-reward-left = Non ci sono più Ricompense per { $seat }
log-market-reset = # Pulizia del Mercato Nero
log-market-workers-jailed = { $amount ->
    [one] **{ $amount } lavoratore** di { $seat } va dal Mercato Nero in Prigione
   *[other] **{ $amount } lavoratori** di { $seat } vanno dal Mercato Nero in Prigione
}
log-market-found-empty = Il Mercato Nero è vuoto: nessuno va in Prigione
log-market-card-flipped = La carta { ONE($card) } viene girata sul Mercato Grande
log-market-shuffled = Le carte Mercato Nero vengono mescolate e formano un nuovo Mercato Piccolo
log-ability-used = { $seat } usa { THE($card) }
log-too-many-prisoners = { $prisoners ->
    [one] { $seat } ha **{ $prisoners } lavoratore** in Prigione
   *[other] { $seat } ha **{ $prisoners } lavoratori** in Prigione
}
log-nobody-has-too-many = { $prisoners ->
    [one] Nessuno ha lavoratori in Prigione: nessuno perde reputazione
   *[other] Nessuno ha { $prisoners } o più lavoratori in Prigione: nessuno perde reputazione
}
log-most-prisoners = { $seat } ha il maggior numero di lavoratori in Prigione (**{ $prisoners }**)
log-prison-found-empty = La Prigione è vuota: nessuno prende un Debito
log-scheme-turned = { $seat } rivela un Piano: { ONE($scheme) }
log-scheme-replaced = { $seat } non può seguire il Piano: { ONE($scheme) }
log-schemes-shuffled = I Piani di { $seat } vengono mescolati di nuovo
log-stock-gained = { $seat } aumenta la scorta di **{ $amount }**
log-stock-paid = { $seat } riduce la scorta di **{ $amount }**
log-end-triggered = { $seat } occupa l'ultimo spazio della Sede delle Corporazioni: a ciascuno resta un turno
log-end-effects-began = # Effetti di fine partita
log-effect-resolved = { $seat } risolve { THE($building) }
log-scoring-began = # Conteggio finale
log-building-scored = { $points ->
    [0] { $seat } non ottiene PV { FROM($building) }
   *[other] { $seat } ottiene **{ $points } PV** { FROM($building) }
}
log-points-scored = { $seat } ottiene **{ $points } PV** ({ MANY($source) })
log-points-lost = { $seat } perde **{ $points } PV** ({ MANY($source) })
log-game-ended = { $seat } termina con **{ $points } PV**
log-won-by-points = { $seat } vince con **{ $points } PV**
log-won-by-virtue = { $seat } vince: a pari punti ({ $points } PV) ha più reputazione, **{ $virtue }** contro { $others }
log-won-by-silver = { $seat } vince: a pari punti ({ $points } PV) e reputazione ({ $virtue }) ha più monete, **{ $silver }** contro { $others }
log-won-as-rival = { $seat } vince: tutto è in parità a { $points } PV, e la vittoria va al rivale
log-victory-shared = { $silver ->
    [one] { $seat } condivide la vittoria: { $points } PV, reputazione { $virtue } e { $silver } moneta
   *[other] { $seat } condivide la vittoria: { $points } PV, reputazione { $virtue } e { $silver } monete
}

## Perché no?

refusal-A2-16 = Qualcun altro ne ha quanto te.
refusal-B3-2 = Tieni una delle carte ricevute.
refusal-C1-3 = Nel tuo turno devi collocare un lavoratore.
refusal-C2-1 = Senza lavoratori nella riserva ne riprendi uno dei tuoi.
refusal-C2-2 = Finché un tuo lavoratore è in un luogo aperto, ne riprendi uno da lì.
refusal-C3-1 = Hai troppe carte Edificio: scartane una.
refusal-D1-2 = Questo spazio del Mercato Nero è occupato.
refusal-D3-1 = Non ci sono monete al Deposito Tasse.
refusal-D3-2 = Non puoi pagare le monete di questo spazio.
refusal-D3-3 = Non potresti né costruire un Edificio né lavorare alla Cattedrale.
refusal-E1-4 = Scegli argilla o oro.
refusal-E1-5 = Per l'oro servono due tuoi lavoratori alla Miniera.
refusal-F1-1 = Fai uno scambio o fermati.
refusal-F1-2 = Non hai queste due risorse.
refusal-F1-3 = Non hai il legno e la pietra che servono.
refusal-F1-4 = Non puoi pagare questo scambio.
refusal-G1 = All'Officina ingaggi un Apprendista o peschi carte Edificio.
refusal-G2-1 = Non puoi pagare un Apprendista.
refusal-G2-3 = Non hai monete anche per le carte che salti.
refusal-G2-8 = Non puoi avere altri Apprendisti: uno deve andarsene.
refusal-H1-1 = Cattura un gruppo o fermati.
refusal-H1-4 = In questo turno non puoi catturare anche in un altro luogo.
refusal-H1-10 = Non puoi pagare questa cattura.
refusal-H2-1 = Cattura gratis un gruppo o fermati.
refusal-J1-2 = Ingaggia un Apprendista o guarda le carte Edificio.
refusal-J1-7 = Hai troppa reputazione per il Mercato Nero.
refusal-J2-1 = Ingaggia un Apprendista scoperto o nessuno.
refusal-J2-2 = Tieni una delle carte che guardi.
refusal-J2-3 = Il mazzo degli Edifici è vuoto.
refusal-K1 = Fai un'azione del Corpo di Guardia o fermati.
refusal-K1-4 = Nessun tuo lavoratore è su un'altra plancia.
refusal-K1-7 = Non c'è nulla su cui agire.
refusal-K1-9 = Non puoi pagare questa azione.
refusal-L2-1 = Alla Sede delle Corporazioni costruisci un Edificio o lavori alla Cattedrale.
refusal-M1-2 = Indica quanti legni paghi.
refusal-M2-1 = Non c'è spazio libero al livello successivo.
refusal-M2-2 = Non puoi pagare il livello successivo.
refusal-M2-3 = La Cattedrale richiede una carta Edificio della tua mano.
refusal-M2-7 = Non hai carte Edificio da scartare.
refusal-N2-2 = La tua reputazione è troppo bassa per la Cattedrale.
refusal-N3-1 = Distruggi un Debito o rinuncia.
refusal-P2-12 = Un tuo lavoratore è in Prigione.
refusal-Q1-1 = Non hai le risorse per questo Edificio.
refusal-Q1-2 = Ai tuoi Apprendisti manca una specializzazione per questo Edificio.
refusal-Q2-3 = Riprendi i tuoi lavoratori, cattura un gruppo o rinuncia.
refusal-Q2-10 = Prendi una delle due cose.
refusal-Q2-17 = Libera i tuoi lavoratori o rinuncia.
refusal-Q2-19 = Scarta una carta Edificio o rinuncia.
refusal-Q3-5 = Non c'è nulla su cui l'effetto possa agire.
refusal-R2-3 = Indica quanti lavoratori escono dalla Prigione.
refusal-R2-8 = Usa una delle abilità che ti restano.
refusal-S1-2 = { game-over }.
refusal-S2-2 = Risolvi uno dei tuoi Edifici.
refusal-T1-5 = Questo colore è già stato preso.
refusal-T2-6 = Non hai l'oro e il marmo che servono.
refusal-V1-4 = Metti una delle tue carte in fondo al mazzo.
refusal-W1-4 = Prendi un Apprendista scoperto.
refusal-W2-1 = Risparmia un legno o una pietra.
refusal-W2-2 = Paga in monete o prendi il Debito.
refusal-W2-6 = Colloca un altro lavoratore o rinuncia.
refusal-W2-7 = { effect-graveyard }.

## Parole: fasi, fonti di punti, valori delle opzioni

word-setup = { name-option_setup }
word-play = Partita
word-finished = { finished }
word-points = PV
word-buildings = Edifici
word-building_effects = Effetti degli Edifici
word-debts = Debiti
word-gold_and_marble = Oro e marmo
    .many = oro e marmo
word-coins = Monete
    .many = monete
word-prisoners = Lavoratori in Prigione
    .many = lavoratori in Prigione
word-apprentices = Apprendisti
word-standard = standard
word-variable = variabile, con personaggi
word-random = a caso
word-chosen = a scelta
word-normal = normale
word-easy = { easy }
word-hard = { hard }
word-constantine = { name-constantine }
word-helena = { name-helena }

## Che cosa fanno le carte insolite e i personaggi

effect-barracks = Puoi riprendere i tuoi lavoratori dalle altre plance o fare una cattura gratuita
effect-crane = Puoi collocare subito un altro lavoratore alla Sede delle Corporazioni
effect-graveyard = Scarta uno dei tuoi Apprendisti
effect-therese = Per lei oro e marmo sono la stessa cosa
effect-caroline = Pesca una carta Edificio a ogni azione del Mercato Nero
effect-ada = Ignora 1 tassa di ogni costo tassato
effect-frederick = Non scarta carte Edificio per la Cattedrale
effect-rudolf = Ingaggia per 1 moneta in meno e può avere 6 Apprendisti
effect-lothaire = Costruisce e lavora alla Cattedrale con 1 legno o 1 pietra in meno
effect-hugo = Può pagare 2 monete invece di prendere un Debito
effect-clovis = Pesca una carta Edificio dopo aver costruito
effect-fara = Può liberare 1 lavoratore dalla Prigione a ogni Pulizia
effect-bertha = Ottiene 2 monete in più quando manda i catturati in Prigione

## Che cosa fa ogni tipo di effetto, e quando

effect-on = { $occasion }: { $effect }
effect-none = Nessuna abilità oltre alle specializzazioni
occasion-end = alla fine
occasion-score = { occasion-end }
occasion-cathedral_advance = quando lavori alla Cattedrale
occasion-debt_paid = quando ripaghi un Debito
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
effect-all_lose_if_prisoners = { $prisoners ->
    [one] ogni giocatore con un lavoratore in Prigione perde { $loss }
   *[other] ogni giocatore con { $prisoners } o più lavoratori in Prigione perde { $loss }
}
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
effect-hire_free = puoi ingaggiare gratis un Apprendista scoperto
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
    [virtue_loss] perdi { $amount } reputazione in meno
   *[silver] { $amount ->
        [one] paghi { $amount } moneta in meno
       *[other] paghi { $amount } monete in meno
    }
}
effect-extra_worker = { $workers ->
    [one] conti come se avessi { $workers } lavoratore in più
   *[other] conti come se avessi { $workers } lavoratori in più
}
counted = { $of ->
    [buildings_built] { $per ->
        [1] tuo Edificio
       *[other] { $per } tuoi Edifici
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
        [1] tuo Apprendista con la specializzazione { $skill }
       *[other] { $per } tuoi Apprendisti con la specializzazione { $skill }
    }
    [cathedral_level] { $per ->
        [1] livello della Cattedrale
       *[other] { $per } livelli della Cattedrale
    }
    [basic_goods] { $per ->
        [1] risorsa tra argilla, legno e pietra
       *[other] { $per } risorse tra argilla, legno e pietra
    }
    [clay] { $per ->
        [1] argilla
       *[other] { $per } argille
    }
    [wood] { $per ->
        [1] legno
       *[other] { $per } legni
    }
    [stone] { $per ->
        [1] pietra
       *[other] { $per } pietre
    }
    [gold] { $per ->
        [1] oro
       *[other] { $per } ori
    }
    [marble] { $per ->
        [1] marmo
       *[other] { $per } marmi
    }
    [silver] { $per ->
        [1] moneta
       *[other] { $per } monete
    }
   *[virtue] { $per ->
        [1] punto reputazione
       *[other] { $per } punti reputazione
    }
}
counted-most = { $of ->
    [buildings_built] hai più Edifici di tutti
    [captives] hai più lavoratori catturati di tutti
    [paid_debts] hai più Debiti pagati di tutti
    [unpaid_debts] hai più Debiti non pagati di tutti
    [apprentices_with] hai più Apprendisti di tutti con la specializzazione { $skill }
    [cathedral_level] sei il più avanti nella Cattedrale
    [basic_goods] hai più argilla, legno e pietra di tutti
    [clay] hai più argilla di tutti
    [wood] hai più legno di tutti
    [stone] hai più pietra di tutti
    [gold] hai più oro di tutti
    [marble] hai più marmo di tutti
    [silver] hai più monete di tutti
   *[virtue] hai più reputazione di tutti
}
counted-none = { $of ->
    [buildings_built] non hai Edifici
    [captives] non hai lavoratori catturati
    [paid_debts] non hai Debiti pagati
    [unpaid_debts] non hai Debiti non pagati
    [apprentices_with] non hai Apprendisti con la specializzazione { $skill }
    [cathedral_level] non sei nella Cattedrale
    [basic_goods] non hai né argilla né legno né pietra
    [clay] non hai argilla
    [wood] non hai legno
    [stone] non hai pietra
    [gold] non hai oro
    [marble] non hai marmo
    [silver] non hai monete
   *[virtue] non hai reputazione
}

## Perché questa scelta è buona

reason-virtue-cathedral = Alza la tua reputazione quanto basta per lavorare alla Cattedrale.
reason-completes-building = Porta le ultime risorse che ti mancano per un Edificio che hai in mano.
reason-points-now = Hai tutto ciò che serve per trasformare le tue risorse in punti.
reason-crowd = I lavoratori che hai già lì fanno rendere di più questa visita.
reason-taxes-full = Al Deposito Tasse ci sono molte monete che aspettano.
reason-capture-crowd = Un rivale ha riunito un grosso gruppo: catturarlo lo rallenta, e i prigionieri valgono monete.
reason-workers-back = Diversi dei tuoi lavoratori tornano da te in una volta sola.
reason-captives-pay = Hai catturato diversi lavoratori, e qui ognuno vale monete.
reason-prison-cost = Con tanti lavoratori in Prigione, una Pulizia ti costerebbe reputazione.
reason-debt-costs = Ogni Debito non pagato alla fine costa punti.
reason-no-plans = La tua mano è vuota: senza carte non c'è nulla da costruire.
reason-needed-skill = Questo Apprendista ha una specializzazione richiesta da un Edificio che hai in mano.
reason-last-space = È l'ultimo posto libero sul prossimo livello della Cattedrale, e altri potrebbero prenderlo.
reason-cathedral-climb = Il prossimo livello porta punti e una Ricompensa.
reason-precious-scores = Oro e marmo valgono punti alla fine, anche se non li spendi.
reason-group-grows = Ogni lavoratore qui fa rendere di più il prossimo, finché nessuno li cattura.
reason-trades-up = Le risorse che ti avanzano qui diventano reputazione o marmo.
reason-plans-and-hands = Gli Apprendisti portano specializzazioni, le carte qualcosa da costruire: alla Sede servono entrambi.
reason-goods-at-once = Il Mercato Nero dà subito ciò che altrove richiede diversi turni.
reason-frees-hands = Libera lavoratori o li toglie agli altri, prima che una Pulizia renda cara la Prigione.
reason-coins-first = Chi arriva per primo prende tutte le monete, e agli altri non ne lascia.
reason-works-for-good = Questo Apprendista lavora per te per tutta la partita, e per nessun altro.
reason-hand-again = Dal prossimo turno puoi collocare di nuovo questo lavoratore, e intanto nessuno lo cattura.
reason-plans-ahead = Un Edificio a cui puntare, e che così nessuno dopo di te può prendere.
reason-least-missed = Delle carte che hai in mano è quella che ti mancherà di meno.

## Statistiche di una partita finita

stat-captives = Più lavoratori catturati
stat-captured-at-once = Il gruppo più grande catturato in una volta
stat-virtue-high = Reputazione più alta
stat-virtue-low = Reputazione più bassa
stat-debts-taken = Più Debiti presi
stat-debts-paid = Più Debiti ripagati
stat-buildings = Più Edifici costruiti
stat-cathedral = Più in alto nella Cattedrale

## Il tavolo in un terminale

drawing-skills = Specializzazioni
drawing-rival = { $left ->
    [one] scorta { $stock }, { $left } Piano coperto, scoperti: { $schemes }
   *[other] scorta { $stock }, { $left } Piani coperti, scoperti: { $schemes }
}

## Sulla pagina

tagline = Affolla le cave, imprigiona i rivali, innalza la cattedrale.
tab-city = { city }
tab-hand = { name-hand }
bar-make-capture-stop = { action-stop }
bar-capture-freely-stop = { action-stop }
bar-act-at-guardhouse-stop = { action-stop }
bar-make-trade-stop = { action-stop }
bar-destroy = { action-destroy }
bar-buy_off = Pagare in monete
bar-owe = { action-owe }
page-goods = Risorse
page-hand = Edifici in mano
page-hand-limit = { $count } su { $limit }, li vedi solo tu
page-in-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
page-no-cards = nessuna carta
page-choose = Da scegliere
page-apprentices = { word-apprentices }
page-of = { $count } su { $limit }
page-free-places = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
page-for-hire = Apprendisti da ingaggiare
page-at-hand = { $count ->
    [one] 1 lavoratore pronto
   *[other] { $count } lavoratori pronti
}
page-held = Catturati da te
page-captives = { $count ->
    [one] tiene { $count } lavoratore di { $name }
   *[other] tiene { $count } lavoratori di { $name }
}
page-workers-of = { $name }: { $count }
page-unpaid = { $count } da pagare
page-paid = { $count ->
    [one] { $count } pagato
   *[other] { $count } pagati
}
page-cards = { $count ->
    [0] niente in gioco
   *[other] { $count } in gioco
}
page-cards-of = Carte di { $name }
page-nth = { $n }º lavoratore
page-nth-at = { $place }, il tuo { $n }º lavoratore:
page-at-kings_storehouse = scambiare
page-at-town_centre = catturare
page-at-guardhouse = agire
page-here-retrieve = Riprendere
page-no-market = niente Mercato Nero
page-no-cathedral = niente Cattedrale
page-less-tax = meno tasse
page-deck = { $count ->
    [0] nessuna carta Edificio nel mazzo
    [one] { $count } carta Edificio nel mazzo
   *[other] { $count } carte Edificio nel mazzo
}
page-draw = pescare { $count }
page-silver-on = { $count ->
    [one] { $count } moneta sulla carta.
   *[other] { $count } monete sulla carta.
}
page-all-skills = solo specializzazioni
page-market-deal = ingaggiare, o 1 carta su { $count }
page-market-middle = { $count ->
    [one] un Apprendista gratis, o una carta Edificio
   *[other] un Apprendista gratis, o una di { $count } carte Edificio
}
page-pile = { $count ->
    [one] { $count } carta nella pila
   *[other] { $count } carte nella pila
}
page-third = Il terzo lavoratore fa scattare la Pulizia
page-third-soon = Il prossimo lavoratore fa scattare la Pulizia
page-hall = Corporazioni { $count } su { $spaces }
page-hall-built = { $count } su { $spaces }
page-next-reset = prossima Pulizia a { $at }
page-last-round = Ultimo giro
page-debt-stamp = Debito
page-last-turns = { $count ->
    [0] ultimo turno
    [one] ancora { $count } turno dopo questo
   *[other] ancora { $count } turni dopo questo
}
page-not-started = non cominciata
page-level = { $name }: livello { $level }
page-can-build = Si può
page-cannot-build = Non ancora
page-lacks = senza { $skills }
page-short = da trovare: { $missing }
page-costs = Costa { $price }.
page-worth = { $points ->
    [one] { $points } punto vittoria.
   *[other] { $points } punti vittoria.
}
page-when-built = { $virtue } reputazione alla costruzione.
page-skills = Specializzazioni: { $skills }.
page-when-hired = { $virtue } reputazione all'ingaggio.
page-begins = Comincia con { $goods }.
page-begins-prison = { $count ->
    [one] { $count } lavoratore comincia in Prigione.
   *[other] { $count } lavoratori cominciano in Prigione.
}
page-begins-debts = { $count ->
    [one] Comincia con un Debito.
   *[other] Comincia con { $count } Debiti.
}
page-begins-cards = { $count ->
    [one] Pesca una carta Edificio in più.
   *[other] Pesca { $count } carte Edificio in più.
}
page-now = { $tax ->
    [one] { $tax } moneta al Deposito Tasse. Lavoratori: { $places }.
   *[other] { $tax } monete al Deposito Tasse. Lavoratori: { $places }.
}
page-now-nobody = nessuno
page-now-player = { $name }: { $points } PV, reputazione { $virtue }, { $workers } a disposizione, { $prison } in Prigione, { $stores }; { $buildings }, Cattedrale livello { $cathedral }, { $hand } in mano.
page-yield = { $base ->
    [0] { $per ->
        [one] { $one } per lavoratore
       *[other] { $one } ogni { $per } lavoratori
    }
   *[other] { $start }, +1 per lavoratore
}
page-does-workshop = Ingaggiare o pescare
page-does-town_centre = Catturare lavoratori
page-does-guardhouse = Prigionieri e Debiti
page-does-tax_stand = Tutto, { $virtue } reputazione
page-rewards = { $count ->
    [0] nessuna Ricompensa rimasta
    [one] { $count } Ricompensa rimasta
   *[other] { $count } Ricompense rimaste
}
page-note-free = non c'è nessuno
page-note-there = qui c'è { $who }
