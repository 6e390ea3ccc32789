/** What a kept page says that decides who gives way. */
export type SavedPage = {
	readonly language: string;
	readonly address: string;
	/** The cup's day that it is kept for, "2026-07-16"; "" where it is of no day. */
	readonly day: string;
	readonly bytes: number;
};

/** A page that is to be kept beside them. */
export type Newcomer = Pick<SavedPage, "language" | "address" | "bytes">;

/**
 * Which pages give way to another: days that are over, the oldest first; what is in another language or wanted no more; then what is
 * wanted less, the least first. What is dearer than the newcomer never goes.
 * @param kept all pages that are kept; an older state of the newcomer is replaced by it and gives its room
 * @param wanted addresses of the pages that are to be kept in the newcomer's language, the dearest first
 * @param room bytes that pages may take, with the newcomer
 * @param today the cup's day; "" where none is known: then no day is over
 * @returns the pages to drop, none where there is room; null where there would be none even without all of them: then nothing is to go
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
 * What goes where there is less room than there was: the least dear first.
 * @param kept of any language
 * @param room bytes that pages may take from now on
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
