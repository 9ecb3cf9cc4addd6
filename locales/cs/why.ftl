# Proč něco právě teď nejde, i s čísly; kde stačí věta pravidla, použije se ta.

## Hamburgum

other-space = Tvůj kámen stojí na poli „{ $space }“, které to nenabízí.
too-far = Tento pohyb stojí { $cost ->
        [one] { $cost } bod prestiže
        [few] { $cost } body prestiže
       *[other] { $cost } bodů prestiže
    }; máš { $prestige }.
no-units = Nejdřív zvol alespoň jeden kus.
too-many-materials = Jeden nákup pojme nejvýš 10 kusů materiálu.
materials-too-dear = Stojí to { $cost } £; máš { $money } £.
no-wood-for-ships = Každá loď stojí 1 dřevo; máš { $wood }.
too-many-ships =
    { $n ->
        [0] Všech tvých 5 lodí je v přístavu.
        [one] Máš celkem 5 lodí a teď můžeš postavit už jen { $n }.
       *[other] Máš celkem 5 lodí a teď můžeš postavit nejvýš { $n }.
    }
other-church = Všechny části v jednom tahu patří témuž kostelu.
after-scoring = Po prvním vyhodnocení se v tomto tahu už nestaví.
not-own-tile = Vyhodnotit lze jen vlastní žetony.
five-first = Za první část kostela se bere žeton s pěti body.
tile-taken = Tento žeton už je pryč.
donation-too-dear = Tato část stojí { $cost }.
site-taken = Toto místo je obsazené.
building-too-dear = Budova stojí 1 dřevo a 1 cihlu; máš { $held }.
name-official = Zvol, který úředník z hromádky se sem nastěhuje.
no-official-site = Na toto místo úředník nepatří.
not-in-stack = V hromádce už není: { $official }.
canon-first = Nejdřív postav kanovníkovu část kostela, nebo se jí vzdej.
no-canon = O žádné kanovníkově části se nerozhoduje.
no-brick-for-canon = Kanovníkova část kostela stojí 1 cihlu a ty žádnou nemáš.

## Hansa

place-first = Hra začíná stánky: postav dva do jednoho města.
place-later = První stánky jsou postavené; od teď se za stánky odevzdává žeton.
place-start = Ve městě { $city }, odkud loď vyplouvá, nesmí stát žádný z prvních stánků.
place-twice = První stánky patří do různých měst a ve městě { $city } už nějaké máš.
refill-first = Nejdřív rozhodni, zda doplníš sklady.
refill-later = Sklady se doplňují jen na začátku tahu, je-li některé místo prázdné a zbývá hromádka.
no-arrow = Z města { $from } nevede šipka do města { $to }; loď odtud může do těchto měst: { $open }.
no-taler-to-sail = Plavba stojí 1 tolar a ty už žádný nemáš.
not-on-offer = Tento žeton není ve městě { $city } v nabídce.
no-marker = Tento žeton nemáš.
no-booth-in-stock = Všech tvých 15 stánků už stojí na plánu.
no-booth-here = K prodeji potřebuješ ve městě { $city } vlastní stánek.
single-marker = Jediný žeton jedné barvy prodat nelze: od každé aspoň dva.
discard-first = Tah končí: { $n ->
        [one] odlož ještě { $n } žeton.
        [few] odlož ještě { $n } žetony.
       *[other] odlož ještě { $n } žetonů.
    }
discard-later = Žetony se odkládají jen na konci tahu, od čtvrtého neprodaného.
