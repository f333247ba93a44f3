// What the viewer looks at and has chosen: which signals to light, which cards to raise.
import { Phase, type State } from "$generated/macadam/layout";
import { type BoardContext, isPicked } from "$lib/board.svelte";
import { SPECTATOR } from "../contract";
import { AGENTS, ALL_CARDS, holds } from "./traffic/cards";
import { admittedAt, ALL_SIGNALS, passing } from "./traffic/flow";
import { type Slot, slotsOf } from "./hand/slots";
import {
  AGENT,
  cardAt,
  cardSpot,
  CENTRE,
  DIE,
  FINE,
  leadSpot,
  NO_BONUS,
  signalAt,
  signalSpot,
  STOCK,
} from "./moves";

export interface Sight {
  shown: State;
  viewer: number;
}

/** What lies in a place of the hand, and the spot to press for it. */
export interface Held extends Slot {
  spot: string;
  isOpen: boolean; // it can be pressed now, to some purpose
}

/** The spots that end ways. */
const ENDS: readonly string[] = [
  ...ALL_SIGNALS.map(signalSpot),
  ...ALL_CARDS.map(cardSpot),
  ...[CENTRE, STOCK, DIE, FINE, NO_BONUS],
];

export class Lookout {
  looked = $state.raw<string | null>(null); // the spot under the pointer, or with the focus
  wish = $state.raw<number | null>(null); // the card to lead once its signal is covered
  private latest: State | null = null;

  constructor(
    private readonly board: BoardContext,
    private readonly look: () => Sight,
  ) {}

  /** Whether the viewer has to play; not so in a replay, whoever is to play there. */
  readonly isAsked = $derived.by(() => this.board.leads([]));

  /** The spot to press again for what is chosen. */
  readonly proposed = $derived.by(
    (): string | null => ENDS.find((spot) => this.board.stateOf(spot) === "chosen") ?? null,
  );

  /** What is shown, but for a move that is only proposed. */
  readonly asked = $derived.by((): State => {
    if (this.latest === null || this.proposed === null) this.latest = this.look().shown;
    return this.latest;
  });

  readonly isLeading = $derived.by(() => this.isAsked && this.asked.phase === Phase.PRELUDE);

  readonly isSendingAgent = $derived.by(() => isPicked(this.board.stateOf(AGENT)));

  /** The card that was pressed, or that a hint points at. */
  readonly pickedCard = $derived.by((): number | null => {
    const isChosen = (spot: string) => isPicked(this.board.stateOf(spot));
    return ALL_CARDS.find((card) => isChosen(cardSpot(card)) || isChosen(leadSpot(card))) ?? null;
  });

  readonly pickedSignal = $derived.by(
    (): number | null =>
      ALL_SIGNALS.find((signal) => isPicked(this.board.stateOf(signalSpot(signal)))) ?? null,
  );

  /** What is looked at goes before what is picked: one looks around before one decides. */
  readonly card = $derived.by(
    (): number | null => found(cardAt(this.looked)) ?? this.pickedCard ?? this.wish,
  );
  readonly signal = $derived.by(
    (): number | null => found(signalAt(this.looked)) ?? this.pickedSignal,
  );

  /** The signal that a card would be led at. */
  private readonly aimed = $derived.by((): number | null => {
    const { signal } = this;
    return signal !== null && this.board.leads([signalSpot(signal)]) ? signal : null;
  });

  /** The signals that can be covered: with the card that it is about, if there is one. */
  readonly lit = $derived.by((): number[] => {
    const card = this.isLeading ? this.card : null;
    return ALL_SIGNALS.filter(
      (signal) =>
        this.board.leads([signalSpot(signal)]) && (card === null || this.isLedAt(card, signal)),
    );
  });

  /** The hand as it can be used now. */
  readonly held = $derived.by((): Held[] => {
    const { viewer } = this.look();
    if (viewer === SPECTATOR) return [];
    return slotsOf(this.asked, viewer).map((slot) => ({ ...slot, ...this.useOf(slot) }));
  });

  private useOf({ cards }: Slot): { spot: string; isOpen: boolean } {
    const card = cards[0]!;
    const isAgent = holds(AGENTS, card) && this.asked.phase !== Phase.DISCARD;
    if (isAgent) return { spot: AGENT, isOpen: this.board.leads([AGENT]) };
    if (this.isLeadable(card)) {
      const isOpen = this.aimed === null || this.isLedAt(card, this.aimed);
      return { spot: leadSpot(card), isOpen };
    }
    const way = this.isSendingAgent ? [AGENT, cardSpot(card)] : [cardSpot(card)];
    return { spot: cardSpot(card), isOpen: this.board.leads(way) };
  }

  private isLeadable(card: number): boolean {
    return this.isLeading && this.mayPass(card) && this.board.leads([leadSpot(card)]);
  }

  private isLedAt(card: number, signal: number): boolean {
    return this.mayPass(card) && holds(admittedAt(signal), card);
  }

  private mayPass(card: number): boolean {
    const { viewer } = this.look();
    return holds(passing(this.asked.players[viewer]!), card);
  }

  /** A card that was pressed before its signal is led as soon as the signal is covered. */
  pursueWish(): void {
    if (!this.isAsked) return;
    if (this.asked.phase === Phase.OPEN) return this.grantWish();
    this.wish = this.isLeading ? this.pickedLead : null;
  }

  private get pickedLead(): number | null {
    const isChosen = (card: number) => this.board.stateOf(leadSpot(card)) === "chosen";
    return ALL_CARDS.find(isChosen) ?? null;
  }

  private grantWish(): void {
    const { wish } = this;
    if (wish === null) return;
    this.wish = null;
    if (!this.board.leads([cardSpot(wish)])) return;
    this.board.press(cardSpot(wish));
    this.board.press(cardSpot(wish)); // what was confirmed with the signal is not asked again
  }
}

function found(number: number): number | null {
  return number < 0 ? null : number;
}
