import type { TieData, TieStepData } from "../../client/queries/table.graphql.ts";
import type { TableTexts } from "../../text/match/table-en.ts";
import { shortNames } from "../team/short-name.ts";

type Placed = { readonly position: number; readonly team: { readonly id: string } };

/**
 * What separates level teams: "Goal difference puts Gdańska third. Goals scored puts Belleville first. Next rule if still level:
 * head-to-head." The last team of a step is implied.
 * @param rows the table's rows, for the positions
 */
export function tieSentences(tie: TieData, rows: readonly Placed[], text: TableTexts): string[] {
	const names = shortNames(tie.teams);
	const position = new Map(rows.map((row) => [row.team.id, row.position]));
	const nameOf = (team: string): string => names.get(team) ?? "";
	const said = tie.steps.flatMap((step): string[] => {
		if (step.undecided !== null) return [text.undecided(step.criterion, step.undecided)];
		const placed = placedBy(step);
		if (placed.length > 0) {
			const places = placed.map((team) => ({ name: nameOf(team), position: position.get(team) ?? 0 }));
			return [text.puts(text.criterion(step.criterion, step.pass), places)];
		}
		const ahead = aheadIn(step);
		return ahead.length === 0 ? [] : [text.putsAhead(text.criterion(step.criterion, step.pass), ahead.map(nameOf))];
	});
	if (tie.unresolved.length === 0 && tie.next !== null) said.push(text.nextRule(text.criterionWithin(tie.next)));
	return [...new Set(said)];
}

/** The teams that a step separates from all others; without the last if no tie remains. */
function placedBy(step: TieStepData): string[] {
	const counted = step.figures.filter(({ value }) => value !== null).map(({ team }) => team.id);
	const decided = new Set(step.decided.map(({ id }) => id));
	const inOrder = counted.filter((team) => decided.has(team));
	return inOrder.length > 1 && inOrder.length === counted.length ? inOrder.slice(0, -1) : inOrder;
}

/** If a step separates level teams into groups that are still level: the teams of the first group. */
function aheadIn(step: TieStepData): string[] {
	const counted = step.figures.filter(({ value }) => value !== null);
	const best = counted[0]?.value;
	const ahead = counted.filter(({ value }) => value === best);
	return ahead.length < counted.length ? ahead.map(({ team }) => team.id) : [];
}
