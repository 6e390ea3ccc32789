/** Stored on this computer rather than with the account: speech input and assistive typing belong to the computer. */
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
		// Without storage, letters are keys.
	}
}
