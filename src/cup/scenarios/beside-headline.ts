import type { TeamId } from "../ids.ts";
import { type Answer, type Part, placeAfter } from "./answer.ts";
import { OWN_RESULTS, type OwnResult } from "./own-result.ts";
import type { GroupScenario } from "./scenario.ts";

/** An own result that the headline does not cover completely, and what it needs. */
export type Otherwise = Part & {
	readonly own: OwnResult;
	/** Whether these margins are the whole own result. */
	readonly whole: boolean;
};

/**
 * The best own result weaker than the one in the headline; null if the headline covers everything. For `enough-if`, the other
 * results that may be enough with the same own result.
 */
export function otherwiseOf({ headline, rows }: Pick<Answer, "headline" | "rows">): Otherwise | null {
	const parts = rows.flatMap((row) => row.parts.map((part) => ({ ...part, own: row.own, whole: row.parts.length === 1 })));
	if (headline.kind === "enough" && !headline.must) {
		const isLess = ({ margins: { to } }: Part) => to !== null && to < headline.from;
		return parts.find((part) => isLess(part) && part.condition.kind !== "always") ?? null;
	}
	if (headline.kind !== "enough-if" || headline.from === null) return null;
	const { from, terms } = headline;
	const same = parts.find(({ margins }) => isWithin(from, margins));
	const isSame = same?.condition.kind === "if" && JSON.stringify(same.condition.terms) === JSON.stringify(terms);
	return isSame ? same : null;
}

const isWithin = (margin: number, { from, to }: Part["margins"]) =>
	(from === null || from <= margin) && (to === null || margin <= to);

/** A position, and the weakest own result from which on it is certain; null: it is certain with any result. */
export type PlaceWith = { readonly place: number; readonly own: OwnResult | null };

/** The best position that a team can make certain; null if no own result makes its best position certain. */
export function bestPlace(team: TeamId, scenario: GroupScenario): PlaceWith | null {
	const [place, ...others] = scenario.places.get(team) ?? [];
	if (place === undefined) return null;
	if (others.length === 0) return { place, own: null };
	let own: OwnResult | null = null;
	for (const result of OWN_RESULTS) {
		if (placeAfter(result, scenario, team) !== place) break;
		own = result;
	}
	return own && { place, own };
}
