import type { ImportReport } from "../results/record/import/import.ts";

const NOUNS = [
	["edition", "editions"],
	["category", "categories"],
	["team", "teams"],
	["club", "clubs"],
	["arena", "arenas"],
	["field", "fields"],
	["match", "matches"],
	["fact", "facts"],
] as const;

const MOST_NAMED = 10;

/** @returns what an import did, or would have done, for the person who ran it */
export function importSummary({ counts, resultsLeft, editions }: ImportReport, { check }: { readonly check?: boolean }): string {
	const lines: string[] = [];
	for (const deed of ["added", "changed", "removed"] as const) {
		const parts = NOUNS.flatMap(([noun, plural]) => {
			const number = counts?.[noun][deed] ?? 0;
			return number === 0 ? [] : [`${number} ${number === 1 ? noun : plural}`];
		});
		if (parts.length > 0) lines.push(`${check ? "Would be " : ""}${check ? deed : capital(deed)}: ${parts.join(", ")}.`);
	}
	const other = Object.values(counts ?? {}).some(({ added, changed, removed }) => added + changed + removed > 0);
	if (lines.length === 0)
		lines.push(other ? `Details ${check ? "would be " : ""}changed.` : "Nothing new: the record has it all.");
	if (resultsLeft.length > 0) {
		const named = resultsLeft.slice(0, MOST_NAMED).join(", ");
		const more = resultsLeft.length > MOST_NAMED ? ` and ${resultsLeft.length - MOST_NAMED} more` : "";
		lines.push(
			`Left as reported: the results of ${resultsLeft.length} ${resultsLeft.length === 1 ? "match" : "matches"} (${named}${more}). Replace them with --results.`,
		);
	}
	for (const { id, revision } of editions) lines.push(`Edition ${id} is at revision ${revision}.`);
	if (check) lines.push("Checked only: nothing was written.");
	return lines.join("\n");
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
