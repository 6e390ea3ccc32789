/**
 * The distance of a typed word to the beginning of a word: 0 if the word begins with it, else the fewest letters to change, add,
 * remove or swap with their neighbour. Null above `most`.
 */
export function slipsToBeginning(typed: string, word: string, most: number): number | null {
	if (word.startsWith(typed)) return 0;
	if (most === 0 || word.length < typed.length - most) return null;
	const width = Math.min(word.length, typed.length + most);
	let [beforeLast, last] = [new Array<number>(width + 1).fill(0), Array.from({ length: width + 1 }, (_, at) => at)];
	for (let row = 1; row <= typed.length; row++) {
		const line = [row];
		for (let column = 1; column <= width; column++) {
			const same = typed[row - 1] === word[column - 1];
			let slips = Math.min(last[column]! + 1, line[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
			const swapped = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
			if (swapped) slips = Math.min(slips, beforeLast[column - 2]! + 1);
			line.push(slips);
		}
		if (Math.min(...line) > most) return null;
		[beforeLast, last] = [last, line];
	}
	const slips = Math.min(...last);
	return slips <= most ? slips : null;
}
