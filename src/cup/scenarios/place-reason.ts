import type { TeamId } from "../ids.ts";
import { OWN_RESULTS, type OwnResult } from "./own-result.ts";
import type { GroupScenario } from "./scenario.ts";

/** The only own result that may lead to a position; null if several do, or no match is left. */
export function placeReason(team: TeamId, place: number, { group, finishes }: GroupScenario): OwnResult | null {
	const at = group.open.findIndex(({ home, away }) => home === team || away === team);
	const match = group.open[at];
	const plays = group.open.filter(({ home, away }) => home === team || away === team).length;
	if (!match || plays !== 1) return null;
	const side = match.home === team ? "home" : "away";
	const found = new Set<OwnResult>();
	for (const { classes, first, last } of finishes.get(team) ?? []) {
		if (place < first || last < place) continue;
		const { winner } = classes[at]!;
		found.add(winner === "none" ? "draw" : winner === side ? "win" : "lose");
	}
	return found.size === 1 ? OWN_RESULTS.find((one) => found.has(one))! : null;
}
