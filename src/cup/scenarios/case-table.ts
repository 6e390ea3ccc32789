import type { MatchId, StageId, TeamId } from "../ids.ts";
import type { CriterionCode } from "../tables/criterion.ts";
import { type Reach, reachesOf } from "./aim.ts";
import type { Finish, ResultClass } from "./finish.ts";
import type { Rival } from "./line.ts";
import { OWN_RESULTS, type OwnResult } from "./own-result.ts";
import type { GroupScenario, Mark } from "./scenario.ts";
import { decidingOf, orderOf, separating } from "./way.ts";

type Winner = ResultClass["winner"];

/** Who may win a match in a case; none of them: whatever it comes to. */
export const CASE_RESULTS = ["home", "draw", "away", "home-or-draw", "draw-or-away", "home-or-away"] as const;
export type CaseResult = (typeof CASE_RESULTS)[number];

/** What another match comes to in a case. */
export type CaseOf = { readonly match: MatchId; readonly home: TeamId; readonly away: TeamId; readonly result: CaseResult };

/** What an own result then gives: whether it goes on, the places, and what decides where there are several. */
export type CaseCell = {
	readonly mark: Mark;
	readonly places: readonly number[];
	readonly by: CriterionCode | null;
};

/** What the other matches come to, those that then do not matter left out; and what each own result gives. */
export type CaseRow = { readonly others: readonly CaseOf[]; readonly cells: readonly CaseCell[] };

/** Each way that the other matches may be won, those together that give the same. */
export type CaseTable = {
	/** The own results across; none, where the team has no match left. */
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

	/** From this other match on, of ways that are alike in those before it. */
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
