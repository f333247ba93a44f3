// The cars' colours, in the order of their numbers.
import facts from "$generated/autoscooter/facts.json";

const COLOURS = Object.values(facts.drawing.colours);

export function colourOf(number: number): string {
  return COLOURS[number - 1]!;
}
