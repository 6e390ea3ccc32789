import type { PlanEdition } from "../../../office/plan/plan-view.ts";

const DAY = 86_400_000;

/** The days of an edition, both ends included: 2026-07-13 … */
export function daysOfEdition({ startsOn, endsOn }: Pick<PlanEdition, "startsOn" | "endsOn">): string[] {
	const [first, last] = [Date.parse(startsOn), Date.parse(endsOn)];
	return Array.from({ length: Math.max(0, (last - first) / DAY + 1) }, (_, at) =>
		new Date(first + at * DAY).toISOString().slice(0, 10),
	);
}
