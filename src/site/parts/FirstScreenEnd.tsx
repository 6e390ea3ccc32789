const FILLED_BY_THE_DOCUMENT = { __html: "" };

/** So many rows of a list fill the first screen of a desktop in two columns, and more than a phone's. */
const ROWS_OF_A_SCREEN = 20;

/**
 * @param rows the number of rows of each part of a list
 * @returns the index of the part after which the first screen ends; -1 if the list is shorter than that
 */
export function partThatEndsScreen(rows: readonly number[]): number {
	let sum = 0;
	return rows.findIndex((own) => {
		sum += own;
		return sum >= ROWS_OF_A_SCREEN;
	});
}

/**
 * Marks the end of a page's first screen, on a tall phone and on a desktop. A document is painted once it has arrived up to here, with the
 * rules that its first screen needs. The remaining rules are inserted here (render-document.tsx). Only the first marker counts.
 */
export function FirstScreenEnd() {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React draws nothing in it, and leaves alone what the document's rules put there
	return <div hidden data-first-screen="" suppressHydrationWarning dangerouslySetInnerHTML={FILLED_BY_THE_DOCUMENT} />;
}

/** Where a document names its typefaces, after its page: text is painted before they are requested. They stay as long as the frame does. */
export function TypefacesHere() {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React draws nothing in it, and leaves alone what the document's rules put there
	return <div hidden data-typefaces="" suppressHydrationWarning dangerouslySetInnerHTML={FILLED_BY_THE_DOCUMENT} />;
}
