hamburgum-over = La partita è finita.
hansa-over = La partita è finita.
