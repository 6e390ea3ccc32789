import type { DayMatch } from "../../office/day/day-data.ts";
import type { Preview } from "../../results/acts/preview.ts";

/** A match's proposed place on the day. */
export type Ghost = { readonly minute: number; readonly field: string; readonly marks: readonly Mark[] };
/** A line of the verdict that names the match: its number, and how bad it is. */
export type Mark = { readonly number: number; readonly kind: "impossible" | "againstRules" | "noticed" };

const MINUTE = 60_000;

/** The matches of a day as a preview would have them, each with the lines of the verdict that name it. */
export function ghostsOf(preview: Preview, matches: ReadonlyMap<string, DayMatch>): Map<string, Ghost> {
	const marks = new Map<string, Mark[]>();
	for (const [index, { conflict, kind }] of verdictLines(preview).entries())
		for (const id of conflict.matches) marks.set(id, [...(marks.get(id) ?? []), { number: index + 1, kind }]);
	const ghosts = new Map<string, Ghost>();
	for (const { match: id, before, after } of preview.changes) {
		const match = matches.get(id);
		if (!match || before.start === null || after.start === null) continue;
		const minute = match.minute + (Date.parse(after.start) - Date.parse(before.start)) / MINUTE;
		const field = after.field ?? match.field;
		if (field !== null && (minute !== match.minute || field !== match.field))
			ghosts.set(id, { minute, field, marks: marks.get(id) ?? [] });
	}
	return ghosts;
}

export type VerdictLine = {
	readonly conflict: Preview["verdict"]["impossible"][number] | Preview["verdict"]["noticed"][number];
	readonly kind: Mark["kind"];
};

/** The worst first: the blocks show the same numbers. */
export const verdictLines = ({ verdict }: Preview): VerdictLine[] => [
	...verdict.impossible.map((conflict) => ({ conflict, kind: "impossible" as const })),
	...verdict.againstRules.map((conflict) => ({ conflict, kind: "againstRules" as const })),
	...verdict.noticed.map((conflict) => ({ conflict, kind: "noticed" as const })),
];

/** Without a rule nothing can be broken: a figure of 0 would suggest that it was checked. */
export const isUnruled = ({ unset, verdict }: Preview): boolean => unset.all && verdict.againstRules.length === 0;

/** How many lines are against a rule; null where the cup sets none. */
export const rulesBroken = (preview: Preview): number | null => (isUnruled(preview) ? null : preview.verdict.againstRules.length);
