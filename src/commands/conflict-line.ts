import { hoursOn } from "../cup/arena-hours.ts";
import { type Conflict, IS_IMPOSSIBLE } from "../cup/conflicts.ts";
import { clockIn } from "../results/record/check/zone.ts";
import type { EditionRecord } from "../results/record/cup-file.ts";
import type { NounNames } from "../results/record/import/noun-names.ts";
import { namesOf } from "./called.ts";
import { placeText } from "./place-text.ts";

type Two = Exclude<Conflict, { kind: "hours" | "closed" }>;
type Told<Kind extends Two["kind"]> = (conflict: Extract<Two, { kind: Kind }>, names: NounNames) => string;

const WORDS: { readonly [Kind in Two["kind"]]: Told<Kind> } = {
	field: () => "on one field at one time",
	team: ({ team }, names) => `${names.team(team)} plays both at one time`,
	feeder: () => "the second begins before the first, which says who plays it, is over",
	rest: ({ team, minutes, needed }, names) => `${names.team(team)} rests ${minutes} minutes, not ${needed}`,
	way: ({ team, minutes, needed }, names) => `${names.team(team)} has ${minutes} minutes for a way of about ${needed}`,
};

/**
 * "match 12 (B14: Ask IF – Bro IF), Heden 1, 2026-07-14 09:00, and match 14 (B14: Ask IF – Dal IF), Heden 2, 2026-07-14 09:40:
 * Ask IF rests 20 minutes, not 60"; "match 12 (B14: Ask IF – Bro IF), Heden 1, 2026-07-14 20:30: ends 20 minutes after Heden closes at 21:00". A match without a number is told by its id.
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
		return `${names.match(id)}, ${placeOf(id, record)}: its field is closed ${span}, which cannot be`;
	}
	const [one, other] = conflict.matches.map((id) => `${names.match(id)}, ${placeOf(id, record)}`);
	const what = WORDS[conflict.kind](conflict as never, names);
	return `${one}, and ${other}: ${what}${IS_IMPOSSIBLE[conflict.kind] ? ", which cannot be" : ""}`;
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
