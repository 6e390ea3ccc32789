import { playoffTree } from "../../src/cup/playoffs/playoff-tree.ts";
import { seedBracket } from "../../src/cup/playoffs/seed-bracket.ts";
import { roundRobin } from "../../src/cup/tables/round-robin.ts";
import { SECOND } from "../../src/scheduling/model/edges.ts";
import { modelOf } from "../../src/scheduling/model/model.ts";
import { RASTER } from "../../src/scheduling/model/raster.ts";
import type { Plan, Problem, ProblemClub, ProblemField, ProblemMatch, ProblemTeam } from "../../src/scheduling/problem.ts";
import type { Rule } from "../../src/scheduling/rule.ts";
import { Random } from "../../src/scheduling/solver/random.ts";
import { NOWHERE, State } from "../../src/scheduling/solver/state.ts";

/** A problem that has a plan without a broken must, since it is built from one. */
export type HiddenInstance = { readonly problem: Problem; readonly hidden: Plan; readonly fullness: number };

type Size = {
	/** The number of groups of each category: of four teams, with two playoffs. */
	readonly categories: readonly number[];
	readonly fields: number;
	readonly arenas: number;
	readonly days: number;
	readonly mostADay: number;
	readonly inPlayoffs: number;
};

export const SIZES = {
	small: { categories: [4, 4, 4, 4, 1], fields: 8, arenas: 2, days: 2, mostADay: 3, inPlayoffs: 4 },
	middle: { categories: Array.from({ length: 18 }, () => 8), fields: 40, arenas: 8, days: 4, mostADay: 2, inPlayoffs: 3 },
	large: {
		categories: [...Array.from({ length: 20 }, () => 16), ...Array.from({ length: 24 }, () => 8)],
		...{ fields: 110, arenas: 18, days: 6, mostADay: 2, inPlayoffs: 3 },
	},
} as const satisfies Record<string, Size>;

const MINUTE = 60_000;
const DAY = 1440;
const ORIGIN = Date.UTC(2026, 6, 13) - 2 * 3600_000;
const OPENS = 8 * 60;
const LENGTHS = [35, 40, 50, 60] as const;
const FIELD_SIZES = ["7", "9", "11"] as const;

/** @param fullness the share of the open field time that the matches need */
export function hiddenInstance(size: Size, fullness: number, seed: number): HiddenInstance {
	for (let stretch = 1; ; stretch += 0.04) {
		const made = tryInstance(size, fullness, seed, stretch);
		if (made) return made;
	}
}

function tryInstance(size: Size, fullness: number, seed: number, stretch: number): HiddenInstance | null {
	const random = new Random(seed);
	const days = Array.from({ length: size.days }, (_, day) => ({ id: `2026-07-${13 + day}`, start: ORIGIN + day * DAY * MINUTE }));
	const arenas = Array.from({ length: size.arenas }, (_, at) => ({
		id: `arena-${at + 1}`,
		at: { latitude: 57.65 + random.fraction() * 0.1, longitude: 11.9 + random.fraction() * 0.15 },
	}));
	const fields = Array.from({ length: size.fields }, (_, at) => ({
		id: `field-${at + 1}`,
		arena: arenas[at % arenas.length]!.id,
		// Sizes go in turns around the arenas, so that most arenas have several.
		size: FIELD_SIZES[Math.floor(at / 2) % FIELD_SIZES.length]!,
	}));
	const { matches, teams, clubs } = matchesOf(size, random);
	const work = matches.reduce((sum, { takes }) => sum + takes, 0);
	const minutes = Math.ceil(((work / (size.fields * size.days)) * stretch) / RASTER) * RASTER;
	const open = days.map(({ start }) => ({ from: start + OPENS * MINUTE, until: start + (OPENS + minutes) * MINUTE }));
	if (OPENS + minutes > DAY) throw new Error("more work than hours");
	const whole = fields.map((field): ProblemField => ({ ...field, open, closed: [] }));
	const musts: Rule[] = [
		{ id: "rest", kind: "rest", must: true, weight: 1, minutes: 45, whenArenaChanges: 60 },
		{ id: "way", kind: "way", must: true, weight: 1 },
		{ id: "most", kind: "most-a-day", must: true, weight: 1, most: size.mostADay, inPlayoffs: size.inPlayoffs },
		{ id: "rounds", kind: "rounds", must: true, weight: 1, of: "group" },
	];
	const plain: Problem = { days, arenas, fields: whole, clubs, teams, matches, rules: musts };
	const hidden = hiddenPlan(plain, random);
	if (!hidden) return null;

	// Fields close after their last match of the day; what is left of the hours is shared out.
	const ends = new Map<string, number>();
	const takes = new Map(matches.map((match) => [match.id, match.takes]));
	const dayOf = (start: number) => days.findLastIndex((day) => day.start <= start);
	for (const { match, field, start } of hidden.placements) {
		const key = `${field} ${dayOf(start)}`;
		ends.set(key, Math.max(ends.get(key) ?? 0, start + takes.get(match)! * MINUTE));
	}
	const used = fields.flatMap(({ id }) =>
		days.map((day, at) => Math.max(0, (ends.get(`${id} ${at}`) ?? 0) - day.start - OPENS * MINUTE) / MINUTE),
	);
	const usedMinutes = used.reduce((sum, one) => sum + one, 0);
	if (usedMinutes * fullness > work * 1.005) return null;
	const spare = Math.floor((work / fullness - usedMinutes) / used.filter((one) => one > 0).length / RASTER) * RASTER;
	const trimmed = fields.map(
		(field): ProblemField => ({
			...field,
			open: days.flatMap(({ start }, at) => {
				const end = ends.get(`${field.id} ${at}`);
				return end === undefined ? [] : [{ from: start + OPENS * MINUTE, until: end + spare * MINUTE }];
			}),
			closed: [],
		}),
	);
	const rules = [...musts, ...clubRules(plain, hidden, random), ...WISHES];
	return {
		problem: { ...plain, fields: trimmed, rules },
		hidden,
		fullness: work / (usedMinutes + spare * used.filter((one) => one > 0).length),
	};
}

const WISHES: readonly Rule[] = [
	{ id: "one-arena", kind: "one-arena", must: false, weight: 3 },
	{ id: "club-mates", kind: "club-mates", must: false, weight: 1 },
	{ id: "far", kind: "arrival", must: false, weight: 2, day: "2026-07-13", from: 600, where: { fartherThan: 150 } },
	{ id: "waits", kind: "waits", must: false, weight: 1, longest: 180 },
];

function matchesOf(size: Size, random: Random): { matches: ProblemMatch[]; teams: ProblemTeam[]; clubs: ProblemClub[] } {
	const total = size.categories.reduce<number>((sum, groups) => sum + groups * 4, 0);
	const clubs = Array.from({ length: Math.ceil(total / 4) }, (_, at) => ({ id: `club-${at + 1}`, km: random.below(400) }));
	const teams: ProblemTeam[] = [];
	const matches: ProblemMatch[] = [];
	for (const [at, groups] of size.categories.entries()) {
		const category = `c${at + 1}`;
		const takes = LENGTHS[at % LENGTHS.length]!;
		// The largest size suits the oldest; each category may use two of three.
		const sizes = [FIELD_SIZES[at % 3]!, FIELD_SIZES[(at + 1) % 3]!];
		const plain = {
			category,
			played: takes - 10,
			takes,
			occupies: takes,
			sizes,
			openFrom: [],
			mayPlay: [],
			feeders: [],
			present: null,
			isFixed: false,
		};
		const positions: { readonly teams: readonly string[]; readonly feeders: readonly string[] }[] = [];
		for (let group = 0; group < groups; group++) {
			const division = `${category}-g${group + 1}`;
			const own = Array.from({ length: 4 }, (_, team) => `${division}-t${team + 1}`);
			for (const id of own) teams.push({ id, club: clubs[random.below(clubs.length)]!.id, coaches: [] });
			const feeders: string[] = [];
			for (const [round, fixtures] of roundRobin(own).entries())
				for (const { home, away } of fixtures) {
					const id = `${division}-${home.slice(-1)}${away.slice(-1)}`;
					feeders.push(id);
					matches.push({
						...plain,
						id,
						stage: `${category}-groups`,
						division,
						round: round + 1,
						isPlayoff: false,
						teams: [home, away],
					});
				}
			positions.push({ teams: own, feeders });
		}
		if (groups < 2) continue;
		for (const playoff of ["A", "B"]) {
			const entrants = seedBracket(groups * 2)
				.flatMap(({ home, away }) => [home, away!])
				.map((seed) => positions[(seed - 1) % groups]!);
			const division = `${category}-${playoff}`;
			const byId = new Map<string, ProblemMatch>();
			for (const { id, round, home, away } of playoffTree<(typeof entrants)[number]>(
				entrants,
				() => false,
				(of, position) => `${division}-${of}-${position}`,
			)) {
				const sides = [home, away].map((side) => {
					if (!("kind" in side)) return { ...side, from: [] as string[] };
					const from = "match" in side ? byId.get(side.match)! : null;
					return { teams: from!.mayPlay, feeders: [from!.id], from: [from!.id] };
				});
				byId.set(id, {
					...{ ...plain, id, stage: division, division, round, isPlayoff: true, teams: [] },
					mayPlay: sides.flatMap((side) => side.teams),
					openFrom: sides.flatMap((side) => side.from),
					feeders: sides.flatMap((side) => side.feeders),
				});
			}
			matches.push(...byId.values());
		}
	}
	return { matches, teams, clubs };
}

/** From the first minute on, each free field gets a match that may start there: the earlier stages first, by lot within them. */
function hiddenPlan(problem: Problem, random: Random): Plan | null {
	const model = modelOf(problem);
	const state = new State(model);
	const lots = problem.matches.map(() => random.fraction());
	const waiting = problem.matches
		.map((_, at) => at)
		.toSorted((a, b) => model.level[a]! + lots[a]! * 2 - model.level[b]! - lots[b]! * 2);
	const fields = problem.fields.map((_, at) => at);
	for (let tick = 0; tick < model.ticks && waiting.length > 0; tick++) {
		for (let at = fields.length - 1; at > 0; at--) {
			const other = random.below(at + 1);
			[fields[at], fields[other]] = [fields[other]!, fields[at]!];
		}
		for (const field of fields) {
			if (state.owner[field * model.ticks + tick] !== 0) continue;
			const start = tick * RASTER;
			// A match is looked at only while what it needs may be there: those far down the list have feeders that are not over.
			for (let at = 0; at < Math.min(waiting.length, 400); at++) {
				const match = waiting[at]!;
				if (!state.isAllowed(match, field, start) || !areOver(state, match, start) || !state.fits(match, field, start)) continue;
				state.place(match, field, start);
				waiting.splice(at, 1);
				break;
			}
		}
	}
	if (waiting.length > 0) return null;
	return {
		placements: problem.matches.map(({ id }, at) => ({
			...{ match: id, field: problem.fields[state.field[at]!]!.id },
			start: ORIGIN + state.start[at]! * MINUTE,
		})),
	};
}

/** Whether everything that must be earlier has a place and ends in time. */
function areOver({ model, start, field }: State, match: number, at: number): boolean {
	const { musts, takes } = model;
	for (let edge = musts.from[match]!; edge < musts.from[match + 1]!; edge++) {
		const other = musts.to[edge]!;
		if (musts.order[edge]! & SECOND && (field[other] === NOWHERE || start[other]! + takes[other]! > at)) return false;
	}
	return true;
}

/** Late arrivals and early departures that the hidden plan respects. */
function clubRules({ matches, teams, days }: Problem, { placements }: Plan, random: Random): Rule[] {
	const clubOf = new Map(teams.map(({ id, club }) => [id, club!]));
	const places = new Map(placements.map(({ match, start }) => [match, start]));
	const first = new Map<string, number>();
	const last = new Map<string, number>();
	for (const { id, teams: own, takes } of matches)
		for (const team of own) {
			const club = clubOf.get(team)!;
			const start = places.get(id)!;
			first.set(club, Math.min(first.get(club) ?? Number.POSITIVE_INFINITY, start));
			last.set(club, Math.max(last.get(club) ?? 0, start + takes * MINUTE));
		}
	return [...first].flatMap(([club, start]): Rule[] => {
		const lot = random.below(10);
		const day = days.findLast((one) => one.start <= (lot === 0 ? start : last.get(club)!))!;
		const where = { clubs: [club] };
		if (lot === 0)
			return [
				{ id: `arrival-${club}`, kind: "arrival", must: true, weight: 1, day: day.id, from: (start - day.start) / MINUTE, where },
			];
		if (lot > 1) return [];
		const until = (last.get(club)! - day.start) / MINUTE;
		return [{ id: `departure-${club}`, kind: "departure", must: true, weight: 1, day: day.id, until, where }];
	});
}
