// Where the Magic Mountain sends to, by the faces of the red die.
import facts from "$generated/a_vos_marques/facts.json";

export const AGAIN = "again"; // the die is rolled again
export const SENDS: readonly string[] = facts.tables.magic_mountain.sends;
