### Ce que tous les jeux, la page et le terminal disent de la même façon, en français.

seat-number = Place { $number }
lesson-at = Étape { $step } sur { $steps }
points = Points
total = Total
taken-in = Reçu
game-over = La partie est terminée
finished = Terminée
city = Cité
pass = Passer
easy = facile
hard = difficile
word-true = oui
word-false = non
name-option_colours = Couleurs des joueurs
lead = Des cités à bâtir, avec des amis, des inconnus ou des robots. Sans compte.
free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}

## Pourquoi la réponse d'un conseil est bonne, là où le jeu n'a pas de raison à lui

reason-gains-now = Elle vous rapporte tout de suite, et aucune autre réponse ne vous place mieux.
reason-costs-nothing = Elle ne vous coûte rien, et aucune autre réponse ne vaut son prix en ce moment.
reason-keeps-most = Aucune autre réponse ne vous place mieux pour la suite de la partie.

## Devant un nom sans article, comme celui d'une personne ou d'une case ; `before` est sa première lettre

joined-and = { $before ->
   *[other] et { $name }
}
joined-to = { $before ->
   *[other] à { $name }
}
joined-of = { $before ->
    [a] d'{ $name }
    [e] d'{ $name }
    [i] d'{ $name }
    [o] d'{ $name }
    [u] d'{ $name }
   *[other] de { $name }
}
joined-from = { joined-of }

## Ce qu'une partie terminée raconte d'elle-même

stat-best-turn = Le meilleur coup
stat-most-at-once = Le plus en une seule fois : { $source }
stat-best-round = Le meilleur tour
stat-lead = En tête d'ici à la fin
