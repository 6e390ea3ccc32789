/**
 * A channel to the other tabs of this site.
 * @returns null where the browser has none, or blocks it together with the site's data (Firefox throws a SecurityError): tabs then hear nothing of each other
 */
export function openChannel(name: string): BroadcastChannel | null {
	try {
		return new BroadcastChannel(name);
	} catch {
		return null;
	}
}
