// What the viewer is asked on the board, and what they look at or have chosen on the way to it.
import { NO_SIDE, Phase, type State } from "$generated/autoscooter/layout";
import { type BoardContext, isPicked } from "$lib/board.svelte";
import { HEADINGS } from "./art/rink";
import { carAt, carsOf, NO_CAR } from "./cars";
import { type End, endsOf } from "./ends";
import { LETTERS } from "./letters";
import { endSpot, headingSpot, hexSpot, letterSpot, numberSpot } from "./moves";
import { unusedOf } from "./numbers";
import { type Foresight, type Outcome, outcomesOf } from "./outcomes";
import { CENTRES } from "./rink";

export interface Sight {
  shown: State;
  viewer: number;
  foreseen: readonly Foresight[];
}

const HEXES = CENTRES.map((_, hex) => hex);
const ALL_HEADINGS = Array.from({ length: HEADINGS }, (_, heading) => heading);

export class Programming {
  looked = $state.raw<string | null>(null); // the spot under the pointer, or with the focus

  constructor(
    private readonly board: BoardContext,
    private readonly look: () => Sight,
  ) {}

  // Writing

  /** The viewer's car that is to be written; null if none is. */
  readonly car = $derived.by((): number | null => {
    const { shown, viewer } = this.look();
    const isAsked = (car: number) => unusedOf(shown, car).some((number) => this.canWrite(number));
    return carsOf(shown, viewer).find(isAsked) ?? null;
  });

  readonly letters = $derived.by(() =>
    LETTERS.filter((letter) => this.board.leads([letterSpot(letter)])),
  );

  /** The car that is written for: the viewer's, or the ghost. */
  readonly subject = $derived.by((): number | null => {
    const { ghost } = this.look().shown;
    if (this.car !== null) return this.car;
    return this.letters.length && ghost !== NO_CAR ? ghost : null;
  });

  /** What comes of its letters, also if it were turned before it moves. */
  readonly outcomes = $derived.by((): Outcome[] => {
    const { shown, viewer, foreseen } = this.look();
    if (this.subject === null) return [];
    const all = outcomesOf(shown, viewer, this.subject, foreseen);
    return all.filter(({ letter }) => this.letters.includes(letter));
  });

  readonly ends = $derived.by((): End[] => {
    const { shown } = this.look();
    return this.subject === null ? [] : endsOf(carAt(shown, this.subject), this.unturned);
  });

  readonly number = $derived.by((): number | null => {
    const { shown } = this.look();
    if (this.car === null) return null;
    return unusedOf(shown, this.car).find((number) => this.isPicked(numberSpot(number))) ?? null;
  });

  readonly letter = $derived.by((): number | null => {
    const isChosen = (letter: number) =>
      this.isPicked(letterSpot(letter)) || this.isPicked(endSpot(letter));
    return LETTERS.find(isChosen) ?? null;
  });

  /** What comes of the letter that is looked at, or else of the one that is chosen. */
  readonly outcome = $derived.by((): Outcome | null => {
    const letter = this.lookedLetter ?? this.letter;
    return this.unturned.find((outcome) => outcome.letter === letter) ?? null;
  });

  /** The spot to press again for what is chosen as a whole; a hint is not yet chosen. */
  readonly proposed = $derived.by((): string | null => {
    const last = this.whole.at(-1) ?? null;
    return this.whole.every((spot) => this.board.stateOf(spot) === "chosen") ? last : null;
  });

  // Driving off

  /** The car that is to drive off. */
  readonly starter = $derived.by((): number | null => {
    const { shown } = this.look();
    return this.starts.length && shown.phase === Phase.DRIVE_OFF ? shown.order[shown.next]! : null;
  });

  /** The hexes that it can drive off to. */
  readonly starts = $derived.by(() => HEXES.filter((hex) => this.board.leads([hexSpot(hex)])));

  readonly start = $derived.by(
    () => this.starts.find((hex) => this.isPicked(hexSpot(hex))) ?? null,
  );

  /** The headings that it can take on the hex that is chosen. */
  readonly headings = $derived.by(() => {
    const { start } = this;
    if (start === null) return [];
    const leads = (heading: number) =>
      this.board.leads([hexSpot(start), headingSpot(start, heading)]);
    return ALL_HEADINGS.filter(leads);
  });

  readonly heading = $derived.by(() => {
    const { start } = this;
    if (start === null) return null;
    return this.headings.find((heading) => this.isPicked(headingSpot(start, heading))) ?? null;
  });

  readonly lookedNumber = $derived.by((): number | null => {
    const { shown } = this.look();
    if (this.car === null) return null;
    return unusedOf(shown, this.car).find((number) => numberSpot(number) === this.looked) ?? null;
  });

  // Inside

  private readonly unturned = $derived.by(() =>
    this.outcomes.filter(({ side }) => side === NO_SIDE),
  );

  private readonly lookedLetter = $derived.by((): number | null => {
    const { looked } = this;
    const isLooked = (letter: number) =>
      looked === letterSpot(letter) || looked === endSpot(letter);
    return LETTERS.find(isLooked) ?? null;
  });

  /** The spots of what is picked, if nothing is left to pick. */
  private readonly whole = $derived.by((): string[] => {
    const { car, number, letter, letters, start, heading } = this;
    if (start !== null && heading !== null) return [hexSpot(start), headingSpot(start, heading)];
    const isWhole = (car === null || number !== null) && (!letters.length || letter !== null);
    if (!isWhole) return [];
    return [
      ...(number === null ? [] : [numberSpot(number)]),
      ...(letter === null ? [] : [letterSpot(letter)]),
    ];
  });

  private canWrite(number: number): boolean {
    return this.board.leads([numberSpot(number)]);
  }

  private isPicked(spot: string): boolean {
    return isPicked(this.board.stateOf(spot));
  }
}
