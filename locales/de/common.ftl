# Was jede Seite braucht: die Sprache und Aufzählungen.

own-name = Deutsch
list-more = { $before }, { $item }
list-last = { $before } und { $item }
