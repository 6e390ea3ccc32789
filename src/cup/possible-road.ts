import type { Bracket } from "./bracket.ts";
import type { Filled } from "./fill-slots.ts";
import type { DivisionId, MatchId, TeamId } from "./ids.ts";
import type { Match, Side } from "./match.ts";

/**
 * The matches a team plays if it wins each: the open match of the bracket it stands in, then where each winner goes.
 * Empty when it is out, has won the bracket, or is not in it yet. `filled` is its category's.
 */
export function possibleRoad(team: TeamId, bracket: Bracket, { sides, outcomes }: Filled): MatchId[] {
	const first = matchesOf(bracket).find((id) => {
		const standing = sides.get(id);
		return !outcomes.has(id) && (standing?.home.team === team || standing?.away.team === team);
	});
	return first === undefined ? [] : roadFrom(first, bracket, (id) => outcomes.has(id));
}

/** The matches that the team on this position of a group plays if it wins each; empty where the position leads nowhere. */
export function roadFromPosition(
	{ division, position }: { readonly division: DivisionId; readonly position: number },
	bracket: Bracket,
	matches: readonly Pick<Match, "id" | "home" | "away">[],
): MatchId[] {
	const leadsHere = ({ slot }: Side) => slot?.kind === "position" && slot.division === division && slot.position === position;
	const own = new Set(matchesOf(bracket));
	const first = matches.find(({ id, home, away }) => own.has(id) && (leadsHere(home) || leadsHere(away)));
	return first ? roadFrom(first.id, bracket, () => false) : [];
}

function matchesOf({ rounds }: Bracket): MatchId[] {
	return rounds.flatMap(({ matches }) => matches);
}

function roadFrom(first: MatchId, { winnerGoesTo }: Bracket, isDecided: (id: MatchId) => boolean): MatchId[] {
	const road = new Set<MatchId>();
	for (let next: MatchId | undefined = first; next !== undefined && !road.has(next); next = winnerGoesTo.get(next)?.match) {
		if (isDecided(next)) break;
		road.add(next);
	}
	return [...road];
}
