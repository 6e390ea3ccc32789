import { randomInt } from "node:crypto";

/** Without the letters that look like digits, and without the vowels that make words. */
const LETTERS = "23456789BCDFGHJKMNPQRSTVWXYZ";

const four = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** What an order is known by, short enough to be read out on the telephone: "7KF3-9QXM". */
export const newReference = (): string => `${four()}-${four()}`;
