hamburgum-over = The game is over.
hansa-over = The game is over.
