// Numbers as people read them.

const MINUS = "\u2212";

/** A whole number in figures. */
export const written = (number: number): string => withMinus(String(number));

/** Figures with a minus in place of the hyphen that computers write. */
export const withMinus = (figures: string): string => figures.replace(/^-/, MINUS);
