import type { CupFileAudience, CupFileCategory, CupFileSide } from "../cup-file.ts";
import type { NounNames } from "./noun-names.ts";

const LONGEST_TEXT = 60;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

type Closed = { readonly from: string; readonly until?: string; readonly why?: string };

/** @returns a value of the record as people read it: names, times on the cup's clocks, whom an announcement is for, when a field is closed */
export function valueText(names: NounNames, field: string, value: unknown): string {
	const { words } = names;
	if (value === undefined || value === null) return words.nothing;
	if (typeof value === "boolean") return words.yesNo[value ? 0 : 1];
	if (field === "selectedGames" && Array.isArray(value) && value.length > 0)
		return value.map((match) => names.match(String(match))).join(", ");
	if (Array.isArray(value)) return value.length === 0 ? words.none : value.map((one) => valueText(names, field, one)).join(", ");
	if (typeof value === "string") return INSTANT.test(value) ? names.time(value, undefined) : names.called(value);
	if (typeof value !== "object") return clipped(String(value));
	if (field === "audience") return audienceText(names, value as CupFileAudience);
	if (/slot$/i.test(field)) return names.side({ slot: value as NonNullable<CupFileSide["slot"]> });
	if (field === "closed") return closedText(names, value as Closed);
	if (field === "rules") return rulesText(value as CupFileCategory["rules"]);
	return clipped(names.inLanguage(value) ?? JSON.stringify(value));
}

function audienceText(names: NounNames, audience: CupFileAudience): string {
	switch (audience.kind) {
		case "all":
			return names.words.everybody;
		case "arena":
			return names.of("arenas", audience.arena);
		case "category":
			return names.category(audience.category);
		case "team":
			return names.team(audience.team);
	}
}

function closedText(names: NounNames, { from, until, why }: Closed): string {
	const when = `${names.time(from, undefined)} – ${until === undefined ? "" : names.time(until, undefined)}`.trim();
	return why === undefined ? when : `${when} (${why})`;
}

/** "gothia"; where a cup replaces parts of it, "gothia (criteria, goalCap)", as the cup file names them. */
function rulesText({ preset, ...replaced }: CupFileCategory["rules"]): string {
	const parts = Object.entries(replaced).flatMap(([part, value]) => (value === undefined ? [] : [part]));
	return parts.length === 0 ? preset : `${preset} (${parts.join(", ")})`;
}

const clipped = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text);
