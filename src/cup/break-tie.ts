import type { CountedMatch } from "./counted-match.ts";
import { type CriterionCode, type Figure, figuresOf } from "./criterion.ts";
import type { Fact } from "./fact.ts";
import { haveAllMet } from "./head-to-head.ts";
import type { TeamId } from "./ids.ts";
import { type Measured, measure, measureTally, parts } from "./measure.ts";
import type { Criterion, Rules } from "./rules.ts";
import { type Tally, tally } from "./tally.ts";
import type { Tie, TieStep } from "./tie.ts";

export type Evidence = {
	readonly criteria: readonly Criterion[];
	readonly matches: readonly CountedMatch[];
	readonly tallies: ReadonlyMap<TeamId, Tally>;
	readonly facts: readonly Fact[];
	readonly rules: Pick<Rules, "points" | "goalCap">;
	/** Whether lots are drawn for teams that share these positions (both included). */
	readonly lotsAreDrawn: (first: number, last: number) => boolean;
};

/** A place in the table: one team, or those that nothing separates. */
export type Place = { readonly teams: readonly TeamId[]; readonly decidedBy: CriterionCode | null };

export type BrokenTie = {
	/** Best first. */
	readonly places: readonly Place[];
	readonly tie: Tie;
	/** The teams whose head-to-head could not count, because they have not all met. */
	readonly notMet: ReadonlySet<TeamId>;
};

/** Level teams on their way: the position the best of them takes, the figure that counts next, and how often it does. */
type Level = { readonly teams: readonly TeamId[]; readonly first: number; readonly figure: number; readonly pass: number };

type Step = Omit<TieStep, "figures"> & { readonly measured: Measured };

/** Separates teams level on points, best first, figure by figure. `first` is the position the best of them takes. */
export function breakTie(teams: readonly TeamId[], first: number, points: number, evidence: Evidence): BrokenTie {
	const figures = figuresOf(evidence.criteria);
	const steps: Step[] = [];
	const notMet = new Set<TeamId>();
	let reached = 0;

	const places = separate({ teams, first, figure: 0, pass: 1 }, null);
	const order = places.flatMap((place) => place.teams);
	return {
		places,
		notMet,
		tie: {
			points,
			teams: order,
			steps: steps.map(({ measured, ...step }) => ({
				...step,
				figures: order.map((team) => ({ team, value: measured.get(team) ?? null })),
			})),
			next: figures[reached]?.code ?? null,
			unresolved: places.filter((place) => place.teams.length > 1).flatMap((place) => place.teams),
		},
	};

	function separate(level: Level, decidedBy: CriterionCode | null): Place[] {
		if (level.teams.length === 1) return [{ teams: level.teams, decidedBy }];
		const figure = figures[level.figure];
		if (!figure) return [{ teams: level.teams.toSorted(), decidedBy: null }];
		const { code: criterion } = figure;
		const { pass } = level;

		if (figure.kind === "head-to-head" && !haveAllMet(level.teams, evidence.matches)) {
			for (const team of level.teams) notMet.add(team);
			steps.push({ criterion, pass, measured: new Map(), decided: [], undecided: "not-all-met" });
			return goOn(level, figure.to);
		}
		const measured = measuredBy(figure, level.teams, evidence);
		if (!measured) {
			if (waitsForFact(figure, level, evidence)) {
				steps.push({ criterion, pass, measured: new Map(), decided: [], undecided: "no-fact" });
			}
			return goOn(level, level.figure + 1);
		}
		const found = parts(level.teams, measured, figure.criterion);
		if (found.length === 1) {
			steps.push({ criterion, pass, measured, decided: [], undecided: null });
			return goOn(level, level.figure + 1);
		}
		steps.push({ criterion, pass, measured, decided: found.filter((part) => part.length === 1).flat(), undecided: null });
		return split(level, figure, found);
	}

	/** All still level: the next figure. A head-to-head's pass ends with it. */
	function goOn(level: Level, next: number): Place[] {
		reached = Math.max(reached, next);
		const pass = figures[next]?.from === figures[level.figure]?.from ? level.pass : 1;
		return separate({ ...level, figure: next, pass }, null);
	}

	/** Each part on its own: once more from the head-to-head's first figure where it applies again, else the next figure. */
	function split(level: Level, figure: Figure, found: TeamId[][]): Place[] {
		const next = level.figure + 1;
		reached = Math.max(reached, next);
		const pass = figure.again ? level.pass + 1 : next < figure.to ? level.pass : 1;
		let first = level.first;
		return found.flatMap((teams) => {
			const part = { teams, first, figure: figure.again ? figure.from : next, pass };
			first += teams.length;
			return separate(part, figure.code);
		});
	}
}

function measuredBy(figure: Figure, level: readonly TeamId[], { matches, tallies, facts, rules }: Evidence): Measured | null {
	if (figure.kind === "simple") return measure(figure.criterion, level, { tallies, facts });
	return measureTally(figure.criterion, level, tally(level, matches, rules));
}

/** Lots may be drawn only where they decide who advances where; elsewhere nothing is missing. */
function waitsForFact({ criterion }: Figure, { teams, first }: Level, { lotsAreDrawn }: Evidence): boolean {
	return criterion !== "lots" || lotsAreDrawn(first, first + teams.length - 1);
}
