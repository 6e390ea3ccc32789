import { expect, test } from "vitest";
import type {
	CupFileArena,
	CupFileClub,
	CupFileCup,
	CupFileDivision,
	CupFileEdition,
	CupFileField,
	CupFileMatch,
} from "../cup-file.ts";
import { arenasOfRows, cupRows, editionOfRows, editionRows } from "./rows.ts";
import { type StoredRows, TABLES } from "./tables.ts";

/** Complete nouns and minimal ones: no two values are equal, so that a swapped column shows. */

const both = (en: string) => ({ en, sv: `${en} på svenska` });

const CUP: CupFileCup = {
	id: 7,
	name: "Lillcupen",
	zone: "Europe/Stockholm",
	sport: "handball",
	clock: "2026-07-14T12:17:00Z",
	shirtNumbers: true,
	brand: { shortName: "Lill", language: "sv", colours: { header: "#1D3038", accent: "#0B6E75" } },
};
const CLUBS: CupFileClub[] = [
	{ id: "ask", name: "Ask IF", nation: "se", district: "West", latitude: 57.1, longitude: 12.2 },
	{ id: "bro", name: "Bro IF", nation: "no" },
];
const FIELDS: CupFileField[] = [
	{
		id: "heden-2",
		name: "Two",
		surface: "grass",
		size: "11",
		closed: [{ from: "2026-07-13T20:30:00Z", until: "2026-07-14T05:00:00Z", why: "It is cut" }, { from: "2026-07-15T20:30:00Z" }],
	},
	{ id: "heden-1", name: "One" },
];
const ARENAS: CupFileArena[] = [
	{
		id: "heden",
		name: "Heden",
		address: "Parkgatan 1",
		latitude: 57.7,
		longitude: 11.98,
		zone: "+02:00",
		text: both("In the middle"),
		opens: "08:00",
		closes: "21:00",
		otherHours: [{ day: "2026-07-18", closed: true }],
		fields: FIELDS,
	},
	{ id: "valhalla", name: "Valhalla", fields: [] },
];

const DIVISION: CupFileDivision = { id: "group-1", name: "1", teams: ["team-2", "team-1"] };
const MATCH: CupFileMatch = {
	id: "match-1",
	number: "41",
	division: "group-1",
	against: "group-2",
	round: 2,
	position: 3,
	start: "2026-07-14T09:00:00Z",
	field: "heden-2",
	pinned: true,
	home: { team: "team-1", slot: { kind: "position", division: "group-1", position: 4 } },
	away: { team: "team-2", slot: { kind: "best-of", position: 5, divisions: ["group-2", "group-1"], rank: 6 } },
	status: "finished",
	score: { home: 21, away: 20 },
	halfTime: { home: 10, away: 9 },
	regularTime: { home: 18, away: 17 },
	shootOut: { home: 4, away: 0 },
	decidedBy: "golden-goal",
	winner: "away",
	period: "second-half",
	minute: 47,
	periodStart: "2026-07-14T09:40:00Z",
	periodMinute: 30,
	begun: "2026-07-14T09:02:00Z",
	ended: "2026-07-14T10:02:00Z",
	events: [
		{
			minute: 45,
			added: 2,
			kind: "correction",
			at: "2026-07-14T09:55:00.500Z",
			side: "away",
			shirt: 8,
			score: { home: 6, away: 5 },
			scoreBefore: { home: 7, away: 0 },
			text: both("It was no goal"),
		},
		{ kind: "kick-off" },
	],
	moved: { start: "2026-07-14T08:00:00Z", field: "heden-1" },
};
const at = (minute: number) => `2026-07-15T12:${minute}:00Z`;
const EDITION: CupFileEdition = {
	id: "lc-2026",
	year: 2026,
	name: "Lillcupen 2026",
	startsOn: "2026-07-13",
	endsOn: "2026-07-18",
	published: { clubs: true, teams: false, lot: true, schedule: false },
	streamingInfo: { info: both("Buy"), hasAccessInfo: both("Watch") },
	announcements: [
		{
			...{ id: "news-1", text: both("News"), buttonText: both("Read"), buttonLink: "https://cup.example/" },
			...{ audience: { kind: "arena", arena: "heden" }, publishedAt: at(10), publishedUntil: at(11) },
		},
		{ id: "news-2", text: { en: "To a category" }, audience: { kind: "category", category: "b14" } },
		{ id: "news-3", text: { sv: "Till ett lag" }, audience: { kind: "team", team: "team-2" } },
		{ id: "news-4", text: both("To all") },
	],
	selectedGames: ["match-2", "match-1"],
	programme: { rules: [{ id: "rest", kind: "rest", must: true, minutes: 45 }], turnaround: 10 },
	categories: [
		{
			id: "b14",
			name: both("Boys 14"),
			shortName: both("B14"),
			gender: "boys",
			age: 14,
			publishes: { scores: true, tables: false, playoffs: true },
			rules: { preset: "partille" },
			halves: 2,
			minutesPerHalf: 15,
			restMinutes: 60,
			fieldSizes: ["7v7", "9v9"],
			shirtNumbers: false,
			confirmsResults: true,
			stages: [
				{
					id: "groups",
					type: "group",
					rank: 6,
					name: "Gruppspel",
					title: both("Groups"),
					rules: { preset: "ehf" },
					halves: 1,
					minutesPerHalf: 25,
					advance: [{ positions: [1, 2], to: "playoff" }],
					bestOf: { AB: { "match-3": "group-2" } },
					bestOfAgainstFirstTwo: false,
					bestOfSeating: "apart",
					carries: "half",
					draw: {
						number: 4_294_967_295,
						rules: [{ apart: "district", must: false }],
						pots: [["team-1"], ["team-2"]],
						groups: [{ division: "group-1", teams: ["team-1", "team-2"] }],
						swaps: [["team-2", "team-1"]],
					},
					divisions: [DIVISION, { id: "group-2", name: "2" }],
				},
				{
					id: "playoff",
					type: "playoff",
					rank: 5,
					name: "Slutspel",
					title: both("Playoff"),
					divisions: [{ id: "a", name: "A" }],
				},
			],
		},
		{
			id: "g15",
			name: both("Girls 15"),
			shortName: both("G15"),
			gender: "girls",
			publishes: { scores: false, tables: true, playoffs: false },
			rules: { preset: "helsinki" },
			stages: [],
		},
		{ id: "m9", name: both("Nine"), shortName: both("M9"), gender: "mixed", rules: { preset: "arvika" }, stages: [] },
	],
	teams: [
		{
			id: "team-1",
			club: "bro",
			category: "b14",
			suffix: "2",
			shirts: { home: "blue", away: "white" },
			level: "A",
			seed: 3,
			withdrawn: true,
		},
		{ id: "team-2", club: "ask", category: "g15", shirts: { away: "red" } },
		{ id: "team-3", club: "ask", category: "m9" },
	],
	matches: [
		MATCH,
		{ id: "match-2", division: "a", round: "final", home: {}, away: { slot: { kind: "bye" } }, status: "scheduled" },
		{
			...{ id: "match-3", division: "a", round: "semi-final", status: "walkover", winner: "none", score: { home: 0, away: 0 } },
			home: { slot: { kind: "winner", match: "match-1" } },
			away: { slot: { kind: "loser", match: "match-2" } },
			moved: { field: "heden-2" },
		},
	],
	facts: [
		{ id: "fact-1", at: at(21), kind: "lots", stage: "playoff", order: ["team-2", "team-3", "team-1"] },
		{ id: "fact-2", at: at(22), kind: "shoot-out", division: "group-1", order: ["team-3", "team-2"] },
		{ id: "fact-3", at: at(23), kind: "fair-play", division: "group-2", team: "team-1", points: -1.5 },
		{ id: "fact-4", at: at(24), kind: "ranking", stage: "groups", team: "team-3", ranking: 4 },
		{ id: "fact-5", at: at(25), kind: "correction", match: "match-1", note: "Misread" },
		{
			...{ id: "fact-6", at: at(26), kind: "protest", match: "match-2", team: "team-2" },
			...{ note: "A shirt", outcome: "rejected", answer: "On the list" },
		},
		{ id: "fact-7", at: at(27), kind: "as-played", match: "match-2", team: "team-2", instead: "team-1" },
	],
	streams: [
		{
			...{ id: "stream-1", title: both("Live"), match: "match-1", provider: "hls", address: "/live.m3u8" },
			...{ poster: "/live.webp", state: "live", access: "pass" },
		},
		{
			...{ id: "stream-2", title: both("A day"), field: "heden-1", from: at(30), until: at(31) },
			...{ provider: "youtube", address: "https://youtu.be/x", state: "upcoming", access: "open" },
		},
	],
};

/** As read from the tables: each column that a noun leaves out is null. */
function stored(rows: ReturnType<typeof cupRows>): StoredRows {
	const whole = Object.entries(TABLES).map(([name, table]) => {
		const columns = Object.keys(table).filter((key) => key !== "enableRLS");
		const ofTable = rows[name as keyof typeof rows] as Record<string, unknown>[];
		return [name, ofTable.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null])))];
	});
	return Object.fromEntries(whole);
}

test("data that outlives an edition is read back as stated, complete or minimal", () => {
	const { arena, field } = stored(cupRows(CUP, CLUBS, ARENAS));
	expect(arenasOfRows(arena, field)).toStrictEqual(ARENAS);
});

test("an edition is read back as stated, complete or minimal", () => {
	const rows = stored(editionRows(7, EDITION));
	expect(editionOfRows(rows.edition[0]!, rows)).toStrictEqual(EDITION);
});

test("an edition without known data is read back without a list", () => {
	const { announcements: _, selectedGames: _games, streamingInfo: _info, facts: _facts, streams: _streams, ...bare } = EDITION;
	const edition = { ...bare, categories: [], teams: [], matches: [] };
	const rows = stored(editionRows(7, edition));
	expect(editionOfRows(rows.edition[0]!, rows)).toStrictEqual(edition);
});

test("each column holds its own key of the noun, and each row its place in its list", () => {
	const rows = stored(cupRows(CUP, CLUBS, ARENAS));
	expect(rows.cup).toEqual([CUP]);
	const unset = { district: null, latitude: null, longitude: null };
	expect(rows.club).toEqual(CLUBS.map((club, ordinal) => ({ cup: 7, ordinal, ...unset, ...club })));
	const { fields: _, ...heden } = ARENAS[0]!;
	expect(rows.arena[0]).toEqual({ cup: 7, ordinal: 0, ...heden });
	expect(rows.arena[1]).toMatchObject({ cup: 7, ordinal: 1, id: "valhalla", address: null, latitude: null, otherHours: null });
	expect(rows.field[0]).toEqual({ cup: 7, arena: "heden", ordinal: 0, ...FIELDS[0]! });
	expect(rows.field[1]).toMatchObject({ arena: "heden", ordinal: 1, surface: null, closed: null });

	const inEdition = stored(editionRows(7, EDITION));
	const { round: _round, home: _home, away: _away, events: _events, moved: _moved, ...match } = MATCH;
	const { score: _score, halfTime: _halfTime, regularTime: _regularTime, shootOut: _shootOut, ...scalars } = match;
	expect(inEdition.match[0]).toEqual({
		...{ cup: 7, edition: "lc-2026", ordinal: 0, ...scalars, round: 2, playoffRound: null },
		...{ homeTeam: "team-1", awayTeam: "team-2", homeScore: 21, awayScore: 20, homeHalfTime: 10, awayHalfTime: 9 },
		...{ homeRegularTime: 18, awayRegularTime: 17, homeShootOut: 4, awayShootOut: 0 },
		...{ movedStart: "2026-07-14T08:00:00Z", movedField: "heden-1" },
	});
	expect(inEdition.match[2]).toMatchObject({ ordinal: 2, round: null, playoffRound: "semi-final", homeScore: 0, awayScore: 0 });
	const slot = {
		cup: 7,
		match: "match-1",
		side: "home",
		kind: "position",
		division: null,
		position: null,
		fromMatch: null,
		rank: null,
	};
	expect(inEdition.slot).toEqual([
		{ ...slot, division: "group-1", position: 4, divisions: null },
		{ ...slot, side: "away", kind: "best-of", position: 5, divisions: ["group-2", "group-1"], rank: 6 },
		{ ...slot, match: "match-2", side: "away", kind: "bye", divisions: null },
		{ ...slot, match: "match-3", kind: "winner", fromMatch: "match-1", divisions: null },
		{ ...slot, match: "match-3", side: "away", kind: "loser", fromMatch: "match-2", divisions: null },
	]);
	expect(inEdition.matchEvent).toEqual([
		{
			...{ cup: 7, match: "match-1", ordinal: 0, kind: "correction", minute: 45, added: 2, side: "away", shirt: 8 },
			...{ homeScore: 6, awayScore: 5, homeBefore: 7, awayBefore: 0, at: "2026-07-14T09:55:00.500Z" },
			text: both("It was no goal"),
		},
		expect.objectContaining({ match: "match-1", ordinal: 1, kind: "kick-off", minute: null, homeScore: null, at: null }),
	]);
	expect(inEdition.divisionTeam).toEqual([
		{ cup: 7, division: "group-1", team: "team-2", ordinal: 0 },
		{ cup: 7, division: "group-1", team: "team-1", ordinal: 1 },
	]);
	expect(inEdition.division.map(({ id, stage, ordinal }) => [id, stage, ordinal])).toEqual([
		["group-1", "groups", 0],
		["group-2", "groups", 1],
		["a", "playoff", 0],
	]);
	expect(inEdition.factOrder.map(({ fact, team, ordinal }) => [fact, team, ordinal])).toEqual([
		["fact-1", "team-2", 0],
		["fact-1", "team-3", 1],
		["fact-1", "team-1", 2],
		["fact-2", "team-3", 0],
		["fact-2", "team-2", 1],
	]);
	expect(inEdition.selectedGame.map(({ match, ordinal }) => [match, ordinal])).toEqual([
		["match-2", 0],
		["match-1", 1],
	]);
	expect(inEdition.team.map(({ withdrawn }) => withdrawn)).toEqual([true, false, false]);
	for (const list of ["category", "team", "announcement", "match", "fact", "stream"] as const)
		expect(inEdition[list].map(({ cup, edition, ordinal }) => ({ cup, edition, ordinal }))).toEqual(
			inEdition[list].map((_, ordinal) => ({ cup: 7, edition: "lc-2026", ordinal })),
		);
});

test("an instant is stored in one format, whatever offset it was stated with", () => {
	const one = "2026-07-14T11:00:00+02:00";
	const times = { start: one, periodStart: one, begun: one, ended: one, moved: { start: one } };
	const event = { kind: "goal", at: one } as const;
	const { match, matchEvent, fact, announcement, stream } = editionRows(7, {
		...EDITION,
		matches: [{ ...MATCH, ...times, events: [event] }],
		facts: [{ id: "fact-1", at: one, kind: "correction", match: "match-1", note: "Misread" }],
		announcements: [{ ...EDITION.announcements![0]!, publishedAt: one, publishedUntil: one }],
		streams: [{ ...EDITION.streams![1]!, from: one, until: one }],
	});
	const { cup, field } = cupRows(
		{ ...CUP, clock: one },
		[],
		[{ ...ARENAS[0]!, fields: [{ ...FIELDS[0]!, closed: [{ from: one, until: one }] }] }],
	);
	const [{ start, periodStart, begun, ended, movedStart }] = match as [(typeof match)[0]];
	const kept = [start, periodStart, begun, ended, movedStart, matchEvent[0]?.at, fact[0]?.at, cup[0]?.clock];
	kept.push(announcement[0]?.publishedAt, announcement[0]?.publishedUntil, stream[0]?.from, stream[0]?.until);
	kept.push(field[0]?.closed?.[0]?.from, field[0]?.closed?.[0]?.until);
	expect(new Set(kept)).toEqual(new Set(["2026-07-14T09:00:00Z"]));
});
