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
hamburgum-donate-one-church = Tutte le donazioni di un turno vanno a una sola chiesa, prima del primo segnalino valutato; puoi valutare solo i tuoi segnalini.
hamburgum-donate-full = Questa chiesa ha ricevuto le sue cinque donazioni ed è completa.
hamburgum-donate-tile = Per la prima donazione a una chiesa prendi il segnalino da 5; per le successive uno di quelli rimasti.
hamburgum-donate-cost = Non puoi pagare questa donazione: costa 1 mattone, dalla seconda anche 1 legname, poi 20 £ e 40 £, per la quinta una campana e 10 £ per ogni tuo cittadino.
hamburgum-score-where = I segnalini si valutano solo su «Chiesa» e alla fine della partita.
hamburgum-score-once = Questo segnalino è già stato valutato; ognuno conta una volta sola.
hamburgum-score-duplicates = Può restare non valutato un solo segnalino per tipo: valutane uno prima di terminare il turno.
hamburgum-build-cost = Un edificio richiede un sito libero, 1 legname e 1 mattone.
hamburgum-build-next-to = Il sito deve avere una linea verso un tuo cittadino o una chiesa a cui hai donato; solo un costruttore di chiese costruisce ovunque.
hamburgum-build-one-official = Si può costruire un solo funzionario per turno.
hamburgum-official-top = Si può costruire solo il funzionario in cima alla pila.
hamburgum-variant-shuffled = Si può costruire solo il funzionario visibile in cima alla pila mescolata.
hamburgum-variant-free = Un sito per funzionari, e nessun altro, accoglie uno dei funzionari ancora nella pila.
hamburgum-canon = Solo un canonico appena costruito permette una donazione per 1 mattone; falla o rinuncia prima di proseguire.
hamburgum-over = La partita è finita.

## Hansa

hansa-setup-booths = Prima del primo turno piazzi due empori in ciascuna di tre città, mai in quella da cui parte la nave; poi gli empori costano una pedina.
hansa-refill = I magazzini si riempiono, oppure no, all’inizio del turno, prima di tutto il resto, se c’è uno spazio vuoto e resta una pila.
hansa-refill-forced = Tutti i magazzini sono vuoti: prima devi riempirli.
hansa-action-one = Hai già svolto la tua unica azione in questa città; per un’altra devi salpare.
hansa-sail = La nave segue solo le frecce e ogni viaggio costa 1 tallero.
hansa-buy = Puoi comprare solo una pedina nei magazzini della città in cui si trova la nave.
hansa-buy-price = Una pedina costa 1 tallero, a meno che tu non abbia la maggioranza degli empori qui; non hai più talleri.
hansa-booths = Gli empori costano una tua pedina invenduta, e deve restarti almeno un emporio in riserva.
hansa-sell-booth = Per vendere ti serve un tuo emporio in questa città.
hansa-sell-two = Vendi almeno due delle tue pedine invendute di ciascun colore.
hansa-keep = Si cedono pedine solo alla fine del turno, fino ad averne 3; in quel momento non si può fare altro.
hansa-over = La partita è finita.

## Any game

syntax = Questa non è un’azione nella notazione di questo gioco.
setup = Il tavolo non lo consente qui.
