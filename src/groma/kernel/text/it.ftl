### Ciò che tutti i giochi, la pagina e il terminale dicono allo stesso modo, in italiano.

seat-number = Posto { $number }
lesson-at = Passo { $step } di { $steps }
points = Punti
total = Totale
taken-in = Incassato
game-over = La partita è finita
finished = Finita
city = Città
pass = Passare
easy = facile
hard = difficile
word-true = sì
word-false = no
name-option_colours = Colori dei giocatori
lead = Città da costruire, con amici, sconosciuti o bot. Senza registrarsi.
free-seats = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}

## Perché la risposta di un consiglio è buona, dove il gioco non ha una ragione sua

reason-gains-now = Ti porta subito qualcosa, e nessun'altra risposta ti mette in posizione migliore.
reason-costs-nothing = Non ti costa niente, e nessun'altra risposta ora vale il suo prezzo.
reason-keeps-most = Nessun'altra risposta ti mette in posizione migliore per il resto della partita.

## Davanti a un nome senza articolo, come quello di una persona o di una casella; `before` è la sua prima lettera

joined-and = { $before ->
    [e] ed { $name }
   *[other] e { $name }
}
joined-to = { $before ->
    [a] ad { $name }
   *[other] a { $name }
}
joined-of = { $before ->
   *[other] di { $name }
}
joined-from = { $before ->
   *[other] da { $name }
}

## Ciò che una partita finita racconta di sé

stat-best-turn = La mossa migliore
stat-most-at-once = In un colpo solo: { $source }
stat-best-round = Il turno migliore
stat-lead = In testa da qui alla fine
