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
