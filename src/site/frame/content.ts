/** The page's own part of a document: where the skip link leads. */
export const CONTENT = "content";
