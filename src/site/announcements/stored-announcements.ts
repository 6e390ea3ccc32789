/**
 * What this browser stores about announcements. Per year, in local storage: dismissed messages, by text key, and the audiences of the
 * reader's favourites. In session storage: what this visit has seen (bar.ts).
 */
export const STORED_ANNOUNCEMENTS = "announcements";
export const SEEN = "announcements-seen";

/** Limit of each stored list; the oldest entries are removed. */
const MOST = 60;
/** Limit of what a visit has seen: each message has two entries. */
const MOST_SEEN = 2 * MOST;
/** Limit of stored years. */
const YEARS = 3;

type OfYear = { readonly away: readonly string[]; readonly follows: readonly string[] };
const NOTHING: OfYear = { away: [], follows: [] };

let years: Readonly<Record<string, OfYear>> | undefined;
const listeners = new Set<() => void>();

function strings(value: unknown): string[] {
	return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

function read(): Readonly<Record<string, OfYear>> {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(STORED_ANNOUNCEMENTS) ?? "{}");
		const entries = Object.entries(typeof kept === "object" && kept !== null ? kept : {});
		return Object.fromEntries(entries.map(([year, one]) => [year, { away: strings(one?.away), follows: strings(one?.follows) }]));
	} catch {
		// Without storage, or with foreign data in it, nothing is known.
		return {};
	}
}

/** The stored data of a year; the same object until it changes. */
export function storedOf(year: string): OfYear {
	years ??= read();
	return years[year] ?? NOTHING;
}

function keep(year: string, part: Partial<OfYear>): void {
	// Another tab may have put something away meanwhile.
	const before = read();
	const latest = Object.entries({ ...before, [year]: { ...NOTHING, ...before[year], ...part } })
		.sort(([a], [b]) => Number(b === year) - Number(a === year) || Number(b) - Number(a))
		.slice(0, YEARS);
	years = Object.fromEntries(latest);
	try {
		localStorage.setItem(STORED_ANNOUNCEMENTS, JSON.stringify(years));
	} catch {
		// It then lasts as long as the page.
	}
	for (const listener of listeners) listener();
}

/** @param keys of texts */
export function putAway(year: string, keys: readonly string[]): void {
	keep(year, { away: [...new Set([...(read()[year]?.away ?? []), ...storedOf(year).away, ...keys])].slice(-MOST) });
}

/** @param audiences that the reader's favourites belong to */
export function storeFollows(year: string, audiences: readonly string[]): void {
	const follows = [...new Set(audiences)].sort().slice(0, MOST);
	if (JSON.stringify(follows) !== JSON.stringify(storedOf(year).follows)) keep(year, { follows });
}

/** Nothing of a signed-out user stays on the device. */
export function forgetFollows(): void {
	for (const [year, { follows }] of Object.entries(read())) if (follows.length > 0) keep(year, { follows: [] });
}

/** @returns stops it */
export function subscribe(listener: () => void): () => void {
	const elsewhere = ({ key }: StorageEvent) => {
		if (key !== STORED_ANNOUNCEMENTS && key !== null) return;
		years = undefined;
		listener();
	};
	listeners.add(listener);
	window.addEventListener("storage", elsewhere);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", elsewhere);
	};
}

/** What earlier pages of this visit have shown, in the form of bar.ts. */
export function seenInVisit(): string[] {
	try {
		return strings(JSON.parse(sessionStorage.getItem(SEEN) ?? "[]"));
	} catch {
		return [];
	}
}

export function storeSeen(keys: readonly string[]): void {
	try {
		sessionStorage.setItem(SEEN, JSON.stringify([...new Set([...seenInVisit(), ...keys])].slice(-MOST_SEEN)));
	} catch {
		// Each page is then the first of the visit.
	}
}
