// A camera over a world: it goes where something happens, until a person moves it.
import {
  framing,
  held,
  moved,
  type Outlook,
  revealing,
  toWindow,
  toWorld,
  type View,
  wholeView,
  zoomed,
} from "./camera";
import type { Bounds } from "./shapes";
import type { Position } from "./stances";

const STEP = 1.5; // of the buttons, and of two taps

export class Camera {
  /** Whether a person has moved it, and keeps it there. */
  isHeld = $state(false);
  /** Whether it goes from view to view slowly; not so under a finger. */
  isGliding = $state(true);
  private wanted = $state.raw<View | null>(null);

  constructor(private readonly look: () => Outlook) {}

  readonly view = $derived.by((): View =>
    this.wanted ? held(this.wanted, this.look()) : wholeView(this.look()),
  );

  /** Whether there is more of the world than what is in sight. */
  readonly isClose = $derived.by(() => this.view.scale > wholeView(this.look()).scale * 1.001);

  readonly canGrow = $derived.by(() => this.view.scale < this.look().most * 0.999);

  get transform(): string {
    const { window } = this.look();
    const { x, y, scale } = this.view;
    return `translate(${window.w / 2}px, ${window.h / 2}px) scale(${scale}) translate(${-x}px, ${-y}px)`;
  }

  /** Where a point of the world is in the window. */
  at(point: Position): Position {
    return toWindow(this.view, point, this.look());
  }

  /** Where a point of the window is in the world. */
  inWorld(point: Position): Position {
    return toWorld(this.view, point, this.look());
  }

  // By itself

  /** Shows a part of the world, or all of it. */
  show(part: Bounds | null, margin = 0): void {
    if (this.isHeld) return;
    this.glideTo(part ? framing(part, margin, this.look()) : null);
  }

  /** Keeps a point in sight. */
  follow(point: Position, margin: number): void {
    if (!this.isHeld) this.reveal(point, margin);
  }

  /** Brings a point into sight, also where a person holds the camera: they went there by key. */
  reveal(point: Position, margin: number): void {
    this.glideTo(revealing(this.view, point, margin, this.look()));
  }

  release(): void {
    this.isHeld = false;
  }

  private glideTo(view: View | null): void {
    this.isGliding = true;
    this.wanted = view;
  }

  // By hand

  drag(dx: number, dy: number): void {
    if (!this.isClose) return;
    this.hold(false);
    this.wanted = moved(this.view, dx, dy, this.look());
  }

  pinch(factor: number, at: Position): void {
    this.hold(false);
    this.wanted = zoomed(this.view, factor, at, this.look());
  }

  grow(at?: Position): void {
    this.step(STEP, at);
  }

  shrink(): void {
    this.step(1 / STEP);
  }

  private step(factor: number, at?: Position): void {
    const { w, h } = this.look().window;
    this.hold(true);
    this.wanted = zoomed(this.view, factor, at ?? { x: w / 2, y: h / 2 }, this.look());
  }

  private hold(isGliding: boolean): void {
    this.isHeld = true;
    this.isGliding = isGliding;
  }
}
