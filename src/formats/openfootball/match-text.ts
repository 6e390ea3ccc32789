import type { CupFileEvent } from "../../results/record/cup-file.ts";
import type { Source } from "../../results/record/input/source.ts";
import { readGoals } from "./goals.ts";
import { asList, asObject, asText, type JsonObject } from "./json-value.ts";
import { type Place, placeWithin, type Report } from "./place.ts";
import { type Result, readResult } from "./result.ts";

/** A name as written in the file, with its code if it has one. */
export type NameText = { readonly place: Place; readonly name: string; readonly code: string | null };
export type GroundText = { readonly place: Place; readonly name: string; readonly city: string | null };

/** A match as written in the file, before names are matched or anything is inferred. */
export type MatchText = {
	readonly place: Place;
	readonly round: string;
	readonly number: number | null;
	/** 2018-06-14 */
	readonly date: string;
	readonly time: string | null;
	/** The match's zone, if it is separate from the time. */
	readonly zone: string | null;
	readonly home: NameText;
	readonly away: NameText;
	readonly group: string | null;
	readonly ground: GroundText | null;
	readonly result: Result;
	readonly events: CupFileEvent[];
};

/** The matches of a file, in either of its forms: `matches`, or the older `rounds` that contain matches. */
export function readMatches(source: Source, report: Report): MatchText[] {
	const file = asObject(source.input) ?? {};
	const root: Place = { source, path: [] };
	if (file.matches !== undefined) return readList(file.matches, placeWithin(root, "matches"), null);
	return listOf(file.rounds, placeWithin(root, "rounds"), report).flatMap(({ value, place }) => {
		const round = asObject(value);
		if (!round) report(place, { value, expected: "a round with name and matches", message: "no round" });
		return round ? readList(round.matches ?? [], placeWithin(place, "matches"), asText(round.name)) : [];
	});

	function readList(value: unknown, place: Place, round: string | null): MatchText[] {
		const matches = listOf(value, place, report).map(({ value, place }) => ({ match: asObject(value), value, place }));
		const anyDate = matches.map(({ match }) => asDate(match?.date)).find((date) => date !== null) ?? null;
		return matches.flatMap(({ match, value, place }) => {
			if (!match) report(place, { value, expected: "a match", message: "no match" });
			const read = match && readMatch(match, place, round, anyDate, report);
			return read ? [read] : [];
		});
	}
}

function listOf(value: unknown, place: Place, report: Report): { value: unknown; place: Place }[] {
	const list = asList(value);
	if (!list) report(place, { value, expected: "a list", message: "no list" });
	return (list ?? []).map((item, index) => ({ value: item, place: placeWithin(place, index) }));
}

/** @param anyDate replaces an invalid date, so that the match's other faults are reported too */
function readMatch(
	match: JsonObject,
	place: Place,
	roundName: string | null,
	anyDate: string | null,
	report: Report,
): MatchText | null {
	const [home, away] = [
		readTeam(match.team1, placeWithin(place, "team1"), report),
		readTeam(match.team2, placeWithin(place, "team2"), report),
	];
	const date = readDate(match.date, placeWithin(place, "date"), report) ?? anyDate;
	const result = readResult(match, place, report);
	const events = readGoals(match, result.score, place, report);
	const number = readNumber(match.num, placeWithin(place, "num"), report);
	const round = roundName ?? asText(match.round) ?? asText(match.group);
	if (!round) {
		report(placeWithin(place, "round"), { value: match.round, expected: 'a round such as "Matchday 1"', message: "no round" });
	}
	if (!home || !away || !date || !round) return null;
	return {
		place,
		round,
		number,
		date,
		time: readTime(match.time, placeWithin(place, "time"), report),
		zone: asText(match.timezone),
		home,
		away,
		group: asText(asObject(match.group)?.name ?? match.group),
		ground: readGround(match, place),
		result,
		events,
	};
}

function readTeam(value: unknown, place: Place, report: Report): NameText | null {
	const team = asObject(value);
	const name = asText(team?.name ?? value) ?? asText(team?.code);
	if (name) return { place, name, code: asText(team?.code) };
	report(place, { value, expected: "a team's name, or a slot such as 1A or W49", message: "no team" });
	return null;
}

function readDate(value: unknown, place: Place, report: Report): string | null {
	const date = asDate(value);
	if (date === null) report(place, { value, expected: "a date such as 2018-06-14", message: "no date" });
	return date;
}

/** @returns null if it is not a day of the calendar: 2018-02-30, 2018-13-01 */
function asDate(value: unknown): string | null {
	const date = asText(value);
	if (!date || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
	const day = new Date(`${date}T00:00:00Z`);
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date) ? date : null;
}

function readTime(value: unknown, place: Place, report: Report): string | null {
	if (value !== undefined && value !== null && typeof value !== "string") {
		report(place, { value, expected: 'a time such as "17:00 UTC-3"', message: "no time" });
	}
	return asText(value);
}

function readNumber(value: unknown, place: Place, report: Report): number | null {
	if (value === undefined || value === null) return null;
	if (Number.isInteger(value) && Number(value) > 0) return Number(value);
	report(place, { value, expected: "a match number, 1 or more", message: "no match number" });
	return null;
}

/** "Luzhniki Stadium, Moscow", "Kazan Arena", "Atlanta", or the older `stadium: {key, name}` with a separate `city`. */
function readGround(match: JsonObject, place: Place): GroundText | null {
	const key = match.ground !== undefined && match.ground !== null ? "ground" : "stadium";
	const ground = asObject(match[key]);
	const name = asText(ground?.name ?? match[key]);
	if (!name) {
		const city = asText(match.city);
		return city ? { place: placeWithin(place, "city"), name: city, city: null } : null;
	}
	const [, before, after] = /^(.+),\s*([^,]+)$/.exec(name) ?? [];
	return { place: placeWithin(place, key), name: before ?? name, city: asText(ground?.city ?? match.city) ?? after ?? null };
}
