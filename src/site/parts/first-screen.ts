/** Where a document's first screen ends, as React writes it (FirstScreenEnd.tsx). */
export const FIRST_SCREEN_END = '<div hidden="" data-first-screen=""></div>';
/** What stands there as soon as it has come: a document is painted then. */
export const FIRST_SCREEN = "first-screen";
/** Where a document's typefaces stand that are not in its head, as React writes it. */
export const TYPEFACES_HERE = '<div hidden="" data-typefaces=""></div>';
