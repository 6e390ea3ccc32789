/** ahead.ts as a document runs it. The build writes it in here (vite.config.ts); in development there is none. */
export const AHEAD_SCRIPT = "";
