### Ce que le terminal lui-même dit autour d'une partie, en français.

## La table

players = { $least } à { $most } joueurs
values = valeurs, celle par défaut en premier
option-value = { $value } : { $said }
orders = { $first } ou tout autre ordre
you = { $name } (vous)
welcome = Vous êtes { $name }. Répondez par un numéro ou une notation ; « help » explique le reste.
prompt = Votre choix
help-number = un numéro, ou une notation comme « { $notation } » : répond à la question
help-why = ce que vous ne pouvez pas faire maintenant, et pourquoi
help-hint = ce qu'un robot fort ferait ici, et pourquoi
help-rule = avec un numéro, comme « rule { $number } » : dit cette règle, ou un chapitre (en anglais)
help-undo = reprend votre dernière réponse et tout ce qui a suivi
help-table = montre de nouveau la table
help-log = raconte la partie jusqu'ici
help-quit = quitte la table
help-show = montre ce que demande la leçon
help-skip = continue sans le guide
lesson-shown = À faire : { $actions }
lesson-enter = Entrée pour continuer
wrong = « { $given } » n'est pas une réponse ici : choisissez de 1 à { $count }, ou tapez help
refused = { $action } : { $reason } ({ $rule })
nothing-refused = Ici, aucune règle n'interdit rien.
nothing-to-undo = Il n'y a rien à reprendre.
hinted = Un robot fort répondrait : { $action } [{ $notation }], avec { $chance } % de chances de gagner.
no-rule = Il n'y a pas de règle « { $number } » ; les numéros ressemblent à { $example }.
undone = Repris : { $action }
goodbye = Au revoir. La partie n'est pas terminée.
saved = La partie est enregistrée dans { $file }.
seed = Graine : { $seed }
winner = { $count ->
    [one] { $names } remporte la partie.
   *[other] { $names } se partagent la victoire.
}
not-over = La partie n'est pas terminée.

## Titres dont plusieurs jeux ont besoin

cost = Coût
effect = Effet
label = { $name } : { $value }

## Statistiques d'une partie enregistrée

statistics-round = Tour
statistics-turn = Tour
statistics-facts = Moments et records
move = Coup
