import { isMain } from "../../text/round-name.ts";
import type { BracketMatchData } from "./bracket.graphql.ts";

export type TeamPath = {
	/** The matches that it plays or has played. */
	readonly played: ReadonlySet<string>;
	/** The matches it plays if it wins on. */
	readonly possible: ReadonlySet<string>;
	/** Its last match of the main rounds, without the bronze match; null if there is none. */
	readonly last: BracketMatchData | null;
	/** How that match went for it; null while it is open. */
	readonly won: boolean | null;
	/** Its last match for a place: the bronze match, the match for 5th place; null if there is none. */
	readonly forPlace: BracketMatchData | null;
};

/** A team's path through a bracket: played matches, and possible ones. `matches` in the order of the rounds. */
export function teamPath(team: string, matches: readonly BracketMatchData[]): TeamPath {
	const own = matches.filter(({ home, away }) => home.team?.id === team || away.team?.id === team);
	const isForPlace = ({ round }: BracketMatchData) => round === "THIRD_PLACE" || !isMain(round);
	const last = own.findLast((match) => !isForPlace(match)) ?? null;
	const side = last?.home.team?.id === team ? "HOME" : "AWAY";
	const won = last === null || last.state !== "FINISHED" ? null : last.leadingSide === side;
	const byId = new Map(matches.map((match) => [match.id, match]));
	const possible = new Set<string>();
	if (won !== false && last !== null) {
		for (let next = last.winnerGoesTo?.id; next !== undefined && !possible.has(next); next = byId.get(next)?.winnerGoesTo?.id) {
			possible.add(next);
		}
	}
	return { played: new Set(own.map(({ id }) => id)), possible, last, won, forPlace: own.findLast(isForPlace) ?? null };
}
