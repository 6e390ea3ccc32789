/** More than that at once is no news of one match or team, but a page that catches up: what has changed is shown, and stays still. */
export const MOST_AT_ONCE = 6;
