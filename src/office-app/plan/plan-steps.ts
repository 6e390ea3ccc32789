import type { PlanStep } from "../../office/plan/plan-calls.ts";
import type { PlanView } from "../../office/plan/plan-view.ts";
import type { PlanTexts } from "../../text/plan/en.ts";

/** How far a step is: done, something is missing, or not begun. */
export type StepState = { readonly state: "done" | "lacks" | "empty"; readonly says: string };

/** Steps in the order in which most cups do them; they may be done in any. */
export const STEPS: readonly PlanStep[] = ["cup", "arenas", "categories", "teams", "draw", "schedule", "publish"];

/**
 * What each step of Plan has, or lacks.
 * @param days "13–18 July 2026", in the reader's language
 */
export function stepStates(plan: PlanView, { has, switches }: PlanTexts, days: string): Readonly<Record<PlanStep, StepState>> {
	const { edition, arenas } = plan;
	const empty: StepState = { state: "empty", says: has.nothing };
	const fields = arenas.reduce((sum, arena) => sum + arena.fields.length, 0);
	const fieldless = arenas.filter((arena) => arena.fields.length === 0).length;
	const places: StepState =
		arenas.length === 0
			? empty
			: fieldless > 0
				? { state: "lacks", says: has.noFields(fieldless) }
				: { state: "done", says: has.arenas(arenas.length, fields) };
	if (edition === null)
		return { cup: empty, arenas: places, categories: empty, teams: empty, draw: empty, schedule: empty, publish: empty };
	const { categories, teams, matches, published } = edition;
	const teamless = categories.filter(({ id }) => !teams.some(({ category }) => category === id)).length;
	const drawn = new Set(
		categories.flatMap(({ stages }) => stages.flatMap(({ divisions }) => divisions.flatMap((division) => division.teams ?? []))),
	);
	const undrawn = teams.filter(({ id, withdrawn }) => !drawn.has(id) && withdrawn !== true).length;
	const out = (["clubs", "teams", "lot", "schedule"] as const).filter((one) => published[one]);
	return {
		cup: { state: "done", says: days },
		arenas: places,
		categories: categories.length === 0 ? empty : { state: "done", says: has.categories(categories.length) },
		teams:
			teams.length === 0
				? empty
				: teamless > 0
					? { state: "lacks", says: `${has.teams(teams.length)}, ${has.noTeams(teamless)}` }
					: { state: "done", says: has.teams(teams.length) },
		draw:
			teams.length === 0
				? categories.length === 0
					? empty
					: { state: "empty", says: has.waitsForTeams(teamless) }
				: undrawn > 0
					? { state: drawn.size === 0 ? "empty" : "lacks", says: has.undrawn(undrawn) }
					: { state: "done", says: has.drawn(drawn.size) },
		schedule:
			matches.all === 0
				? empty
				: matches.placed < matches.all
					? { state: "lacks", says: has.placed(matches.placed, matches.all) }
					: { state: "done", says: has.allPlaced(matches.all) },
		publish:
			out.length === 0
				? { state: "empty", says: has.notOut }
				: out.length < 4
					? { state: "lacks", says: has.partlyOut(out.map((one) => switches[one]).join(", ")) }
					: { state: "done", says: has.out },
	};
}
