import type { CupFileMatch } from "../record/cup-file.ts";
import type { MatchChange } from "../record/cup-file-change.ts";

type Place = Pick<CupFileMatch, "start" | "field">;
/** The new values: a start with its offset, a field's id, a printed number. */
export type Move = Place & Pick<CupFileMatch, "number">;

const isSameInstant = (a: string | undefined, b: string | undefined) =>
	a === undefined || b === undefined ? a === b : Date.parse(a) === Date.parse(b);
const isSamePlace = (a: Place, b: Place) => isSameInstant(a.start, b.start) && a.field === b.field;

/**
 * The changed values of a moved match. `moved` is its time and place before the first move. A match that returns there, or that gets its
 * first time or field, does not count as moved.
 * @returns null if it is there already
 */
export function changeOfMove(match: CupFileMatch, move: Move): MatchChange | null {
	const { id, start, field, number } = match;
	const to: Place = { start: move.start ?? start, field: move.field ?? field };
	const isMoved = !isSamePlace({ start, field }, to);
	const isRenumbered = move.number !== undefined && move.number !== number;
	if (!isMoved && !isRenumbered) return null;
	const renumbered: MatchChange = { id, ...(isRenumbered && { number: move.number }) };
	if (!isMoved) return renumbered;

	const was: Place = { start, field, ...match.moved };
	const leaves = (start !== undefined && !isSameInstant(start, to.start)) || (field !== undefined && field !== to.field);
	const keeps = leaves || match.moved !== undefined;
	return {
		...renumbered,
		start: to.start,
		field: to.field,
		moved: keeps && !isSamePlace(was, to) ? was : null,
		// A postponed match with a new time is scheduled again.
		...(match.status === "postponed" && move.start !== undefined && { status: "scheduled" as const }),
	};
}
