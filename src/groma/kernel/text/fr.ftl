### Ce que tous les jeux, la page et le terminal disent de la même façon, en français.

seat-number = Place { $number }
points = Points
total = Total
game-over = La partie est terminée
finished = Terminée
city = Cité
pass = Passer
easy = facile
hard = difficile
word-true = oui
word-false = non
name-option_colours = Couleurs des joueurs

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
