// Where on the board an event happened, told field by field as all games do.

/** By the name of a field: the place that a value of it names. */
type Named = Readonly<Record<string, (value: number) => string>>;

/** The places of an event; what is hidden, or about nobody, names none. */
export function placesBy(named: Named) {
  return (event: object): string[] =>
    Object.entries(event).flatMap(([field, value]) => {
      const place = named[field];
      return place && typeof value === "number" && value >= 0 ? [place(value)] : [];
    });
}
