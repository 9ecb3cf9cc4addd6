# Pourquoi une chose est impossible : une phrase pour chaque règle qui peut refuser une action.

## Hamburgum

hamburgum-optional = Il faut d’abord avancer son marqueur sur la roue : ce déplacement est obligatoire, tout le reste vient après.
hamburgum-rondel = La case de la roue où se trouve ton marqueur ne le permet pas ; il faudra une autre case, à un prochain tour.
hamburgum-rondel-zero = Chaque case au-delà de la troisième coûte 1 point de prestige, et tu n’en as pas assez pour ce déplacement.
hamburgum-trade-either = On ne vend des marchandises et on n’achète du matériel que sur « Commerce » : une vente ou un achat par tour.
hamburgum-sell-quay = On ne peut vendre que les marchandises que l’on possède.
hamburgum-buy-depot = Un achat compte au plus 10 unités de matériel, et il faut pouvoir les payer toutes.
hamburgum-buy-bell = Personne ne possède jamais deux cloches : il faut donner la sienne avant d’en acheter une autre.
hamburgum-ship-cost = Chaque nouveau navire coûte 1 bois de construction, et tu n’en as pas assez.
hamburgum-ship-limit = Tu as 5 navires en tout ; le suivant attendra qu’un navire soit revenu du mouillage 1.
hamburgum-donate-one-church = Toutes les donations d’un tour vont à la même église, avant de marquer un jeton ; on ne marque que ses propres jetons.
hamburgum-donate-full = Cette église a reçu ses cinq donations : elle est complète.
hamburgum-donate-tile = La première donation à une église prend le jeton 5 ; les suivantes, un jeton encore disponible.
hamburgum-donate-cost = Cette donation ne peut pas être payée : 1 brique, dès la deuxième aussi 1 bois, puis 20 £ et 40 £, pour la cinquième une cloche et 10 £ par citoyen.
hamburgum-score-where = Les jetons ne sont marqués que sur « Église » et à la fin de la partie.
hamburgum-score-once = Ce jeton est déjà marqué ; chacun ne compte qu’une fois.
hamburgum-score-duplicates = Un seul jeton de chaque type peut rester non marqué : il faut en marquer un avant de finir le tour.
hamburgum-build-cost = Un bâtiment demande un site libre, 1 bois et 1 brique.
hamburgum-build-next-to = Le site doit être relié à un de tes citoyens ou à une église ayant reçu ta donation ; seul un constructeur d’église bâtit partout.
hamburgum-build-one-official = On ne peut construire qu’un seul fonctionnaire par tour.
hamburgum-official-top = Seul le fonctionnaire du dessus de la pile peut être construit.
hamburgum-variant-shuffled = Seul le fonctionnaire visible, sur la pile mélangée, peut être construit.
hamburgum-variant-free = Un site de fonctionnaire, et lui seul, reçoit un des fonctionnaires encore dans la pile.
hamburgum-canon = Seul un chanoine qui vient d’être construit permet une donation pour 1 brique ; il faut la faire ou y renoncer avant de continuer.
hamburgum-over = La partie est terminée.

## Hansa

hansa-setup-booths = Avant le premier tour, on place deux comptoirs dans des villes différentes, jamais là où part le navire ; ensuite, ils coûtent un jeton.
hansa-refill = On décide de remplir les entrepôts au début du tour, avant tout le reste, s’il y a une place vide et une pile restante.
hansa-refill-forced = Tous les entrepôts sont vides : il faut d’abord les remplir.
hansa-action-one = L’unique action dans cette ville est faite ; pour en faire une autre, il faut reprendre la mer.
hansa-sail = Le navire ne suit que les flèches, et chaque trajet coûte 1 thaler.
hansa-buy = On n’achète qu’un jeton d’un entrepôt de la ville où se trouve le navire.
hansa-buy-price = Un jeton coûte 1 thaler, sauf pour qui a seul le plus de comptoirs ici ; tu n’as plus de thaler.
hansa-booths = Les comptoirs coûtent un de tes jetons non vendus, et il doit en rester au moins un dans la réserve.
hansa-sell-booth = Pour vendre, il faut un comptoir à soi dans cette ville.
hansa-sell-two = Il faut vendre au moins deux de ses jetons non vendus de chaque couleur.
hansa-keep = On n’abandonne des jetons qu’à la fin du tour, jusqu’à en garder 3 ; rien d’autre n’est alors possible.
hansa-over = La partie est terminée.

## Any game

syntax = Ce n’est pas une action dans la notation de ce jeu.
setup = La table ne le permet pas ici.
