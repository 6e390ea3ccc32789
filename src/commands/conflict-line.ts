import { hoursOn } from "../cup/programme/arena-hours.ts";
import { type AgainstRule, type Conflict, IS_IMPOSSIBLE, type PossibleConflict } from "../cup/programme/conflicts.ts";
import type { UnsetRules } from "../results/acts/unset-rules.ts";
import type { EditionRecord } from "../results/record/cup-file.ts";
import type { NounNames } from "../results/record/naming/noun-names.ts";
import { ruleNamed } from "../results/record/naming/rule-named.ts";
import { clockIn } from "../results/record/zone.ts";
import { namesOf } from "./called.ts";
import { placeText } from "./place-text.ts";

type Two = Exclude<Conflict, { kind: "hours" | "closed" | "size" | "rule" }>;
type Told<Kind extends Two["kind"]> = (conflict: Extract<Two, { kind: Kind }>, names: NounNames) => string;

const WORDS: { readonly [Kind in Two["kind"]]: Told<Kind> } = {
	field: () => "on the same field at the same time",
	team: ({ team }, names) => `${names.team(team)} plays both at the same time`,
	feeder: () => "the second begins before the first, which decides who plays in it, is over",
	rest: ({ team, minutes, needed }, names) => `${names.team(team)} rests ${minutes} minutes, not ${needed}`,
	way: ({ team, minutes, needed }, names) =>
		`${names.team(team)} has ${minutes} minutes to get there, which takes about ${needed}`,
};

/**
 * "match 12 (B14: Ask IF – Bro IF), Heden 1, 2026-07-14 09:00, and match 14 (B14: Ask IF – Dal IF), Heden 2, 2026-07-14 09:40:
 * Ask IF rests 20 minutes, not 60"; "match 12 (B14: Ask IF – Bro IF), Heden 1, 2026-07-14 20:30: ends 20 minutes after Heden
 * closes at 21:00". A match without a number is shown with its id.
 */
export function conflictLine(conflict: Conflict, record: EditionRecord): string {
	const names = namesOf(record);
	if (conflict.kind === "hours") {
		const [id] = conflict.matches;
		return `${names.match(id)}, ${placeOf(id, record)}: ${hoursWords(conflict, record)}`;
	}
	if (conflict.kind === "closed") {
		const [id] = conflict.matches;
		const { zone } = record.arenas.find(({ fields }) => fields.some((field) => field.id === conflict.field)) ?? {};
		const at = (instant: number) => clockIn(new Date(instant).toISOString(), zone ?? record.cup.zone);
		const span = conflict.until === null ? `from ${at(conflict.from)} on` : `from ${at(conflict.from)} to ${at(conflict.until)}`;
		return `${names.match(id)}, ${placeOf(id, record)}: its field is closed ${span}, which is impossible`;
	}
	if (conflict.kind === "size") {
		const [id] = conflict.matches;
		return `${names.match(id)}, ${placeOf(id, record)}: a field of size ${conflict.size}, which its category may not use`;
	}
	if (conflict.kind === "rule") return `${allOf(conflict, record)}: against your rule: ${ruleNamed(record, conflict.rule, "en")}`;
	const [one, other] = conflict.matches.map((id) => `${names.match(id)}, ${placeOf(id, record)}`);
	const what = WORDS[conflict.kind](conflict as never, names);
	return `${one}, and ${other}: ${what}${IS_IMPOSSIBLE[conflict.kind] ? ", which is impossible" : ""}`;
}

/**
 * The same for a conflict that arises only if a team gets into a match: "… and …: Ask IF or Bro IF may rest 20 minutes, not 60".
 */
export function possibleConflictLine(conflict: PossibleConflict, record: EditionRecord): string {
	const names = namesOf(record);
	if (conflict.kind === "rule")
		return `${allOf(conflict, record)}: may be against your rule, depending on who gets there: ${ruleNamed(record, conflict.rule, "en")}`;
	const [one, other] = conflict.matches.map((id) => `${names.match(id)}, ${placeOf(id, record)}`);
	return `${one}, and ${other}: ${whoOf(conflict, names)} ${possibleWords(conflict)}`;
}

/** Each with its place: "match 12 (…), Heden 1, 2026-07-14 09:00, and match 14 (…), …". */
function allOf({ matches }: AgainstRule, record: EditionRecord): string {
	const names = namesOf(record);
	const each = matches.map((id) => `${names.match(id)}, ${placeOf(id, record)}`);
	return [each.slice(0, -1).join(", "), each.at(-1)].filter(Boolean).join(", and ");
}

/** The most teams that are named; otherwise they are counted. */
const NAMED = 4;
/** "Ask IF, Bro IF or Dal IF" */
const ONE_OF = new Intl.ListFormat("en-GB", { type: "disjunction" });

function whoOf({ teams }: PossibleConflict, names: NounNames): string {
	if (teams.length === 0) return "the team that goes from one to the other";
	return teams.length > NAMED ? `one of ${teams.length} teams` : ONE_OF.format(teams.map((team) => names.team(team)));
}

function possibleWords(conflict: Exclude<PossibleConflict, { kind: "rule" }>): string {
	switch (conflict.kind) {
		case "team":
			return "may play both at the same time";
		case "rest":
			return `may rest ${conflict.minutes} minutes, not ${conflict.needed}`;
		case "way":
			return `may have ${conflict.minutes} minutes to get there, which takes about ${conflict.needed}`;
	}
}

/**
 * The rules that are not set and so were not checked, one per line.
 * @param onlyAll for single acts: only a line if no rule is set
 */
export function unsetLines(
	{ rest, hours, ways, all }: UnsetRules,
	{ arenas, edition }: EditionRecord,
	{ onlyAll = false }: { readonly onlyAll?: boolean } = {},
): string[] {
	if (all) return ["No rules are set: no rest times, opening hours or arena positions to check these matches against."];
	if (onlyAll) return [];
	const called = (ids: readonly string[], of: readonly { readonly id: string; readonly name: string }[]) =>
		ids.map((id) => of.find((one) => one.id === id)?.name ?? id).join(", ");
	const categories = edition.categories.map(({ id, name }) => ({ id, name: name.en }));
	return [
		...(rest.length > 0
			? [`No rest time is set for ${called(rest, categories)}. To set one: npx cupboard rest ${rest[0]} 60`]
			: []),
		...(hours.length > 0 ? [`No opening hours are set for ${called(hours, arenas)}.`] : []),
		...(ways.length > 0 ? [`No map position is set for ${called(ways, arenas)}, so the time to get there is not checked.`] : []),
	];
}

function hoursWords({ arena: id, day, edge, outside }: Extract<Conflict, { kind: "hours" }>, { arenas }: EditionRecord): string {
	const arena = arenas.find((arena) => arena.id === id);
	const hours = arena && hoursOn(arena, day);
	if (!arena || !hours || hours === "closed") return `${arena?.name ?? id} is closed that day`;
	return edge === "opens"
		? `begins ${minutes(outside)} before ${arena.name} opens at ${hours.opens}`
		: `ends ${minutes(outside)} after ${arena.name} closes at ${hours.closes}`;
}

const minutes = (count: number) => `${count} ${count === 1 ? "minute" : "minutes"}`;

const placeOf = (id: string, record: EditionRecord) =>
	placeText(record, record.edition.matches.find((match) => match.id === id) ?? {});
