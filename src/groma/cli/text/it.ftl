### Ciò che il terminale stesso dice intorno a una partita, in italiano.

## Il tavolo

players = da { $least } a { $most } giocatori
values = valori, prima quello predefinito
option-value = { $value }: { $said }
orders = { $first } o qualsiasi altro ordine
you = { $name } (tu)
welcome = Sei { $name }. Rispondi con un numero o una notazione; «help» spiega il resto.
prompt = La tua scelta
help-number = un numero, o una notazione come «{ $notation }»: risponde alla domanda
help-why = che cosa non puoi fare ora, e perché
help-hint = che cosa farebbe qui un bot forte, e perché
help-rule = con un numero, come «rule { $number }»: dice quella regola, o un capitolo (in inglese)
help-undo = ritira la tua ultima risposta e tutto ciò che ne è seguito
help-table = mostra di nuovo il tavolo
help-log = racconta la partita fin qui
help-quit = lascia il tavolo
help-show = mostra che cosa chiede la lezione
help-skip = continua senza la guida
lesson-shown = È chiesto: { $actions }
lesson-enter = Invio per continuare
wrong = «{ $given }» qui non è una risposta: scegli da 1 a { $count }, o scrivi help
refused = { $action }: { $reason } ({ $rule })
nothing-refused = Qui nessuna regola vieta nulla.
nothing-to-undo = Non c'è nulla da ritirare.
hinted = Un bot forte risponderebbe: { $action } [{ $notation }], con una probabilità di vittoria del { $chance }%.
no-rule = Non c'è una regola «{ $number }»; i numeri sono come { $example }.
undone = Ritirato: { $action }
goodbye = Arrivederci. La partita non è finita.
saved = La partita è registrata in { $file }.
seed = Seme: { $seed }
winner = { $count ->
    [one] Vince { $names }.
   *[other] { $names } condividono la vittoria.
}
not-over = La partita non è finita.

## Titoli che servono a più giochi

cost = Costo
effect = Effetto
label = { $name }: { $value }

## Statistiche di una partita registrata

statistics-round = Turno
statistics-turn = Turno
statistics-facts = Momenti e primati
move = Mossa
