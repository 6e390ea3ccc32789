/** A sentence of the specification, with its heading: "2. Screens and routes, Home screen". */
export type Said = { readonly section: string; readonly sentence: string };

/** A full stop ends a sentence where a new one begins after it, but not within a text that is quoted. */
const BETWEEN_SENTENCES = /(?<=[.!?]) (?=[A-Z'])/;
const QUOTED = /(?<=^|[\s(])'[^']*'/g;
/** The line under a table's head. */
const RULE = /^\|[-|\s]+\|$/;
const NO_BREAK = "\u00A0";

/**
 * Every sentence of the specification, in its order: of paragraphs and bullets one by one, and each row of a table as one.
 * @param markdown the text of SPEC.md
 */
export function sentencesOf(markdown: string): Said[] {
	const said: Said[] = [];
	let chapter = "";
	let section = "";
	const lines = markdown.split("\n");
	for (const [at, line] of lines.entries()) {
		const heading = /^(#+) (.+)$/.exec(line);
		if (heading !== null) {
			const [, signs = "", title = ""] = heading;
			if (signs.length <= 2) chapter = signs.length === 1 ? "" : title;
			section = signs.length > 2 ? `${chapter}, ${title}` : chapter;
		} else if (line.startsWith("|")) {
			const isHead = RULE.test(lines[at + 1] ?? "");
			if (!isHead && !RULE.test(line)) said.push({ section, sentence: rowAsSentence(line) });
		} else if (line.trim() !== "") {
			const whole = line.replace(/^- /, "").trim();
			const parts = whole.replace(QUOTED, (text) => text.replaceAll(" ", NO_BREAK)).split(BETWEEN_SENTENCES);
			for (const part of parts) said.push({ section, sentence: part.replaceAll(NO_BREAK, " ") });
		}
	}
	return said;
}

/** "| / | Home, latest year |" as "/: Home, latest year". */
function rowAsSentence(row: string): string {
	const [first = "", ...rest] = row.split("|").slice(1, -1);
	return `${first.trim()}: ${rest.map((cell) => cell.trim()).join("; ")}`;
}
