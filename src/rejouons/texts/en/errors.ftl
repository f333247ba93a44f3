### What went wrong, in English: one message for each case of an error.

error-UnknownGame = There is no game called “{ $game }”. The games are: { $games }.
error-BadPlayers = This game is for { $least } to { $most } players, not { $players }.
error-UnknownOption = There is no option “{ $option }”. The options are: { $options }.
error-RefusedValue = “{ $value }” can’t be chosen for the option “{ $option }” with this number of players and these other options: see clause { $clause }.
error-BadValue = “{ $value }” is not a value of the option “{ $option }”. Choose one of: { $values }.
error-BadSeats = Seats, nonces and names are given one per player, not { $given } for { $players } players.
error-NoSuchSeat = There is no seat { $seat } at this table: seats are numbered 0 to { $last }.
error-BadSeatWords = Seats, nonces and names are given as a list of words, one per player.
error-BadTarget = There is no target “{ $target }”. The targets are: python, cpu.
error-UnknownBot = There is no bot called “{ $bot }”. The bots are: { $bots }.
error-BadChoice = The bot “{ $bot }” chose { $action }, which is none of its legal actions.
error-NoBotFunction = The bot “{ $bot }” cannot be loaded: { $why }
error-BadBudget = Thinking is measured in iterations (2000) or in seconds (1.5s), not “{ $budget }”.
error-BadCores = Thinking takes at least one core, not { $cores }.
error-BadBoard = The file has { $faults ->
        [one] a fault
       *[other] { $faults } faults
    }. { $first }
error-BoardNotJson = This file is not JSON: something is wrong at line { $line }, column { $column }.
error-BoardUnreadable = This file cannot be read: it holds a number that is too long, or too many brackets inside each other.
error-BoardKeyTwice = “{ $key }” is there twice in the same object.
error-BoardWithoutGame = This file does not say under “game” which game it is for.
error-GameWithoutBoards = { $game } is played on the board of its box only.
error-BoardOfAnotherGame = This file is not one for { $game }.
error-CardsOfAnotherGame = The board is one for { $board }, but the cards are for { $cards }.
error-FileWithoutCards = This file has no cards: there is nothing under “cards”.
error-UnreadableAction = “{ $text }” is not an action of this game.
error-NotYourTurn = It is not seat { $seat }’s turn: the game is waiting for seat { $seats }.
error-IllegalAction = { $because } ({ $clause })
error-GameOver = The game is over.
error-UndoRefused = Taking this back needs the agreement of seat { $seats }.
error-NothingToUndo = There is nothing to take back.
error-BadSaveForeign = This is not a saved match of Rejouons.
error-BadSaveDamaged = This saved match is damaged or was changed: it cannot be opened. Detail: { $what }
error-BadSaveMismatch = This saved match was changed or cut off: replaying it gives another “{ $what }”.
error-BadCommitment = The commitment does not match: you noted { $noted }, this match has { $found }.
error-WrongVersion = This match was saved under version { $saved } of the rules of { $game }; these are version { $ours }.
error-NoCuda = No CUDA device can be used on this machine: { $why }
error-NoFile = The file { $file } cannot be read: { $why }
error-BadGames = Between 1 and { $most } games can be played, not { $games }.
error-BadSeed = A simulation’s seed is a whole number from 0 to below { $seeds }, not { $seed }.
error-BadDevice = There is no device “{ $device }”. The devices are: cpu, cuda.
error-OneBot = An arena compares bots: name at least two different ones, not only “{ $bot }”.
error-BadRecordForeign = The file { $file } is not the record of an arena.
error-BadRecordTerms = The file { $file } records another arena: its “{ $what }” is { $recorded }, not { $ours }.
error-BadRecordLine = Line { $line } of the record { $file } is damaged.
error-BadLanguage = There is no language “{ $language }”. The languages are: { $languages }.
error-NoSuchNumber = There is no action { $number }: type a number from 1 to { $last }, or “help”.
error-UnknownClause = There is no clause “{ $clause }”. Clauses are written { $prefix }-12.
error-CannotWrite = The file { $file } cannot be written: { $why }
error-AppNotBuilt = The app for the browser is not built here. Build it with: python -m rejouons.web.build
error-PortsTaken = All the ports from { $first } to { $last } are taken: choose another with --port.
error-OpenWithoutBoards = Rejouons is already open at { $address }, without these boards or cards. Close that one first, then start it again with --board or --cards.
