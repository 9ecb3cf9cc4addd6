# Startseite, Knöpfe und Einstellungen.

name = Kontor
undo = Rückgängig
start-over = Zug von vorn
confirm-turn = Zug bestätigen
cancel = Abbrechen
close = Schließen
settings = Einstellungen
language = Sprache
theme = Farbschema
