import type { CriterionCode } from "../criterion.ts";
import type { MatchId, StageId, TeamId } from "../ids.ts";
import { type Reach, reachOf } from "./aim.ts";
import { type Condition, combined, conditionOf, sameCondition, type Term } from "./condition.ts";
import { type Grid, gridOf } from "./grid.ts";
import { type OwnLine, ownLines, type Rival } from "./line.ts";
import type { GroupScenario, Mark } from "./scenario.ts";

/** Own results by margin: 1 a win by one, 0 a draw, -1 a defeat by one; null: as far as there is. Both included. */
export type Margins = { readonly from: number | null; readonly to: number | null };

/** What follows from own results by these margins. */
export type Part = { readonly margins: Margins; readonly condition: Condition };

export const OWN_RESULTS = ["win", "draw", "lose"] as const;
export type OwnResult = (typeof OWN_RESULTS)[number];

export type AnswerRow = {
	readonly own: OwnResult;
	readonly mark: Mark;
	/** The place it gives, where that is one whatever else happens. */
	readonly place: number | null;
	/** Best own result first. */
	readonly parts: readonly Part[];
};

/** What a coach would say: the weakest own result that is always enough; else what else it takes; else that it takes more than a sentence. */
export type Headline =
	| { readonly kind: "through" | "cannot" | "cases" | "too-early" | "elsewhere" }
	/** Nothing separates them but a fact that is not recorded. */
	| { readonly kind: "level"; readonly by: CriterionCode | null }
	/** Own results from this margin on are always enough; `must`: and no others can be. */
	| { readonly kind: "enough"; readonly from: number; readonly must: boolean }
	/** From this margin on always; from `orFrom` on (null: any) with another result of the other match. */
	| { readonly kind: "or"; readonly from: number; readonly orFrom: number | null; readonly term: Term }
	/** Only from this margin on (null: whatever the own result), and only with this result of the other match; `sure`: and then always. */
	| { readonly kind: "only"; readonly from: number | null; readonly term: Term; readonly sure: boolean };

/** What it takes for a team to reach a stage. */
export type Answer = {
	readonly team: TeamId;
	readonly stage: StageId;
	readonly mark: Mark;
	readonly headline: Headline;
	/** Its own match that is left. */
	readonly match: MatchId | null;
	/** The other matches that matter for it. */
	readonly others: readonly MatchId[];
	readonly rows: readonly AnswerRow[];
	readonly grid: Grid | null;
	/** The stage that it goes to otherwise, where that is certain. */
	readonly instead: StageId | null;
};

/** Null for a team that is not ranked in the group. */
export function answerFor(team: TeamId, stage: StageId, scenario: GroupScenario): Answer | null {
	const { group, aims, exact, finishes } = scenario;
	const mark = scenario.marks.get(team)?.get(stage);
	if (mark === undefined) return null;
	const own = group.open.find(({ home, away }) => home === team || away === team);
	const instead = scenario.stages.find((one) => one !== stage && scenario.marks.get(team)!.get(one) === "through") ?? null;
	const bare = { team, stage, mark, match: own?.id ?? null, others: [], rows: [], grid: null, instead };
	if (mark === "through") return { ...bare, headline: { kind: "through" }, rows: rowsBare() };
	if (mark === "cannot") return { ...bare, headline: { kind: "cannot" } };
	if (mark === "elsewhere") return { ...bare, headline: { kind: "elsewhere" } };
	const ways = finishes.get(team) ?? [];
	if (mark === "level") return { ...bare, headline: { kind: "level", by: awaited(scenario) } };
	const tellsAll =
		exact && group.teams.every((one) => group.open.filter(({ home, away }) => home === one || away === one).length <= 1);
	if (!tellsAll) return { ...bare, headline: { kind: "too-early" } };

	const { lines, others, rival } = ownLines(team, ways, scenario, ({ first, last }) => reachOf(first, last, stage, aims));
	const parts = lines.map(({ margins, line }) => ({ margins, condition: conditionOf(line, rival) }));
	const rows = own ? OWN_RESULTS.map((result) => rowOf(result, lines, parts, scenario, team)) : [];
	return {
		...bare,
		others,
		headline: headlineOf(parts, own !== undefined),
		rows,
		grid: own && rival ? gridOf(lines, rival, isHomeTheRival(parts, rival)) : null,
	};

	function rowsBare(): AnswerRow[] {
		if (!own || !exact) return [];
		return OWN_RESULTS.map((result) => ({ own: result, mark: "through", place: placeAfter(result, scenario, team), parts: [] }));
	}
}

function awaited({ group }: GroupScenario): CriterionCode | null {
	const last = group.rules.criteria.findLast((criterion) => typeof criterion === "string");
	return typeof last === "string" && ["lots", "shoot-out", "fair-play", "ranking"].includes(last) ? last : null;
}

function isOf({ from, to }: Margins, own: OwnResult): boolean {
	if (own === "draw") return from === 0 && to === 0;
	return own === "win" ? from !== null && from >= 1 : to !== null && to <= -1;
}

function rowOf(
	own: OwnResult,
	lines: readonly OwnLine[],
	parts: readonly Part[],
	scenario: GroupScenario,
	team: TeamId,
): AnswerRow {
	const mine = parts.filter(({ margins }) => isOf(margins, own));
	const reaches = new Set(
		lines.filter(({ margins }) => isOf(margins, own)).flatMap(({ line }) => line.flatMap((part) => [...part.reaches])),
	);
	const mark = markOf(reaches);
	return { own, mark, place: placeAfter(own, scenario, team), parts: mark === "can" ? joined(mine) : [] };
	function markOf(all: ReadonlySet<Reach>): Mark {
		if (all.size === 1 && all.has("in")) return "through";
		return all.size === 1 && all.has("out") ? "cannot" : "can";
	}
}

/** What a row says of its margins: those that are enough, and of the rest what holds for all of them. */
function joined(parts: readonly Part[]): Part[] {
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
	const condition = combined(left.map((part) => part.condition));
	return [...(always ? [first!] : []), { margins, condition }];
}

function placeAfter(own: OwnResult, { finishes, group }: GroupScenario, team: TeamId): number | null {
	const at = group.open.findIndex(({ home, away }) => home === team || away === team);
	const side = group.open[at]?.home === team ? "home" : "away";
	const places = new Set<number>();
	for (const { classes, first, last } of finishes.get(team) ?? []) {
		const { winner } = classes[at]!;
		const result = winner === "none" ? "draw" : winner === side ? "win" : "lose";
		if (result === own) for (let place = first; place <= last; place++) places.add(place);
	}
	return places.size === 1 ? [...places][0]! : null;
}

/** @param parts best own result first; one, where it has no match left */
function headlineOf(parts: readonly Part[], plays: boolean): Headline {
	if (!plays) return onlyWith(parts[0]!.condition, null);
	const enough = countWhile(parts, ({ condition }) => condition.kind === "always");
	const impossible = countWhile(parts.toReversed(), ({ condition }) => condition.kind === "never");
	const open = parts.slice(enough, parts.length - impossible);
	const lowest = impossible === 0 ? null : (open.at(-1)?.margins.from ?? null);
	const condition = combined(open.map((part) => part.condition));
	if (enough === 0) return onlyWith(condition, lowest);
	const from = parts[enough - 1]!.margins.from!;
	if (open.length === 0) return { kind: "enough", from, must: true };
	if (from > 1 && condition.kind === "if" && condition.exact) return { kind: "or", from, orFrom: lowest, term: condition.term };
	return { kind: "enough", from, must: false };
}

function onlyWith(condition: Condition, from: number | null): Headline {
	if (condition.kind === "if" && condition.exact) return { kind: "only", from, term: condition.term, sure: true };
	if ("need" in condition && condition.need) return { kind: "only", from, term: condition.need, sure: false };
	return { kind: "cases" };
}

/** The rival is the team of the other match that had better not win. */
function isHomeTheRival(parts: readonly Part[], { home }: Rival): boolean {
	for (const { condition } of parts) {
		const term = "term" in condition ? condition.term : "need" in condition ? condition.need : null;
		if (term) return term.team === home;
	}
	return true;
}

function countWhile<One>(all: readonly One[], holds: (one: One) => boolean): number {
	const at = all.findIndex((one) => !holds(one));
	return at < 0 ? all.length : at;
}
