hamburgum-over = Hra skončila.
hansa-over = Hra skončila.
