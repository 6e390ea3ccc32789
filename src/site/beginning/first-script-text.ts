/** first-script.ts as a document runs it. The build inserts it here (vite.config.ts); without a build, documents begin at once. */
export const FIRST_SCRIPT = "";
