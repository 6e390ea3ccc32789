import { dropPage, savedBytes, savedPages } from "./saved-store.ts";

/**
 * Makes room for another page: of days that are over the oldest goes first.
 * @param most bytes that all pages may take
 * @param today nothing of this day, or of one to come, goes
 * @returns whether there is room
 */
export async function roomFor(bytes: number, most: number, today: string): Promise<boolean> {
	let taken = await savedBytes();
	const over = (await savedPages())
		.filter(({ day }) => day !== "" && day < today)
		.sort((one, other) => (one.day < other.day ? -1 : 1));
	for (const page of over) {
		if (taken + bytes <= most) break;
		await dropPage(page);
		taken -= page.bytes;
	}
	return taken + bytes <= most;
}
