/** @returns the letter that a spreadsheet gives a column, 0-based: A, B, … Z, AA */
export function columnLetter(at: number): string {
	const last = String.fromCharCode(65 + (at % 26));
	return at < 26 ? last : columnLetter(Math.floor(at / 26) - 1) + last;
}
