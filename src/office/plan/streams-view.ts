import { placeName } from "../../cup/place-name.ts";
import type { CupFileStream, EditionRecord } from "../../results/record/cup-file.ts";
import { teamName } from "../../results/record/naming/teams-named.ts";
import { clockOn } from "../cup-clock.ts";

/** A stream, with the address of its player: for those who may change it. */
export type StreamView = Pick<CupFileStream, "id" | "title" | "provider" | "address" | "state" | "access"> & {
	readonly poster: string | null;
	/** What it shows, in words: the teams of a match, or a field. */
	readonly shows: string;
	/** Null: it shows a field. */
	readonly match: { readonly id: string; readonly number: string | null } | null;
	readonly field: string | null;
	/** By the clock of the field's arena: 2026-07-16T09:00. Null: the match's time. */
	readonly from: string | null;
	readonly until: string | null;
};

/** The streams of an edition, in the record's order. */
export function streamsView({ cup, arenas, clubs, edition }: EditionRecord): StreamView[] {
	const teams = new Map(edition.teams.map((team) => [team.id, teamName(team, clubs)]));
	const matches = new Map(edition.matches.map((match) => [match.id, match]));
	const places = new Map(
		arenas.flatMap(({ name, zone = cup.zone, fields }) =>
			fields.map((field) => [field.id, { name: placeName(name, field.name), zone }] as const),
		),
	);
	return (edition.streams ?? []).map(
		({ id, title, match: of, field = null, from, until, provider, address, poster = null, state, access }) => {
			const match = of === undefined ? undefined : matches.get(of);
			const place = field === null ? undefined : places.get(field);
			const local = (instant: string | undefined) => (instant === undefined ? null : clockOn(instant, place?.zone ?? cup.zone));
			const sides = match && [match.home, match.away].map(({ team }) => (team === undefined ? "?" : (teams.get(team) ?? team)));
			return {
				...{ id, title, provider, address, state, access, poster, field },
				shows: sides?.join(" – ") ?? place?.name ?? "",
				match: of === undefined ? null : { id: of, number: match?.number ?? null },
				...{ from: local(from), until: local(until) },
			};
		},
	);
}
