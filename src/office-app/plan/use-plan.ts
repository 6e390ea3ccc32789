import { useCallback, useState } from "react";
import type { PlanView } from "../../office/plan/plan-view.ts";
import { call, refusalWords } from "../session/calls.ts";
import { useReading } from "../session/use-reading.ts";
import { usePlanText } from "./plan-text.ts";

export type PlanNow = {
	/** Undefined: not loaded yet. */
	readonly plan: PlanView | undefined;
	readonly problem: string | null;
	/** Loads it again, after a change. */
	readonly reload: () => void;
};

/** The cup as it is planned, loaded again when the record changes. */
export function usePlan(): PlanNow {
	const { noAnswer } = usePlanText();
	const [plan, setPlan] = useState<PlanView>();
	const [problem, setProblem] = useState<string | null>(null);
	const read = useCallback(
		() =>
			void call<PlanView>("GET", "/plan").then(
				(answer) => {
					setPlan(answer);
					setProblem(null);
				},
				(error: unknown) => setProblem(refusalWords(error, noAnswer)),
			),
		[noAnswer],
	);
	return { plan, problem, reload: useReading(read) };
}
