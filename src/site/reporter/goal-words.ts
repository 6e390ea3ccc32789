import { GOAL_KINDS, type Report, type Stated } from "../../cup/reports/report.ts";

export const isGoal = ({ kind }: Pick<Report, "kind">): boolean => (GOAL_KINDS as readonly string[]).includes(kind);

/** The present description of a goal: its kind, side and score. */
export function goalWords(
	goal: Report,
	{ events }: Pick<Stated, "events">,
): { readonly minute?: number; readonly shirt?: number } {
	if (!("score" in goal) || !("side" in goal) || goal.score === undefined) return {};
	const { score } = goal;
	const told = events.find(
		(event) =>
			event.kind === goal.kind && event.side === goal.side && event.score?.home === score.home && event.score.away === score.away,
	);
	return {
		...(told?.minute !== undefined && { minute: told.minute }),
		...(told?.shirt !== undefined && { shirt: told.shirt }),
	};
}
