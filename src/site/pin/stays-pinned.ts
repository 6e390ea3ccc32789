/**
 * A pinned match is shown until the end of the day after it is played, by the cup's own clock and its place's zone. Without a time it is
 * shown until it is unpinned.
 * @param start in the zone of its place
 * @param today by the cup's clock
 */
export function staysPinned(start: string | null, today: string): boolean {
	return start === null || today <= start.slice(0, 10);
}
