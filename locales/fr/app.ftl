# Accueil, boutons et réglages.

name = Kontor
undo = Annuler le coup
start-over = Recommencer le tour
confirm-turn = Valider le tour
cancel = Annuler
close = Fermer
settings = Réglages
language = Langue
theme = Thème
