### What is said of a track in English: one message for each fault, and one for none.

## Words

direction =
    { $direction ->
        [cw] clockwise
       *[ccw] counter-clockwise
    }
course =
    { $course ->
        [white] white
        [blue] blue
        [yellow] yellow
        [red] red
       *[other] “{ $course }”
    }
wanted =
    { $wanted ->
        [text] a text in quotation marks, of 1 to 200 characters that can be shown on one line
        [whole] a whole number from 0 to 9999
        [count] a whole number from 1 to 9999
        [number] a number from -9999 to 9999
        [size] the width and the height, like [1000, 600]
        [heading] a number of degrees from -360 to 360
        [points] a list of up to 1000 points, like [[0, 0], [10, 0]]
        [wholes] a list of up to 1000 whole numbers
        [names] a list of up to 1000 names, none of them twice
        [spaces] an object with each space under its name, 1000 at most
        [object] an object in braces
        [box] left, top, width and height, like [440, 2, 120, 16]
        [ornaments] a list of up to 1000 ornaments
        [ornament] an object with “kind”, “x” and “y”, and nothing else
        [lines] a list of up to 1000 lines
       *[line] an object with “courses” and two “points” or more, and nothing else
    }

## No fault

board-summary =
    “{ $name }”: { $spaces } spaces, for { $first } to { $last } players, courses: { $courses }.
    The shortest race is { $race } spaces long from every lane, on every course, both ways round: { $spare ->
        [0] a deck takes a chariot just as far.
        [one] a deck takes a chariot one space farther.
       *[other] a deck takes a chariot { $spare } spaces farther.
    }

## The shape of the file

board-missing = The file has no “{ $key }”.
board-mistyped = “{ $key }” must be { wanted }, not { $found }.
board-unknown-key = “{ $key }” means nothing.
board-space-missing = Space { $space } has no “{ $key }”.
board-space-mistyped = Space { $space }: “{ $key }” must be { wanted }, not { $found }.
board-space-unknown-key = Space { $space }: “{ $key }” means nothing.
board-format = The file is of format { $found }; this program reads format { $wanted }.
board-space-name = “{ $space }” cannot name a space: a name has 1 to 8 letters, digits or hyphens.
board-same-space = Spaces { $space } and { $other } differ in capitals only.
board-players = “players” must be those of one side of the box: { $known }.
board-courses = “courses” must name one or both courses of this side: { $known }.

## Single spaces

board-kind = Space { $space }: there is no kind “{ $kind }”. The kinds are: { $kinds }.
board-no-course = Space { $space } belongs to no course.
board-course = Space { $space }: the course “{ $course }” is none of this file’s courses.
board-direction = Space { $space }: “crosses_line” lists directions, cw and ccw, not “{ $word }”.
board-front = Space { $space }: its front edge { direction } is at { $front }; edges lie from 1 to { $last }.
board-length = Space { $space }: its two front edges leave it { $length } twelfths of a column long; a space is 1 to { $most } long.
board-column = Space { $space }: “column” is { $found }, but by its kind and its edges it lies in { $first ->
        [0] none: the alley has 0
       *[other] column { $last }
    }.
board-start-elsewhere = Space { $space } is of the kind “start”, but lies in column { $found }; only columns 1 and { $last } are at the line.
board-lane = Space { $space }: “lane” is { $lane }, but its section has “lanes” { $lanes }.
board-lanes = Space { $space }: “lanes” is { $lanes }, but section “{ $section }” has { $found ->
        [one] one space
       *[other] { $found } spaces
    } only.
board-off-canvas = Space { $space } lies at ({ $x }, { $y }), outside the drawing of { $size }.

## Steps

board-no-such-space = Space { $space } leads { direction } to { $target }, which does not exist.
board-no-common-course = Space { $space } leads { direction } to { $target }, but they have no course in common.
board-step-twice = Space { $space } leads { direction } to { $target } both straight on and diagonally.
board-no-way-back = Space { $space } leads { direction } straight to { $target }, but { $target } does not lead straight back the other way round.
board-sideways = Space { $space } leads { direction } to { $target }, which lies beside it: their front edges are level.
board-backwards = Space { $space } leads { direction } to { $target }, which lies behind it by its front edge.
board-too-far = Space { $space } leads { direction } to { $target }, { $driven } twelfths of a column ahead; a step leads { $most } ahead at most.
board-edges-apart = Space { $space } leads { direction } straight to { $target }, but they do not touch: the front edge of { $space } is at { $front }, the back edge of { $target } at { $back }.
board-line-unmarked = The step { direction } from { $space } to { $target } crosses the line by their front edges, but “crosses_line” of { $target } does not say so.
board-line-marked = “crosses_line” of { $target } says that it is entered { direction } over the line, but the step from { $space } does not cross it by their front edges.
board-wall-exit = With wall exits, { $space } would lead { direction } to { $target } (its lane change reversed), which is not 1 to 12 twelfths of a column ahead.
board-several-lanes = Space { $space } leads { direction } diagonally to { $target }, which is not one lane aside: no space of the lane beside { $space } is { $target } or leads straight there.
board-across-wall = Section “{ $section }” has a wall, yet there are diagonals across every line between its lanes, like the one from { $space } { direction } to { $target }. None leads across a wall.

## Grid, alley, gates

board-no-such-place = “{ $key }” names the space { $space }, which does not exist.
board-place-off-course = “{ $key }” names the space { $space }, which does not belong to the course { course }.
board-grid-short = The grid { direction } has { $found ->
        [one] one lane
       *[other] { $found } lanes
    } for up to { $players } chariots.
board-grid-long = The grid { direction } has { $found } lanes; there is room for { $most }.
board-grid-kind = Space { $space } of the grid { direction } is of the kind “{ $kind }”, not “start”.
board-grid-front = Space { $space } of the grid { direction } does not lie directly behind the line: its front edge is at { $front }, the line at { $line }.
board-alley-empty = The alley has no space.
board-alley-order = The alley counter-clockwise must be the alley clockwise in reverse order.
board-gates-not-exchanged = The gates of the alley counter-clockwise must be those clockwise, exchanged.
board-alley-kind = Space { $space } is listed in the alley, but is not of the kind “alley”.
board-alley-unlisted = Space { $space } is of the kind “alley”, but the alley does not list it.
board-alley-gap = The alley is broken { direction }: { $space } does not lead straight to { $target }.
board-alley-left = The alley is left { direction } other than by its exit gate: { $space } leads to { $target }.
board-alley-entered = The alley is entered { direction } other than by its entry gate: { $space } leads to { $target }.
board-alley-off-line = The line must run through the alley, behind its first space { direction }.

## Ways round

board-loop = On the course { course } { direction }, these spaces lead round in a loop that never crosses the line: { $spaces }.
board-unreached = Space { $space } cannot be reached from the grid on the course { course } { direction }.
board-dead-end = From space { $space } no way leads to the line on the course { course } { direction }.
board-narrow-bypassed = Space { $space } is “narrow”, but can be driven past on the course { course } { direction }.
board-narrow-unmarked = Space { $space } must be “narrow”: every way round passes it on the course { course } { direction }.

## Lengths

board-race-too-long = “shortest_race” is { $found }, but a deck takes a chariot { $most } spaces only.
board-no-race = From lane { $lane } ({ $space }) the race cannot be finished on the course { course } { direction }.
board-race-length = From lane { $lane } ({ $space }) the shortest race on the course { course } { direction } is { $found } spaces, not { $expected } as “shortest_race” says.

## Limits of the program

board-too-many-spaces = The track has { $found } spaces; there is room for { $most }.
board-too-many-positions = The course { course } has { $found } spaces; there is room for { $most }.
board-too-many-columns = A lap has { $found } columns; there is room for { $most }.
board-step-too-wide = From space { $space } on the course { course } { direction }, a step leads more than { $most } spaces ahead, counted over all lanes.
board-reach-too-wide = From space { $space } on the course { course } { direction }, a 6 leads more than { $most } spaces ahead, counted over all lanes.
board-too-far-to-go = From space { $space } in lap { $lap } on the course { course } { direction }, the race is longer than { $most } spaces.

## The drawing

board-drawn-course = “{ $key }” names the course “{ $course }”, which is none of this file’s courses.
board-ornament = “{ $key }”: there is no ornament { $kind }. The kinds are: { $known }.
board-outline-of-nothing = The drawing has an outline of { $space }, which does not exist.
board-outline-short = Space { $space }: its outline has { $found ->
        [one] one point
       *[other] { $found } points
    }; it takes { $least } at least.
