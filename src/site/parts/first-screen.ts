/** Where a document's first screen ends, as React writes it (FirstScreenEnd.tsx). */
export const FIRST_SCREEN_END = '<div hidden="" data-first-screen=""></div>';
/** Id of the marker after which a document is painted. */
export const FIRST_SCREEN = "first-screen";
/** Placeholder for the typefaces of a document that are not in its head, as React writes it. */
export const TYPEFACES_HERE = '<div hidden="" data-typefaces=""></div>';
