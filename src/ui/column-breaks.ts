/** About how high a row and a letter's head are, in pixels: only how they compare counts. */
const ROW = 53;
const HEAD = 56;
const STEP = ROW / 2;

/**
 * The items at which a new column of an index begins, so that the highest column is as low as possible. A letter that continues in the next
 * column is repeated there.
 * @param letters the letter of each item, in order
 * @returns indexes of items, one for each column after the first, if there are as many
 */
export function columnBreaks(letters: readonly string[], columns: number): readonly number[] {
	let limit = Math.ceil((letters.length * ROW) / columns);
	for (;;) {
		const breaks = breaksWithin(letters, limit);
		if (breaks.length < columns) return breaks;
		limit += STEP;
	}
}

/** @param limit no column is higher, in pixels, but where one row alone is */
function breaksWithin(letters: readonly string[], limit: number): readonly number[] {
	const breaks: number[] = [];
	let height = 0;
	for (const [at, letter] of letters.entries()) {
		const more = ROW + (letter === letters[at - 1] ? 0 : HEAD);
		if (height > 0 && height + more > limit) {
			breaks.push(at);
			height = ROW + HEAD;
		} else height += more;
	}
	return breaks;
}
