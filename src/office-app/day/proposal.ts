import type { DayMatch } from "../../office/day/day-data.ts";
import type { PlanGoal } from "../../results/acts/places.ts";
import type { Proposal } from "../../results/acts/propose.ts";
import type { FoundPlans } from "./Plans.tsx";
import type { Later } from "./ShiftInput.tsx";

/** What the open panel proposes, as the desk says it. */
export type Draft =
	| { readonly kind: "shift"; readonly matches: readonly string[]; readonly minutes: number; readonly later: Later }
	| {
			readonly kind: "move";
			readonly matches: readonly string[];
			readonly minutes: number;
			readonly fields: number;
			readonly to: readonly Target[];
	  }
	| { readonly kind: "swap"; readonly matches: readonly [string, string] }
	| { readonly kind: "postpone"; readonly matches: readonly [string] }
	| { readonly kind: "places"; readonly matches: readonly string[]; readonly goal: PlanGoal };

export type Target = { readonly match: string; readonly field: string; readonly minute: number };

/** @returns what the server is asked to judge; null where there is nothing to judge yet */
export function proposalOf(draft: Draft | null, date: string, plans: FoundPlans | null): Proposal | null {
	switch (draft?.kind) {
		case undefined:
			return null;
		case "shift":
			if (draft.minutes === 0 || draft.matches.length === 0) return null;
			return { kind: "shift", matches: [...draft.matches], minutes: draft.minutes, later: draft.later };
		case "move":
			return draft.to.length === 0 ? null : { kind: "move", to: draft.to.map((to) => ({ ...to, date })) };
		case "swap":
			return { kind: "swap", matches: [...draft.matches] };
		case "postpone":
			return { kind: "postpone", match: draft.matches[0] };
		case "places": {
			const plan = plans?.[draft.goal];
			return plan ? { kind: "move", to: plan.moves.map((move) => ({ ...move })) } : null;
		}
	}
}

const A_DAY = 1440;

/** Where matches come to that are carried so far: fields aside among those that are shown, minutes later. */
export function carried(
	matches: readonly DayMatch[],
	fields: readonly string[],
	by: { readonly fields: number; readonly minutes: number },
): Target[] {
	return matches.flatMap((match) => {
		const at = match.field === null ? -1 : fields.indexOf(match.field);
		const field = fields[Math.max(0, Math.min(fields.length - 1, at + by.fields))];
		const minute = Math.max(0, Math.min(A_DAY - 5, match.minute + by.minutes));
		return at < 0 || field === undefined ? [] : [{ match: match.id, field, minute }];
	});
}
