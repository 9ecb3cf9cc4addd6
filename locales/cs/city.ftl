# Nakreslený stůl hry Hamburgum.

anno = anno 1650
free-move = zdarma
move-cost = −{ $prestige }
space-label = { $space } { $cost }: { $outlook }
site-free = { $site }, volné místo
site-of = { $site }, { $who }
steps-now = Dále: { $part }, cena: { $cost }
worth-now = nyní { $prestige }
brings-price = { $good } → { $price }
brings-money = +{ $money }
opens =
    { $n ->
        [0] { "" }
        [one] otevře { $n } místo
        [few] otevře { $n } místa
       *[other] otevře { $n } míst
    }
all = Vše
why-no-goods = Nemáš žádné zboží na prodej.
why-none-chosen = Zatím není vybrán žádný kus.
ship-takes = Kotviště { $basin }, { $room } na loď
loaded = Kotviště { $basin }: { $goods }
quay = Nábřeží: { $goods }
next-costs =
    { $n ->
        [one] { $n } stojí { $money }
       *[other] { $n } stojí { $money }
    }
depot-key = Nahoře počet, dole cena
depot-dear = Škrtnuto: teď příliš drahé
too-dear = teď příliš drahé
official-top = Nahoře: { $official }
official-pays = teď by vyplatil { $money }
official-left = { $n } v hromádce
official-stack = Hromádka shora: { $officials }
official-times = { NUMBER($n) } × { $official }
official-hidden = Skrytý až do konce tahu
official-none = Všech sedm je v úřadu.
must-score = je nutné vyhodnotit
zoom-in = Zvětšit
zoom-out = Zmenšit
zoom-whole = Celá mapa
part-by = { $part } { $who }
free-berths =
    { $n ->
        [0] plno
        [one] { $n } volné místo
        [few] { $n } volná místa
       *[other] { $n } volných míst
    }
own-tiles = Tvé žetony
final-heading = Závěrečné bodování
stock-sold = { $n } za { $money }
