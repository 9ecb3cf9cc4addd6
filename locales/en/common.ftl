# What every page needs: the language and lists.

own-name = English
list-more = { $before }, { $item }
list-last = { $before } and { $item }
