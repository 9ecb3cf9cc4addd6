# Ciò che serve a ogni pagina: la lingua e gli elenchi.

own-name = Italiano
list-more = { $before }, { $item }
list-last = { $before } e { $item }
