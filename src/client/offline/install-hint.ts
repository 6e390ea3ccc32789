/** Where it is kept: local storage, or a test's own. */
type Place = Pick<Storage, "getItem" | "setItem">;

const KEY = "install-hint";
type Kept = { readonly visits: number; readonly refused: string | null };

/**
 * Whether the way to the home screen is told: from the second visit with a favourite, until it is refused, which lasts for the edition.
 * @param visit kept as long as a visit lasts: session storage
 */
export function installHintIn(place: () => Place, visit: () => Place) {
	function read(): Kept {
		try {
			const kept = JSON.parse(place().getItem(KEY) ?? "null") as Partial<Kept> | null;
			return { visits: Number(kept?.visits ?? 0), refused: kept?.refused ?? null };
		} catch {
			// Where nothing is kept no visit is the second.
			return { visits: 0, refused: null };
		}
	}
	function write(kept: Kept): void {
		try {
			place().setItem(KEY, JSON.stringify(kept));
		} catch {
			// It is told again at the next visit, if at all.
		}
	}
	return {
		/** My Week with a favourite is looked at. */
		seen(): void {
			try {
				if (visit().getItem(KEY) !== null) return;
				visit().setItem(KEY, "seen");
			} catch {
				return;
			}
			const kept = read();
			write({ ...kept, visits: kept.visits + 1 });
		},
		isTold(year: string): boolean {
			const { visits, refused } = read();
			return visits >= 2 && refused !== year;
		},
		refuse(year: string): void {
			write({ ...read(), refused: year });
		},
	};
}

export const installHint = installHintIn(
	() => localStorage,
	() => sessionStorage,
);
