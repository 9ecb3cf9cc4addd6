# Co potřebuje každá stránka: jazyk a výčty.

own-name = Čeština
list-more = { $before }, { $item }
list-last = { $before } a { $item }
