import { FAULT_PHRASES } from "../../../text/import/sheet-faults-sv.ts";
import type { Fault } from "../fault.ts";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const WHOLE = Object.entries(FAULT_PHRASES)
	.filter(([english]) => !english.startsWith(";"))
	// The most specific pattern first: "a team of X, not of X" before "a team of X".
	.sort(([a], [b]) => b.replaceAll("X", "").length - a.replaceAll("X", "").length)
	.map(([english, swedish]) => ({ swedish, pattern: patternOf(english) }));

function patternOf(english: string): RegExp {
	const source = escaped(english).replace(/\bX\b/g, "(.+?)").replace(/\bN\b/g, "(\\d+)");
	return new RegExp(`^${source}$`, "su");
}

const NEAR = /^(.*); near: (.*)$/su;
const OR_SLOT = "; or a slot such as 1A, 1st of group A, Winner of match 12, Bye";

/** @returns the words in Swedish; unchanged if there is no translation */
export function wordsInSwedish(words: string): string {
	if (words.endsWith(OR_SLOT)) return wordsInSwedish(words.slice(0, -OR_SLOT.length)) + FAULT_PHRASES[OR_SLOT];
	const [, before, names] = NEAR.exec(words) ?? [];
	if (before !== undefined) return `${wordsInSwedish(before)}; liknar: ${names}`;
	for (const { pattern, swedish } of WHOLE) {
		const found = pattern.exec(words);
		if (!found) continue;
		const parts = found.slice(1).map(wordsInSwedish);
		return swedish.replace(/\b[XN]\b/g, () => parts.shift() ?? "");
	}
	return words;
}

/** A fault for authors whose sheet has Swedish headings. */
export const faultInSwedish = (fault: Fault): Fault => ({
	...fault,
	message: wordsInSwedish(fault.message),
	expected: wordsInSwedish(fault.expected),
	language: "sv",
});
