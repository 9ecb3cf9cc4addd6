# Was jede Seite braucht: die Sprache, Aufzählungen, die Farben der Spieler.

own-name = Deutsch
list-more = { $before }, { $item }
list-last = { $before } und { $item }
colour =
    { $colour ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
        [grey] Grau
        [purple] Lila
       *[white] Weiß
    }
