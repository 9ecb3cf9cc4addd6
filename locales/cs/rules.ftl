# Proč něco nejde: jedna věta pro každé pravidlo, které může akci zakázat.

## Hamburgum

hamburgum-optional = Nejdřív pohni svým kamenem na rondelu: pohyb je povinný, všechno ostatní následuje po něm.
hamburgum-rondel = Pole rondelu, na kterém stojíš, tuto akci nenabízí; v některém dalším tahu zvol jiné pole.
hamburgum-rondel-zero = Každé pole za třetím stojí 1 bod prestiže a na tento pohyb jich nemáš dost.
hamburgum-trade-either = Zboží se prodává a materiál nakupuje jen na poli „Obchodování“: v jednom tahu buď jeden prodej, nebo jeden nákup.
hamburgum-sell-quay = Prodat můžeš jen zboží, které máš.
hamburgum-buy-depot = Jeden nákup pojme nejvýš 10 kusů materiálu a na všechny musíš mít peníze.
hamburgum-buy-bell = Nikdo nikdy nevlastní dva zvony: nejdřív použij svůj na stavbu kostela, teprve pak kup další.
hamburgum-ship-cost = Každá nová loď stojí 1 dřevo a ty ho nemáš dost.
hamburgum-ship-limit = Máš celkem 5 lodí; další postavíš, až se některá vrátí z kotviště 1.
hamburgum-donate-one-church = Všechny části v jednom tahu patří jednomu kostelu a staví se před vyhodnocením; vyhodnotit lze jen vlastní žetony.
hamburgum-donate-full = Tento kostel má všech pět částí a je dostavěný.
hamburgum-donate-tile = Za první část kostela se bere žeton s pěti body, za další některý z těch, které zbývají.
hamburgum-donate-cost = Tuto část nemůžeš zaplatit: stojí 1 cihlu, od druhé i 1 dřevo, pak 20 £ a 40 £, pátá zvon a 10 £ za každého tvého obyvatele.
hamburgum-score-where = Žetony se vyhodnocují jen na poli „Kostel“ a na konci hry.
hamburgum-score-once = Tento žeton už je vyhodnocený; každý se počítá jen jednou.
hamburgum-score-duplicates = Od každého druhu smí zůstat jen jeden nevyhodnocený žeton: před koncem tahu jeden vyhodnoť.
hamburgum-build-cost = Budova potřebuje volné místo, 1 dřevo a 1 cihlu.
hamburgum-build-next-to = Místo musí být spojeno čarou s tvým obyvatelem nebo s kostelem, na kterém máš podíl; kdekoli staví jen ten, kdo dostavěl kostel.
hamburgum-build-one-official = V jednom tahu lze postavit jen jednoho úředníka.
hamburgum-official-top = Postavit lze jen úředníka z vrchu hromádky.
hamburgum-variant-shuffled = Postavit lze jen odkrytého úředníka na vrchu zamíchané hromádky.
hamburgum-variant-free = Na místo pro úředníka, a jen tam, patří některý z úředníků, kteří jsou ještě v hromádce.
hamburgum-canon = Jen právě postavený kanovník dovolí jednu část kostela za 1 cihlu; postav ji, nebo se jí vzdej, než budeš pokračovat.
hamburgum-over = Hra skončila.

## Hansa

hansa-setup-booths = Před prvním tahem stavíš po dvou stáncích do tří měst, nikdy tam, odkud loď vyplouvá; později se za stánky odevzdává žeton.
hansa-refill = O doplnění skladů se rozhoduje na začátku tahu, před vším ostatním, je-li některé místo prázdné a zbývá hromádka.
hansa-refill-forced = Všechny sklady jsou prázdné: nejdřív je musíš doplnit.
hansa-action-one = Svou jedinou akci v tomto městě už máš za sebou; na další musíš odplout jinam.
hansa-sail = Loď pluje jen ve směru šipky a každá plavba stojí 1 tolar.
hansa-buy = Koupit můžeš jen žeton ze skladu města, kde kotví loď.
hansa-buy-price = Žeton stojí 1 tolar, ledaže máš ve městě nejvíc stánků ze všech; nemáš už žádný tolar.
hansa-booths = Za stánky odevzdáš jeden svůj neprodaný žeton a v zásobě musí zbývat aspoň jeden stánek.
hansa-sell-booth = K prodeji potřebuješ v tomto městě vlastní stánek.
hansa-sell-two = Od každé barvy musíš prodat aspoň dva své neprodané žetony.
hansa-keep = Žetony se odkládají jen na konci tahu, dokud nezbudou 3; nic jiného pak není možné.
hansa-over = Hra skončila.

## Any game

syntax = To není akce v zápisu této hry.
setup = Tady to stůl nedovoluje.
