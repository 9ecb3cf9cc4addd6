# Ce dont chaque page a besoin : la langue et les énumérations.

own-name = Français
list-more = { $before }, { $item }
list-last = { $before } et { $item }
