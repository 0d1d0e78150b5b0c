### Che cosa sta davanti ai fatti di una nota, in ogni gioco.

fact-when = Quando
fact-often = Quante volte
fact-use = A che serve
fact-counts = Che cosa conta
fact-from = Da dove
fact-whose = Di chi
fact-must = Obbligo
fact-order = In ordine
fact-hidden = Nascosto
fact-most = Al massimo
fact-end = A fine partita
fact-tie = In caso di parità
fact-short = Se manca
fact-fee = Costo
fact-strip = Striscia
fact-level = Livello
fact-retires = Pensione
fact-reward = Premio
fact-wage = Salario
fact-need = Al bisogno
fact-price = Prezzo
fact-then = E poi
fact-who = Chi
fact-beware = Attenzione
fact-count = Quanti
