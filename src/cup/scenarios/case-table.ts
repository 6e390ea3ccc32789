import type { MatchId, StageId, TeamId } from "../ids.ts";
import type { CriterionCode } from "../tables/criterion.ts";
import { type Reach, reachesOf } from "./aim.ts";
import type { Finish, ResultClass } from "./finish.ts";
import type { Rival } from "./line.ts";
import { OWN_RESULTS, type OwnResult } from "./own-result.ts";
import type { GroupScenario, Mark } from "./scenario.ts";
import { decidingOf, orderOf, separating } from "./way.ts";

type Winner = ResultClass["winner"];

/** The winners of a match in a case; without any, all results. */
export const CASE_RESULTS = ["home", "draw", "away", "home-or-draw", "draw-or-away", "home-or-away"] as const;
export type CaseResult = (typeof CASE_RESULTS)[number];

/** The result of another match in a case. */
export type CaseOf = { readonly match: MatchId; readonly home: TeamId; readonly away: TeamId; readonly result: CaseResult };

/** The consequence of an own result: whether the team advances, its positions, and what decides between several. */
export type CaseCell = {
	readonly mark: Mark;
	readonly places: readonly number[];
	readonly by: CriterionCode | null;
};

/** The results of other matches, without those that do not matter then, and the consequence of each own result. */
export type CaseRow = { readonly others: readonly CaseOf[]; readonly cells: readonly CaseCell[] };

/** All combinations of winners of the other matches, joined if they have the same consequences. */
export type CaseTable = {
	/** The own results, one per column; empty if the team has no remaining match. */
	readonly across: readonly OwnResult[];
	readonly rows: readonly CaseRow[];
};

const WINNERS: readonly Winner[] = ["home", "none", "away"];
const RESULTS: Readonly<Record<string, CaseResult>> = {
	home: "home",
	none: "draw",
	away: "away",
	"home,none": "home-or-draw",
	"none,away": "draw-or-away",
	"home,away": "home-or-away",
};

export function caseTable(
	team: TeamId,
	stage: StageId,
	{ group, finishes, aims }: GroupScenario,
	rivals: readonly Rival[],
): CaseTable {
	const reachOf = reachesOf(stage, aims);
	const own = group.open.findIndex(({ home, away }) => home === team || away === team);
	const side = group.open[own]?.home === team ? "home" : "away";
	const at = rivals.map(({ match }) => group.open.findIndex(({ id }) => id === match));
	const across = own < 0 ? [] : OWN_RESULTS;
	return { across, rows: rowsOf(0, finishes.get(team) ?? []) };

	/** Rows for this other match and the following ones, for finishes that agree on the earlier ones. */
	function rowsOf(index: number, ways: readonly Finish[]): CaseRow[] {
		const rival = rivals[index];
		if (!rival) return [{ others: [], cells: cellsOf(ways) }];
		const alike = new Map<string, { winners: Winner[]; rows: CaseRow[] }>();
		for (const winner of WINNERS) {
			const rows = rowsOf(
				index + 1,
				ways.filter(({ classes }) => classes[at[index]!]!.winner === winner),
			);
			const key = JSON.stringify(rows);
			const known = alike.get(key);
			if (known) known.winners.push(winner);
			else alike.set(key, { winners: [winner], rows });
		}
		return [...alike.values()].flatMap(({ winners, rows }) => {
			const result = RESULTS[winners.join()];
			return result ? rows.map((row) => ({ ...row, others: [{ ...rival, result }, ...row.others] })) : rows;
		});
	}

	function cellsOf(ways: readonly Finish[]): CaseCell[] {
		if (own < 0) return [cellOf(ways)];
		return across.map((result) => {
			const winner = result === "draw" ? "none" : (result === "win") === (side === "home") ? "home" : "away";
			return cellOf(ways.filter(({ classes }) => classes[own]!.winner === winner));
		});
	}

	function cellOf(ways: readonly Finish[]): CaseCell {
		const reaches = new Set(ways.map(reachOf));
		const places = new Set<number>();
		for (const { first, last } of ways) for (let place = first; place <= last; place++) places.add(place);
		const order = orderOf(group);
		const criteria = new Set(ways.flatMap((way) => separating(way, order) ?? []));
		const mark = markOf(reaches);
		return { mark, places: [...places].sort((a, b) => a - b), by: mark === "can" ? decidingOf(criteria, order) : null };
	}
}

function markOf(reaches: ReadonlySet<Reach>): Mark {
	const [one] = reaches;
	if (reaches.size !== 1) return "can";
	return one === "in" ? "through" : one === "out" ? "cannot" : one!;
}
