/** In characters, after normalisation: long enough to resist guessing, short enough to hash. No rule says which characters. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;
