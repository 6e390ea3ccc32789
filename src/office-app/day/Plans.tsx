import { useEffect, useState } from "react";
import type { PlanGoal } from "../../cup/office/plan-goal.ts";
import type { TimedPlan } from "../../office/day/day-data.ts";
import { clockOf } from "../programme/layout.ts";
import { call, refusalWords } from "../session/calls.ts";
import { useOfficeText } from "../session/language.tsx";

const GOALS: readonly PlanGoal[] = ["fewest-moves", "least-delay", "same-arena"];
const MEASURES = ["moved", "longestDelay", "otherArena", "againstRules", "teams", "lastEnd"] as const;
export type FoundPlans = Readonly<Record<PlanGoal, TimedPlan | null>>;

/** Asks for places for these matches; null while they are sought. */
export function usePlans(matches: readonly string[] | null, date: string): { plans: FoundPlans | null; problem: string | null } {
	const { noNetwork: unanswered } = useOfficeText().day;
	const [plans, setPlans] = useState<FoundPlans | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const asked = matches === null ? null : JSON.stringify({ matches, date });
	useEffect(() => {
		setPlans(null);
		setProblem(null);
		if (asked === null) return;
		const leaving = new AbortController();
		call<{ plans: FoundPlans }>("POST", "/day/places", JSON.parse(asked) as object, leaving.signal).then(
			(found) => setPlans(found.plans),
			(error: unknown) => {
				if (!leaving.signal.aborted) setProblem(refusalWords(error, unanswered));
			},
		);
		return () => leaving.abort();
	}, [asked, unanswered]);
	return { plans, problem };
}

type Props = {
	readonly found: ReturnType<typeof usePlans>;
	readonly chosen: PlanGoal;
	readonly onChoose: (goal: PlanGoal) => void;
};

/** Three plans side by side; the best value of each row is emphasised, the chosen column is the proposal. */
export function Plans({ found: { plans, problem }, chosen, onChoose }: Props) {
	const { day: text } = useOfficeText();
	if (problem !== null)
		return (
			<p role="alert" className="act-problem">
				{problem}
			</p>
		);
	if (plans === null) return <p className="office-meta">{text.searching}</p>;
	if (GOALS.every((goal) => plans[goal] === null))
		return (
			<p role="alert" className="act-problem">
				{text.noPlan}
			</p>
		);
	const best = (measure: (typeof MEASURES)[number]) => Math.min(...GOALS.flatMap((goal) => plans[goal]?.measures[measure] ?? []));
	const shown = (measure: (typeof MEASURES)[number], figure: number) =>
		measure === "lastEnd" ? clockOf(figure) : measure === "longestDelay" ? text.minutes(figure) : String(figure);
	return (
		<section>
			<h3>
				{text.plans} <small>{text.plansHow}</small>
			</h3>
			<table className="act-plans">
				<thead>
					<tr>
						<td />
						{GOALS.map((goal, index) => (
							<th key={goal} scope="col" className={goal === chosen ? "is-chosen" : ""}>
								<label>
									<input
										type="radio"
										name="plan"
										disabled={plans[goal] === null}
										checked={goal === chosen}
										data-first={index === 0 || undefined}
										onChange={() => onChoose(goal)}
									/>{" "}
									{text.goals[goal]}
								</label>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{MEASURES.map((measure) => (
						<tr key={measure}>
							<th scope="row">{text.measures[measure]}</th>
							{GOALS.map((goal) => {
								const figure = plans[goal]?.measures[measure];
								return (
									<td key={goal} className={goal === chosen ? "is-chosen" : ""}>
										{figure === undefined ? (
											"–"
										) : figure === best(measure) ? (
											<b>{shown(measure, figure)}</b>
										) : (
											shown(measure, figure)
										)}
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
