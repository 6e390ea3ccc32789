import { type Conflict, IS_IMPOSSIBLE } from "../cup/conflicts.ts";
import { placeName } from "../cup/place-name.ts";
import { zonedTime } from "../results/edition/zoned-time.ts";
import type { EditionRecord } from "../results/record/cup-file.ts";
import { teamName } from "../results/record/naming/teams-named.ts";

type Told<Kind extends Conflict["kind"]> = (conflict: Extract<Conflict, { kind: Kind }>, record: EditionRecord) => string;

const WORDS: { readonly [Kind in Conflict["kind"]]: Told<Kind> } = {
	field: () => "on one field at one time",
	team: ({ team }, record) => `${teamTold(team, record)} plays both at one time`,
	feeder: () => "the second begins before the first, which says who plays it, is over",
	rest: ({ team, minutes, needed }, record) => `${teamTold(team, record)} rests ${minutes} minutes, not ${needed}`,
	way: ({ team, minutes, needed }, record) => `${teamTold(team, record)} has ${minutes} minutes for a way of about ${needed}`,
};

/** "b14-m1 (Heden 1, 2026-07-14 09:00) and b14-m2 (Heden 2, 2026-07-14 09:40): Ask IF (b14-ask) rests 20 minutes, not 60". */
export function conflictLine(conflict: Conflict, record: EditionRecord): string {
	const [one, other] = conflict.matches.map((id) => `${id} (${placeOf(id, record)})`);
	const what = WORDS[conflict.kind](conflict as never, record);
	return `${one} and ${other}: ${what}${IS_IMPOSSIBLE[conflict.kind] ? ", which cannot be" : ""}`;
}

/** "Ask IF 2 (b14-ask-2)" */
export function teamTold(id: string, { clubs, edition }: EditionRecord): string {
	const team = edition.teams.find((team) => team.id === id);
	return team ? `${teamName(team, clubs)} (${id})` : id;
}

function placeOf(id: string, { cup, arenas, edition }: EditionRecord): string {
	const match = edition.matches.find((match) => match.id === id);
	const arena = arenas.find(({ fields }) => fields.some((field) => field.id === match?.field));
	const field = arena?.fields.find((field) => field.id === match?.field);
	const time =
		match?.start &&
		zonedTime(match.start, arena?.zone ?? cup.zone)
			.slice(0, 16)
			.replace("T", " ");
	return [arena && field ? placeName(arena.name, field.name) : "no field", time ?? "no time"].join(", ");
}

/** Tells a conflict from another one, whatever its minutes are. */
export const conflictKey = (conflict: Conflict): string =>
	[conflict.kind, ...conflict.matches, "team" in conflict ? conflict.team : ""].join(" ");
