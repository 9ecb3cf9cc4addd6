# Úvodní stránka, tlačítka a nastavení.

name = Kontor
undo = Vzít zpět
start-over = Tah znovu
confirm-turn = Potvrdit tah
cancel = Zrušit
close = Zavřít
settings = Nastavení
language = Jazyk
theme = Vzhled
