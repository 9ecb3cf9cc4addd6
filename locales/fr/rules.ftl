# Pourquoi une chose est impossible : une phrase pour chaque règle qui peut refuser une action.

## Hamburgum

hamburgum-optional = Avance d’abord ton marqueur sur la roue : ce déplacement est obligatoire, tout le reste vient après.
hamburgum-rondel = La case de la roue où se trouve ton marqueur ne le permet pas ; il faudra une autre case, à un prochain tour.
hamburgum-rondel-zero = Chaque case au-delà de la troisième coûte 1 point de prestige, et tu n’en as pas assez pour ce déplacement.
hamburgum-trade-either = On ne vend des marchandises et on n’achète du matériel que sur « Commerce » : une vente ou un achat par tour.
hamburgum-sell-quay = Tu ne peux vendre que les marchandises que tu possèdes.
hamburgum-buy-depot = Un achat compte au plus 10 unités de matériel, et tu dois pouvoir les payer toutes.
hamburgum-buy-bell = Personne ne possède jamais deux cloches : donne la tienne à une église avant d’en acheter une autre.
hamburgum-ship-cost = Chaque nouveau navire coûte 1 bois, et tu n’en as pas assez.
hamburgum-ship-limit = Tu as 5 navires en tout ; le suivant attendra qu’un navire soit revenu du mouillage 1.
hamburgum-donate-one-church = Toutes les donations d’un tour vont à la même église, avant le premier jeton marqué ; tu ne marques que tes propres jetons.
hamburgum-donate-full = Cette église a reçu ses cinq donations : elle est complète.
hamburgum-donate-tile = Pour la première donation à une église, tu prends le jeton 5 ; pour les suivantes, un jeton encore disponible.
hamburgum-donate-cost = Tu ne peux pas payer cette donation : elle coûte 1 brique, dès la deuxième aussi 1 bois, puis 20 £ et 40 £, pour la cinquième une cloche et 10 £ pour chacun de tes citoyens.
hamburgum-score-where = Les jetons ne sont marqués que sur « Église » et à la fin de la partie.
hamburgum-score-once = Ce jeton est déjà marqué ; chacun ne compte qu’une fois.
hamburgum-score-duplicates = Un seul jeton de chaque type peut rester non marqué : marques-en un avant de terminer ton tour.
hamburgum-build-cost = Un bâtiment demande un site libre, 1 bois et 1 brique.
hamburgum-build-next-to = Une ligne doit relier le site à un de tes citoyens ou à une église ayant reçu ta donation ; seul un constructeur d’église bâtit partout.
hamburgum-build-one-official = On ne peut construire qu’un seul fonctionnaire par tour.
hamburgum-official-top = Seul le fonctionnaire du dessus de la pile peut être construit.
hamburgum-variant-shuffled = Seul le fonctionnaire visible, sur la pile mélangée, peut être construit.
hamburgum-variant-free = Un site de fonctionnaire, et lui seul, reçoit un des fonctionnaires encore dans la pile.
hamburgum-canon = Seul un chanoine qui vient d’être construit permet une donation pour 1 brique ; fais-la ou renonces-y avant de continuer.
hamburgum-over = La partie est terminée.

## Hansa

hansa-setup-booths = Avant le premier tour, tu places deux comptoirs dans chacune de trois villes, jamais dans celle d’où part le navire ; ensuite, les comptoirs coûtent un jeton.
hansa-refill = On remplit les entrepôts, ou non, au début du tour, avant tout le reste, s’il y a une place vide et s’il reste une pile.
hansa-refill-forced = Tous les entrepôts sont vides : tu dois d’abord les remplir.
hansa-action-one = Tu as fait ta seule action dans cette ville ; reprends la mer pour en faire une autre.
hansa-sail = Le navire ne suit que les flèches, et chaque trajet coûte 1 thaler.
hansa-buy = Tu ne peux acheter qu’un jeton d’un entrepôt de la ville où se trouve le navire.
hansa-buy-price = Un jeton coûte 1 thaler, sauf si tu as la majorité des comptoirs ici ; tu n’as plus de thaler.
hansa-booths = Les comptoirs coûtent un de tes jetons non vendus, et il doit te rester au moins un comptoir en réserve.
hansa-sell-booth = Pour vendre, il te faut un comptoir dans cette ville.
hansa-sell-two = Vends au moins deux de tes jetons non vendus de chaque couleur.
hansa-keep = On n’abandonne des jetons qu’à la fin du tour, jusqu’à en garder 3 ; rien d’autre n’est alors possible.
hansa-over = La partie est terminée.

## Any game

syntax = Ce n’est pas une action dans la notation de ce jeu.
setup = La table ne le permet pas ici.
