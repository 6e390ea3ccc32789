import type { ReadingCopies } from "../../src/results/edition/reading-copies.ts";

/** Makes a change and waits for the copies to have followed it. @returns the keys they told as changed */
export function followed(copies: ReadingCopies, change: () => void): Promise<ReadonlySet<string>> {
	return new Promise((resolve) => {
		const stop = copies.onChange((keys) => {
			stop();
			resolve(keys);
		});
		change();
	});
}
