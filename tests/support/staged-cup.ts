import type { CupFile, CupFileCategory, CupFileEdition, CupFileMatch } from "../../src/results/record/cup-file.ts";
import { aCategory, aClub, aGroupStage, aMatch, aPlayoff, aTeam, finished } from "./cup.ts";
import { aShownCup } from "./shown-pages.ts";

/** By the shown cup's clock, 14 July 2026, in the order of their years: one that is over and has much of everything, then others, each of which has more unpublished. */
const UNPUBLISHED = {
	2026: {},
	2027: { schedule: false },
	2028: { schedule: false, lot: false },
	2029: { schedule: false, lot: false, teams: false },
} as const;

const inYear = (edition: CupFileEdition, year: number): CupFileEdition =>
	JSON.parse(JSON.stringify(edition).replaceAll("2026", String(year))) as CupFileEdition;

/** As planned, without reports. */
function planned({ id, number, division, round, position, start, field, home, away, moved }: CupFileMatch): CupFileMatch {
	const unsettled = home.slot === undefined ? { home } : { home: { slot: home.slot } };
	return {
		...{ id, division, round, away: away.slot === undefined ? away : { slot: away.slot }, ...unsettled, status: "scheduled" },
		...{
			...(number && { number }),
			...(position && { position }),
			...(start && { start }),
			...(field && { field }),
			...(moved && { moved }),
		},
	};
}

/** Not begun: a month later in 2026, or another year. */
function toCome(edition: CupFileEdition, year: keyof typeof UNPUBLISHED): CupFileEdition {
	const { facts: _, ...own } = inYear(edition, year);
	const unplayed = { ...own, published: { ...own.published, ...UNPUBLISHED[year] }, matches: own.matches.map(planned) };
	return JSON.parse(JSON.stringify(unplayed).replaceAll("2026-07", "2026-08")) as CupFileEdition;
}

const GROUPS = 19;
const FINNS = 41;
const LIVE = 7;
const MANY_EVENTS = 17;
const IN_BRACKET = 32;

/** Boys 19: more groups, teams of a nation and rounds of a playoff than a page shows at once. */
function boys19() {
	const team = (at: number) => `b19-${at}-fin`;
	const teams = Array.from({ length: FINNS }, (_, at) => team(at + 1));
	const groups = Object.fromEntries(
		Array.from({ length: GROUPS }, (_, at) => [String(at + 1), teams.filter((__, one) => one % GROUPS === at)]),
	);
	const day = (round: number) => `2026-07-${13 + round}`;
	const first = Array.from({ length: IN_BRACKET / 2 }, (_, at) =>
		aMatch(`b19-r1-${at + 1}`, "b19-a-1", [team(2 * at + 1), team(2 * at + 2)], {
			...{ round: "round-of-32", position: at + 1, start: `${day(0)}T08:00:00Z`, field: "heden-2" },
			...finished(at % 3, (at % 3) + 1),
		}),
	);
	const won = (round: number, at: number) => ({ kind: "winner", match: `b19-r${round}-${at}` }) as const;
	const after = (["round-of-16", "quarter-final", "semi-final", "final"] as const).flatMap((round, turn) =>
		Array.from({ length: IN_BRACKET / 2 ** (turn + 2) }, (_, at) =>
			aMatch(`b19-r${turn + 2}-${at + 1}`, "b19-a-1", [won(turn + 1, 2 * at + 1), won(turn + 1, 2 * at + 2)], {
				...{ round, position: at + 1, start: `${day(turn + 1)}T09:00:00Z`, field: "heden-10" },
			}),
		),
	);
	const third = aMatch(
		"b19-t",
		"b19-a-1",
		[
			{ kind: "loser", match: "b19-r4-1" },
			{ kind: "loser", match: "b19-r4-2" },
		],
		{ round: "third-place", position: 1, field: "heden-10" },
	);
	const live = Array.from({ length: LIVE }, (_, at) =>
		aMatch(`b19-l${at + 1}`, `b19-g-${at + 1}`, [team(at + 1), team(at + 1 + GROUPS)], {
			...{ start: "2026-07-14T12:00:00Z", status: "live", score: { home: 1, away: 0 }, period: "second-half", minute: 43 },
			events: [
				{ kind: "kick-off", minute: 0 },
				...Array.from({ length: at === 0 ? MANY_EVENTS : 1 }, (__, one) => ({
					...({ kind: "yellow-card", side: one % 2 === 0 ? "home" : "away", minute: one + 1 } as const),
				})),
				{ kind: "goal", side: "home", minute: 44, score: { home: 1, away: 0 } },
				{ kind: "red-card", side: "away", text: { en: "Second yellow card", sv: "Andra gula kortet" } },
			],
		}),
	);
	return {
		category: aCategory("b19", [aGroupStage("b19-g", groups), aPlayoff("b19-a", "A")], {
			age: 19,
			halves: 1,
			minutesPerHalf: 40,
		}),
		teams: teams.map((id, at) => aTeam(id, "b19", { suffix: String(at + 1) })),
		matches: [...first, ...after, third, ...live],
	};
}

/** Boys 18: a group of four in its last round, of which two go on, with its last two matches live. */
function boys18() {
	const teams = ["ask", "bro", "dal", "ek"].map((club) => `b18-${club}`);
	const play = (id: string, sides: [string, string], more: Partial<CupFileMatch>) =>
		aMatch(`b18-${id}`, "b18-g-1", [`b18-${sides[0]}`, `b18-${sides[1]}`], { field: "heden-10", ...more });
	const before = { start: "2026-07-13T09:00:00Z" };
	const live = { status: "live", score: { home: 0, away: 0 }, period: "first-half", minute: 12 } as const;
	const place = (position: number) => ({ kind: "position", division: "b18-g-1", position }) as const;
	return {
		category: aCategory(
			"b18",
			[
				aGroupStage("b18-g", { "1": teams }, { advance: [{ positions: [1, 2], to: "b18-a" }] }),
				aPlayoff("b18-a", "A", { title: { en: "Finals", sv: "Finaler" } }),
			],
			{ age: 18 },
		),
		teams: teams.map((id) => aTeam(id, "b18")),
		matches: [
			play("m1", ["ask", "dal"], { ...before, ...finished(1, 0) }),
			play("m2", ["ask", "ek"], { ...before, ...finished(1, 0) }),
			play("m3", ["bro", "ek"], { ...before, ...finished(2, 0) }),
			play("m4", ["dal", "bro"], { ...before, ...finished(1, 0) }),
			play("m5", ["ask", "bro"], { round: 2, start: "2026-07-14T12:00:00Z", ...live }),
			play("m6", ["dal", "ek"], { round: 2, start: "2026-07-14T12:00:00Z", ...live }),
			aMatch("b18-f", "b18-a-1", [place(1), place(2)], { round: "final", position: 1, start: "2026-07-18T11:00:00Z" }),
		],
	};
}

/** Each side's kicks of a shoot-out, "home + - +". */
const kicks = (...sides: readonly string[]): NonNullable<CupFileMatch["events"]> =>
	sides.flatMap((line) => {
		const [side, ...taken] = line.split(" ") as ["home" | "away", ...string[]];
		return taken.map((kick) => ({ kind: kick === "+" ? "shoot-out-scored" : "shoot-out-missed", side }) as const);
	});

/** How the second round of boys 19 ended, one of each kind. */
const SECOND_ROUND: readonly Partial<CupFileMatch>[] = [
	{
		...{ ...finished(1, 1), shootOut: { home: 3, away: 4 }, regularTime: { home: 1, away: 1 }, decidedBy: "penalties" },
		events: kicks("home + - + - +", "away + + + +"),
	},
	{ status: "walkover", winner: "home" },
	{ status: "postponed" },
	{ ...finished(2, 0), events: [{ kind: "goal", side: "home", minute: 12, shirt: 9, score: { home: 1, away: 0 } }] },
	{ ...finished(0, 2) },
	{ status: "cancelled" },
	{ ...finished(3, 1) },
	{ ...finished(2, 1) },
];

/** The final of boys 19, on whose own day its field has no match left. */
const FINAL_MOVED: Partial<CupFileMatch> = { field: "kajplan", moved: { start: "2026-07-18T09:00:00Z", field: "heden-10" } };

/** 2011, which Home's year picker leaves out: one match of one group, on no field. */
const LONG_AGO: CupFileEdition = {
	...{ id: "lc-2011", year: 2011, name: "Lillcupen 2011", startsOn: "2011-07-12", endsOn: "2011-07-17" },
	published: { clubs: true, teams: true, lot: true, schedule: true },
	categories: [aCategory("b14", [aGroupStage("b14-g", { "1": ["b14-ask", "b14-bro"] })])],
	teams: ["b14-ask", "b14-bro"].map((id) => aTeam(id, "b14")),
	matches: [aMatch("b14-m1", "b14-g-1", ["b14-ask", "b14-bro"], { ...finished(2, 0), start: "2011-07-13T09:00:00Z" })],
};

/** Categories that publish only a part: boys 12 no playoffs, boys 17 no tables. */
const SHOWS: Readonly<Record<string, CupFileCategory["publishes"]>> = {
	b12: { scores: true, tables: true, playoffs: false },
	b17: { scores: true, tables: false, playoffs: true },
};

/** The shown cup in all its stages: before its week, with more and more of it published; last year's, with much of everything, is over. */
export function aStagedCup(): CupFile {
	const cup = aShownCup();
	const edition = cup.editions.find(({ year }) => year === 2026)!;
	const { category, teams, matches } = boys19();
	const lastRound = boys18();
	const over: CupFileEdition = {
		...edition,
		categories: [
			...edition.categories.map((one) => {
				const publishes = SHOWS[one.id];
				return publishes ? { ...one, publishes } : one;
			}),
			category,
			lastRound.category,
		],
		// All that was live can be watched again, and one by everybody.
		streams: (edition.streams ?? []).map((stream) => ({
			...stream,
			...(stream.state === "live" && { state: "replay" as const }),
			...(stream.id === "young-replay" && { access: "open" as const }),
		})),
		teams: [...edition.teams, ...teams, ...lastRound.teams],
		matches: [
			...edition.matches,
			...lastRound.matches,
			...matches.map((match) => {
				const at = match.round === "round-of-16" ? match.position! - 1 : -1;
				return { ...match, ...SECOND_ROUND[at], ...(match.id === "b19-r5-1" && FINAL_MOVED) };
			}),
		],
		facts: [
			...(edition.facts ?? []),
			{ id: "protest-b19", at: "2026-07-14T12:16:00Z", kind: "protest", match: "b19-r2-5", note: "Two balls" },
		],
		selectedGames: ["g15-f", ...matches.slice(0, IN_BRACKET / 2).map(({ id }) => id)],
	};
	const years = (Object.keys(UNPUBLISHED) as `${keyof typeof UNPUBLISHED}`[]).map(Number) as (keyof typeof UNPUBLISHED)[];
	return {
		...cup,
		clubs: [...cup.clubs, aClub("fin", { name: "FIN", nation: "fi" })],
		// A field whose name does not include its arena's.
		arenas: [...cup.arenas, { id: "udden", name: "Udden", fields: [{ id: "kajplan", name: "Kajplan" }] }],
		editions: [LONG_AGO, inYear(over, 2025), ...years.map((year) => toCome(edition, year))],
	};
}

/** Pages of each of its years. */
const PAGES: readonly string[] = [
	"",
	"/search?q=ask",
	"/states",
	"/categories",
	"/categories/b14",
	"/categories/b14/teams",
	"/categories/b14/division/b14-g-1",
	"/categories/b14/playoff/b14-a-1",
	"/nations",
	"/nations/se",
	"/arenas",
	"/arenas/arena/heden",
	"/arenas/arena/heden/field/heden-2",
	"/teams/b14-ask",
	"/streams",
	"/matches",
	"/matches/b14-m1",
];
/** And of the one that is over, which has much. */
const MUCH: readonly string[] = [
	"/categories/b19",
	"/categories/b19?groups=all",
	"/categories/b19/playoff/b19-a-1",
	"/categories/b19/playoff/b19-a-1?round=round-of-32&team=b19-9-fin",
	"/categories/b19/playoff/b19-a-1?round=final&team=b19-10-fin",
	"/categories/b19/playoff/b19-a-1?team=b19-20-fin",
	"/categories/b12",
	"/categories/b17",
	"/categories/b18/division/b18-g-1",
	"/teams/b14-bro",
	"/teams/b18-bro",
	"/teams/b18-dal",
	"/teams/b18-ek",
	"/teams/b19-4-fin",
	"/teams/b19-8-fin",
	"/matches/b19-l1",
	"/matches/b19-r2-1",
	"/matches/b19-r2-4",
	"/matches/b19-r5-1",
	"/matches/b16-f?tab=playoff",
	"/arenas/arena/udden/field/kajplan",
	"/arenas/arena/heden/field/heden-10?day=2025-07-18",
	"/streams/young-replay",
	"/nations/fi",
	"/nations/fi?category=b19",
	"/nations/fi?filter=fin 2",
];

/** Addresses that lead to a thing by another's, or ask for what is not there. */
const ODD: readonly string[] = [
	"/categories/b14/division/b16-g-a",
	"/categories/b14/division/b14-a-1",
	"/categories/b16/playoff/b14-a-1",
	"/arenas/arena/valhalla/field/heden-2",
	"/nations/SE",
	"/arenas?filter=parkgatan",
	"/categories/b14/teams?filter=group 2",
	"/categories/b17/division/b17-g-1?round=2",
	"/categories/b17/division/b17-g-1?round=9",
	"/matches/b14-m1?tab=playoff",
	"/matches/b14-m1?tab=table",
	"/matches/b14-s1?tab=table",
];
/** Its pages with a snapshot. */
export const STAGED_PAGES: readonly string[] = [
	...[2025, 2026, 2027, 2028, 2029].flatMap((year) => PAGES.map((page) => `/${year}${page}`)),
	...[...MUCH, ...ODD].map((page) => `/2025${page}`),
	"/2011",
	"/2011/states",
];

/** Pages with emphasis: a lead, a reader's choice, or a width that shows a count. */
export const MUCH_DRAWN: readonly string[] = [
	"/2025/states",
	"/2025/categories/b19/playoff/b19-a-1?round=round-of-32&team=b19-9-fin",
	"/2025/categories/b19/playoff/b19-a-1?round=final&team=b19-10-fin",
	"/2025/categories/b19/playoff/b19-a-1?team=b19-20-fin",
	"/2025/categories/b19/playoff/b19-a-1?round=round-of-32&team=b19-4-fin",
	"/2025/matches/b19-l1",
	"/2025/teams/b18-bro",
	"/2025/categories/b19",
	"/2011/states",
	"/2026/categories/b14/division/b14-g-1",
	"/2026/teams/b14-ask",
];
