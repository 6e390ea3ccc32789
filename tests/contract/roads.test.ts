import { expect, test } from "vitest";
import type { Match } from "../../src/cup/match/match.ts";
import { PRESET_RULES } from "../../src/cup/presets.ts";
import { type StandingsInput, standings } from "../../src/cup/tables/standings.ts";
import { demoCup } from "../../src/demo/demo-cup.ts";
import { FOOTBALL_DEMO } from "../../src/demo/football/plan.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import type { CupFile, CupFileEdition, CupFileMatch, CupFileSide } from "../../src/results/record/cup-file.ts";
import { CupInMemory } from "../support/cup-in-memory.ts";

/** Goals tried of each side of a match that is left, beyond those it has: the last are more than any table of the demo asks for. */
const GOALS = [0, 1, 2, 3, 5, 9, 40];

/** Of the demo's open groups one in so many is compared. */
const EVERY = 5;

type Road = {
	place: number;
	ifBest: boolean;
	match: { id: string } | null;
	opponents: { team: { id: string } }[];
	more: number;
	decided: boolean;
	sameArena: boolean;
	km: number | null;
	minutes: number | null;
	onward: { id: string } | null;
};
type Team = { id: string; roads: Road[]; scenario: { places: number[] } | null };

const slotOf = (side: CupFileSide) => ("slot" in side ? side.slot : undefined);
const teamOf = (side: CupFileSide) => ("team" in side ? side.team : undefined);
const isOpen = ({ status }: CupFileMatch) => status === "scheduled" || status === "live" || status === "postponed";

test("roads of a full demo edition lead where its file says, as read by an independent script", async () => {
	const file: CupFile = demoCup({ plan: { ...FOOTBALL_DEMO, earlier: [] }, today: "2026-08-01" });
	const edition = file.editions.find(
		({ matches }) => matches.some(isOpen) && matches.some(({ status }) => status === "finished"),
	)!;
	const onError = (error: unknown) => {
		throw error;
	};
	const models = await ReadModels.open({ source: new CupInMemory(file), clock: () => new Date(0), onError });
	const api = createGraphQL({ models, onError });
	const ask = async (category: string) => {
		const roads = "place ifBest match { id } opponents { team { id } } more decided sameArena km minutes onward { id }";
		const { data } = await api.execute(
			`{ tournament(cup: ${file.cup.id}, tournament: "${edition.id}") { category(id: "${category}") { teams { id roads { ${roads} } scenario { places } } } } }`,
			{},
			{ lang: "en" },
		);
		return (data as unknown as { tournament: { category: { teams: Team[] } } }).tournament.category.teams;
	};

	let [groups, compared, more] = [0, 0, 0];
	for (const category of edition.categories) {
		const told = new Map((await ask(category.id)).map((team) => [team.id, team]));
		for (const stage of category.stages) {
			for (const { id: division } of stage.divisions) {
				if (stage.type !== "group") continue;
				const open = edition.matches.filter((match) => match.division === division && isOpen(match));
				if (open.length === 0 || open.length > 2) continue;
				groups += 1;
				// Each group needs thousands of tables.
				if (groups % EVERY !== 0) continue;
				const places = placesByTrying(edition, division, category.rules?.preset ?? "gothia");
				for (const [team, possible] of places) {
					const { roads, scenario } = told.get(team)!;
					if (!scenario) continue;
					expect(scenario.places, `places of ${team}`).toEqual(possible);
					const leading = possible.filter((place) => seatsOf(edition, division, place).length > 0);
					expect(
						roads.map(({ place }) => place),
						`roads of ${team}`,
					).toEqual(leading);
					for (const road of roads) {
						compareRoad(file, edition, team, division, road, places);
						compareOpponents(edition, division, road, told);
						compared += 1;
						more += road.more;
					}
				}
			}
		}
	}
	expect(compared).toBeGreaterThan(20);
	expect(more).toBeGreaterThan(0);
});

function compareRoad(
	file: CupFile,
	edition: CupFileEdition,
	team: string,
	division: string,
	road: Road,
	places: ReadonlyMap<string, readonly number[]>,
): void {
	const seats = seatsOf(edition, division, road.place);
	if (seats.length !== 1) {
		expect(road.match).toBeNull();
		return;
	}
	const { match, other } = seats[0]!;
	expect(road.match?.id).toBe(match.id);
	const onward = edition.matches.find(({ home, away }) =>
		[home, away].some((side) => {
			const slot = slotOf(side);
			return slot?.kind === "winner" && slot.match === match.id;
		}),
	);
	expect(road.onward?.id, `what follows ${match.id}`).toBe(onward?.id);
	const last = edition.matches
		.filter((one) => one.division === division && [one.home, one.away].some((side) => teamOf(side) === team))
		.sort((a, b) => ((a.start ?? "") < (b.start ?? "") ? -1 : 1))
		.at(-1)!;
	expect({ sameArena: road.sameArena, km: road.km, minutes: road.minutes }, `way of ${team}`).toEqual(wayOf(file, last, match));
	const slot = slotOf(other);
	if (teamOf(other) !== undefined || slot?.kind !== "position" || slot.division !== division) return;
	const may = [...places].filter(([one, possible]) => one !== team && possible.includes(slot.position)).map(([one]) => one);
	expect(road.opponents.length + road.more).toBe(may.length);
	for (const { team: opponent } of road.opponents) expect(may).toContain(opponent.id);
}

/**
 * Possible opponents from another group are those that may still take the place, by that group's own scenario: three by name, the rest by
 * number.
 */
function compareOpponents(edition: CupFileEdition, division: string, road: Road, told: ReadonlyMap<string, Team>): void {
	const seats = seatsOf(edition, division, road.place);
	const slot = seats.length === 1 ? slotOf(seats[0]!.other) : undefined;
	if (slot?.kind !== "position") return;
	const own = edition.matches.filter((match) => match.division === slot.division);
	const teams = [...new Set(own.flatMap(({ home, away }) => [teamOf(home)!, teamOf(away)!]))];
	if (teams.some((team) => !told.get(team)?.scenario)) return;
	const may = teams.filter((team) => told.get(team)!.scenario!.places.includes(slot.position));
	expect([road.opponents.length, road.more], `who may be met in ${road.match?.id}`).toEqual([
		Math.min(3, may.length),
		Math.max(0, may.length - 3),
	]);
}

/** The sides that a place of a group fills, by their slots. */
function seatsOf(edition: CupFileEdition, division: string, place: number) {
	return edition.matches.flatMap((match) =>
		[
			[match.home, match.away],
			[match.away, match.home],
		].flatMap(([side, other]) => {
			const slot = slotOf(side!);
			const own = slot?.kind === "position" && slot.division === division && slot.position === place;
			const best = slot?.kind === "best-of" && slot.divisions.includes(division) && slot.position === place;
			return own || best ? [{ match, other: other! }] : [];
		}),
	);
}

/** Scores of the open matches of all kinds, and the table after each. */
function placesByTrying(edition: CupFileEdition, division: string, preset: keyof typeof PRESET_RULES): Map<string, number[]> {
	const matches = edition.matches.filter((match) => match.division === division);
	const teams = [...new Set(matches.flatMap(({ home, away }) => [teamOf(home)!, teamOf(away)!]))];
	const open = matches.filter(isOpen);
	const found = new Map(teams.map((team) => [team, new Set<number>()]));
	const withdrawn = new Set(edition.teams.filter((team) => team.withdrawn).map(({ id }) => id));
	const counted = (match: CupFileMatch, score?: { home: number; away: number }): Match => ({
		id: match.id,
		division,
		status: score ? "finished" : match.status,
		score: score ?? match.score ?? null,
		halfTime: null,
		regularTime: null,
		shootOut: null,
		decidedBy: match.decidedBy ?? null,
		winner: match.winner ?? null,
		home: { team: teamOf(match.home)!, slot: null },
		away: { team: teamOf(match.away)!, slot: null },
	});
	const play = (at: number, scores: ReadonlyMap<string, { home: number; away: number }>): void => {
		const match = open[at];
		if (!match) {
			const input: StandingsInput = {
				teams,
				matches: matches.map((one) => counted(one, scores.get(one.id))),
				rules: PRESET_RULES[preset],
				facts: (edition.facts ?? []) as StandingsInput["facts"] & object,
				withdrawn,
				division,
			};
			const { rows } = standings(input);
			for (const { team, position } of rows) {
				const level = rows.filter((row) => row.position === position).length;
				for (let place = position; place < position + level; place++) found.get(team)!.add(place);
			}
			return;
		}
		const from = match.status === "live" ? (match.score ?? { home: 0, away: 0 }) : { home: 0, away: 0 };
		for (const home of GOALS) {
			for (const away of GOALS) {
				play(at + 1, new Map(scores).set(match.id, { home: from.home + home, away: from.away + away }));
			}
		}
	};
	play(0, new Map());
	return new Map([...found].map(([team, places]) => [team, [...places].sort((a, b) => a - b)]));
}

function wayOf({ arenas }: CupFile, from: CupFileMatch, to: CupFileMatch) {
	const at = ({ field }: CupFileMatch) => arenas.find(({ fields }) => fields.some(({ id }) => id === field));
	const [a, b] = [at(from), at(to)];
	const none = { sameArena: false, km: null, minutes: null };
	if (!a || !b) return none;
	if (a.id === b.id) return { ...none, sameArena: true };
	const radians = (degrees: number) => (degrees / 180) * Math.PI;
	const [north, east] = [radians(b.latitude! - a.latitude!), radians(b.longitude! - a.longitude!)];
	const half =
		Math.sin(north / 2) ** 2 + Math.cos(radians(a.latitude!)) * Math.cos(radians(b.latitude!)) * Math.sin(east / 2) ** 2;
	const km = Math.round(2 * 6371 * Math.asin(Math.sqrt(half)) * 1.3 * 10) / 10;
	return km < 0.3 ? { ...none, sameArena: true } : { sameArena: false, km, minutes: Math.ceil((km * 12) / 5) * 5 };
}
