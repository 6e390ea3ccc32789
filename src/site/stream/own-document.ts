/**
 * The paths of pages with a player: a stream's page, and a match's, which plays its own stream. Their documents may load video from other
 * sites; no other page's policy allows that (security headers).
 */
export const PLAYING_PATH = /^\/\d+\/(?:streams|matches)\/[^/]+\/?$/;

/** Whether this document, which may show a player's page after a navigation, was loaded as one. */
export function isOwnDocument(): boolean {
	const [loaded] = performance.getEntriesByType("navigation");
	return loaded !== undefined && PLAYING_PATH.test(new URL(loaded.name).pathname);
}
