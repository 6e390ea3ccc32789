import { CUP } from "./outputs.ts";

/** The lines that one build outputs and the other does not, where cups have the same change only once. */
export type Change = {
	readonly before: readonly string[];
	readonly after: readonly string[];
	/** The cups, by their seeds, in order. */
	readonly cups: readonly string[];
};

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,\d+)? @@/;

/** The cup whose section contains a line (counted from 1). */
function cupAt(lines: readonly string[], line: number): string {
	for (let at = Math.min(line, lines.length) - 1; at >= 0; at--) {
		if (lines[at]!.startsWith(CUP)) return lines[at]!.slice(CUP.length);
	}
	return "";
}

/**
 * The changes of one file of outputs.
 *
 * @param diff `git diff --unified=0` of the file
 * @param after the file as the newer build wrote it; empty if it wrote none
 */
export function changesOf(diff: string, after: string): Change[] {
	const afterLines = after.split("\n");
	const changes = new Map<string, { before: string[]; after: string[]; cups: Set<string> }>();
	let hunk: { before: string[]; after: string[]; line: number } | undefined;
	const finish = () => {
		if (!hunk) return;
		const heading = [...hunk.after, ...hunk.before].find((line) => line.startsWith(CUP));
		const cup = heading?.slice(CUP.length) ?? cupAt(afterLines, hunk.line);
		const key = JSON.stringify([hunk.before, hunk.after]);
		const change = changes.get(key) ?? { before: hunk.before, after: hunk.after, cups: new Set<string>() };
		change.cups.add(cup);
		changes.set(key, change);
	};
	for (const line of diff.split("\n")) {
		const start = HUNK.exec(line);
		if (start) {
			finish();
			hunk = { before: [], after: [], line: Number(start[3]) };
		} else if (line.startsWith("-")) hunk?.before.push(line.slice(1));
		else if (line.startsWith("+")) hunk?.after.push(line.slice(1));
	}
	finish();
	return [...changes.values()].map(({ cups, ...change }) => ({ ...change, cups: [...cups] }));
}

/** Characters of a long line that are shown on either side of what differs. */
const AROUND = 60;

function shortened(line: string, start: number, end: number): string {
	const from = Math.max(0, start - AROUND);
	const to = Math.min(line.length, end + AROUND);
	return `${from > 0 ? "…" : ""}${line.slice(from, to)}${to < line.length ? "…" : ""}`;
}

/** Two lines, each cut down to what differs and some characters around it. */
export function differenceOf(before: string, after: string): readonly [before: string, after: string] {
	let start = 0;
	while (start < before.length && start < after.length && before[start] === after[start]) start++;
	let end = 0;
	const most = Math.min(before.length, after.length) - start;
	while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
	return [shortened(before, start, before.length - end), shortened(after, start, after.length - end)];
}

const MOST_LINES = 6;
const MOST_CUPS = 4;
const LONGEST = 240;

/** A change as a reader sees it: which cups, then the lines with - and +. */
export function inWords({ before, after, cups }: Change): string {
	const more = cups.length - MOST_CUPS;
	const where = `cup ${cups.slice(0, MOST_CUPS).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
	const lines: string[] = [];
	for (let at = 0; at < Math.max(before.length, after.length); at++) {
		const [old, young] = [before[at], after[at]];
		const [one, other] = old !== undefined && young !== undefined ? differenceOf(old, young) : [old, young];
		if (one !== undefined) lines.push(`- ${one.slice(0, LONGEST)}`);
		if (other !== undefined) lines.push(`+ ${other.slice(0, LONGEST)}`);
	}
	const rest = lines.length - MOST_LINES;
	return [where, ...lines.slice(0, MOST_LINES), ...(rest > 0 ? [`  and ${rest} more lines`] : [])]
		.map((line) => `  ${line}`)
		.join("\n");
}
