import { placeName } from "../../cup/place-name.ts";
import { foldName } from "../../cup/search/name-folding.ts";
import type { EditionRecord } from "../../results/record/cup-file.ts";
import { teamName } from "../../results/record/naming/teams-named.ts";
import { clockIn } from "../../results/record/zone.ts";
import type { FilledBy } from "./day-of.ts";

/** A match of another day than the shown one. */
export type FoundElsewhere = {
	readonly match: string;
	readonly number: string | null;
	/** Local time at its arena: 2026-07-16 and 12:00 */
	readonly date: string;
	readonly time: string;
	/** "Heden 10"; null: no field yet. */
	readonly place: string | null;
	readonly home: string | null;
	readonly away: string | null;
};

export const MOST_ELSEWHERE = 6;

/**
 * Searches matches of other days by number, team, arena and field. Each word of the query must begin one of those. A match whose whole
 * number was typed is first, then the earliest.
 * @param except the shown day: 2026-07-14
 */
export function foundElsewhere(
	{ cup, clubs, arenas, edition }: EditionRecord,
	{ text, except, filled }: { readonly text: string; readonly except: string; readonly filled: FilledBy },
): FoundElsewhere[] {
	const words = wordsOf(text);
	if (words.length === 0) return [];
	const places = new Map(
		arenas.flatMap(({ name, zone, fields }) =>
			fields.map((field) => [field.id, { name: placeName(name, field.name), zone: zone ?? cup.zone }] as const),
		),
	);
	const nameOf = new Map(edition.teams.map((team) => [team.id, teamName(team, clubs)]));
	const folded = new Map([...nameOf].map(([id, name]) => [id, wordsOf(name)]));
	const placed = new Map([...places].map(([id, { name }]) => [id, wordsOf(name)]));
	const found = edition.matches.flatMap((match) => {
		const { start, field, number } = match;
		if (start === undefined || match.home.slot?.kind === "bye" || match.away.slot?.kind === "bye") return [];
		const [home, away] = (["home", "away"] as const).map((side) => match[side].team ?? filled(match, side));
		const called = [
			...(number === undefined ? [] : wordsOf(number)),
			...[home, away].flatMap((team) => folded.get(team ?? "") ?? []),
			...(placed.get(field ?? "") ?? []),
		];
		if (!words.every((word) => called.some((one) => one.startsWith(word)))) return [];
		const place = field === undefined ? undefined : places.get(field);
		const clock = clockIn(start, place?.zone ?? cup.zone);
		if (clock.startsWith(except)) return [];
		const isWhole = number !== undefined && foldName(number) === words[0];
		return [
			{
				...{ isWhole, start, match: match.id, number: number ?? null, date: clock.slice(0, 10), time: clock.slice(11, 16) },
				...{ place: place?.name ?? null, home: nameOf.get(home ?? "") ?? null, away: nameOf.get(away ?? "") ?? null },
			},
		];
	});
	return found
		.sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || Date.parse(a.start) - Date.parse(b.start))
		.slice(0, MOST_ELSEWHERE)
		.map(({ isWhole: _, start: __, ...told }) => told);
}

const wordsOf = (text: string): string[] =>
	foldName(text)
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== "");
