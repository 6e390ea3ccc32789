import type {
	CupFile,
	CupFileCategory,
	CupFileClub,
	CupFileEdition,
	CupFileMatch,
	CupFileStage,
	CupFileTeam,
} from "../../src/results/record/cup-file.ts";

/** Builders of a cup for tests. Each call makes new objects, which a test may change. */

const both = (en: string, sv = en) => ({ en, sv });

export const aClub = (id: string, more: Partial<CupFileClub> = {}): CupFileClub => ({
	id,
	name: `${id.toUpperCase()} IF`,
	nation: "se",
	...more,
});

export const aTeam = (id: string, category: string, more: Partial<CupFileTeam> = {}): CupFileTeam => ({
	id,
	club: id.split("-").at(-1)!,
	category,
	...more,
});

/** @param sides of a scheduled match: a team's id, or a slot */
export function aMatch(
	id: string,
	division: string,
	[home, away]: [Standing, Standing],
	more: Partial<CupFileMatch> = {},
): CupFileMatch {
	return { id, division, round: 1, home: sideOf(home), away: sideOf(away), status: "scheduled", ...more };
}

type Standing = string | NonNullable<CupFileMatch["home"]["slot"]>;
const sideOf = (standing: Standing) => (typeof standing === "string" ? { team: standing } : { slot: standing });

/** What a match that ended in regular time has. */
export const finished = (home: number, away: number): Pick<CupFileMatch, "status" | "score"> => ({
	status: "finished",
	score: { home, away },
});

export const aGroupStage = (id: string, groups: Record<string, string[]>, more: Partial<CupFileStage> = {}): CupFileStage => ({
	id,
	type: "group",
	rank: 1,
	name: "Gruppspel",
	title: both("Group stage", "Gruppspel"),
	divisions: Object.entries(groups).map(([name, teams]) => ({
		id: `${id}-${name.toLowerCase()}`,
		name,
		...(teams.length > 0 && { teams }),
	})),
	...more,
});

export const aPlayoff = (id: string, name: string, more: Partial<CupFileStage> = {}): CupFileStage => ({
	id,
	type: "playoff",
	rank: 2,
	name: `Slutspel ${name}`,
	title: both(`Playoff ${name}`, `Slutspel ${name}`),
	divisions: [{ id: `${id}-1`, name }],
	...more,
});

export const aCategory = (id: string, stages: CupFileStage[], more: Partial<CupFileCategory> = {}): CupFileCategory => ({
	id,
	name: both(`Boys ${id}`, `Pojkar ${id}`),
	shortName: both(id.toUpperCase()),
	gender: "boys",
	rules: { preset: "gothia" },
	halves: 2,
	minutesPerHalf: 20,
	stages,
	...more,
});

const CLUBS = ["ask", "bro", "dal", "ek", "fur", "gran", "hav"];

/**
 * Boys 14: seven teams in two groups. Bro and Dal share the second place of group 1 (positions 1, 2, 2, 4), so the
 * second semi-final of playoff A stays open until a fact is recorded; playoff B has a bye.
 */
function boys14(): { category: CupFileCategory; teams: CupFileTeam[]; matches: CupFileMatch[] } {
	const team = (club: string) => `b14-${club}`;
	const groups = { "1": ["ask", "bro", "dal", "ek"].map(team), "2": ["fur", "gran", "hav"].map(team) };
	const play = (id: string, group: string, home: string, away: string, goals: [number, number], start: string) =>
		aMatch(`b14-${id}`, `b14-g-${group}`, [team(home), team(away)], { ...finished(...goals), start, field: "heden-2" });
	const position = (group: string, place: number) => ({ kind: "position", division: `b14-g-${group}`, position: place }) as const;
	const from = (kind: "winner" | "loser", match: string) => ({ kind, match: `b14-${match}` }) as const;
	return {
		category: aCategory(
			"b14",
			[
				aGroupStage("b14-g", groups, {
					advance: [
						{ positions: [1, 2], to: "b14-a" },
						{ positions: [3, 4], to: "b14-b" },
					],
				}),
				aPlayoff("b14-a", "A", { minutesPerHalf: 25 }),
				aPlayoff("b14-b", "B", { rank: 3, rules: { preset: "gothia", drawnPlayoff: ["golden-goal", "penalties"] } }),
			],
			{ name: both("Boys 14", "Pojkar 14"), age: 14, restMinutes: 60 },
		),
		teams: [...groups["1"], ...groups["2"]].map((id) => aTeam(id, "b14")),
		matches: [
			play("m1", "1", "ask", "bro", [1, 0], "2026-07-13T09:00:00Z"),
			play("m2", "1", "dal", "ek", [2, 0], "2026-07-13T10:00:00Z"),
			play("m3", "1", "ask", "dal", [1, 0], "2026-07-13T13:00:00Z"),
			play("m4", "1", "bro", "ek", [2, 0], "2026-07-13T14:00:00Z"),
			play("m5", "1", "ask", "ek", [1, 0], "2026-07-14T09:00:00Z"),
			play("m6", "1", "bro", "dal", [1, 1], "2026-07-14T10:00:00Z"),
			play("m7", "2", "fur", "gran", [2, 1], "2026-07-13T11:00:00Z"),
			play("m8", "2", "fur", "hav", [3, 0], "2026-07-13T15:00:00Z"),
			play("m9", "2", "gran", "hav", [1, 0], "2026-07-14T11:00:00Z"),
			aMatch("b14-s1", "b14-a-1", [position("1", 1), position("2", 2)], {
				round: "semi-final",
				position: 1,
				start: "2026-07-16T09:00:00Z",
				field: "heden-10",
				number: "412",
			}),
			aMatch("b14-s2", "b14-a-1", [position("2", 1), position("1", 2)], {
				round: "semi-final",
				position: 2,
				start: "2026-07-16T10:00:00Z",
				field: "heden-10",
				number: "413",
			}),
			aMatch("b14-t", "b14-a-1", [from("loser", "s1"), from("loser", "s2")], { round: "third-place", position: 1 }),
			aMatch("b14-f", "b14-a-1", [from("winner", "s1"), from("winner", "s2")], {
				round: "final",
				position: 1,
				start: "2026-07-18T12:00:00Z",
				field: "valhalla-1",
			}),
			aMatch("b14-bs", "b14-b-1", [position("1", 4), { kind: "bye" }], { round: "semi-final", position: 1 }),
			aMatch("b14-bf", "b14-b-1", [from("winner", "bs"), position("2", 3)], { round: "final", position: 1 }),
		],
	};
}

/** Girls 15: a group from which two teams go on to a second group stage; one match is live, one ended in a shoot-out. */
function girls15(): { category: CupFileCategory; teams: CupFileTeam[]; matches: CupFileMatch[] } {
	const groups = { A: ["g15-ask", "g15-bro"], B: ["g15-fur", "g15-hav"] };
	const first = (group: string) => ({ kind: "position", division: `g15-g-${group}`, position: 1 }) as const;
	return {
		category: aCategory(
			"g15",
			[
				aGroupStage("g15-g", groups, { rules: { preset: "fifa-2022" } }),
				aGroupStage("g15-m", { C: [] }, { rank: 2, name: "Mellanspel", title: both("Second stage", "Mellanspel") }),
				aPlayoff("g15-a", "A", { rank: 3 }),
			],
			{ name: both("Girls 15", "Flickor 15"), gender: "girls", age: 15 },
		),
		teams: [...groups.A, ...groups.B].map((id) =>
			aTeam(id, "g15", id === "g15-hav" ? { suffix: "2", withdrawn: true, shirts: { home: "blue", away: "white" } } : {}),
		),
		matches: [
			aMatch("g15-m1", "g15-g-a", ["g15-ask", "g15-bro"], {
				start: "2026-07-14T12:00:00Z",
				field: "valhalla-1",
				status: "live",
				score: { home: 1, away: 0 },
				period: "first-half",
				minute: 17,
				events: [
					{ minute: 0, kind: "kick-off" },
					{ minute: 11, kind: "goal", side: "home", shirt: 9, score: { home: 1, away: 0 } },
					{ minute: 15, kind: "note", text: both("Rain", "Regn") },
				],
			}),
			aMatch("g15-m2", "g15-g-b", ["g15-fur", "g15-hav"], {
				start: "2026-07-14T13:00:00Z",
				field: "valhalla-1",
				status: "walkover",
				winner: "home",
				moved: { start: "2026-07-14T12:30:00Z", field: "heden-2" },
			}),
			aMatch("g15-m3", "g15-m-c", [first("a"), first("b")], { start: "2026-07-15T13:00:00Z" }),
			aMatch("g15-f", "g15-a-1", ["g15-ask", "g15-fur"], {
				round: "final",
				position: 1,
				start: "2026-07-17T13:00:00Z",
				status: "finished",
				score: { home: 2, away: 2 },
				halfTime: { home: 1, away: 0 },
				regularTime: { home: 1, away: 1 },
				shootOut: { home: 4, away: 2 },
				decidedBy: "penalties",
			}),
		],
	};
}

/** Boys 11, whose scores, tables and playoffs are not published. */
function boys11(): { category: CupFileCategory; teams: CupFileTeam[]; matches: CupFileMatch[] } {
	const teams = ["b11-ek", "b11-gran", "b11-hav"];
	return {
		category: aCategory("b11", [aGroupStage("b11-g", { "1": teams })], {
			name: both("Boys 11", "Pojkar 11"),
			age: 11,
			rules: { preset: "gothia", allMeet: false },
			publishes: { scores: false, tables: false, playoffs: false },
			minutesPerHalf: 15,
		}),
		teams: teams.map((id) => aTeam(id, "b11")),
		matches: [
			aMatch("b11-m1", "b11-g-1", ["b11-ek", "b11-gran"], {
				...finished(7, 3),
				start: "2026-07-13T08:00:00Z",
				field: "heden-10",
			}),
			aMatch("b11-m2", "b11-g-1", ["b11-gran", "b11-hav"], { round: 2, start: "2026-07-17T08:00:00Z", field: "heden-10" }),
		],
	};
}

const IN_PLAY = ["ing", "jul", "kol", "lax", "mor", "nor", "orn", "pil"];

/** Adds Boys 16, with four live matches in a group and one in a playoff, each 0–0. The first is a selected game. */
export function withMatchesInPlay(cup: CupFile): CupFile {
	const [edition, ...before] = cup.editions;
	if (edition === undefined) return cup;
	const team = (club: string) => `b16-${club}`;
	const live = (id: string, division: string, home: string, away: string, more: Partial<CupFileMatch> = {}) =>
		aMatch(`b16-${id}`, division, [team(home), team(away)], {
			start: "2026-07-14T12:00:00Z",
			status: "live",
			score: { home: 0, away: 0 },
			period: "first-half",
			minute: 1,
			events: [{ minute: 0, kind: "kick-off" }],
			...more,
		});
	const stages = [aGroupStage("b16-g", { A: IN_PLAY.map(team) }), aPlayoff("b16-a", "A")];
	const matches = [
		live("m1", "b16-g-a", "ing", "jul"),
		live("m2", "b16-g-a", "kol", "lax"),
		live("m3", "b16-g-a", "mor", "nor"),
		live("m4", "b16-g-a", "orn", "pil"),
		live("s1", "b16-a-1", "ing", "orn", { round: "semi-final", position: 1 }),
		aMatch("b16-f", "b16-a-1", [{ kind: "winner", match: "b16-s1" }, team("jul")], { round: "final", position: 1 }),
	];
	return {
		...cup,
		clubs: [...cup.clubs, ...IN_PLAY.map((id) => aClub(id))],
		editions: [
			{
				...edition,
				selectedGames: [...(edition.selectedGames ?? []), "b16-m1"],
				categories: [...edition.categories, aCategory("b16", stages, { name: both("Boys 16", "Pojkar 16"), age: 16 })],
				teams: [...edition.teams, ...IN_PLAY.map((club) => aTeam(team(club), "b16"))],
				matches: [...edition.matches, ...matches],
			},
			...before,
		],
	};
}

/**
 * Adds the teams of matches to slots that nothing fills yet, as a file may: the matches then accept results.
 * @param teams by match, home and away
 */
export function withTeamsIn(cup: CupFile, teams: Readonly<Record<string, readonly [home: string, away: string]>>): CupFile {
	for (const match of cup.editions.flatMap(({ matches }) => matches)) {
		const [home, away] = teams[match.id] ?? [];
		if (home !== undefined) match.home.team = home;
		if (away !== undefined) match.away.team = away;
	}
	return cup;
}

export function aSmallEdition(): CupFileEdition {
	const categories = [boys14(), girls15(), boys11()];
	return {
		id: "lc-2026",
		year: 2026,
		name: "Lillcupen 2026",
		startsOn: "2026-07-13",
		endsOn: "2026-07-18",
		published: { clubs: true, teams: true, lot: true, schedule: true },
		streamingInfo: { info: both("Buy a pass", "Köp ett pass"), hasAccessInfo: both("Enjoy", "Mycket nöje") },
		announcements: [
			{
				id: "welcome",
				text: both("Welcome", "Välkommen"),
				buttonText: both("Read", "Läs"),
				buttonLink: "https://cup.example/",
				publishedAt: "2025-06-01T06:30:00Z",
			},
		],
		selectedGames: ["b14-f", "g15-m1"],
		categories: categories.map(({ category }) => category),
		teams: categories.flatMap(({ teams }) => teams),
		matches: categories.flatMap(({ matches }) => matches),
		facts: [
			{ id: "fp-ask", at: "2026-07-14T18:00:00Z", kind: "fair-play", division: "g15-g-a", team: "g15-ask", points: -1 },
			{ id: "wo-m2", at: "2026-07-14T13:20:00Z", kind: "walkover", match: "g15-m2", note: "Hav 2 did not come" },
		],
		streams: [
			{
				id: "live-1",
				title: both("Live now", "Sänds nu"),
				match: "g15-m1",
				provider: "hls",
				address: "https://live.cup.example/secret-1/index.m3u8",
				state: "live",
				access: "account",
			},
			{
				id: "heden-10-day-3",
				title: both("Heden 10, Wednesday", "Heden 10, onsdag"),
				field: "heden-10",
				from: "2026-07-15T06:00:00Z",
				until: "2026-07-15T18:00:00Z",
				provider: "youtube",
				address: "https://www.youtube.com/watch?v=secret-0002",
				poster: "/posters/heden-10.webp",
				state: "upcoming",
				access: "open",
			},
			{
				id: "young-replay",
				title: both("Boys 11", "Pojkar 11"),
				match: "b11-m1",
				provider: "vimeo",
				address: "https://vimeo.com/760003",
				state: "replay",
				access: "pass",
			},
		],
	};
}

/** A cup with something of everything that the site shows; what states every key of the format is `aWholeCup`. */
export function aSmallCup(): CupFile {
	return {
		format: "cupboard-cup/1",
		cup: { id: 7, name: "Lillcupen", zone: "Europe/Stockholm", sport: "football", clock: "2026-07-14T12:17:00Z" },
		clubs: CLUBS.map((id) => aClub(id)),
		arenas: [
			{
				id: "heden",
				name: "Heden",
				address: "Parkgatan 1",
				latitude: 57.7,
				longitude: 11.98,
				text: both("In the middle", "Mitt i"),
				fields: [
					{ id: "heden-2", name: "Heden 2", surface: "artificial", size: "11" },
					{ id: "heden-10", name: "Heden 10" },
				],
			},
			{ id: "valhalla", name: "Valhalla", zone: "+02:00", fields: [{ id: "valhalla-1", name: "Valhalla 1" }] },
		],
		editions: [aSmallEdition()],
	};
}
