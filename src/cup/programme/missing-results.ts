import type { DivisionId, MatchId } from "../ids.ts";
import type { MatchStatus, SideName } from "../match/match.ts";
import type { Slot } from "../match/slot.ts";
import type { CategoryPlan, FilledSlots } from "../playoffs/fill-slots.ts";

/** What an open side of a match waits for. */
export type Missing =
	/** A match's result; `isPlayed`: it has one, but the team that advances is undecided. */
	| { readonly kind: "match"; readonly match: MatchId; readonly isPlayed: boolean }
	/** The order of one or several groups; `matches`: those without a result. */
	| { readonly kind: "groups"; readonly divisions: readonly DivisionId[]; readonly matches: readonly MatchId[] }
	/** No team or slot is named, so no result will fill it. */
	| { readonly kind: "team" };

const SIDES = ["home", "away"] as const satisfies SideName[];
const ENDED: readonly MatchStatus[] = ["finished", "walkover", "cancelled"];

/**
 * Finds what decides the open sides of a match: a match without both teams cannot have a result.
 * @param young its category stores no scores, so played matches decide nothing more: only matches without a result count as
 * missing
 * @returns one entry per missing thing; none if both sides are known, or one is a bye
 */
export function missingResults(
	plan: Pick<CategoryPlan, "matches">,
	{ sides }: Pick<FilledSlots, "sides">,
	id: MatchId,
	{ young = false }: { readonly young?: boolean } = {},
): Missing[] {
	const match = plan.matches.find((one) => one.id === id);
	const filled = sides.get(id);
	if (!match || !filled || filled.home.bye || filled.away.bye) return [];
	const missing = SIDES.filter((side) => filled[side].team === null).map((side) => missingOf(plan, match[side].slot));
	const wanted = young ? missing.filter(isWithoutResult) : missing;
	return [...new Map(wanted.map((one) => [JSON.stringify(one), one])).values()];
}

function isWithoutResult(missing: Missing): boolean {
	if (missing.kind === "match") return !missing.isPlayed;
	return missing.kind === "team" || missing.matches.length > 0;
}

function missingOf({ matches }: Pick<CategoryPlan, "matches">, slot: Slot | null): Missing {
	switch (slot?.kind) {
		case "winner":
		case "loser": {
			const from = matches.find((one) => one.id === slot.match);
			return { kind: "match", match: slot.match, isPlayed: from !== undefined && ENDED.includes(from.status) };
		}
		case "position":
		case "best-of": {
			const divisions = slot.kind === "position" ? [slot.division] : slot.divisions;
			const open = matches.filter(({ division, status }) => divisions.includes(division) && !ENDED.includes(status));
			return { kind: "groups", divisions, matches: open.map((one) => one.id) };
		}
		default:
			return { kind: "team" };
	}
}
