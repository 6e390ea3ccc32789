/** The properties of a saved page that decide about its eviction. */
export type SavedPage = {
	readonly language: string;
	readonly address: string;
	/** The cup's day that it is saved for, "2026-07-16"; "": no day. */
	readonly day: string;
	readonly bytes: number;
};

/** A page to be saved. */
export type Newcomer = Pick<SavedPage, "language" | "address" | "bytes">;

/**
 * Which pages to evict for another: past days, oldest first; then other languages and unwanted pages; then less wanted ones, the least
 * first. A page more important than the new one is never evicted.
 * @param kept all saved pages; an older version of the new page is replaced and frees its space
 * @param wanted addresses of the pages to save in the new page's language, the most important first
 * @param room limit of all pages in bytes, with the new one
 * @param today the cup's day; "": unknown, so no day is past
 * @returns the pages to evict, none if there is space; null if it would not fit even without all of them: then nothing is evicted
 */
export function givingWay<Page extends SavedPage>(
	kept: readonly Page[],
	newcomer: Newcomer,
	wanted: readonly string[],
	room: number,
	today: string,
): Page[] | null {
	const others = kept.filter(({ language, address }) => language !== newcomer.language || address !== newcomer.address);
	const isOver = ({ day }: Page): boolean => day !== "" && day < today;
	const places = new Map(wanted.map((address, place) => [address, place]));
	const placeOf = ({ language, address }: Pick<SavedPage, "language" | "address">): number =>
		(language === newcomer.language ? places.get(address) : undefined) ?? Number.POSITIVE_INFINITY;
	const own = placeOf(newcomer);
	const over = others.filter(isOver).sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
	const lessDear = others
		.filter((page) => !isOver(page) && placeOf(page) > own)
		.sort((one, other) => (placeOf(one) === placeOf(other) ? 0 : placeOf(other) - placeOf(one)));

	let taken = newcomer.bytes + others.reduce((sum, { bytes }) => sum + bytes, 0);
	const going: Page[] = [];
	for (const page of [...over, ...lessDear]) {
		if (taken <= room) break;
		going.push(page);
		taken -= page.bytes;
	}
	return taken <= room ? going : null;
}

/**
 * Which pages to evict when the limit has shrunk: the least important first.
 * @param kept of any language
 * @param room the new limit of all pages in bytes
 */
export function withoutRoom<Page extends { readonly place?: number; readonly bytes: number }>(
	kept: readonly Page[],
	room: number,
): Page[] {
	const dearest = kept.toSorted((one, other) => (one.place ?? LAST) - (other.place ?? LAST));
	let taken = 0;
	return dearest.filter(({ bytes }) => {
		taken += bytes;
		return taken > room;
	});
}

const LAST = Number.MAX_SAFE_INTEGER;
