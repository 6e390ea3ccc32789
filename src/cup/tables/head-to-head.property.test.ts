import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyGroup, type Group } from "../../../tests/support/any-group.ts";
import type { Rules } from "../rules.ts";
import { standings } from "./standings.ts";
import type { Tie } from "./tie.ts";

const RUNS = { numRuns: 1000 };

describe("the head-to-heads of any group", () => {
	test("§3 a team already separated never counts in a head-to-head", () => {
		fc.assert(
			fc.property(anyGroup, (given) => {
				for (const { steps } of standings(given).ties) {
					for (const [index, step] of steps.entries()) {
						if (!step.criterion.startsWith("head-to-head-") || step.undecided) continue;
						const level = teamsWithFigures(step);
						const among = headToHeadSet(steps, index, given);
						for (const team of level) {
							expect(figure(step.figures, team)).toBe(headToHead(step.criterion, team, among, given));
						}
					}
				}
			}),
			RUNS,
		);
	});

	test("§3 a head-to-head decides only when its teams have all met, and marks their order as provisional until then", () => {
		fc.assert(
			fc.property(anyGroup, (given) => {
				const { rows, ties, complete } = standings(given);
				const unmet = new Set<string>();
				for (const { steps } of ties) {
					for (const [index, step] of steps.entries()) {
						if (!step.criterion.startsWith("head-to-head-")) continue;
						if (step.undecided === null) expect(haveMet(headToHeadSet(steps, index, given), given)).toBe(true);
						else for (const { team } of step.figures) unmet.add(team);
					}
				}
				for (const { team, provisional } of rows) if (provisional) expect(unmet).toContain(team);
				// Before a match counts there is no order that could be provisional.
				const hasBegun = rows.some(({ played }) => played > 0);
				expect(rows.some(({ provisional }) => provisional)).toBe(unmet.size > 0 && !complete && hasBegun);
			}),
			RUNS,
		);
	});
});

function figure(figures: Tie["steps"][number]["figures"], team: string): number {
	return figures.find((figure) => figure.team === team)!.value!;
}

function teamsWithFigures({ figures }: Tie["steps"][number]): string[] {
	return figures.filter(({ value }) => value !== null).map(({ team }) => team);
}

function appliesAgain({ criteria }: Rules): boolean {
	return criteria.some((criterion) => typeof criterion === "object" && criterion.again);
}

/** The teams whose matches a step counts: the level teams, and if it is applied again all that were level at its start. */
function headToHeadSet(steps: Tie["steps"], index: number, { rules }: Group): string[] {
	return appliesAgain(rules) ? levelWhenItBegan(steps, index) : teamsWithFigures(steps[index]!);
}

/** The teams of the step in which this step's head-to-head began: the last one on points that had all its teams. */
function levelWhenItBegan(steps: Tie["steps"], index: number): string[] {
	const level = teamsWithFigures(steps[index]!);
	const began = steps
		.slice(0, index + 1)
		.findLast(
			(step) =>
				step.criterion === "head-to-head-points" &&
				step.pass === steps[index]!.pass &&
				level.every((team) => teamsWithFigures(step).includes(team)),
		);
	return teamsWithFigures(began!);
}

/** The matches of the group that count, as seen by each team, computed independently from the reports. */
function seenBy(
	team: string,
	{ matches, rules, withdrawn }: Group,
): { other: string; own: number; theirs: number; points: number }[] {
	const { win, draw, loss } = rules.points;
	return matches.flatMap(({ home, away, status, score, winner }) => {
		if (home.team !== team && away.team !== team) return [];
		const [side, otherSide] = home.team === team ? (["home", "away"] as const) : (["away", "home"] as const);
		const other = (home.team === team ? away.team : home.team)!;
		if (rules.withdrawn === "annul" && (withdrawn.has(team) || withdrawn.has(other))) return [];
		if (status === "walkover") {
			const { winner: most, loser: fewest } = rules.walkover;
			const [own, theirs] = [winner === side ? most : fewest, winner === otherSide ? most : fewest];
			return [{ other, own, theirs, points: winner === side ? win : loss }];
		}
		if (!score || (status !== "finished" && status !== "live")) return [];
		const [own, theirs] = [score[side], score[otherSide]];
		return [{ other, own, theirs, points: own > theirs ? win : own === theirs ? draw : loss }];
	});
}

function headToHead(criterion: string, team: string, among: readonly string[], group: Group): number {
	const cap = group.rules.goalCap ?? Number.POSITIVE_INFINITY;
	const own = seenBy(team, group).filter(({ other }) => among.includes(other));
	return own.reduce((sum, match) => {
		if (criterion === "head-to-head-points") return sum + match.points;
		if (criterion === "head-to-head-goals-for") return sum + match.own;
		return sum + Math.min(cap, Math.max(-cap, match.own - match.theirs));
	}, 0);
}

function haveMet(teams: readonly string[], group: Group): boolean {
	return teams.every((team) => {
		const met = seenBy(team, group).map(({ other }) => other);
		return teams.every((other) => other === team || met.includes(other));
	});
}
