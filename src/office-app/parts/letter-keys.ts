/** Kept where the desk sits, not with the desk: what speaks to a computer, or types for somebody, is the computer's. */
const KEPT = "office-letters";
const OFF = "off";

export function areLettersKeys(): boolean {
	try {
		return localStorage.getItem(KEPT) !== OFF;
	} catch {
		return true;
	}
}

export function enableLetterKeys(are: boolean): void {
	try {
		if (are) localStorage.removeItem(KEPT);
		else localStorage.setItem(KEPT, OFF);
	} catch {
		// Where nothing is kept they stay keys.
	}
}
