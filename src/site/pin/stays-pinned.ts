/**
 * A pinned match stays in sight until the day after it is played, by the cup's own clock and its place's zone. One whose time is not
 * set stays until it is unpinned.
 * @param start in the zone of its place
 * @param today by the cup's clock
 */
export function staysPinned(start: string | null, today: string): boolean {
	return start === null || today <= start.slice(0, 10);
}
