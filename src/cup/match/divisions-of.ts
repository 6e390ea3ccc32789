import type { DivisionId } from "../ids.ts";
import type { SideName } from "./match.ts";

/** Where a match is played: in one division, or between a group (its home side) and another (`against`, its away side). */
type Placed = { readonly division: DivisionId; readonly against?: DivisionId | null | undefined };

/** The divisions of a match: a match between two groups counts in both tables (docs/develop/decisions/0070-matches-between-groups.md). */
export function divisionsOf({ division, against }: Placed): readonly DivisionId[] {
	return against == null ? [division] : [division, against];
}

/** The division whose team is on a side. */
export function divisionOfSide({ division, against }: Placed, side: SideName): DivisionId {
	return side === "away" ? (against ?? division) : division;
}

/** Matches by division; a match between two groups is under both. */
export function byDivision<Of extends Placed>(matches: Iterable<Of>): Map<DivisionId, Of[]> {
	const found = new Map<DivisionId, Of[]>();
	for (const match of matches)
		for (const division of divisionsOf(match)) {
			const own = found.get(division);
			if (own) own.push(match);
			else found.set(division, [match]);
		}
	return found;
}

/** Whether both sides are of one division. */
export const isWithin = ({ against }: Placed): boolean => against == null;
