# Co potřebuje každá stránka: jazyk, výčty, barvy hráčů.

own-name = Čeština
list-more = { $before }, { $item }
list-last = { $before } a { $item }
colour =
    { $colour ->
        [red] Červený
        [blue] Modrý
        [green] Zelený
        [yellow] Žlutý
        [grey] Šedý
        [purple] Fialový
       *[white] Bílý
    }
