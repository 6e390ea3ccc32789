/** Stands between parts of one line, and stays with the part before it where the line breaks. */
export const DOT = "\u00a0· ";
