// A lesson being given: a sitting at which only what the teacher asks for can be played, and in
// which one can go back.
import { parseSave } from "../engine/saves";
import type { Frame } from "../engine/referee";
import type { AnyGameUi } from "../games/contract";
import { turnTo } from "$lib/lessons";
import { Pause } from "$lib/pause";
import { isMoving } from "$lib/settings.svelte";
import type { Choice } from "../table/choice.svelte";
import type { LocalTable } from "../table/local";
import { branchTable } from "../table/making";
import { Session } from "../table/session.svelte";
import {
  actionsBefore,
  commentBefore,
  LEARNER,
  type Lesson,
  progress,
  repliesOf,
  type Step,
} from "./script";

const READING_TIME = 1600; // milliseconds before the others play
const SHOWING_TIME = 1200; // milliseconds in which a move is shown before it is played

/** What the learner does now: looks on, plays what is asked for, reads, or has learnt it all. */
export type Mode = "watch" | "play" | "read" | "end";

/** A friendly word about a press that leads nowhere, or to somebody who has come back. */
export interface Nudge {
  about: "spot" | "amount" | "read" | "watch" | "return";
  times: number; // so that the same word is said again
}

export class Teaching extends Session {
  place = $state(0); // of the step
  nudge = $state.raw<Nudge | null>(null);
  private isReplying = $state(false);
  private readonly breath = new Pause();
  private visits = 0; // of steps: what a step began is left alone once another one is visited

  constructor(
    private readonly local: LocalTable,
    ui: AnyGameUi,
    private readonly lesson: Lesson,
  ) {
    super(local, ui);
  }

  /** Begins at a step; all that comes before it was played. */
  async begin(place: number): Promise<void> {
    await this.open();
    void this.visit(place);
    if (place > 0 && this.mode !== "end") this.nudgeAbout("return");
  }

  override close(): void {
    this.visits += 1;
    super.close();
  }

  // What is shown

  get step(): Step {
    return this.steps[this.place]!;
  }

  get progress() {
    return progress(this.steps, this.place);
  }

  get mode(): Mode {
    if (this.theatre.isPlaying || this.isReplying) return "watch";
    if (this.step.play) return this.choice ? "play" : "watch";
    return this.place === this.steps.length - 1 ? "end" : "read";
  }

  /** The places pointed at: until the move they belong to is played. */
  override get points(): readonly string[] {
    const isPlayed = this.step.play !== undefined && !this.choice;
    return isPlayed ? [] : (this.step.points ?? []);
  }

  /** The move asked for, once it is time for it. */
  get asked(): number | null {
    return this.choice && this.step.play ? this.actions.parse(this.step.play) : null;
  }

  /** The spots to press for the move asked for, in order. */
  get way(): readonly string[] {
    return this.asked === null ? [] : this.ui.path(this.actions.decode(this.asked), LEARNER);
  }

  /** The comment to read: it stays while the others play on. */
  get comment(): string {
    return this.say(this.steps.slice(0, this.place + 1).findLast((step) => step.say)!.say!);
  }

  private get steps(): readonly Step[] {
    return this.lesson.steps;
  }

  /** Of those who are to play, the learner alone: nobody else is waited for meanwhile. */
  override get waiting(): readonly number[] {
    const seats = super.waiting;
    return seats.includes(LEARNER) ? [LEARNER] : seats;
  }

  // Going through the lesson

  goOn(): void {
    if (this.mode === "read") void this.visit(this.place + 1);
  }

  override skip(): void {
    this.breath.cutShort();
    super.skip();
  }

  get canGoBack(): boolean {
    return commentBefore(this.steps, this.place) !== null;
  }

  /** Goes back to the comment before, and takes back what was played since. */
  async back(): Promise<void> {
    const place = commentBefore(this.steps, this.place);
    if (place !== null) await this.returnTo(place);
  }

  async beginAgain(): Promise<void> {
    await this.returnTo(0);
  }

  private async returnTo(place: number): Promise<void> {
    const visit = ++this.visits;
    this.place = place;
    this.choice = null;
    this.skip();
    await this.caughtUp;
    await this.attempt(this.local.rewind(actionsBefore(this.steps, place)));
    await this.caughtUp;
    if (visit === this.visits) await this.visit(place);
  }

  /** Begins a step, and lets the others play what they play in it. */
  private async visit(place: number): Promise<void> {
    const visit = ++this.visits;
    this.place = place;
    turnTo(this.table.facts.game, place);
    this.nudge = null;
    this.sit(this.frame!);
    await this.playReplies(visit);
    if (visit === this.visits && !this.step.say) await this.visit(place + 1);
  }

  private async playReplies(visit: number): Promise<void> {
    const replies = repliesOf(this.step);
    this.isReplying = replies.length > 0;
    if (this.step.say && this.isReplying) await this.pause(READING_TIME);
    for (const { seat, move } of replies) {
      if (visit !== this.visits) return;
      await this.attempt(this.local.act(seat, this.actions.parse(move)!));
      await this.caughtUp;
    }
    if (visit === this.visits) this.isReplying = false;
  }

  /** Sits the learner down to go on with this match; tells the table's id. */
  async playOn(): Promise<string> {
    const save = await this.local.save();
    const { seats, names = [] } = parseSave(save);
    const { viewer, number } = this.frame!;
    return branchTable(save, { viewer, number }, seats, names);
  }

  // What is asked for

  protected override offered(frame: Frame): Choice | null {
    const { play } = this.step;
    if (!play || this.local.entries !== actionsBefore(this.steps, this.place)) return null;
    const choice = super.offered(frame);
    if (!choice?.dial) choice?.offer([this.actions.parse(play)!], { isStepwise: true });
    return choice;
  }

  /** In a lesson, the learner plays every move. */
  override async playAlone(): Promise<void> {}
  protected override goOnAlone(): void {}

  override async propose(action: number): Promise<void> {
    if (action === this.asked) await super.propose(action);
    else this.nudgeAbout("amount");
  }

  protected override async consider(): Promise<void> {
    this.nudge = null;
    await this.confirm();
  }

  override async confirm(): Promise<void> {
    if ((this.choice?.proposal ?? null) === null) return;
    const visit = this.visits;
    await super.confirm();
    await this.caughtUp;
    if (visit === this.visits && !this.problem) await this.visit(this.place + 1);
  }

  /** Points out the move asked for, then plays it for the learner. */
  async showMe(): Promise<void> {
    const { asked, choice } = this;
    if (asked === null || !choice) return;
    this.nudge = null;
    choice.propose(asked);
    await this.pause(SHOWING_TIME);
    if (this.choice === choice) await this.confirm();
  }

  protected override explain(): Promise<void> {
    const words = { play: "spot", watch: "watch", read: "read", end: "read" } as const;
    this.nudgeAbout(this.choice?.dial ? "amount" : words[this.mode]);
    return Promise.resolve();
  }

  private nudgeAbout(about: Nudge["about"]): void {
    this.nudge = { about, times: (this.nudge?.times ?? 0) + 1 };
  }

  private pause(time: number): Promise<void> {
    return this.breath.wait(isMoving() ? time : 0);
  }
}
