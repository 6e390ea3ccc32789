import type { Consent, ImportChange } from "../results/record/import/changes.ts";
import type { ImportReport } from "../results/record/import/import.ts";
import type { PresetChosen } from "../results/record/input/source.ts";
import { PRESET_LINES } from "../text/import/preset-lines.ts";
import { countOf } from "./count-of.ts";

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
/** The most listed changes that need no consent; those that need one are all listed. */
const MOST_TOLD = 40;

const KINDS: readonly { readonly consent: Consent | null; readonly heading: string }[] = [
	{ consent: "publication", heading: "What is published (--publication)" },
	{ consent: "moves", heading: "When and where matches are played (--moves)" },
	{ consent: "results", heading: "Results (--results)" },
	{ consent: "rest", heading: "Other values; the last import is not known (--rest)" },
	{ consent: null, heading: "Other values" },
];

/** @returns what an import did, or would have done, for the user */
export function importSummary(
	report: ImportReport,
	{
		check,
		notBegun,
		presetsTaken = [],
	}: { readonly check?: boolean; readonly notBegun?: boolean; readonly presetsTaken?: readonly PresetChosen[] },
): string {
	const { counts, changes, missing, contested, leftOut, editions } = report;
	const lines: string[] = contestedLines(contested);
	for (const deed of ["added", "changed", "removed"] as const) {
		const parts = NOUNS.flatMap(([noun, plural]) => {
			const number = counts?.[noun][deed] ?? 0;
			return number === 0 ? [] : [countOf(number, noun, plural)];
		});
		if (parts.length > 0) lines.push(`${check ? "Would be " : ""}${check ? deed : capital(deed)}: ${parts.join(", ")}.`);
	}
	const other = Object.values(counts ?? {}).some(({ added, changed, removed }) => added + changed + removed > 0);
	if (lines.length === 0)
		lines.push(other ? `Details ${check ? "would be " : ""}changed.` : "Nothing new: everything is already in the record.");
	if (presetsTaken.length > 0 && (counts?.category.added ?? 0) > 0) lines.push(...presetsTaken.map(presetLine));
	lines.push(...changeLines(changes));
	if (leftOut.length > 0) {
		const named = leftOut.slice(0, MOST_NAMED).join(", ");
		const more = leftOut.length > MOST_NAMED ? ` and ${leftOut.length - MOST_NAMED} more` : "";
		lines.push(
			`No longer in the sheets, but still in the record: ${named}${more}. To remove one, add a row with yes in the column "remove".`,
		);
	}
	for (const { id, revision } of editions) lines.push(`Edition ${id} is at revision ${revision}.`);
	if (check && missing.length > 0) lines.push(`Without ${flags(missing)} the import is refused whole.`);
	if (check && report.notBegun.length > 0 && !notBegun)
		lines.push(tooEarly(report), "Without --not-begun the import is refused whole.");
	if (check) lines.push("Checked only. Nothing was written.");
	return lines.join("\n");
}

/** A line about default rules: which they are, and how to choose others. */
function presetLine({ preset, categories, language }: PresetChosen): string {
	const named = categories.slice(0, MOST_NAMED).join(", ");
	const more = categories.length - MOST_NAMED;
	const how = `npx cupboard rules ${categories[0]}`;
	return PRESET_LINES[language]({ named, more, preset, how });
}

/** @returns why nothing was written, and which options allow it */
export function missingConsent({ changes, missing }: ImportReport): string {
	const needed = changes.filter(({ consent }) => consent !== null && missing.includes(consent));
	return [
		"The import would change what the record has:",
		...changeLines(needed),
		`Nothing was imported. To allow these changes, give ${flags(missing)}.`,
	].join("\n");
}

/** @returns the played matches whose teams contradict the results, shown before everything else */
export function contestedLines(contested: readonly string[]): string[] {
	if (contested.length === 0) return [];
	return [
		"Played matches whose teams the results now disagree with. Decide each in the office, or with npx cupboard fact as-played MATCH:",
		...contested.map((words) => `  ${words}`),
	];
}

/** @returns the matches that would get a result before they begin */
export function tooEarly({ notBegun }: Pick<ImportReport, "notBegun">): string {
	const named = notBegun.slice(0, MOST_NAMED).map((name) => `  ${name}`);
	const more = notBegun.length > MOST_NAMED ? [`  and ${notBegun.length - MOST_NAMED} more`] : [];
	const count = countOf(notBegun.length, "match", "matches");
	return [`${count} with a result ${notBegun.length === 1 ? "has" : "have"} not begun yet:`, ...named, ...more].join("\n");
}

function changeLines(changes: readonly ImportChange[]): string[] {
	return KINDS.flatMap(({ consent, heading }) => {
		const own = changes.filter((change) => change.consent === consent);
		if (own.length === 0) return [];
		const told = consent === null ? own.slice(0, MOST_TOLD) : own;
		const more = own.length - told.length;
		return [
			`${heading}:`,
			...told.map(({ what, was, becomes }) => `  ${what}: ${was} → ${becomes}`),
			...(more > 0 ? [`  and ${more} more`] : []),
		];
	});
}

const flags = (missing: readonly Consent[]) => missing.map((consent) => `--${consent}`).join(" ");

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
