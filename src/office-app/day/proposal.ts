import type { PlanGoal } from "../../cup/office/plan-goal.ts";
import type { PresetName } from "../../cup/rules.ts";
import type { DayMatch } from "../../office/day/day-data.ts";
import type { Proposal } from "../../results/acts/propose.ts";
import type { FoundPlans } from "./Plans.tsx";
import type { Later } from "./ShiftInput.tsx";

/** The open panel's proposal, as typed. */
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
	/** One match is open: nothing is proposed yet. */
	| { readonly kind: "match"; readonly matches: readonly [string] }
	| { readonly kind: "walkover"; readonly matches: readonly [string]; readonly absent: "home" | "away" | "both" }
	| { readonly kind: "abandon"; readonly matches: readonly [string]; readonly as: "replay" | "stands" | "struck" }
	| { readonly kind: "reopen"; readonly matches: readonly [string] }
	| {
			readonly kind: "close";
			readonly fields: readonly string[];
			/** The matches that lose their place. */
			readonly matches: readonly string[];
			readonly from: number;
			/** Null: until they are opened again. */
			readonly until: number | null;
			readonly why: string;
			/** The plan that gives them another; null: they keep none and wait. */
			readonly goal: PlanGoal | null;
			/** All of an arena, from now. */
			readonly isStop: boolean;
	  }
	| { readonly kind: "open"; readonly fields: readonly string[]; readonly matches: readonly [] }
	| {
			readonly kind: "withdraw";
			readonly matches: readonly [];
			readonly team: string;
			readonly name: string;
			readonly played: "stand" | "struck";
			readonly toCome: "walkover" | "cancelled";
			/** How the category's rules treat played matches. */
			readonly rule: "keep" | "annul";
	  }
	| {
			readonly kind: "rejoin";
			readonly matches: readonly [];
			readonly team: string;
			readonly name: string;
			readonly toCome: "played" | "stay";
	  }
	| {
			readonly kind: "swap-groups";
			readonly matches: readonly [];
			readonly team: string;
			readonly name: string;
			readonly category: string;
			/** Null: not chosen yet. */
			readonly other: string | null;
	  }
	| {
			readonly kind: "give-points";
			readonly matches: readonly [];
			/** A match of the group whose table has the points. */
			readonly match: string;
			readonly team: string;
			readonly name: string;
			/** Negative: deducted. */
			readonly points: number;
			readonly reason: string;
	  }
	| {
			readonly kind: "rest";
			readonly matches: readonly [];
			readonly category: string;
			readonly minutes: number;
			/** The proposal that was interrupted: it continues afterwards. */
			readonly before: Draft | null;
	  }
	| {
			readonly kind: "preset";
			readonly matches: readonly [];
			readonly category: string;
			/** Null: not chosen yet. */
			readonly preset: PresetName | null;
			readonly before: Draft | null;
	  }
	| { readonly kind: "places"; readonly matches: readonly string[]; readonly goal: PlanGoal };

export type Target = { readonly match: string; readonly field: string; readonly minute: number };

/** Letters of the reason that visitors read. */
const SHORTEST_REASON = 3;

/** @returns the proposal to preview; null while it is incomplete */
export function proposalOf(draft: Draft | null, date: string, plans: FoundPlans | null): Proposal | null {
	switch (draft?.kind) {
		case undefined:
		case "match":
			return null;
		case "shift":
			if (draft.minutes === 0 || draft.matches.length === 0) return null;
			return { kind: "shift", matches: [...draft.matches], minutes: draft.minutes, later: draft.later };
		case "move":
			return draft.to.length === 0 ? null : { kind: "move", to: draft.to.map((to) => ({ ...to, date })) };
		case "swap":
			return { kind: "swap", matches: [...draft.matches] };
		case "postpone":
		case "reopen":
			return { kind: draft.kind, match: draft.matches[0] };
		case "walkover":
			return { kind: "walkover", match: draft.matches[0], absent: draft.absent };
		case "abandon":
			return { kind: "abandon", match: draft.matches[0], as: draft.as };
		case "open":
			return { kind: "open-fields", fields: [...draft.fields] };
		case "close": {
			const { fields, from, until, why, goal } = draft;
			const plan = goal === null ? null : plans?.[goal];
			// If places are looked for, they are part of it.
			if (goal !== null && !plan) return null;
			return {
				...{ kind: "close-fields", fields: [...fields], from: { date, minute: from } },
				...(until !== null && { until: { date, minute: until } }),
				...(why.trim() !== "" && { why: why.trim() }),
				...(plan && plan.moves.length > 0 && { to: plan.moves.map((move) => ({ ...move })) }),
			};
		}
		case "withdraw":
			return { kind: "withdraw", team: draft.team, played: draft.played, toCome: draft.toCome };
		case "rejoin":
			return { kind: "rejoin", team: draft.team, toCome: draft.toCome };
		case "swap-groups":
			return draft.other === null ? null : { kind: "swap-groups", teams: [draft.team, draft.other] };
		case "give-points": {
			const { kind, match, team, points } = draft;
			const reason = draft.reason.trim();
			return points === 0 || reason.length < SHORTEST_REASON ? null : { kind, match, team, points, reason };
		}
		case "rest":
			return { kind: "rest", category: draft.category, minutes: draft.minutes };
		case "preset":
			return draft.preset === null ? null : { kind: "preset", category: draft.category, preset: draft.preset };
		case "places": {
			const plan = plans?.[draft.goal];
			return plan ? { kind: "move", to: plan.moves.map((move) => ({ ...move })) } : null;
		}
	}
}

const A_DAY = 1440;

/** The places of the matches carried so far: fields aside among the shown ones, minutes later. */
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
