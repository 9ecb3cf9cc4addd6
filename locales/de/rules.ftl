hamburgum-over = Die Partie ist zu Ende.
hansa-over = Die Partie ist zu Ende.
