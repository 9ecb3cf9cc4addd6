# Pourquoi une chose est impossible maintenant, avec les chiffres ; là où la phrase de la règle suffit, c’est elle qui sert.

## Hamburgum

other-space = Ton marqueur est sur « { $space } », qui ne le permet pas.
too-far = Ce déplacement coûte { $cost ->
        [one] { $cost } point de prestige
       *[other] { $cost } points de prestige
    } ; tu en as { $prestige }.
no-units = Choisis d’abord au moins une unité.
too-many-materials = Un achat compte au plus 10 unités de matériel.
materials-too-dear = Cela coûte { $cost } £ ; tu as { $money } £.
no-wood-for-ships = Chaque navire coûte 1 bois ; tu en as { $wood }.
too-many-ships =
    { $n ->
        [0] Tes 5 navires sont tous au port.
       *[other] Tu as 5 navires en tout et tu ne peux en construire que { $n } de plus maintenant.
    }
other-church = Toutes les donations d’un tour vont à la même église.
after-scoring = Après le premier jeton marqué, plus de donation à ce tour.
not-own-tile = Tu ne marques que tes propres jetons.
five-first = Pour la première donation à une église, tu prends le jeton 5.
tile-taken = Ce jeton est déjà pris.
donation-too-dear = Cette donation coûte { $cost }.
site-taken = Ce site est occupé.
building-too-dear = Un bâtiment coûte 1 bois et 1 brique ; tu as { $held }.
name-official = Choisis quel fonctionnaire de la pile s’installe ici.
no-official-site = Ce site n’accueille pas de fonctionnaire.
not-in-stack = Plus dans la pile : { $official }.
canon-first = Fais d’abord la donation du chanoine, ou renonces-y.
no-canon = Il n’y a pas de donation de chanoine à décider.
no-brick-for-canon = La donation du chanoine coûte 1 brique, et tu n’en as pas.

## Hansa

place-first = La partie commence par les comptoirs : places-en deux dans une ville.
place-later = Les premiers comptoirs sont placés ; désormais, ils coûtent un jeton.
place-start = Aucun premier comptoir à { $city }, d’où part le navire.
place-twice = Les premiers comptoirs vont dans des villes différentes, et tu en as déjà à { $city }.
refill-first = Décide d’abord si tu remplis les entrepôts.
refill-later = On ne remplit les entrepôts qu’au début d’un tour, s’il y a une place vide et s’il reste une pile.
no-arrow = Aucune flèche ne mène de { $from } à { $to } ; de là, le navire peut aller à { $open }.
no-taler-to-sail = Un trajet coûte 1 thaler, et tu n’en as plus.
not-on-offer = Ce jeton n’est pas en vente à { $city }.
no-marker = Tu n’as pas ce jeton.
no-booth-in-stock = Tes 15 comptoirs sont tous sur le plateau.
no-booth-here = Pour vendre, il te faut un comptoir à { $city }.
single-marker = Un jeton seul de sa couleur ne se vend pas : il en faut au moins deux.
discard-first = Le tour s’achève : { $n ->
        [one] abandonne encore { $n } jeton.
       *[other] abandonne encore { $n } jetons.
    }
discard-later = On n’abandonne des jetons qu’à la fin du tour, à partir du quatrième non vendu.
