// What the viewer looks at and has chosen: which ways to draw, which cards and badges to tell of.
import { MOST_STAKE, Phase, S_CARD, type State } from "$generated/a_vos_marques/layout";
import { type BoardContext, isPicked } from "$lib/board.svelte";
import { FIRST_S } from "./cards/decks";
import { type Outcome, outcomeOf } from "./cards/outcome";
import { PRODUCTS } from "./garage/products";
import type { Laid } from "./laid";
import {
  badgeAt,
  badgeSpot,
  cardAt,
  cardSpot,
  CASH,
  DECLINE,
  DONE,
  KEEP,
  PASS,
  ROLL,
  seatAt,
  seatSpot,
  spaceAt,
  spaceSpot,
  stakeSpot,
  STAY,
  USE,
  waySpot,
} from "./moves";
import { type Drive, drivesOf, pushesOf, type Foresight } from "./roads/ways";

export interface Sight {
  shown: State;
  viewer: number;
  foreseen: readonly Foresight[]; // of the state without what is proposed
}

/** An S card in hand. */
export interface Held {
  card: number; // its number in the hand
  count: number;
}

const PLAIN: readonly string[] = [ROLL, DONE, PASS, USE, DECLINE, KEEP, CASH, STAY];
const STAKES = Array.from({ length: MOST_STAKE + 1 }, (_, stake) => stakeSpot(stake));
const BADGES = PRODUCTS.map(badgeSpot);
const S_CARDS = S_CARD.map((_, card) => card);

const isInTray = (spot: string) => spot === "tray" || BADGES.includes(spot);

export class Lookout {
  looked = $state.raw<string | null>(null); // the spot under the pointer, or with the focus
  private latest: State | null = null;

  constructor(
    private readonly laid: Laid,
    private readonly board: BoardContext,
    private readonly look: () => Sight,
  ) {}

  /** Whether the viewer has to play; not so in a replay, whoever is to play there. */
  readonly isAsked = $derived.by(() => this.board.leads([]));

  /** The spot to press again for what is chosen. */
  readonly proposed = $derived.by((): string | null => {
    const isChosen = (spot: string) => this.board.stateOf(spot) === "chosen";
    const alone = [...PLAIN, ...STAKES, ...BADGES].find(isChosen);
    return alone ?? this.proposedSeat ?? this.proposedSpace;
  });

  private get proposedSeat(): string | null {
    const seat = this.seats.find((one) => this.board.stateOf(seatSpot(one)) === "chosen");
    if (seat === undefined) return null;
    const { phase } = this.look().shown;
    const isWhole = phase === Phase.FOX || this.pickedCard !== null;
    return isWhole ? seatSpot(seat) : null;
  }

  private get proposedSpace(): string | null {
    const isChosen = (spot: string) => this.board.stateOf(spot) === "chosen";
    const space = this.laid.roads.spaces.findIndex((_, number) =>
      isChosen(spaceSpot(this.laid, number)),
    );
    if (space < 0) return null;
    const way = WAYS.find((spot) => isChosen(spot));
    const isOnly = !WAYS.some(
      (spot) => this.board.leads([spaceSpot(this.laid, space), spot]) && spot !== WAYS[0],
    );
    if (way && way !== WAYS[0]) return way;
    return way || isOnly ? spaceSpot(this.laid, space) : null;
  }

  /** What is shown, but for a move that is only proposed. */
  readonly asked = $derived.by((): State => {
    if (this.latest === null || this.proposed === null) this.latest = this.look().shown;
    return this.latest;
  });

  /** What the tray is laid for: what is asked, or what a lesson speaks of before it asks. */
  readonly phase = $derived.by((): number => {
    const isLaid = this.isAsked || this.board.points().some(isInTray);
    return isLaid ? this.asked.phase : Phase.RESOLVE;
  });

  private get seats(): number[] {
    return Array.from({ length: this.look().shown.num_players }, (_, seat) => seat);
  }

  // Roads

  /** The moves that the dice or a card allow. */
  readonly drives = $derived.by((): Drive[] => {
    const all = drivesOf(this.laid, this.look().foreseen);
    return all.filter(({ end }) => this.board.leads([spaceSpot(this.laid, end)]));
  });

  /** The space looked at, or -1. */
  readonly space = $derived.by((): number => spaceAt(this.laid, this.looked));

  /** The way to draw: what is looked at goes before what is picked. */
  readonly drive = $derived.by((): Drive | null => {
    const isPickedEnd = ({ end }: Drive) => isPicked(this.board.stateOf(spaceSpot(this.laid, end)));
    const looked = this.drives.filter(({ end }) => end === this.space);
    const there = looked.length ? looked : this.drives.filter(isPickedEnd);
    const isWay = ({ way }: Drive) =>
      waySpot(way) === this.looked || isPicked(this.board.stateOf(waySpot(way)));
    return there.find(isWay) ?? there[0] ?? null;
  });

  /** The moves to the space that is picked, if there are several. */
  readonly ways = $derived.by((): Drive[] => {
    const there = this.drives.filter(({ end }) =>
      isPicked(this.board.stateOf(spaceSpot(this.laid, end))),
    );
    return there.length > 1 ? there : [];
  });

  // Garage

  /** The product that it is about, or -1. */
  readonly product = $derived.by((): number => {
    const looked = badgeAt(this.looked);
    if (looked >= 0) return looked;
    return PRODUCTS.findIndex((product) => isPicked(this.board.stateOf(badgeSpot(product))));
  });

  // Attack

  /** The S cards in hand. */
  readonly hand = $derived.by((): Held[] => {
    const { viewer } = this.look();
    const hand = this.asked.players[viewer]?.hand ?? [];
    return hand.flatMap((count, card) => (count > 0 ? [{ card, count }] : []));
  });

  readonly pickedCard = $derived.by(
    (): number | null =>
      S_CARDS.find((card) => isPicked(this.board.stateOf(cardSpot(this.laid, card)))) ?? null,
  );

  /** The S card that it is about. */
  readonly card = $derived.by(
    (): number | null => cardAt(this.laid, this.looked) ?? this.pickedCard,
  );

  /** Whom it is about, or -1. */
  readonly seat = $derived.by((): number => {
    const looked = seatAt(this.looked);
    if (looked >= 0) return looked;
    return this.seats.findIndex((seat) => isPicked(this.board.stateOf(seatSpot(seat))));
  });

  /** What the card would do to whom it is about. */
  readonly outcome = $derived.by((): Outcome | null => {
    const { card, seat } = this;
    if (this.phase !== Phase.ATTACK || card === null || seat < 0) return null;
    const { viewer, foreseen } = this.look();
    const facts = this.laid.cardOf(FIRST_S + card);
    if (!facts || seat === viewer) return null;
    const pushes = pushesOf(this.laid, foreseen, card, seat);
    return outcomeOf(this.laid, facts, this.asked, seat, pushes);
  });
}

const MOST_WAYS = 6;
const WAYS = Array.from({ length: MOST_WAYS }, (_, way) => waySpot(way + 1));
