import type { MatchId, StageId, TeamId } from "../ids.ts";
import type { CriterionCode } from "../tables/criterion.ts";
import { type Reach, reachesOf } from "./aim.ts";
import { barsOf } from "./best-race.ts";
import { type CaseTable, caseTable } from "./case-table.ts";
import { type Condition, combined, conditionOf, neededOf, sameCondition } from "./condition.ts";
import type { Finish } from "./finish.ts";
import { type Grid, gridOf } from "./grid.ts";
import { type Lattice, latticeOf } from "./lattice.ts";
import { type OwnLine, ownLines, type Rival } from "./line.ts";
import { type Margins, OWN_RESULTS, type OwnResult } from "./own-result.ts";
import type { GroupScenario, Mark } from "./scenario.ts";
import type { Terms } from "./terms.ts";
import { awaitedOf, orderOf } from "./way.ts";

/** The consequence of own results by these margins. */
export type Part = { readonly margins: Margins; readonly condition: Condition };

export type AnswerRow = {
	readonly own: OwnResult;
	readonly mark: Mark;
	/** The position with this own result, if no other match can change it. */
	readonly place: number | null;
	/** Best own result first. */
	readonly parts: readonly Part[];
};

/**
 * The short answer: the weakest own result that is always enough; else the other results needed; else that a sentence is not
 * enough.
 */
export type Headline =
	| { readonly kind: "through" | "cannot" | "cases" | "too-early" | "elsewhere" }
	/** Only a fact that is not recorded separates them. */
	| { readonly kind: "level"; readonly by: CriterionCode | null }
	/** Own results from this margin on are always enough; `must`: and no others can be. */
	| { readonly kind: "enough"; readonly from: number; readonly must: boolean }
	/** From this margin on it is always enough; from `orFrom` on (null: any result) with these results of other matches. */
	| { readonly kind: "or"; readonly from: number; readonly orFrom: number | null; readonly terms: Terms }
	/**
	 * Only from this margin on (null: any own result), and only with these results of other matches. `sure`: it is then always
	 * enough. If it is never certain, `by` decides.
	 */
	| {
			readonly kind: "only";
			readonly from: number | null;
			readonly terms: Terms;
			readonly sure: boolean;
			readonly by: CriterionCode | null;
	  }
	/** From this margin on it is always enough with these results of other matches; less may be enough too. */
	| { readonly kind: "enough-if"; readonly from: number | null; readonly terms: Terms };

/** Points and goal difference (null: any) from which the position is certainly enough. */
export type BestEnough = { readonly place: number; readonly points: number; readonly goalDifference: number | null };

/** What a team needs to reach a stage. */
export type Answer = {
	readonly team: TeamId;
	readonly stage: StageId;
	readonly mark: Mark;
	readonly headline: Headline;
	/** Its own remaining match. */
	readonly match: MatchId | null;
	/** The other matches that affect it. */
	readonly others: readonly MatchId[];
	readonly rows: readonly AnswerRow[];
	readonly grid: Grid | null;
	/** For when sentences and a grid do not cover everything. */
	readonly cases: CaseTable | null;
	/** For a position of which only the best of several groups advance: what is certainly enough. */
	readonly best: BestEnough | null;
	/** The stage that it advances to otherwise, if that is certain. */
	readonly instead: StageId | null;
};

/** Null for a team that is not ranked in the group. */
export function answerFor(team: TeamId, stage: StageId, scenario: GroupScenario): Answer | null {
	const { group, aims, exact, finishes } = scenario;
	const mark = scenario.marks.get(team)?.get(stage);
	if (mark === undefined) return null;
	const own = group.open.find(({ home, away }) => home === team || away === team);
	const instead = scenario.stages.find((one) => one !== stage && scenario.marks.get(team)!.get(one) === "through") ?? null;
	const bare = { team, stage, mark, match: own?.id ?? null, others: [], rows: [], grid: null, cases: null, best: null, instead };
	if (mark === "through") return { ...bare, headline: { kind: "through" }, rows: rowsBare() };
	if (mark === "cannot") return { ...bare, headline: { kind: "cannot" } };
	if (mark === "elsewhere") return { ...bare, headline: { kind: "elsewhere" } };
	const ways = finishes.get(team) ?? [];
	if (mark === "level") return { ...bare, headline: { kind: "level", by: awaitedOf(orderOf(group)) } };
	const tellsAll =
		exact && group.teams.every((one) => group.open.filter(({ home, away }) => home === one || away === one).length <= 1);
	if (!tellsAll) return { ...bare, headline: { kind: "too-early" }, best: bestEnough(ways, stage, scenario) };

	const { lines, rivals } = ownLines(team, ways, scenario, reachesOf(stage, aims));
	const lattice = latticeOf(
		rivals,
		lines.flatMap(({ line }) => line.map(({ at }) => at)),
		orderOf(group),
	);
	const parts = lines.map(({ margins, line }) => ({ margins, condition: conditionOf(line, lattice) }));
	const rows = own ? OWN_RESULTS.map((result) => rowOf(result, lines, parts, lattice, scenario, team)) : [];
	const headline = headlineOf(parts, own !== undefined, lattice);
	const [rival] = rivals.length === 1 ? rivals : [];
	const grid = own && rival ? gridOf(lines, rival, isHomeTheRival(parts, rival), orderOf(group)) : null;
	const isTold =
		grid !== null || (isSaid(headline) && rows.every((row) => row.parts.every(({ condition }) => isWhole(condition))));
	return {
		...bare,
		others: rivals.map(({ match }) => match),
		headline,
		rows,
		grid,
		best: bestEnough(ways, stage, scenario),
		cases: isTold ? null : caseTable(team, stage, scenario, rivals),
	};

	function rowsBare(): AnswerRow[] {
		if (!own || !exact) return [];
		return OWN_RESULTS.map((result) => ({ own: result, mark: "through", place: placeAfter(result, scenario, team), parts: [] }));
	}
}

/** Returned if the team may reach it, and may also get less. */
function bestEnough(ways: readonly Finish[], stage: StageId, { races }: GroupScenario): BestEnough | null {
	const race = races.find(
		// If only some of its matches count, points are not informative.
		(one) =>
			one.stage === stage && !one.againstFirstTwo && ways.some(({ first, best }) => first === one.position && best === "in"),
	);
	if (!race || ways.every(({ first, best }) => first !== race.position || best === "in")) return null;
	const { points, goalDifference } = barsOf(race).enough;
	if (!Number.isFinite(points)) return null;
	return Number.isFinite(goalDifference)
		? { place: race.position, points, goalDifference: goalDifference + 1 }
		: { place: race.position, points: points + 1, goalDifference: null };
}

function isOf({ from, to }: Margins, own: OwnResult): boolean {
	if (own === "draw") return from === 0 && to === 0;
	return own === "win" ? from !== null && from >= 1 : to !== null && to <= -1;
}

function rowOf(
	own: OwnResult,
	lines: readonly OwnLine[],
	parts: readonly Part[],
	lattice: Lattice,
	scenario: GroupScenario,
	team: TeamId,
): AnswerRow {
	const mine = parts.filter(({ margins }) => isOf(margins, own));
	const reaches = new Set(
		lines.filter(({ margins }) => isOf(margins, own)).flatMap(({ line }) => line.flatMap((part) => [...part.reaches])),
	);
	const mark = markOf(reaches);
	return { own, mark, place: placeAfter(own, scenario, team), parts: mark === "can" ? joined(mine, lattice) : [] };
	function markOf(all: ReadonlySet<Reach>): Mark {
		if (all.size === 1 && all.has("in")) return "through";
		return all.size === 1 && all.has("out") ? "cannot" : "can";
	}
}

/** Joins adjacent margins: those that are enough, and the others with what is true for all of them. */
function joined(parts: readonly Part[], lattice: Lattice): Part[] {
	const made: Part[] = [];
	for (const part of parts) {
		const before = made.at(-1);
		if (before && sameCondition(before.condition, part.condition)) {
			made[made.length - 1] = { ...before, margins: { from: part.margins.from, to: before.margins.to } };
		} else made.push(part);
	}
	if (made.length === 1) return made;
	const [first, ...rest] = made;
	const always = first!.condition.kind === "always";
	const left = always ? rest : made;
	const margins = { from: left.at(-1)!.margins.from, to: left[0]!.margins.to };
	const condition = combined(
		left.map((part) => part.condition),
		lattice,
	);
	return [...(always ? [first!] : []), { margins, condition }];
}

/** The position that an own result gives, if no other match can change it; null also for a team without a remaining match. */
export function placeAfter(own: OwnResult, { finishes, group }: GroupScenario, team: TeamId): number | null {
	const at = group.open.findIndex(({ home, away }) => home === team || away === team);
	if (at < 0) return null;
	const side = group.open[at]!.home === team ? "home" : "away";
	const places = new Set<number>();
	for (const { classes, first, last } of finishes.get(team) ?? []) {
		const { winner } = classes[at]!;
		const result = winner === "none" ? "draw" : winner === side ? "win" : "lose";
		if (result === own) for (let place = first; place <= last; place++) places.add(place);
	}
	return places.size === 1 ? [...places][0]! : null;
}

/** @param parts best own result first; a single one if the team has no remaining match */
function headlineOf(parts: readonly Part[], plays: boolean, lattice: Lattice): Headline {
	if (!plays) return onlyWith(parts, null, lattice);
	const enough = countWhile(parts, ({ condition }) => condition.kind === "always");
	const impossible = countWhile(parts.toReversed(), ({ condition }) => condition.kind === "never");
	const open = parts.slice(enough, parts.length - impossible);
	const lowest = impossible === 0 ? null : (open.at(-1)?.margins.from ?? null);
	if (enough === 0) return onlyWith(open, lowest, lattice);
	const from = parts[enough - 1]!.margins.from!;
	if (open.length === 0) return { kind: "enough", from, must: true };
	const condition = together(open, lattice);
	if (from > 1 && condition.kind === "if" && condition.exact) return { kind: "or", from, orFrom: lowest, terms: condition.terms };
	// A win is a more useful condition than a win by six, if other matches may well make it enough. All wins count together: if one
	// of them never is enough, a win is not.
	const wins = parts.slice(enough).filter(({ margins }) => margins.from !== null && margins.from > 0);
	const winning = wins.length > 0 && from > 2 ? together(wins, lattice) : null;
	if (winning?.kind === "if" && !hasMargin(winning.terms)) return { kind: "enough-if", from: 1, terms: winning.terms };
	return { kind: "enough", from, must: false };
}

/** The results that other matches need, from an own result that is never enough by itself. */
function onlyWith(open: readonly Part[], from: number | null, lattice: Lattice): Headline {
	const condition = together(open, lattice);
	if (condition.kind === "if" && condition.exact) return { kind: "only", from, terms: condition.terms, sure: true, by: null };
	const exact = "basis" in condition ? neededOf(condition.basis.possible, lattice) : null;
	const need = exact ?? (condition.kind === "open" ? condition.need : null);
	if (condition.kind === "if" && (need === null || !hasMargin(condition.terms)))
		return { kind: "enough-if", from, terms: condition.terms };
	// With every possible own result, no set of other results is enough; with the better own results some may be.
	const better = () => {
		for (let count = open.length - 1; count > 0; count--) {
			const some = together(open.slice(0, count), lattice);
			if (some.kind === "if") return { kind: "enough-if" as const, from: open[count - 1]!.margins.from, terms: some.terms };
		}
		return null;
	};
	const isSaidWhole = need !== null && "rough" in condition && !condition.rough;
	const enough = isSaidWhole ? null : better();
	// A minimal condition is more useful than "a win by six is enough with help".
	if (enough && (need === null || (!hasMargin(enough.terms) && (enough.from ?? 0) <= 2))) return enough;
	if (need === null) return { kind: "cases" };
	// If some own result may be enough, nothing is left to decide.
	const isOpen = open.every((part) => part.condition.kind === "open");
	return { kind: "only", from, terms: need, sure: false, by: isOpen && "by" in condition ? condition.by : null };
}

const together = (parts: readonly Part[], lattice: Lattice): Condition =>
	combined(
		parts.map((part) => part.condition),
		lattice,
	);

const hasMargin = ({ clauses }: Terms): boolean => clauses.some((clause) => clause.some(({ by }) => by !== null));
const isSaid = ({ kind }: Headline | Condition): boolean => kind !== "cases";
const isWhole = (condition: Condition): boolean => isSaid(condition) && !("rough" in condition && condition.rough);

/** The rival is the team of the other match that should not win. */
function isHomeTheRival(parts: readonly Part[], { home }: Rival): boolean {
	for (const { condition } of parts) {
		const terms = "terms" in condition ? condition.terms : "need" in condition ? condition.need : null;
		if (terms) return terms.clauses[0]![0]!.team === home;
	}
	return true;
}

function countWhile<One>(all: readonly One[], holds: (one: One) => boolean): number {
	const at = all.findIndex((one) => !holds(one));
	return at < 0 ? all.length : at;
}
