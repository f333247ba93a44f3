### From the shelf to the start of an online table, in English. All ids begin with gather-.

## Setting an online table up

gather-where = Where you play
gather-where-device = On this device
gather-where-online = Online
gather-where-closed = Online tables need the network, and there is none just now. On this device you can play as ever.
gather-guest = Guest
    .help = gets a link to this seat
gather-preset =
    { $guests ->
        [one] { $bots ->
            [0] You and a guest
            [one] You, a guest and a bot
           *[other] You, a guest and { $bots } bots
        }
       *[other] { $bots ->
            [0] You and { $guests } guests
            [one] You, { $guests } guests and a bot
           *[other] You, { $guests } guests and { $bots } bots
        }
    }
gather-no-people = At an online table at least one seat is for a person.
gather-meeting = How you meet
gather-open = Open the table
gather-title = A table of { $game } at Rejouons

## Time

gather-time = Time to think
gather-time-each = How much
gather-kind-none = No limit
    .help = Everybody takes the time they need.
gather-kind-live = In one sitting
    .help = Each move has its time; who needs longer uses up a reserve. When that is gone, a bot plays on until they take their seat back.
gather-kind-days = Over days
    .help = Look in when it suits you: each move has days.
gather-time-none = No time limit
gather-time-move = { $move } a move
gather-time-reserve = { $move } a move, { $reserve } in reserve
gather-span-second = { $count } s
gather-span-minute = { $count } min
gather-span-hour = { $count } h
gather-span-day =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## Who may come, and what is offered

gather-doors = Who may come
gather-private = Only with a link
    .help = Nobody finds the table but by a link that you hand on.
gather-listed = Everybody
    .help = The table is in the lobby: anybody may take a free seat, or look on.
gather-hints = Hints and chances
    .help = Whether the app shows good moves and the chances of winning. Everybody at the table sees what you choose, and it holds for all.
gather-hints-no = Not offered
gather-hints-yes = Offered to all
gather-with-hints = with hints
gather-without-hints = without hints

## The waiting room

gather-free = Free seat
gather-you = you
gather-host = host
gather-somebody = Somebody
gather-seat = (seat { $number })
gather-here = connected
gather-away = not connected
gather-is-ready = ready
gather-not-ready = not ready yet
gather-sit = Sit down
gather-unseat = Free this seat
gather-link = Link to seat { $number }
gather-copy = Copy the link
gather-copied = Copied
gather-share = Share
gather-qr = QR code
gather-this-machine = These links work on this computer only. To invite others, start Rejouons with “rejouons serve --host ADDRESS”, with the address of this computer in your network.
gather-watchers =
    { $count ->
        [one] { $count } person looks on
       *[other] { $count } people look on
    }
gather-missing-none = Everybody is ready: here we go.
gather-missing-me = Everybody waits for you.
gather-missing-names = Not ready yet: { $names }.
gather-missing-free =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
gather-missing-both =
    { $free ->
        [one] One seat is still free; not ready yet: { $names }.
       *[other] { $free } seats are still free; not ready yet: { $names }.
    }
gather-your-seat = Your seat
gather-dice = A secret that decides the dice has been drawn, and this number seals it: not even the server can exchange it any more. Your word goes into the dice as well, so nobody can have chosen them.
gather-dice-word = A word of yours
gather-dice-given = Your word is given. To change it, say that you are not ready yet.
gather-ready = I am ready
gather-unready = Not ready after all
gather-looking-on = You are looking on
gather-look-on = You see the table as soon as the match begins.
gather-take-one = Take one of the free seats, or stay and watch.
gather-reconnecting = The connection is lost. It is being tried again; the table is safe.
gather-leave = Leave the table
gather-leave-ask = Give up your seat?
gather-leave-explained = Your seat becomes free for somebody else, and your link no longer opens it. If you only go away for a while, just close the page: the seat stays yours.
gather-leave-yes = Give it up
gather-leave-no = Keep it

## By a link

gather-invited = You are invited to this table
gather-your-place = Seat { $number } is yours to take
gather-taken = { $name } has this seat. If that is you at another device, you can go on here; otherwise the link has been used already.
gather-second = You already have a seat at this table. Whoever sits down here plays another one at this device.
gather-go-on-here = Go on here
gather-to-table = To the table
gather-watch = Look on
gather-try-again = Try again

## The lobby

gather-lobby = Lobby
    .help = Tables that are open to everybody. Sit down where there is a free seat, or look on.
gather-lobby-empty = No table is open just now. Open one, and others will find it here.
gather-new = Open a table
gather-playing = A match is being played
gather-free-seats =
    { $free ->
        [0] All seats are taken
        [one] { $free } free seat
       *[other] { $free } free seats
    }

## On the shelf

gather-your-move =
    { $count ->
        [one] Your move
       *[other] Your move at { $count } tables
    }
gather-online-tables = Online tables
gather-online-none = Play with others, each at their own device: choose a game and open a table, or see in the lobby who is looking for players.
gather-finished =
    { $count ->
        [one] { $count } finished table
       *[other] { $count } finished tables
    }
gather-state-waiting-gathering = Say that you are ready
gather-state-waiting-playing = It is up to you
gather-state-gathering = People are gathering
gather-state-playing = It is up to { $names }
gather-state-paused = Paused
gather-state-over = Finished
