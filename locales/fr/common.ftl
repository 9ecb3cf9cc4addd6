# Ce dont chaque page a besoin : la langue, les énumérations, les couleurs des joueurs.

own-name = Français
list-more = { $before }, { $item }
list-last = { $before } et { $item }
colour =
    { $colour ->
        [red] Rouge
        [blue] Bleu
        [green] Vert
        [yellow] Jaune
        [grey] Gris
        [purple] Violet
       *[white] Blanc
    }
