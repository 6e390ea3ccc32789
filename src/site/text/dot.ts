/** Stands between parts of one line; where the line breaks, it goes on with the part that follows. */
export const DOT = " ·\u00a0";
