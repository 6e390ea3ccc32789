/** first-script.ts as a document runs it. The build writes it in here (vite.config.ts); without one, documents begin at once. */
export const FIRST_SCRIPT = "";
