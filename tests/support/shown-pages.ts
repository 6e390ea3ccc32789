import type { CupFile, CupFileEdition } from "../../src/results/record/cup-file.ts";
import { aSmallCup, withMatchesInPlay } from "./cup.ts";
import { withLastRound } from "./last-round.ts";
import { addPastStarts } from "./past-start.ts";
import { aWholeCup } from "./whole-cup.ts";
import { withYearBefore } from "./year-before.ts";

const NATIONS = ["se", "no", "dk", "wa", "tpe", "ko", "de"];

/** Every sort of thing in every state: what all keys of the format state, a group before its last round, matches in play and past their start, a year before and one of which nothing is published. */
export function aShownCup(): CupFile {
	const cup = withLastRound(withMatchesInPlay(aWholeCup()));
	addPastStarts(cup);
	const [edition] = cup.editions as [CupFileEdition];
	const [, before] = withYearBefore(aSmallCup()).editions as [CupFileEdition, CupFileEdition];
	const after: CupFileEdition = {
		...{ id: "lc-2027", year: 2027, name: "Lillcupen 2027", startsOn: "2027-07-12", endsOn: "2027-07-17" },
		published: { clubs: false, teams: false, lot: false, schedule: false },
		...{ categories: [], teams: [], matches: [] },
	};
	const off = { "b16-m2": "postponed", "b16-m3": "cancelled" } as const;
	return {
		...cup,
		// Each of a nation that its opponents are not of.
		clubs: cup.clubs.map((club, at) => ({ ...club, nation: NATIONS[at % NATIONS.length]! })),
		arenas: [...cup.arenas, { id: "sillheden", name: "Sillheden", fields: [{ id: "sillheden-1", name: "Sillheden 1" }] }],
		editions: [
			before,
			{
				...edition,
				matches: edition.matches.map((match) => {
					if (match.id === "b17-ars-bri") return { ...match, moved: { start: "2026-07-15T08:20:00Z", field: "heden-2" } };
					if (!(match.id in off)) return match;
					const { score: _, period: __, minute: ___, events: ____, ...planned } = match;
					return { ...planned, status: off[match.id as keyof typeof off] };
				}),
			},
			after,
		],
	};
}

/**
 * The small cup's pages with a snapshot, by their paths below the year: each screen of SPEC §2, and each of its states. A state shown by
 * one match, team or group is not repeated for another.
 */
export const SHOWN_PAGES: readonly string[] = [
	"/2026",
	"/2026/search?q=heden",
	"/2026/search?q=ask",
	"/2026/search?q=ask&kind=nations",
	"/2026/search?q=412",
	"/2026/search?q=brishem",
	"/2026/search?q=qqqq",
	"/2026/search?q=i&kind=teams",
	"/2026/search?q=if&kind=teams",
	"/2026/signin",
	"/2026/signin?forgot=1",
	"/2026/signup",
	"/2026/favourites",
	"/2026/states",
	"/2026/categories",
	"/2026/categories/b14",
	"/2026/categories/b14?view=tables",
	"/2026/categories/b11",
	"/2026/categories/b12",
	"/2026/categories/g15",
	"/2026/categories/b14/teams",
	"/2026/categories/g15/teams?filter=ha",
	"/2026/categories/b14/division/b14-g-1",
	"/2026/categories/b14/division/b14-g-2?columns=all",
	"/2026/categories/b11/division/b11-g-1",
	"/2026/categories/b12/division/b12-g-a",
	"/2026/categories/b16/division/b16-g-a",
	"/2026/categories/b17/division/b17-g-1",
	"/2026/categories/g15/division/g15-m-c",
	"/2026/categories/b14/playoff/b14-a-1",
	"/2026/categories/b14/playoff/b14-b-1",
	"/2026/categories/b12/playoff/b12-a-1",
	"/2026/categories/b16/playoff/b16-a-1?team=b16-jul",
	"/2026/nations",
	"/2026/nations?filter=nor",
	"/2026/nations/se",
	"/2026/nations/no",
	"/2026/arenas",
	"/2026/arenas?filter=val",
	"/2026/arenas/arena/heden",
	"/2026/arenas/arena/valhalla",
	"/2026/arenas/arena/heden/field/heden-2",
	"/2026/arenas/arena/heden/field/heden-10?day=2026-07-13",
	"/2026/arenas/arena/valhalla/field/valhalla-1?day=2026-07-18",
	"/2026/teams/b14-ask",
	"/2026/teams/b14-hav",
	"/2026/teams/b11-ek",
	"/2026/teams/b12-asp",
	"/2026/teams/b16-ing",
	"/2026/teams/b17-ars",
	"/2026/teams/g15-hav",
	"/2026/streams",
	"/2026/streams?arena=heden",
	"/2026/streams?arena=sillheden",
	"/2026/streams?category=b11",
	"/2026/streams?category=b14",
	"/2026/streams/live-1",
	"/2026/streams/heden-10-day-3",
	"/2026/streams/young-replay",
	"/2026/matches",
	"/2026/matches?show=finished&day=2026-07-13&rows=all",
	"/2026/matches?category=g15&nation=no",
	"/2026/matches?arena=valhalla",
	"/2026/matches/b14-m1",
	"/2026/matches/b14-s1",
	"/2026/matches/b14-f",
	"/2026/matches/b14-bf",
	"/2026/matches/b11-m1",
	"/2026/matches/b11-due",
	"/2026/matches/b12-m1",
	"/2026/matches/b12-m2?tab=table",
	"/2026/matches/b16-m2",
	"/2026/matches/b16-m3",
	"/2026/matches/b16-s1?tab=playoff",
	"/2026/matches/b17-ars-bri",
	"/2026/matches/g15-m1",
	"/2026/matches/g15-m2",
	"/2026/matches/g15-f",
	"/2026/matches/g16-due",
	"/2026/matches/nope",
	"/2025",
	"/2025/teams/b14-ask",
	"/2025/teams/g15-ask",
	"/2025/teams/old-b14-ask",
	"/2025/categories/b14",
	"/2025/categories/b14/teams",
	"/2027",
	"/2027/matches",
	"/2027/search?q=ask",
	"/2027/streams",
	"/2031/matches",
	"/privacy",
];

/** Pages with emphasis: a lead, a reader's choice, or a width that shows a count. */
export const DRAWN: readonly string[] = [
	"/2026/states",
	"/2026/categories/g15/teams",
	"/2026/categories/b14/division/b14-g-1",
	"/2026/categories/b16/playoff/b16-a-1?team=b16-ing",
	"/2026/matches/g15-m1",
	"/2026/matches/g15-f",
	"/2026/matches/g15-m2",
	"/2026/matches/b14-m1",
	"/2026/matches/b14-s1",
	"/2026/categories/b17/division/b17-g-1",
	"/2026/matches/b16-m2",
	"/2026/matches/b16-m3",
	"/2026/streams",
	"/2026/teams/b14-ask",
	"/2026/teams/b17-ars",
	"/2026/search?q=ask",
	"/2026/arenas/arena/valhalla",
];
