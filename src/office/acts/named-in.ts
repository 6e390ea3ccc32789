import { placeName } from "../../cup/place-name.ts";
import type { Preview } from "../../results/acts/preview.ts";
import { zonedTime } from "../../results/edition/building/zoned-time.ts";
import type { EditionRecord } from "../../results/record/cup-file.ts";
import { ruleNamed } from "../../results/record/naming/rule-named.ts";
import { teamName } from "../../results/record/naming/teams-named.ts";

/** Display names of what a preview mentions. */
export type Named = {
	readonly teams: Readonly<Record<string, string>>;
	readonly matches: Readonly<
		Record<
			string,
			{
				readonly number: string | null;
				readonly start: string | null;
				readonly place: string | null;
				/** Its teams, if both are known. */
				readonly sides: readonly [home: string, away: string] | null;
			}
		>
	>;
	/** The sentences of the schedule's rules that are broken, by id. */
	readonly rules: Readonly<Record<string, { readonly en: string; readonly sv: string }>>;
};

export function namedIn(
	record: EditionRecord,
	{
		contested,
		changes,
		sides,
		rests,
		told,
		verdict,
	}: Pick<Preview, "contested" | "changes" | "sides" | "rests" | "told" | "verdict">,
): Named {
	const { cup, clubs, arenas, edition } = record;
	const broken = [...verdict.impossible, ...verdict.againstRules, ...verdict.noticed];
	// A match in the verdict may be on another day than the one on screen.
	const matches = new Set([
		...[...contested, ...changes, ...sides, ...rests].map(({ match }) => match),
		...rests.map(({ since }) => since),
		...broken.flatMap((line) => line.matches),
	]);
	const teams = new Set([
		...told.teams,
		...sides.flatMap(({ before, after }) => [before, after]),
		...contested.flatMap(({ team, instead }) => [team, instead.team]),
		...rests.map(({ team }) => team),
		...broken.flatMap((line) => ("team" in line ? [line.team] : "teams" in line ? line.teams : [])),
	]);
	const places = new Map(
		arenas.flatMap(({ name, zone, fields }) =>
			fields.map((field) => [field.id, { name: placeName(name, field.name), zone }] as const),
		),
	);
	const calledBy = new Map(edition.teams.map((team) => [team.id, team]));
	const called = (id: string | undefined) => {
		const team = id === undefined ? undefined : calledBy.get(id);
		return team && teamName(team, clubs);
	};
	const rules = new Set(broken.flatMap((line) => (line.kind === "rule" ? line.rule : [])));
	return {
		rules: Object.fromEntries([...rules].map((id) => [id, { en: ruleNamed(record, id, "en"), sv: ruleNamed(record, id, "sv") }])),
		teams: Object.fromEntries(edition.teams.filter(({ id }) => teams.has(id)).map((team) => [team.id, teamName(team, clubs)])),
		matches: Object.fromEntries(
			edition.matches
				.filter(({ id }) => matches.has(id))
				.map(({ id, number, start, field, ...sides }) => {
					const [home, away] = [called(sides.home.team), called(sides.away.team)];
					const place = field === undefined ? undefined : places.get(field);
					const zone = place?.zone ?? cup.zone;
					return [
						id,
						{
							number: number ?? null,
							start: start === undefined ? null : zonedTime(start, zone),
							place: place?.name ?? null,
							sides: home !== undefined && away !== undefined ? [home, away] : null,
						},
					];
				}),
		),
	};
}
