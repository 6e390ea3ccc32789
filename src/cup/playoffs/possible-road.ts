import type { MatchId, TeamId } from "../ids.ts";
import type { Bracket } from "./bracket.ts";
import type { FilledSlots } from "./fill-slots.ts";

/**
 * The matches that a team plays if it wins each: its open match in the bracket, then those of the winners, without byes. Empty if
 * it is out, has won the bracket, or is not in it yet. `filled` is for its category.
 */
export function possibleRoad(team: TeamId, { rounds, winnerGoesTo }: Bracket, { sides, outcomes }: FilledSlots): MatchId[] {
	const standsIn = (id: MatchId) => sides.get(id)?.home.team === team || sides.get(id)?.away.team === team;
	const road = new Set<MatchId>();
	let next = rounds.flatMap(({ matches }) => matches).find((id) => standsIn(id) && !outcomes.has(id));
	while (next !== undefined && !road.has(next)) {
		road.add(next);
		next = winnerGoesTo.get(next)?.match;
	}
	return [...road].filter((id) => outcomes.get(id)?.by !== "bye");
}
