import type { ProgrammeRule } from "../../src/cup/programme/programme-rule.ts";
import type {
	CupFile,
	CupFileArena,
	CupFileCategory,
	CupFileEdition,
	CupFileField,
	CupFileMatch,
} from "../../src/results/record/cup-file.ts";
import { aCategory, aClub, aGroupStage, aMatch, aPlayoff, aSmallCup, aTeam, finished } from "./cup.ts";

/** A pixel. */
const PICTURE =
	"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const bothPages = (en: string, sv: string) => ({ en, sv });
const WHOLE_BRAND: CupFile["cup"]["brand"] = {
	...{ shortName: "Lill", localName: { en: "Small Cup", sv: "" }, language: "sv", website: "https://club.example" },
	social: (["facebook", "instagram", "youtube", "tiktok", "x"] as const).map((kind) => ({
		kind,
		url: `https://${kind}.example`,
	})),
	...{ colours: { header: "#1D3038", accent: "#0B6E75" }, logo: PICTURE },
	contact: bothPages("# Contact\n\nWrite to us.", "# Kontakt\n\nSkriv till oss."),
	privacy: bothPages("# Privacy\n\nThe club keeps it.", "# Personuppgifter\n\nFöreningen sparar dem."),
	sponsors: [
		{
			...{ picture: PICTURE, link: "https://bakery.example", text: { en: "Bread", sv: "Bröd" } },
			...{ from: "2026-07-12", until: "2026-07-18" },
		},
	],
};

const RULES: Required<CupFileCategory["rules"]> = {
	preset: "gothia",
	points: { win: 3, draw: 1, loss: 0, decided: { win: 2, loss: 1 } },
	drawnGroup: ["penalties", "lots"],
	bonus: [
		{ for: "each-goal", points: 0.5, most: 2 },
		{ for: "goals", points: 1, from: 5 },
		{ for: "clean-sheet", points: 1 },
		{ for: "narrow-loss", points: 1, by: 1 },
	],
	criteria: ["goal-difference", { headToHead: ["points"], again: true }, "fair-play", "ranking", "shoot-out", "lots"],
	criteriaWhileRunning: ["goals-for", { headToHead: ["points", "goals-for"], again: false }],
	walkover: { winner: 5, loser: 0 },
	withdrawn: "annul",
	goalCap: 10,
	lotsOnlyWhereTheyDecide: true,
	allMeet: true,
	drawnPlayoff: ["extra-time", "lots"],
};

const HOURS: Required<Pick<CupFileArena, "opens" | "closes" | "otherHours">> = {
	opens: "08:00",
	closes: "21:00",
	otherHours: [
		{ day: "2026-07-18", opens: "10:00", closes: "24:00" },
		{ day: "2026-07-19", closed: true },
	],
};

const CLOSED: Required<CupFileField>["closed"] = [
	{ from: "2026-07-13T20:30:00Z", until: "2026-07-14T05:00:00Z", why: "The grass is cut" },
];

/** Boys 12: three groups of two, from which the firsts and the best second go through; the others go to B. */
function boys12(): Pick<CupFileEdition, "teams" | "matches"> & { category: CupFileCategory; clubs: CupFile["clubs"] } {
	const groups = { A: ["b12-al", "b12-asp"], B: ["b12-bok", "b12-lind"], C: ["b12-lonn", "b12-ronn"] };
	const ids = Object.values(groups).flat();
	const first = (group: string) => ({ kind: "position", division: `b12-g-${group}`, position: 1 }) as const;
	const second = { kind: "best-of", position: 2, divisions: ["b12-g-a", "b12-g-b", "b12-g-c"] } as const;
	const bestSecond = (rank?: number) => ({ ...second, divisions: [...second.divisions], ...(rank && { rank }) });
	const live: Partial<CupFileMatch> = {
		status: "live",
		score: { home: 1, away: 0 },
		period: "second-half",
		minute: 24,
		periodStart: "2026-07-14T12:10:00Z",
		periodMinute: 20,
		begun: "2026-07-14T11:40:00Z",
		events: [
			{
				kind: "correction",
				minute: 20,
				added: 2,
				at: "2026-07-14T12:02:00Z",
				score: { home: 1, away: 0 },
				scoreBefore: { home: 2, away: 0 },
			},
		],
	};
	const start = "2026-07-14T11:40:00Z";
	return {
		clubs: ids.map((id) =>
			aClub(id.slice("b12-".length), id === "b12-al" ? { district: "West", latitude: 57.7, longitude: 11.97 } : {}),
		),
		teams: ids.map((id) => aTeam(id, "b12", id === "b12-al" ? { level: "A", seed: 1 } : {})),
		category: aCategory(
			"b12",
			[
				aGroupStage("b12-g", groups, {
					rules: RULES,
					halves: 2,
					draw: {
						number: 48_213,
						rules: [
							{ apart: "club", must: true },
							{ apart: "district", must: false },
						],
						pots: [["b12-al"], ids.slice(1)],
						groups: Object.entries(groups).map(([name, teams]) => ({ division: `b12-g-${name.toLowerCase()}`, teams })),
						swaps: [
							["b12-al", "b12-bok"],
							["b12-bok", "b12-al"],
						],
					},
					advance: [
						{ positions: [1, 1], to: "b12-a", groupSize: 2 },
						{ positions: [2, 2], best: [1, 1], to: "b12-a" },
					],
				}),
				aPlayoff("b12-a", "A", {
					bestOf: { A: { "b12-s1": "b12-g-a" }, B: { "b12-s1": "b12-g-b" }, C: { "b12-s1": "b12-g-c" } },
					bestOfAgainstFirstTwo: false,
					bestOfSeating: "apart",
				}),
				aPlayoff("b12-b", "B", { rank: 3 }),
				aGroupStage("b12-m", { M: [] }, { rank: 4, carries: "among" }),
			],
			{ rules: RULES, age: 12, shirtNumbers: false, confirmsResults: true, fieldSizes: ["7v7", "9v9"] },
		),
		matches: [
			aMatch("b12-m1", "b12-g-a", ["b12-al", "b12-asp"], { start, field: "heden-2", pinned: true, ...live }),
			aMatch("b12-m2", "b12-g-b", ["b12-bok", "b12-lind"], {
				...finished(1, 1),
				shootOut: { home: 4, away: 3 },
				decidedBy: "penalties",
				start,
				ended: "2026-07-14T12:25:00Z",
			}),
			aMatch("b12-x1", "b12-g-a", ["b12-al", "b12-bok"], { against: "b12-g-b", round: 2, status: "cancelled" }),
			aMatch("b12-m3", "b12-g-c", ["b12-lonn", "b12-ronn"]),
			aMatch("b12-s1", "b12-a-1", [first("a"), bestSecond()], { round: "semi-final", position: 1 }),
			aMatch("b12-s2", "b12-a-1", [first("b"), first("c")], { round: "semi-final", position: 2 }),
			aMatch(
				"b12-p5",
				"b12-a-1",
				[
					{ kind: "loser", match: "b12-s1" },
					{ kind: "loser", match: "b12-s2" },
				],
				{ round: "places-5-6", position: 1 },
			),
			aMatch("b12-b1", "b12-b-1", [bestSecond(2), { kind: "bye" }], { round: "semi-final", position: 1 }),
			aMatch("b12-b2", "b12-b-1", [{ kind: "bye" }, bestSecond(3)], { round: "semi-final", position: 2 }),
		],
	};
}

const must = true;
/** Every kind of rule, with every key. */
const WHOLE_PROGRAMME: NonNullable<CupFile["editions"][number]["programme"]> = {
	turnaround: 10,
	numbers: "{category}-{n}",
	rules: [
		{ id: "rest", kind: "rest", must, minutes: 45, changingArena: 60 },
		{ id: "way", kind: "way", must },
		{ id: "a-day", kind: "matches-a-day", must, most: 2, inPlayoffs: 3 },
		{ id: "where", kind: "where", must, categories: ["b12"], arenas: ["heden"], from: "09:00", until: "16:00" },
		{ id: "days", kind: "days", must, categories: ["b12"], days: ["2026-07-14", "2026-07-15"] },
		{ id: "rounds", kind: "rounds", must, of: "group" },
		{
			id: "finals",
			kind: "finals",
			must,
			categories: ["b14"],
			fields: ["heden-2"],
			day: "2026-07-18",
			from: "10:00",
			until: "15:00",
		},
		{ id: "late", kind: "clubs", must: false, weight: 8, clubs: ["ask"], day: "2026-07-13", from: "10:00" },
		{ id: "far", kind: "clubs", must: false, farther: 150, day: "2026-07-18", until: "14:00" },
		{ id: "one", kind: "one-arena", must: false },
		{ id: "apart", kind: "club-apart", must: false, weight: 3 },
		{ id: "coach", kind: "coach", must, teams: ["b12-al", "b12-bok"] },
		{ id: "lunch", kind: "break", must, arenas: ["heden"], days: ["2026-07-14"], from: "12:00", until: "12:30" },
		{ id: "free", kind: "keep-free", must, fields: ["heden-10"], days: ["2026-07-15"], from: "08:00", until: "24:00" },
		{ id: "home", kind: "home-arena", must: false, clubs: ["bro"], arenas: ["heden"] },
		{ id: "waits", kind: "waits", must: false, most: 180 },
	].map((rule) => ({ weight: 5, ...rule })) as ProgrammeRule[],
};

/** A cup with every key of the format, and every kind of each union: a new key of the format must be added here, or a test fails. */
export function aWholeCup(): CupFile {
	const cup = aSmallCup();
	const edition = cup.editions[0]!;
	const { category, clubs, teams, matches } = boys12();
	const at = "2026-07-14T12:16:00Z";
	const later = "2026-07-18T18:00:00Z";
	return {
		...cup,
		$schema: "https://cup.example/cup-file.schema.json",
		cup: { ...cup.cup, shirtNumbers: true, brand: WHOLE_BRAND },
		clubs: [...cup.clubs, ...clubs],
		arenas: cup.arenas.map((arena) => {
			if (arena.id !== "heden") return arena;
			return {
				...arena,
				...HOURS,
				fields: arena.fields.map((field) => (field.id === "heden-10" ? { ...field, closed: CLOSED } : field)),
			};
		}),
		editions: [
			{
				...edition,
				programme: WHOLE_PROGRAMME,
				announcements: [
					...(edition.announcements ?? []),
					{ id: "at-heden", text: { sv: "Blött på Heden" }, audience: { kind: "arena", arena: "heden" }, publishedAt: at },
					{
						id: "to-b12",
						text: { en: "Well played" },
						audience: { kind: "category", category: "b12" },
						publishedAt: at,
						publishedUntil: later,
					},
					{ id: "to-ask", text: { en: "Your shirts are here" }, audience: { kind: "team", team: "b14-ask" }, publishedAt: at },
				],
				categories: [...edition.categories, category],
				teams: [...edition.teams, ...teams],
				matches: [...edition.matches, ...matches],
				facts: [
					...(edition.facts ?? []),
					{ id: "lots-b", at, kind: "lots", division: "b12-g-b", order: ["b12-lind", "b12-bok"] },
					{ id: "lots-best", at, kind: "lots", stage: "b12-a", order: ["b12-bok", "b12-asp"] },
					{ id: "shoot-out-b", at, kind: "shoot-out", division: "b12-g-b", order: ["b12-lind", "b12-bok"] },
					{ id: "points-b", at, kind: "points", division: "b12-g-b", team: "b12-bok", points: -1, note: "Ineligible player" },
					{ id: "fp-best", at, kind: "fair-play", stage: "b12-a", team: "b12-asp", points: -2 },
					{
						...{ id: "protest-1", at, kind: "protest", match: "b14-m1", team: "b14-ask" },
						...{ note: "A shirt that is not on the list", outcome: "rejected", answer: "It was on the new list" },
					},
					{ id: "as-played-1", at, kind: "as-played", match: "b14-s1", team: "b14-ask", instead: "b14-dal" },
					{ id: "rank-al", at, kind: "ranking", stage: "b12-a", team: "b12-al", ranking: 4 },
				],
			},
		],
	};
}
