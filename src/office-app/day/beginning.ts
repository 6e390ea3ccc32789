import type { DayMatch } from "../../office/day/day-data.ts";
import type { Layout } from "../programme/layout.ts";
import { closingOf, shownOn } from "./closing.ts";
import { stepFor } from "./late-steps.ts";
import type { Draft } from "./proposal.ts";
import type { DayAction } from "./SelectionBar.tsx";

/** The subject of a new proposal. */
export type Circumstances = {
	readonly matches: ReadonlyMap<string, DayMatch>;
	readonly layout: Layout;
	/** Null: another day than that of now. */
	readonly nowMinute: number | null;
	readonly isTablet: boolean;
};

/**
 * @returns the panel's initial proposal for an action on these matches; "carry": no panel before they are put down; null: the action is
 * impossible
 */
export function beginning(deed: DayAction, ids: readonly string[], circumstances: Circumstances): Draft | "carry" | null {
	const { matches, layout, nowMinute, isTablet } = circumstances;
	const [first, second] = ids;
	if (first === undefined) return null;
	switch (deed) {
		case "shift": {
			const late = lateOf(ids, matches, layout);
			return { kind: "shift", matches: ids, minutes: isTablet ? stepFor(late) : (late ?? STEP), later: "move" };
		}
		case "move":
			return "carry";
		case "swap":
			return second === undefined ? null : { kind: "swap", matches: [first, second] };
		case "find":
			return { kind: "places", matches: ids, goal: "same-arena" };
		case "close": {
			const begins = matches.get(first)!.minute;
			const there = [...new Set(ids.flatMap((id) => matches.get(id)?.field ?? []))];
			const now = nowMinute ?? begins;
			const isShut = there.every((id) =>
				layout.columnOf.get(id)?.field.closed.some(({ until }) => until === null || until > now),
			);
			if (isShut) return { kind: "open", fields: there, matches: [] };
			return closingOf(shownOn(layout), there, Math.max(nowMinute ?? 0, begins), false);
		}
		case "postpone":
		case "match":
			return { kind: deed, matches: [first] };
	}
}

const STEP = 5;
/** How late the field of the first is, in steps of five minutes: what a shift begins with. */
function lateOf(ids: readonly string[], matches: ReadonlyMap<string, DayMatch>, { columnOf }: Layout): number | null {
	const lates = ids.map((id) => columnOf.get(matches.get(id)?.field ?? "")?.field.late ?? 0);
	const most = Math.max(0, ...lates);
	return most === 0 ? null : Math.ceil(most / STEP) * STEP;
}
