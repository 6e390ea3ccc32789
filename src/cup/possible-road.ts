import type { Bracket } from "./bracket.ts";
import type { Filled } from "./fill-slots.ts";
import type { MatchId, TeamId } from "./ids.ts";

/**
 * The matches a team plays if it wins each: the open match of the bracket it stands in, then where the winner goes.
 * Empty when it is out, has won the bracket, or is not in it yet.
 */
export declare function possibleRoad(team: TeamId, bracket: Bracket, filled: Filled): MatchId[];
