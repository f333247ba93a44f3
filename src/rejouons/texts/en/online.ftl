### An online table while a match is played, in English. All ids begin with online-.

online-opening = Opening the table…
online-reconnecting = Reconnecting… Your table is safe.
online-moved = Your seat has moved to another device. Here you look on.

## Who is there

online-here = here
online-away = away
online-free = free
online-resigned = has resigned
online-stand-in = { $name } ({ level }) plays
online-stood-in = { $name } ({ level }) played at the end
online-bot-for-you-time = Your time ran out: a bot plays for you.
online-bot-for-you-left = You left the table: a bot plays for you.
online-bot-for-you-replaced = You were away, and the host let a bot play for you.
online-happened-time = { $name } ran out of time: a bot plays on.
online-happened-left = { $name } left the table: a bot plays on.
online-happened-replaced = The host lets a bot play for { $name }.
online-happened-resigned = { $name } has resigned.
online-happened-back = { $name } is back.
online-come-back = Take your seat back

## Time

online-days = { $days } d { $hours } h
online-hours = { $hours } h { $minutes } min
online-clock-move = Time for the move:
online-clock-reserve = Reserve:
online-running-out = Your time is running out.
online-paused = The match is paused.
online-paused-host = Who made the table can go on with it.
online-paused-yours = Nobody’s time runs.
online-pause = Pause the match
online-resume = Go on

## Asking the others

online-asks-undo = { $name } would like to take back their last move.
online-undo-of = “{ $move }”
online-undo-of-more = “{ $move }”, and all that followed.
online-asks-end = { $name } proposes to end the match here.
online-you-ask-undo = You ask to take back your last move.
online-you-ask-end = You propose to end the match here.
online-agreed = Agreed: { $names }.
online-not-answered = Still to answer: { $names }.
online-nobody-answers = Nobody is here who could answer: the question waits until somebody is back.
online-agree = I agree
online-refuse = No
online-withdraw = Withdraw the question
online-undo-agreed = Everybody agreed: the move was taken back.
online-undo-refused = Not everybody agreed: the move stands.
online-undo-withdrawn = { $name } withdrew the question: the move stands.
online-undo-withdrawn-by-you = You withdrew your question: the move stands.
online-undo-lapsed = The match went on: the move stands.
online-end-agreed = Everybody agreed: the match ends here.
online-end-refused = Not everybody agreed: the match goes on.
online-end-withdrawn = { $name } withdrew the proposal: the match goes on.
online-end-withdrawn-by-you = You withdrew your proposal: the match goes on.
online-end-lapsed = The match went on.
online-fine = Fine
online-change-choice = Change your choice

## Talk

online-beside = Beside the board
online-talk = Talk
online-talk-said = What was said
online-talk-none = Nobody has said anything yet.
online-talk-onlooker = Only who has a seat can talk.
online-phrases = Quick phrases
online-phrase-hello = Hello!
online-phrase-good-luck = Good luck!
online-phrase-your-turn = Your turn!
online-phrase-one-moment = One moment, please.
online-phrase-well-played = Well played!
online-phrase-ouch = Ouch!
online-phrase-thanks = Thank you!
online-phrase-sorry = Sorry!
online-phrase-good-game = Good game!
online-phrase-again = Shall we play again?
online-say = Say something
online-send = Send
online-letters-left =
    { $count ->
        [one] { $count } letter left
       *[other] { $count } letters left
    }
online-mute = Mute…
online-mute-name = Mute { $name }
online-hear-again = Hear { $name } again
online-unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
online-heard = { $name }: { $words }

## Notices

online-your-move = Your move
online-your-answer = You are asked
online-notices-ask = Tell me outside the page when it is my move
online-notices-given = This device tells you when it is your move.
online-notices-never = This browser shows no notices: its settings can allow them.

## The menu

online-kept = Every move is kept by the server: you can leave and come back at any time.
online-hints-offered = Hints are offered to everybody.
online-hints-left-out = No hints: who made the table left them out.
online-watchers =
    { $count ->
        [0] Nobody looks on.
        [one] { $count } person looks on.
       *[other] { $count } people look on.
    }
online-host = You made this table
online-host-away = Who made the table is away
online-own-seat = Your seat
online-replace-bot = { $name } ({ level }) plays on
online-replace-person = Free the seat for somebody else
online-link = The link of the seat
online-link-own = Open this link on the other device: your seat moves there, and the link is void then.
online-link-new = Send this link to who shall play on from here.
online-copy = Copy
online-copied = Copied.
online-elsewhere = Go on with another device
online-propose-end = Propose to end the match
online-leave = Leave the table
online-leave-explained = A bot plays for you until you come back.
online-leave-yes = Leave
online-resign = Resign
online-resign-explained = You give up for good, and a bot plays on in your place.
online-resign-ends = You give up for good, and the match is over.
online-resign-yes = Yes, I resign

## The end

online-ended-agreed = The match was ended by agreement.
online-ended-resigned = { $names } resigned: the match is over.
online-next = To the next match

## The check of the dice

online-dice-commitment = The commitment of this match is not the one that was shown here before the words were given. So the secret was exchanged after that, and somebody may have chosen the dice.
online-dice-word = The word that went into the dice is not the one that was given here. Unless another was given for this seat later, on another device, it was exchanged.
online-dice-unknown = Not compared: which commitment was shown before the match, and which word was given, has not been kept on this device.
