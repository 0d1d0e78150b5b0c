### Ce qui précède les faits d’une note, dans chaque jeu.

fact-when = Quand
fact-often = Combien de fois
fact-use = À quoi ça sert
fact-counts = Ce qui compte
fact-from = D’où
fact-whose = À qui
fact-must = Obligation
fact-order = Dans l’ordre
fact-hidden = Caché
fact-most = Au plus
fact-end = À la fin
fact-tie = À égalité
fact-short = S’il en manque
fact-fee = Coût
fact-strip = Bande
fact-level = Expérience
fact-retires = Retraite
fact-reward = Récompense
fact-wage = Salaire
fact-need = En cas de besoin
fact-price = Prix
fact-then = Ensuite
fact-who = Qui
fact-beware = Attention
fact-count = Combien
