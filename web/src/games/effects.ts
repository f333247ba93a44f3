// What an event looks and sounds like, put together as all games do. How long a glance or a look
// lasts is each game's own pace.
import type { Say } from "$lib/texts.svelte";
import type { Effect, Flight, Sound } from "./contract";

export const AT_ONCE = 0; // a pause: told together with the next event

/** What a game tells about its events. */
interface Impressions<Event extends { kind: string }> {
  pauseOf(event: Event): number; // milliseconds to look at it
  sounds: Readonly<Partial<Record<Event["kind"], Sound>>>;
  flightOf?(event: Event, say: Say): Flight | undefined;
  /** Whether it goes without saying: then nothing sounds and nothing flies. */
  isQuiet?(event: Event): boolean;
}

export function effects<Event extends { kind: string }>({
  pauseOf,
  sounds,
  flightOf,
  isQuiet,
}: Impressions<Event>): (event: Event, say: Say) => Effect {
  return (event, say) => {
    const pause = pauseOf(event);
    if (isQuiet?.(event)) return { pause, isQuiet: true };
    const sound = sounds[event.kind as Event["kind"]];
    const flight = flightOf?.(event, say);
    return { pause, ...(sound && { sound }), ...(flight && { flight }) };
  };
}
