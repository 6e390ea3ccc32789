/** ahead.ts as a document runs it. The build inserts it here (vite.config.ts); in development there is none. */
export const AHEAD_SCRIPT = "";
