/** Its storage: local storage, or a test's own. */
type Place = Pick<Storage, "getItem" | "setItem">;

const KEY = "install-hint";
type Kept = { readonly visits: number; readonly refused: string | null };

/**
 * Whether to show how to add the site to the home screen: from the second visit with a favourite, until it is declined for the edition.
 * @param visit storage that lasts for a visit: session storage
 */
export function installHintIn(place: () => Place, visit: () => Place) {
	function read(): Kept {
		try {
			const kept = JSON.parse(place().getItem(KEY) ?? "null") as Partial<Kept> | null;
			return { visits: Number(kept?.visits ?? 0), refused: kept?.refused ?? null };
		} catch {
			// Without storage no visit is the second.
			return { visits: 0, refused: null };
		}
	}
	function write(kept: Kept): void {
		try {
			place().setItem(KEY, JSON.stringify(kept));
		} catch {
			// Shown again at the next visit at the earliest.
		}
	}
	return {
		/** My Week is shown with a favourite. */
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
