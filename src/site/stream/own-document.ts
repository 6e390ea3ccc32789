/**
 * The paths of pages with a player: a stream's, and a match's, which plays its own. Their documents may load video from elsewhere;
 * every other page's policy asks nobody (security headers).
 */
export const PLAYING_PATH = /^\/\d+\/(?:streams|matches)\/[^/]+\/?$/;

/** Whether this document, which may have become a player's page by a click, was loaded as one. */
export function isOwnDocument(): boolean {
	const [loaded] = performance.getEntriesByType("navigation");
	return loaded !== undefined && PLAYING_PATH.test(new URL(loaded.name).pathname);
}
