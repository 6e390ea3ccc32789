/** Lengths of a title and a body that phones show without cutting. */
const LONGEST_TITLE = 60;
const LONGEST_BODY = 100;

export type Message = { readonly title: string; readonly body: string };

/** The first text that fits; the fullest is first. If none fits, the last one is cut. */
export function fittedTitle(candidates: readonly string[]): string {
	return candidates.find((text) => text.length <= LONGEST_TITLE) ?? cut(candidates.at(-1) ?? "", LONGEST_TITLE);
}

/** The sentences that fit, from the first on; a first one that is too long is cut. */
export function fittedBody(sentences: readonly (string | null)[]): string {
	const [first = "", ...others] = sentences.filter((sentence) => sentence !== null && sentence !== "");
	let body = cut(first ?? "", LONGEST_BODY);
	for (const sentence of others) {
		const longer = `${body} ${sentence}`;
		if (longer.length > LONGEST_BODY) break;
		body = longer;
	}
	return body;
}

function cut(text: string, longest: number): string {
	if (text.length <= longest) return text;
	// A letter of two units is not cut in half.
	return `${text
		.slice(0, longest - 1)
		.replace(/[\uD800-\uDBFF]$/, "")
		.trimEnd()}…`;
}
