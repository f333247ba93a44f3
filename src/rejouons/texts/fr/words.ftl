### Words that the terminal and the browser share, in French.
### The space before : ; ! ? » and after « does not break (U+00A0).

level =
    { $level ->
        [1] Débutant
        [2] Amateur
        [3] Habitué
        [4] Confirmé
        [5] Expert
       *[6] Maître
    }

## What a seat without a name of its own is called, by who sits there

seat-human = Joueur { $number }
seat-random = Hasard { $number }
seat-greedy = Glouton { $number }
seat-search = Chercheur { $number }
seat-level = { $name } · { level }

## What a match tells beside what happened in it

taken-back = { $name } a repris un coup.
taken-back-known = { $name } a repris un coup après en avoir vu l’effet.

## An option as it was chosen

option-chosen = { $option } : { $value }
