# Perché una cosa non si può fare: una frase per ogni regola che può vietare un’azione.

## Hamburgum

hamburgum-optional = Prima muovi il tuo segnalino sulla rondella: la mossa è obbligatoria, tutto il resto viene dopo.
hamburgum-rondel = Lo spazio della rondella in cui ti trovi non lo permette; servirà un altro spazio, in un turno successivo.
hamburgum-rondel-zero = Ogni spazio oltre il terzo costa 1 punto prestigio e non ne hai abbastanza per questa mossa.
hamburgum-trade-either = Si vendono beni e si acquistano materiali solo su «Commercio»: una vendita oppure un acquisto per turno.
hamburgum-sell-quay = Puoi vendere solo i beni che possiedi.
hamburgum-buy-depot = Un acquisto comprende al massimo 10 materiali, e devi poterli pagare tutti.
hamburgum-buy-bell = Nessuno possiede mai due campane: dona la tua prima di acquistarne un’altra.
hamburgum-ship-cost = Ogni nuova nave costa 1 legname e non ne hai abbastanza.
hamburgum-ship-limit = Hai 5 navi in tutto; la prossima si costruisce solo quando una è tornata dall’ancoraggio 1.
hamburgum-donate-one-church = Tutte le donazioni di un turno vanno a una sola chiesa e prima di valutare; si valutano solo i propri segnalini.
hamburgum-donate-full = Questa chiesa ha ricevuto le sue cinque donazioni ed è completa.
hamburgum-donate-tile = La prima donazione a una chiesa prende il segnalino da 5; le successive uno di quelli rimasti.
hamburgum-donate-cost = Non puoi pagare questa donazione: 1 mattone, dalla seconda anche 1 legname, poi 20 £ e 40 £, per la quinta una campana e 10 £ per ogni tuo cittadino.
hamburgum-score-where = I segnalini si valutano solo su «Chiesa» e alla fine della partita.
hamburgum-score-once = Questo segnalino è già stato valutato; ognuno conta una volta sola.
hamburgum-score-duplicates = Può restare non valutato un solo segnalino per tipo: valutane uno prima di finire il turno.
hamburgum-build-cost = Un edificio richiede un sito libero, 1 legname e 1 mattone.
hamburgum-build-next-to = Il sito deve avere una linea verso un tuo cittadino o una chiesa a cui hai donato; solo un costruttore di chiese edifica ovunque.
hamburgum-build-one-official = Si può costruire un solo funzionario per turno.
hamburgum-official-top = Si può costruire solo il funzionario in cima alla pila.
hamburgum-variant-shuffled = Si può costruire solo il funzionario visibile in cima alla pila mescolata.
hamburgum-variant-free = Un sito per funzionari, e nessun altro, accoglie uno dei funzionari ancora nella pila.
hamburgum-canon = Solo un canonico appena costruito permette una donazione per 1 mattone; falla o rinuncia prima di proseguire.
hamburgum-over = La partita è finita.

## Hansa

hansa-setup-booths = Prima del primo turno si piazzano due empori in città diverse, mai dove parte la nave; poi gli empori costano una pedina.
hansa-refill = Se riempire i magazzini si decide all’inizio del turno, prima di tutto il resto, se c’è uno spazio vuoto e resta una pila.
hansa-refill-forced = Tutti i magazzini sono vuoti: prima devi riempirli.
hansa-action-one = Hai già svolto la tua unica azione in questa città; per un’altra devi salpare.
hansa-sail = La nave segue solo le frecce e ogni viaggio costa 1 tallero.
hansa-buy = Puoi comprare solo una pedina nei magazzini della città in cui si trova la nave.
hansa-buy-price = Una pedina costa 1 tallero, tranne a chi da solo ha più empori qui; non hai più talleri.
hansa-booths = Gli empori costano una tua pedina invenduta, e deve restarne almeno uno nella riserva.
hansa-sell-booth = Per vendere ti serve un tuo emporio in questa città.
hansa-sell-two = Devi vendere almeno due pedine invendute di ciascun colore.
hansa-keep = Si cedono pedine solo alla fine del turno, fino ad averne 3; in quel momento non si può fare altro.
hansa-over = La partita è finita.

## Any game

syntax = Questa non è un’azione nella notazione di questo gioco.
setup = Il tavolo non lo consente qui.
