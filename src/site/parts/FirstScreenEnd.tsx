const FILLED_BY_THE_DOCUMENT = { __html: "" };

/** So many rows of a list fill the first screen of a desktop in two columns, and more than a phone's. */
const ROWS_OF_A_SCREEN = 20;

/** @param rows how many each part of a list has @returns the place of the part behind which the first screen ends; -1 where all of it is shorter */
export function partThatEndsScreen(rows: readonly number[]): number {
	let sum = 0;
	return rows.findIndex((own) => {
		sum += own;
		return sum >= ROWS_OF_A_SCREEN;
	});
}

/**
 * Where the first screen of a page ends, on a tall phone and on a desktop: a document is painted as soon as it has come to this, with the rules of what stands before
 * it, and brings those of the rest here (render-document.tsx). Of several the first counts.
 */
export function FirstScreenEnd() {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React draws nothing in it, and leaves alone what the document's rules put there
	return <div hidden data-first-screen="" suppressHydrationWarning dangerouslySetInnerHTML={FILLED_BY_THE_DOCUMENT} />;
}

/** Where a document names its typefaces, behind its page: text is painted before they are asked for. They stay as long as the frame does. */
export function TypefacesHere() {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React draws nothing in it, and leaves alone what the document's rules put there
	return <div hidden data-typefaces="" suppressHydrationWarning dangerouslySetInnerHTML={FILLED_BY_THE_DOCUMENT} />;
}
