# Pagina iniziale, pulsanti e impostazioni.

name = Kontor
undo = Annulla mossa
start-over = Ricomincia il turno
confirm-turn = Conferma il turno
cancel = Annulla
close = Chiudi
settings = Impostazioni
language = Lingua
theme = Tema
