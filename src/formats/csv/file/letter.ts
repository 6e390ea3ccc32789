/** @returns a spreadsheet's letter for a 0-based column: A, B, … Z, AA */
export function columnLetter(at: number): string {
	const last = String.fromCharCode(65 + (at % 26));
	return at < 26 ? last : columnLetter(Math.floor(at / 26) - 1) + last;
}
