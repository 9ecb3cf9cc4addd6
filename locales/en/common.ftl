# What every page needs: the language, lists, the players’ colours.

own-name = English
list-more = { $before }, { $item }
list-last = { $before } and { $item }
colour =
    { $colour ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
        [grey] Grey
        [purple] Purple
       *[white] White
    }
