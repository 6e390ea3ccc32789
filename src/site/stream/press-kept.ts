const PRESSED = "play";

/** Keeps, over a load of the page in this tab, that a reader has asked to watch a stream. */
export function keepPress(stream: string): void {
	try {
		sessionStorage.setItem(PRESSED, stream);
	} catch {
		// Where nothing is kept, the reader presses once more.
	}
}

/** @returns whether the reader had asked for this stream before the page was loaded again; true once */
export function takePress(stream: string): boolean {
	try {
		if (sessionStorage.getItem(PRESSED) !== stream) return false;
		sessionStorage.removeItem(PRESSED);
		return true;
	} catch {
		return false;
	}
}
