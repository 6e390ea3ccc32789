/** Separates parts of one line, and stays with the part before it if the line wraps. */
export const DOT = "\u00a0· ";
