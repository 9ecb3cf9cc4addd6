# Home, buttons and settings.

name = Kontor
motto = Un tavolo per due giochi
undo = Annulla
start-over = Ricomincia
confirm-turn = Conferma il turno
cancel = Annulla
close = Chiudi
settings = Impostazioni
language = Lingua
theme = Tema
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
pace = Mosse degli altri
pace-slow = Lento
pace-steady = Regolare
pace-brisk = Svelto
pace-instant = Subito
confirm-setting = Conferma ogni turno
motion-setting = Pezzi animati
play-now = Gioca subito
set-up = Prepara
players-range = Da { $from } a { $to } giocatori
hamburgum = Hamburgum
hamburgum-blurb = Mercanti costruiscono chiese e una città sull’Elba.
hansa = Hansa
hansa-blurb = Una nave, nove città e merci per chi arriva in tempo.
continue-games = Continua
no-games = Ancora nessuna partita su questo dispositivo.
# Always more than six.
show-games = Mostra tutte le { $n } partite
forget-game = Rimuovi questa partita
forget-surely = Rimuovi per sempre
open-record = Apri una registrazione
open-record-hint = Scegli un file oppure trascinalo ovunque sulla pagina.
choose-file = Scegli un file
record-none = Questa non è la registrazione di una partita, o il suo formato è sconosciuto a questo programma.
record-header = L’intestazione di questa registrazione è errata alla riga { $line }.
record-turn = Il turno alla riga { $line } di questa registrazione non può essere giocato.
record-sum = Questa registrazione è stata tagliata o modificata dopo la scrittura (riga { $line }).
file-refused = Questo file è troppo lungo o non è testo.
link-refused = Questo link non contiene una partita che si possa aprire.
lost = Qui non c’è nulla.
lost-game = Questa partita non è su questo dispositivo.
home = Inizio

# Setting up.

players = Giocatori
seat-of = { $colour }: chi gioca
name-of = { $colour }: nome
person = Persona
level-random = Bot, a caso
level-easy = Bot, facile
level-medium = Bot, medio
level-hard = Bot, difficile
level-expert = Bot, esperto
board = Tabellone
own-board = Tabellone da file…
own-board-named = { $name } (da file)
own-board-faults = Questo tabellone ha degli errori:
line = Riga { $line }:
own-board-other-game = Questo tabellone è dell’altro gioco.
variant = Funzionari
officials-numbered = Numerati
officials-free = Libera scelta (variante I)
officials-shuffled = Mescolati (variante II)
officials-help =
    { $officials ->
        [free] I funzionari avanzati: chi ne costruisce uno sceglie fra quelli rimasti.
        [shuffled] I funzionari avanzati, mescolati: si può costruire solo quello in cima.
       *[numbered] I funzionari arrivano in ordine fisso. Adatto alla prima partita.
    }
handing-setting = Pausa per passare il dispositivo
start-game = Inizia
set-up-refused = La partita non può essere preparata così:
you = Tu

# Kinds of actions.

verb-sell = Vendi
verb-buy = Compra
verb-place = Piazza
verb-booths = Empori
verb-sail = Salpa
verb-discard = Cedi

# At the table.

round =
    { $number ->
        [0] Prima del giro 1
       *[other] Giro { $number }
    }
log = Diario
since = Dal tuo ultimo turno
nothing-yet = Non è ancora successo nulla.
notation = Notazione
hint = Consiglio
hint-thinking = Penso a un consiglio…
hint-points = { NUMBER($points, minimumFractionDigits: 1) } punti attesi
hint-lead = Il primo consiglio offre le migliori probabilità di vincere. I punti sono quelli attesi alla fine.
thinking = { $name } riflette…
skip-showing = Salta
your-turn = { $name }: tocca a te
confirm-ask = Il turno è completo. Lo confermi?
final-mark = irreversibile
steps = Passi di questo turno
decision = Decisione
type-action = Scrivi un’azione
play-it = Gioca
no-action = Non è un’azione del gioco.
fewer = Uno in meno: { $what }
more = Uno in più: { $what }
pass-device = Passa il dispositivo a { $name }
i-am-here = Sono { $name }
history = Cronologia
history-at = Mossa { $at } di { $all }
step-back = Un passo indietro
step-forth = Un passo avanti
to-present = Torna al presente
play-on = Continua da qui
looking-back = Stai guardando una posizione precedente.
share = Condividi
save-record = Salva come file
copy-record = Copia la partita come testo
copy-link = Copia un link alla partita
copy-position-text = Copia la posizione come testo
copy-position = Copia un link alla posizione
copied = Copiato.
copy-refused = Il browser non ha permesso la copia. Ecco il testo da prendere:
the-table = Il tavolo
pane-ending = Risultato
pane-board = Mappa
pane-aside = Mercato
pane-ledgers = Registri
game-over = La partita è finita
wins = { $name } vince con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
wins-shared = { $names } condividono la vittoria con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
points = Punti
points-of = { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
chart-heading = Punti giro per giro
chart-everyone = Tutti
chart-note = Punti se la partita fosse finita dopo quel giro.
chart-figures = Le cifre in tabella
chart-round = Giro
rematch = Rivincita
look-through = Rivedi la partita
another-game = Un’altra partita
why-history = Stai guardando una posizione precedente; torna al presente per giocare.
why-confirm = Il turno è completo: confermalo o torna indietro di un passo.
why-not-your-turn = Non tocca a te.
why-over = La partita è finita: non c’è più nulla da decidere.
why-first = Questo è l’inizio della partita.
why-latest = Questa è l’ultima posizione.
rule-of = Regola: { $rule }
trouble-not-kept = Il browser non ha spazio: questa partita andrà persa alla chiusura della pagina. Salvala come file.
trouble-overtaken = La partita è proseguita in un’altra scheda; questa l’ha seguita.
trouble-bot = Un bot non ha risposto.
ask-again = Chiedi ancora
