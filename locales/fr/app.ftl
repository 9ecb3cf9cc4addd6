# Home, buttons and settings.

name = Kontor
motto = Une table pour deux jeux
undo = Annuler
start-over = Recommencer
confirm-turn = Valider le tour
cancel = Annuler
close = Fermer
settings = Réglages
language = Langue
theme = Thème
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
pace = Coups des autres
pace-slow = Lent
pace-steady = Posé
pace-brisk = Vif
pace-instant = Immédiat
confirm-setting = Valider chaque tour
motion-setting = Pièces animées
play-now = Jouer tout de suite
set-up = Préparer
players-range = { $from } à { $to } joueurs
hamburgum = Hamburgum
hamburgum-blurb = Des marchands bâtissent des églises et une ville sur l’Elbe.
hansa = Hansa
hansa-blurb = Un navire, neuf villes et des marchandises pour qui arrive à temps.
continue-games = Reprendre
no-games = Pas encore de partie sur cet appareil.
# Always more than six.
show-games = Voir les { $n } parties
forget-game = Retirer cette partie
forget-surely = Retirer pour de bon
open-record = Ouvrir un enregistrement
open-record-hint = Choisis un fichier, ou dépose-le n’importe où sur la page.
choose-file = Choisir un fichier
record-none = Ce n’est pas l’enregistrement d’une partie, ou ce programme ne connaît pas son format.
record-header = L’en-tête de cet enregistrement est faux à la ligne { $line }.
record-turn = Le tour à la ligne { $line } de cet enregistrement ne peut pas être joué.
record-sum = Cet enregistrement a été coupé ou modifié après coup (ligne { $line }).
file-refused = Ce fichier est trop long ou n’est pas du texte.
link-refused = Ce lien ne contient aucune partie que l’on puisse ouvrir.
lost = Il n’y a rien ici.
lost-game = Cette partie n’est pas sur cet appareil.
home = Accueil

# Setting up.

players = Joueurs
seat-of = { $colour } : qui joue
name-of = { $colour } : nom
person = Personne
level-random = Robot, au hasard
level-easy = Robot, facile
level-medium = Robot, moyen
level-hard = Robot, difficile
level-expert = Robot, expert
board = Plateau
own-board = Plateau personnel…
own-board-named = { $name } (fichier personnel)
own-board-faults = Ce plateau comporte des erreurs :
line = Ligne { $line } :
own-board-other-game = Ce plateau est celui de l’autre jeu.
variant = Fonctionnaires
officials-numbered = Numérotés
officials-free = Libre choix (variante I)
officials-shuffled = Mélangés (variante II)
officials-help =
    { $officials ->
        [free] Les fonctionnaires avancés : qui en construit un choisit parmi ceux qui restent.
        [shuffled] Les fonctionnaires avancés, mélangés : seul celui du dessus peut être construit.
       *[numbered] Les fonctionnaires viennent dans un ordre fixe. Bien pour une première partie.
    }
handing-setting = Pause pour passer l’appareil
start-game = Commencer
set-up-refused = La partie ne peut pas être préparée ainsi :
you = Toi

# Kinds of actions.

verb-sell = Vendre
verb-buy = Acheter
verb-place = Placer
verb-booths = Comptoirs
verb-sail = Naviguer
verb-discard = Abandonner

# At the table.

round =
    { $number ->
        [0] Avant le tour 1
       *[other] Tour { $number }
    }
log = Journal
since = Depuis ton dernier tour
nothing-yet = Il ne s’est encore rien passé.
notation = Notation
hint = Conseil
hint-thinking = Je réfléchis à un conseil…
hint-points =
    { NUMBER($points, minimumFractionDigits: 1) ->
        [one] { $points } point attendu
       *[other] { $points } points attendus
    }
hint-lead = Le premier conseil offre les meilleures chances de gagner. Les points sont ceux attendus à la fin.
thinking = { $name } réfléchit…
skip-showing = Passer
your-turn = { $name } : à toi de jouer
confirm-ask = Le tour est complet. Le valider ?
final-mark = irréversible
steps = Étapes de ce tour
decision = Décision
type-action = Saisir une action
play-it = Jouer
no-action = Ce n’est pas une action du jeu.
fewer = Un de moins : { $what }
more = Un de plus : { $what }
pass-device = Passe l’appareil à { $name }
i-am-here = Je suis { $name }
history = Historique
history-at = Coup { $at } sur { $all }
step-back = Un pas en arrière
step-forth = Un pas en avant
to-present = Revenir au présent
play-on = Continuer d’ici
looking-back = Tu regardes une position passée.
share = Partager
save-record = Enregistrer en fichier
copy-record = Copier la partie en texte
copy-link = Copier un lien vers la partie
copy-position-text = Copier la position en texte
copy-position = Copier un lien vers la position
copied = Copié.
copy-refused = Le navigateur n’a pas permis la copie. Voici le texte à prendre :
the-table = La table
pane-ending = Résultat
pane-board = Carte
pane-aside = Marché
pane-ledgers = Registres
game-over = La partie est finie
wins = { $name } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
wins-shared = { $names } partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
points = Points
points-of = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
chart-heading = Points au fil des tours
chart-everyone = Tous
chart-note = Points si la partie s’était terminée après ce tour de table.
chart-figures = Les chiffres en tableau
chart-round = Tour
rematch = Revanche
look-through = Revoir la partie
another-game = Autre partie
why-history = Tu regardes une position passée ; reviens au présent pour jouer.
why-confirm = Le tour est complet : valide-le ou reviens d’un pas.
why-not-your-turn = Ce n’est pas ton tour.
why-over = La partie est finie : il n’y a plus rien à décider.
why-first = C’est le début de la partie.
why-latest = C’est la dernière position.
rule-of = Règle : { $rule }
trouble-not-kept = Le navigateur n’a plus de place : cette partie sera perdue à la fermeture de la page. Enregistre-la en fichier.
trouble-overtaken = La partie a continué dans un autre onglet ; celui-ci a suivi.
trouble-bot = Un robot n’a pas répondu.
ask-again = Redemander
