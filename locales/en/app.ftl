# Home, buttons and settings.

name = Kontor
undo = Undo
start-over = Start over
confirm-turn = Confirm turn
cancel = Cancel
close = Close
settings = Settings
language = Language
theme = Theme
