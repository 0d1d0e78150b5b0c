"""What the terminal itself says around a game, in Fluent."""

from __future__ import annotations

_ENGLISH = """
players = { $least } to { $most } players
values = values, the default first
seat-name = Seat { $number }
you = { $name } (you)
welcome = You are { $name }. Answer with a number or a notation; “help” explains the rest.
prompt = Your choice
help-number = a number, or a notation such as “{ $notation }”: answers the question
help-why = what you cannot do now, and why
help-undo = takes back your last answer and all that followed
help-table = shows the table again
help-log = tells the game so far
help-quit = leaves the table
wrong = “{ $given }” is no answer here: choose 1 to { $count }, or type help
refused = { $action }: { $reason } ({ $rule })
nothing-refused = No rule forbids anything here.
nothing-to-undo = There is nothing to take back.
undone = Taken back: { $action }
goodbye = Goodbye. The game was not finished.
saved = The record is in { $file }.
seed = Seed: { $seed }
winner = { $names } { $count ->
    [one] wins.
   *[other] share the victory.
}
not-over = The game was not finished.
points = Points
total = Total
last-round = last round

passed = passed
at-home = At home
on-tiles = Placed
training = Trainees I/II
villagers = Villagers
retired = Retired
upkeep = Upkeep
tiles = Tiles
sections = Wall
cost = Cost
area = Area
effect = Effect
age = Age { $age }
piles = city deck { $deck }, wall pile { $wall }
label = { $name }: { $value }
fee = Fee
bonus = +{ $bonus } for each section held
none = none
worth = { $favor } favor
rates = buys at { $buy }, sells at { $sell }
"""

_ITALIAN = """
players = da { $least } a { $most } giocatori
values = valori, prima quello predefinito
seat-name = Posto { $number }
you = { $name } (tu)
welcome = Sei { $name }. Rispondi con un numero o una notazione; «help» spiega il resto.
prompt = La tua scelta
help-number = un numero, o una notazione come «{ $notation }»: risponde alla domanda
help-why = che cosa non puoi fare ora, e perché
help-undo = ritira la tua ultima risposta e tutto ciò che ne è seguito
help-table = mostra di nuovo il tavolo
help-log = racconta la partita fin qui
help-quit = lascia il tavolo
wrong = «{ $given }» qui non è una risposta: scegli da 1 a { $count }, o scrivi help
refused = { $action }: { $reason } ({ $rule })
nothing-refused = Qui nessuna regola vieta nulla.
nothing-to-undo = Non c'è nulla da ritirare.
undone = Ritirato: { $action }
goodbye = Arrivederci. La partita non è finita.
saved = La partita è registrata in { $file }.
seed = Seme: { $seed }
winner = { $count ->
    [one] Vince { $names }.
   *[other] { $names } si dividono la vittoria.
}
not-over = La partita non è finita.
points = Punti
total = Totale
last-round = ultimo turno

passed = passato
at-home = Disponibili
on-tiles = Piazzati
training = Tirocinanti I/II
villagers = Cittadini
retired = Pensionati
upkeep = Spese
tiles = Tessere
sections = Vallo
cost = Costo
area = Area
effect = Effetto
age = Era { $age }
piles = Tessere nel mazzo { $deck }, Sezioni { $wall }
label = { $name }: { $value }
fee = Attivazione
bonus = +{ $bonus } per ogni Sezione posseduta
none = nessuno
worth = Favore { $favor }
rates = compra a { $buy }, vende a { $sell }
"""

_FRENCH = """
players = { $least } à { $most } joueurs
values = valeurs, celle par défaut en premier
seat-name = Place { $number }
you = { $name } (vous)
welcome = Vous êtes { $name }. Répondez par un numéro ou une notation ; « help » explique le reste.
prompt = Votre choix
help-number = un numéro, ou une notation comme « { $notation } » : répond à la question
help-why = ce que vous ne pouvez pas faire maintenant, et pourquoi
help-undo = reprend votre dernière réponse et tout ce qui a suivi
help-table = montre de nouveau la table
help-log = raconte la partie jusqu'ici
help-quit = quitte la table
wrong = « { $given } » n'est pas une réponse ici : choisissez de 1 à { $count }, ou tapez help
refused = { $action } : { $reason } ({ $rule })
nothing-refused = Ici, aucune règle n'interdit rien.
nothing-to-undo = Il n'y a rien à reprendre.
undone = Repris : { $action }
goodbye = Au revoir. La partie n'est pas terminée.
saved = La partie est enregistrée dans { $file }.
seed = Graine : { $seed }
winner = { $count ->
    [one] { $names } remporte la partie.
   *[other] { $names } se partagent la victoire.
}
not-over = La partie n'est pas terminée.
points = Points
total = Total
last-round = dernier tour

passed = a passé
at-home = Disponibles
on-tiles = Placés
training = Novices I/II
villagers = Villageois
retired = Retraités
upkeep = Entretien
tiles = Tuiles
sections = Mur
cost = Coût
area = Zone
effect = Effet
age = Âge { $age }
piles = pile de Cité { $deck }, pile de Mur { $wall }
label = { $name } : { $value }
fee = Activation
bonus = +{ $bonus } par Tuile de Mur possédée
none = aucun
worth = Faveur { $favor }
rates = achète à { $buy }, vend à { $sell }
"""

PHRASES = {"en": _ENGLISH, "it": _ITALIAN, "fr": _FRENCH}
