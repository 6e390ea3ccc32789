import fc from "fast-check";
import { expect, test } from "vitest";
import { playoff } from "../../../tests/support/category.ts";
import { matchOf } from "../../../tests/support/shorthand.ts";
import type { Fact } from "../fact.ts";
import type { Side } from "../match/match.ts";
import { PRESET_RULES } from "../presets.ts";
import type { Advancement, BestOfSeating } from "../rules.ts";
import type { GroupMatch } from "../tables/standings.ts";
import { advancementFaults } from "./advancement-faults.ts";
import { bracket } from "./bracket.ts";
import { fates } from "./fate.ts";
import { type CategoryPlan, fillSlots } from "./fill-slots.ts";
import type { PlayoffRound } from "./playoff-round.ts";
import { sharedPositions } from "./shared-position.ts";

const rules = PRESET_RULES["fifa-2022"];
const NAMES = ["A", "B", "C", "D"];
const STAGES = ["P", "Q", "R"];
/** The order of three teams in their group: the third loses both matches, by these numbers. */
type Third = { readonly scored: readonly [number, number]; readonly lost: readonly [number, number] };

type Format = {
	readonly thirds: readonly Third[];
	/** How many ranks go to each stage, the best first. */
	readonly shares: readonly number[];
	readonly byLines: boolean;
	readonly ranked: readonly boolean[];
	readonly seating: BestOfSeating;
	readonly opponents: readonly number[];
	readonly lots: readonly number[];
};

const format: fc.Arbitrary<Format> = fc.integer({ min: 2, max: 4 }).chain((groups) => {
	const few = fc.integer({ min: 0, max: 1 });
	const third = fc.record({
		scored: fc.tuple(few, few),
		lost: fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 })),
	});
	return fc.record({
		thirds: fc.array(third, { minLength: groups, maxLength: groups }),
		shares: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }).map((wanted) => {
			let left = groups;
			return wanted.map((one) => {
				const share = Math.min(one, left);
				left -= share;
				return share;
			});
		}),
		byLines: fc.boolean(),
		ranked: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
		seating: fc.constantFrom<BestOfSeating>("apart", "in-order"),
		opponents: fc.shuffledSubarray(NAMES.slice(0, groups).map((_, at) => at)).filter((all) => all.length > 0),
		lots: fc.shuffledSubarray([0, 1, 2, 3].slice(0, groups), { minLength: groups }),
	});
});

type Match = GroupMatch & { readonly round: PlayoffRound };

function matchesOf(group: string, { scored, lost }: Third): Match[] {
	const played = (home: string, away: string, score: readonly [number, number]): Match => ({
		...matchOf(`${group}${home}`, `${group}${away}`, { id: `${group}${home}${away}`, division: group, status: "finished" }),
		score: { home: score[0], away: score[1] },
		round: "semi-final",
	});
	return [
		played("1", "2", [9, 0]),
		played("1", "3", [scored[0] + lost[0], scored[0]]),
		played("2", "3", [scored[1] + lost[1], scored[1]]),
	];
}

/** The seats of every stage are in matches against winners of groups, some of them of a third's own. */
function planOf(
	{ thirds, shares, byLines, ranked, seating, opponents, lots }: Format,
	drawLots: boolean,
): Omit<CategoryPlan, "matches"> & { readonly matches: readonly Match[] } {
	const groups = NAMES.slice(0, thirds.length);
	let rank = 0;
	const advance: Advancement[] = [];
	const seats = shares.flatMap((share, at) => {
		const first = rank + 1;
		rank += share;
		if (byLines && share > 0) advance.push({ positions: [3, 3], to: STAGES[at]!, best: [first, rank] });
		return Array.from({ length: share }, (_, more): Match => {
			const number = first + more;
			const away: Side = {
				team: null,
				slot: { kind: "best-of", position: 3, divisions: groups, ...(ranked[at] && { rank: number }) },
			};
			const against = NAMES[opponents[number % opponents.length]!]!;
			const round = "semi-final" as const;
			return { ...playoff(`${number}: X v Y`), round, division: STAGES[at]!, home: winnerOf(against, number), away };
		});
	});
	const facts: Fact[] = [
		{
			id: "l",
			at: "2026-07-16T20:00:00Z",
			kind: "lots",
			stage: STAGES.find((_, at) => shares[at]! > 0) ?? "P",
			order: lots.map((at) => `${groups[at]}3`),
		},
	];
	return {
		stages: [
			{
				...{ id: "G", type: "group", rules, advance },
				divisions: groups.map((id) => ({ id, name: id, teams: ["1", "2", "3"].map((at) => `${id}${at}`) })),
			},
			...STAGES.map((id) => ({
				...{ id, type: "playoff" as const, rules, bestOfSeating: seating },
				divisions: [{ id, name: id, teams: [] }],
			})),
		],
		matches: [...groups.flatMap((id, at) => matchesOf(id, thirds[at]!)), ...seats],
		facts: drawLots ? facts : [],
		withdrawn: new Set(),
	};
}

/** A slot for the group's winner is used once; another match against the same group names its winner. */
const winnerOf = (group: string, number: number): Side =>
	number === 1 ? { team: null, slot: { kind: "position", division: group, position: 1 } } : { team: `${group}1`, slot: null };

/** Teams have no points: difference, goals, then lots decide. */
function inOrder({ thirds, lots }: Format): string[] {
	const figures = thirds.map(({ scored, lost }, at) => ({
		team: `${NAMES[at]}3`,
		of: [-(lost[0] + lost[1]), scored[0] + scored[1], -lots.indexOf(at)] as const,
	}));
	return figures.sort((a, b) => b.of[0] - a.of[0] || b.of[1] - a.of[1] || b.of[2] - a.of[2]).map(({ team }) => team);
}

const isLevel = ({ thirds }: Format): boolean =>
	new Set(thirds.map(({ scored, lost }) => `${lost[0] + lost[1]} ${scored[0] + scored[1]}`)).size < thirds.length;

test("the ranks of the thirds fill each seat once, each with its own rank, and no team twice", () => {
	let [seated, drawn] = [0, 0];
	fc.assert(
		fc.property(format, (one) => {
			const plan = planOf(one, true);
			expect(advancementFaults(plan)).toEqual([]);
			const filled = fillSlots(plan);
			const order = inOrder(one);
			const own = plan.matches.filter(({ away }) => away.slot?.kind === "best-of");
			const teams = own.map(({ id }) => filled.sides.get(id)!.away.team);
			expect(teams).not.toContain(null);
			expect(new Set(teams).size).toBe(teams.length);
			let rank = 0;
			for (const [at, share] of one.shares.entries()) {
				const there = own.flatMap(({ id, division }) => (division === STAGES[at] ? (filled.sides.get(id)!.away.team ?? []) : []));
				const best = order.slice(rank, rank + share);
				if (one.ranked[at]) expect(there).toEqual(best);
				else expect(there.toSorted()).toEqual(best.toSorted());
				rank += share;
			}
			seated += teams.length;
			if (isLevel(one)) drawn += 1;
			// A team with a seat is through to its stage.
			const certain = fates(plan, new Map(STAGES.map((id) => [id, bracketOf(id, plan)])), filled);
			for (const { id, division } of own)
				expect(certain.get(filled.sides.get(id)!.away.team!)).toMatchObject({ kind: "through", stage: division });
		}),
		{ numRuns: 500 },
	);
	expect(Math.min(seated, drawn)).toBeGreaterThan(50);
});

test("without lots a seat waits exactly when level thirds can be on either side of it, and a decision is listed", () => {
	let waiting = 0;
	fc.assert(
		fc.property(format, (one) => {
			const plan = planOf(one, false);
			const filled = fillSlots(plan);
			const all = permutations(one.thirds.map((_, at) => at)).map((lots) => fillSlots(planOf({ ...one, lots }, true)));
			const own = plan.matches.filter(({ away }) => away.slot?.kind === "best-of");
			const open = new Set<string>();
			for (const { id, division, away } of own) {
				const { team } = filled.sides.get(id)!.away;
				const isRanked = away.slot?.kind === "best-of" && away.slot.rank !== undefined;
				// Seats without a rank are filled together.
				const asOne = isRanked ? [id] : own.filter((other) => other.division === division).map((other) => other.id);
				const sets = new Set(
					all.map(({ sides }) =>
						asOne
							.map((match) => sides.get(match)!.away.team)
							.toSorted()
							.join(),
					),
				);
				expect(team !== null, id).toBe(sets.size === 1);
				if (team === null) open.add(id);
				else for (const { sides } of all) expect(sides.get(id)!.away.team).toBe(team);
			}
			const said = sharedPositions(plan, filled).flatMap((shared) => shared.waiting.map(({ match }) => match));
			expect(new Set(said)).toEqual(open);
			waiting += open.size;
		}),
		{ numRuns: 200 },
	);
	expect(waiting).toBeGreaterThan(30);
});

test("with the rule `apart` teams do not meet their own group if any assignment avoids it, and as rarely as possible otherwise", () => {
	let [avoided, met] = [0, 0];
	fc.assert(
		fc.property(format, (drawn) => {
			const one = { ...drawn, seating: "apart" as const, ranked: [false, false, false] };
			const plan = planOf(one, true);
			const filled = fillSlots(plan);
			for (const stage of STAGES) {
				const own = plan.matches.filter(({ division, away }) => division === stage && away.slot);
				const hosts = own.map(({ id }) => filled.sides.get(id)!.home.team![0]);
				const teams = own.map(({ id }) => filled.sides.get(id)!.away.team!);
				const meetings = (all: readonly string[]) => all.filter((team, at) => team[0] === hosts[at]).length;
				const least = Math.min(...permutations(teams).map(meetings));
				expect(meetings(teams)).toBe(least);
				if (least > 0) met += 1;
				else if (meetings(teams.toSorted()) > 0) avoided += 1;
			}
		}),
		{ numRuns: 500 },
	);
	expect(Math.min(avoided, met)).toBeGreaterThan(5);
});

const bracketOf = (id: string, { matches }: { readonly matches: readonly Match[] }) =>
	bracket(matches.filter(({ division }) => division === id));

function permutations<One>(all: readonly One[]): One[][] {
	if (all.length === 0) return [[]];
	return all.flatMap((one, at) => permutations(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}
