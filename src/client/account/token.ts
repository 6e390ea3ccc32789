/** Local storage key of the user's token (SPEC §4, §9). */
export const USER_TOKEN = "user-token";

/** Where the token is stored: local storage, or a test's own. */
export type TokenPlace = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The token, stored in the browser; if that is impossible, until the page is left. */
export function tokenIn(place: () => TokenPlace) {
	let here: string | null = null;
	return {
		read(): string | null {
			try {
				return place().getItem(USER_TOKEN);
			} catch {
				return here;
			}
		},
		keep(token: string): void {
			here = token;
			try {
				place().setItem(USER_TOKEN, token);
			} catch {
				// A browser that forbids storage: valid for this page alone.
			}
		},
		forget(): void {
			here = null;
			try {
				place().removeItem(USER_TOKEN);
			} catch {
				// Nothing was stored there.
			}
		},
	};
}

export type Token = ReturnType<typeof tokenIn>;
