// The keys of the replay, wherever nothing else wants them.
import type { Playback } from "./playback.svelte";

const BUSY = "input, select, textarea, dialog, [data-spot]"; // with all keys
const PRESSED = "button, a, summary"; // by this one alone
const PRESS = " ";

type Way = (playback: Playback) => void;

const WAYS: Readonly<Record<string, Way>> = {
  ArrowRight: (playback) => void playback.nextAction(),
  ArrowLeft: (playback) => void playback.previousAction(),
  "Shift ArrowRight": (playback) => void playback.nextEvent(),
  "Shift ArrowLeft": (playback) => void playback.previousEvent(),
  Home: (playback) => void playback.goTo(0),
  End: (playback) => void playback.goTo(playback.last),
  " ": (playback) => (playback.isPlaying ? playback.pause() : void playback.play()),
};

/** Follows a key that was pressed. */
export function follow(playback: Playback, event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const wants = event.key === PRESS ? `${BUSY}, ${PRESSED}` : BUSY;
  if ((event.target as Element).closest(wants)) return;
  const way = WAYS[event.shiftKey ? `Shift ${event.key}` : event.key];
  if (!way) return;
  event.preventDefault();
  way(playback);
}
