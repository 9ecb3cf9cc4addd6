# Perché una cosa non si può fare adesso, con le cifre; dove basta la frase della regola, si usa quella.

## Hamburgum

other-space = Il tuo segnalino è su «{ $space }», che non lo permette.
too-far = Questa mossa costa { $cost ->
        [one] { $cost } punto prestigio
       *[other] { $cost } punti prestigio
    }; ne hai { $prestige }.
no-units = Scegli prima almeno un’unità.
too-many-materials = Un acquisto comprende al massimo 10 materiali.
materials-too-dear = Costa { $cost } £; hai { $money } £.
no-wood-for-ships = Ogni nave costa 1 legname; ne hai { $wood }.
too-many-ships =
    { $n ->
        [0] Le tue 5 navi sono tutte in porto.
       *[other] Hai 5 navi in tutto e ora puoi costruirne solo { $n }.
    }
other-church = Tutte le donazioni di un turno vanno alla stessa chiesa.
after-scoring = Dopo il primo segnalino valutato, in questo turno non si dona più.
not-own-tile = Puoi valutare solo i tuoi segnalini.
five-first = Per la prima donazione a una chiesa prendi il segnalino da 5.
tile-taken = Questo segnalino è già stato preso.
donation-too-dear = Questa donazione costa { $cost }.
site-taken = Questo sito è occupato.
building-too-dear = Un edificio costa 1 legname e 1 mattone; hai { $held }.
name-official = Scegli quale funzionario della pila si insedia qui.
no-official-site = Questo sito non accoglie funzionari.
not-in-stack = Non è più nella pila: { $official }.
canon-first = Prima fai la donazione del canonico, oppure rinuncia.
no-canon = Non c’è alcuna donazione del canonico da decidere.
no-brick-for-canon = La donazione del canonico costa 1 mattone e non ne hai.

## Hansa

place-first = La partita comincia con gli empori: piazzane due in una città.
place-later = I primi empori sono piazzati; d’ora in poi costano una pedina.
place-start = Nessuno dei primi empori a { $city }, da dove parte la nave.
place-twice = I primi empori vanno in città diverse, e ne hai già a { $city }.
refill-first = Prima decidi se riempire i magazzini.
refill-later = I magazzini si riempiono solo all’inizio di un turno, se c’è uno spazio vuoto e resta una pila.
no-arrow = Nessuna freccia porta da { $from } a { $to }; da lì la nave può andare a { $open }.
no-taler-to-sail = Un viaggio costa 1 tallero e non ne hai più.
not-on-offer = Questa pedina non è in vendita a { $city }.
no-marker = Non hai questa pedina.
no-booth-in-stock = Tutti i tuoi 15 empori sono sulla mappa.
no-booth-here = Per vendere ti serve un tuo emporio a { $city }.
single-marker = Una pedina sola del suo colore non si può vendere: ne servono almeno due.
discard-first = Il turno sta finendo: { $n ->
        [one] cedi ancora { $n } pedina.
       *[other] cedi ancora { $n } pedine.
    }
discard-later = Si cedono pedine solo alla fine del turno, dalla quarta invenduta in poi.
