# Ciò che serve a ogni pagina: la lingua, gli elenchi, i colori dei giocatori.

own-name = Italiano
list-more = { $before }, { $item }
list-last = { $before } e { $item }
colour =
    { $colour ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
        [grey] Grigio
        [purple] Viola
       *[white] Bianco
    }
