import type { Fact } from "../fact.ts";
import type { TeamId } from "../ids.ts";
import type { Criterion, Rules } from "../rules.ts";
import type { CountedMatch } from "./counted-match.ts";
import { type CriterionCode, type Figure, figuresOf } from "./criterion.ts";
import { type FigureByTeam, measure, measureTally, splitByFigure } from "./measure.ts";
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

/** A place in the table: one team, or several that nothing separates. */
export type Place = { readonly teams: readonly TeamId[]; readonly decidedBy: CriterionCode | null };

export type BrokenTie = {
	/** Best first. */
	readonly places: readonly Place[];
	readonly tie: Tie;
	/** Teams whose head-to-head could not be used because they have not all met. */
	readonly notMet: ReadonlySet<TeamId>;
};

/** Level teams during the comparison. */
export type Level = {
	readonly teams: readonly TeamId[];
	/** The position of the best of them. */
	readonly first: number;
	/** The next figure to compare. */
	readonly figure: number;
	/** How many times its head-to-head has begun. */
	readonly pass: number;
	/** The teams whose matches among themselves the head-to-head counts. */
	readonly among: readonly TeamId[];
};

type Step = Omit<TieStep, "figures"> & { readonly measured: FigureByTeam };

/** Separates teams level on points, best first, figure by figure. `first` is the position of the best of them. */
export function breakTie(teams: readonly TeamId[], first: number, points: number, evidence: Evidence): BrokenTie {
	const figures = figuresOf(evidence.criteria);
	const steps: Step[] = [];
	const notMet = new Set<TeamId>();
	let reached = 0;

	const places = separate({ teams, first, figure: 0, pass: 1, among: teams }, null);
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
		const step = { criterion: figure.code, pass: level.pass };

		if (figure.kind === "head-to-head" && !haveAllMet(level.among, evidence.matches)) {
			for (const team of level.teams) notMet.add(team);
			steps.push({ ...step, measured: new Map(), decided: [], undecided: "not-all-met" });
			return goOn(level, [level.teams], figure, figure.to);
		}
		const measured = measuredBy(figure, level, evidence);
		if (!measured) {
			if (waitsForFact(figure, level, evidence)) {
				steps.push({ ...step, measured: new Map(), decided: [], undecided: "no-fact" });
			}
			return goOn(level, [level.teams], figure, figure.to);
		}
		const found = splitByFigure(level.teams, measured, figure.criterion);
		const decided = found.length > 1 ? found.filter((part) => part.length === 1).flat() : [];
		steps.push({ ...step, measured, decided, undecided: null });
		return goOn(level, found, figure, level.figure + 1);
	}

	function goOn(level: Level, found: readonly (readonly TeamId[])[], figure: Figure, next: number): Place[] {
		reached = Math.max(reached, next);
		let first = level.first;
		return found.flatMap((teams) => {
			const places = separate({ teams, first, ...nextFigure(level, teams, figure, next) }, figure.code);
			first += teams.length;
			return places;
		});
	}
}

/**
 * The next comparison for a part of the level teams. Each figure of a head-to-head counts the matches among exactly the teams
 * still level on everything before it. If the head-to-head applies again, its figures count among all teams that were level when
 * it began, as UEFA and FIFA count; at its end, a part that it split off begins it once more among itself (Euro 2024 Group E).
 */
export function nextFigure({ among, pass }: Level, part: readonly TeamId[], figure: Figure, next: number) {
	if (next < figure.to) return { figure: next, pass, among: figure.again ? among : part };
	if (figure.again && part.length < among.length) return { figure: figure.from, pass: pass + 1, among: part };
	return { figure: next, pass: 1, among: part };
}

function measuredBy(figure: Figure, level: Level, { matches, tallies, facts, rules }: Evidence): FigureByTeam | null {
	if (figure.kind === "simple") return measure(figure.criterion, level.teams, { tallies, facts });
	return measureTally(figure.criterion, level.teams, tally(level.among, matches, rules));
}

/** Lots are only drawn if they decide where teams advance to; otherwise no fact is missing. */
function waitsForFact({ criterion }: Figure, { teams, first }: Level, { lotsAreDrawn }: Evidence): boolean {
	return criterion !== "lots" || lotsAreDrawn(first, first + teams.length - 1);
}

/** Whether all these teams have met each other: before that a head-to-head decides nothing (DECISIONS §3). */
export function haveAllMet(teams: readonly TeamId[], matches: readonly CountedMatch[]): boolean {
	const meetings = new Set<string>();
	for (const { home, away } of matches) {
		if (teams.includes(home.team) && teams.includes(away.team)) meetings.add([home.team, away.team].sort().join("\n"));
	}
	return meetings.size === (teams.length * (teams.length - 1)) / 2;
}
