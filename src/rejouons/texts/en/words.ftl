### Words that the terminal and the browser share, in English.

level =
    { $level ->
        [1] Beginner
        [2] Amateur
        [3] Regular
        [4] Skilled
        [5] Expert
       *[6] Master
    }

## What a seat without a name of its own is called, by who sits there

seat-human = Player { $number }
seat-random = Random { $number }
seat-greedy = Greedy { $number }
seat-search = Thinker { $number }
seat-level = { $name } · { level }

## What a match tells beside what happened in it

taken-back = { $name } took a move back.
taken-back-known = { $name } took a move back after seeing what came of it.

## An option as it was chosen

option-chosen = { $option }: { $value }
