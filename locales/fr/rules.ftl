hamburgum-over = La partie est terminée.
hansa-over = La partie est terminée.
