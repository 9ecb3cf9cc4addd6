# Le parole di Hamburgum.

## Names of things

pounds = { NUMBER($pounds) } £
prestige =
    { $prestige ->
        [one] { $prestige } punto prestigio
       *[other] { $prestige } punti prestigio
    }
space =
    { $space ->
        [sugar] Zucchero
        [church] Chiesa
        [trade] Commercio
        [cloth] Tessuto
        [guildhall] Municipio
        [beer] Birra
       *[dockyard] Cantiere navale
    }
good =
    { $good ->
        [beer] Birra
        [sugar] Zucchero
       *[cloth] Tessuto
    }
goods =
    { $good ->
        [beer] { $n ->
            [one] { $n } birra
           *[other] { $n } birre
        }
        [sugar] { $n ->
            [one] { $n } zucchero
           *[other] { $n } zuccheri
        }
       *[cloth] { $n ->
            [one] { $n } tessuto
           *[other] { $n } tessuti
        }
    }
goods-object = { goods }
material =
    { $material ->
        [wood] Legname
        [brick] Mattone
       *[bell] Campana
    }
materials =
    { $material ->
        [wood] { NUMBER($n) } legname
        [brick] { $n ->
            [one] { $n } mattone
           *[other] { $n } mattoni
        }
       *[bell] { $n ->
            [one] { $n } campana
           *[other] { $n } campane
        }
    }
materials-object = { materials }
ships =
    { $ships ->
        [one] { $ships } nave
       *[other] { $ships } navi
    }
more-ships = +{ ships }
kind =
    { $kind ->
        [brewer] Birreria
        [sugar_refiner] Zuccherificio
        [cloth_maker] Tessitoria
        [merchant] Mercante
        [captain] Capitano
       *[official] Funzionario
    }
kind-object =
    { $kind ->
        [brewer] una birreria
        [sugar_refiner] uno zuccherificio
        [cloth_maker] una tessitoria
        [merchant] un mercante
       *[captain] un capitano
    }
official =
    { $official ->
        [councilman] Consigliere
        [vicar] Parroco
        [lord_mayor] Sindaco
        [canon] Canonico
        [guildmaster] Capo del municipio
        [harbour_master] Capo del porto
        [deacon] Diacono
        [sexton] Becchino
        [master_builder] Capo costruttore
       *[civil_servant] Funzionario civile
    }
official-object =
    { $official ->
        [councilman] un consigliere
        [vicar] un parroco
        [lord_mayor] il sindaco
        [canon] il canonico
        [guildmaster] il capo del municipio
        [harbour_master] il capo del porto
        [deacon] il diacono
        [sexton] il becchino
        [master_builder] il capo costruttore
       *[civil_servant] il funzionario civile
    }
tile =
    { $tile ->
        [five] Cinque
        [donations] Donazioni
        [ships] Navi
        [building] Edifici
       *[citizens] Cittadini
    }
tile-object =
    { $tile ->
        [five] il segnalino da 5
        [donations] il segnalino donazioni
        [ships] il segnalino navi
        [building] il segnalino edifici
       *[citizens] il segnalino cittadini
    }
church-part =
    { $part ->
        [1] Fondamenta
        [2] Navata
        [3] Tetto
        [4] Torre
       *[other] Guglia
    }
site-at = { $building }, { $parish }
tile-at = { $tile }, { $church }

## What things do

kind-help =
    { $kind ->
        [brewer] Produce 1 birra in più; la birra scende di 10 £.
        [sugar_refiner] Produce 1 zucchero in più; lo zucchero scende di 10 £.
        [cloth_maker] Produce 1 tessuto in più; il tessuto scende di 10 £.
        [merchant] Subito 100 £.
        [captain] Entrano in porto un Olandese Volante e una tua nave.
       *[official] Un funzionario della pila ti aiuta subito.
    }
official-help =
    { $official ->
        [councilman] 10 £ per ogni cittadino di tutti i giocatori
        [vicar] 10 £ per ogni donazione di tutti i giocatori
        [lord_mayor] 60 £ per ogni chiesa completata
        [canon] 1 donazione a una chiesa qualsiasi per 1 mattone
        [guildmaster] 30 £ per ogni tuo bene
        [harbour_master] 40 £ per ogni tua nave
        [deacon] 30 £ per ogni tuo segnalino
        [sexton] 50 £ per ogni chiesa a cui hai donato
        [master_builder] 20 £ per ogni tuo cittadino
       *[civil_servant] 40 £ per ogni distretto con un tuo cittadino
    }
tile-help =
    { $tile ->
        [five] 5 punti prestigio
        [donations] 1 punto prestigio per ogni tuo segnalino
        [ships] 2 punti prestigio per ogni tua nave nel porto
        [building] { $value } punti prestigio per ogni tuo edificio di questo tipo: { $kind }
        [cathedral] 1 punto prestigio per ogni tuo cittadino in città
       *[citizens] { $value } punti prestigio per ogni tuo cittadino nel distretto
    }

## What a space of the rondel would bring

outlook-produce = +{ $goods }
outlook-sell = Vendi fino a { NUMBER($n) } per { pounds }
outlook-buy = Acquista fino a { NUMBER($n) }
outlook-ships = Fino a { ships }
outlook-give =
    { $n ->
        [one] Donazione possibile a { $n } chiesa
       *[other] Donazione possibile a { $n } chiese
    }
outlook-score = Segnalini del valore di { prestige }
outlook-build =
    { $n ->
        [one] Fino a { $n } edificio
       *[other] Fino a { $n } edifici
    }
outlook-nothing = Per ora niente da fare qui

## What has to be decided

ask-rondel-first = Scegli uno spazio della rondella; la prima mossa è gratuita
ask-rondel = Scegli dove muovere sulla rondella
ask-trade = Vendi beni o acquista materiali, oppure termina il turno
ask-dockyard = Scegli quante navi costruire, oppure termina il turno
ask-church = Dona a una chiesa, valuta segnalini o termina il turno
ask-church-same = Dona ancora a { $church }, valuta segnalini o termina il turno
ask-church-score = Valuta segnalini o termina il turno
ask-church-must = Due segnalini non valutati dello stesso tipo: valutane uno
ask-guildhall = Costruisci su un sito illuminato, oppure termina il turno
ask-guildhall-none = Non si può costruire nulla: termina il turno
ask-official = Scegli il funzionario che si insedia
ask-canon = Il canonico: fai una donazione per 1 mattone, oppure rinuncia
ask-over = La sesta chiesa è completa: la partita è finita

## Buttons

do-sell = Vendi per { pounds }
do-buy = Acquista per { pounds }
do-ships = Costruisci { ships }
do-skip = Rinuncia a donare
do-end = Termina il turno

## What was done

for-prestige =
    { $prestige ->
        [0] { "" }
       *[other] { " " }per { prestige }
    }
moved = { $who } muove su «{ $space }»{ for-prestige }
produced = { $who } muove su «{ $space }»{ for-prestige } e produce { $goods }
sold = { $who } vende { $goods } per { pounds }
bought = { $who } acquista { $materials } per { pounds }
launched =
    { $who } costruisce { ships }{ $shifts ->
        [0] { "" }
        [one] ; nel porto tutto avanza di un ancoraggio
       *[other] ; nel porto tutto avanza di { $shifts } ancoraggi
    }
donated = { $who } dona a { $church } e prende { $tile }
completed = { $who } completa { $church }, prende { $tile } e guadagna { prestige }
scored = { $who } valuta { $tile } di { $church } per { prestige }
built-producer =
    { $who } costruisce { $building } a { $parish }: { $good ->
        [beer] la birra
        [sugar] lo zucchero
       *[cloth] il tessuto
    } scende a { pounds }
built-paid = { $who } costruisce { $building } a { $parish } e riceve { pounds }
built-captain =
    { $who } costruisce { $building } a { $parish }{ $arrives ->
        [both] : entrano in porto un Olandese Volante e una nave
        [dutchman] : entra in porto un Olandese Volante
        [ship] : entra in porto una nave
       *[none] { "" }
    }
built = { $who } costruisce { $building } a { $parish }
canon-donated = { $who } dona a { $church } tramite il canonico e prende { $tile }
canon-completed = { $who } completa { $church } tramite il canonico, prende { $tile } e guadagna { prestige }
declined = { $who } rinuncia alla donazione del canonico
ended = { $who } termina il turno
ended-turned-up = { $who } termina il turno; si scopre il prossimo funzionario: { $official }
and-over = { $told }. Tutte e sei le chiese sono complete: la partita è finita

## The steps of a turn, in short

chip-moved =
    Muovi su «{ $space }»{ $prestige ->
        [0] { "" }
       *[other] { " " }(−{ $prestige } prestigio)
    }
chip-produced =
    Produci { $goods }{ $prestige ->
        [0] { "" }
       *[other] { " " }(−{ $prestige } prestigio)
    }
chip-sold = Vendi { $goods } per { pounds }
chip-bought = Acquista { $materials } per { pounds }
chip-donated = Dona a { $church }: { $tile }
chip-scored = Valuta: { $tile }, { $church } (+{ NUMBER($prestige) })
chip-built = Costruisci: { $site }

## Headings

heading-rondel = Rondella
heading-prices = Prezzi
heading-depot = Magazzino
heading-officials = Funzionari
heading-harbour = Porto
heading-basin = Ancoraggio { NUMBER($basin) }
heading-city = Città
heading-tiles = Segnalini donazione
heading-prestige = Prestigio
heading-ships = Navi
heading-citizens = Cittadini
church-builder = Costruttore di chiese
flying-dutchman = Olandese Volante
tile-scored = Valutato
tile-unscored = Non valutato
church-donations =
    { $n ->
        [0] nessuna donazione
        [one] { $n } donazione
       *[other] { $n } donazioni
    }
church-complete = completa, terminata da { $who }

## Final scoring

final-played = Prestigio durante la partita
final-tiles = Segnalini non valutati
final-stock = Scorte vendute a 50 £ l’una
final-money = Denaro, 100 £ a punto
final-purse = Denaro e scorte
final-total = Prestigio totale
final-tiebreak = Denaro rimasto
