import type { MatchCardData, SideData } from "../../src/client/queries/match-card.graphql.ts";
import type { BracketMatchData } from "../../src/site/playoff/bracket.graphql.ts";

/** A side as the API answers it; a team's id is its name. */
export function shownSide(team: string | null, winnerOf: string | null = null): SideData {
	return {
		team: team === null ? null : { id: team, name: team, nation: { code: "se", name: "Sweden" } },
		mayBe: null,
		slot: winnerOf === null ? null : { kind: "WINNER", match: { id: winnerOf } },
	};
}

/** A match as the API returns it: upcoming on 17 July at 14.20 by default. */
export function shownMatch(home: string | null, away: string | null, more: Partial<MatchCardData> = {}): MatchCardData {
	return {
		id: `${home}-${away}`,
		zonedStartTime: "2026-07-17T14:20:00+02:00",
		expectedStart: null,
		locationName: "Heden 1",
		movedFromStart: null,
		movedFromFieldName: null,
		categoryShortName: "B16",
		divisionName: "Playoff A",
		round: "QUARTER_FINAL",
		roundName: "Quarter-final 1",
		position: 1,
		state: "UPCOMING",
		part: "AHEAD",
		isWalkover: false,
		underProtest: false,
		isPlayedWithoutScore: false,
		homeTeamName: home ?? "To be decided",
		homeScore: null,
		awayTeamName: away ?? "To be decided",
		awayScore: null,
		leadingSide: null,
		period: null,
		minute: null,
		periodStart: null,
		periodMinute: null,
		fullTime: null,
		shootOutHome: null,
		shootOutAway: null,
		decidedBy: null,
		home: shownSide(home),
		away: shownSide(away),
		...more,
	};
}

/** A finished one, 2–1 for the home side. */
export function wonByHome(home: string, away: string, more: Partial<MatchCardData> = {}): MatchCardData {
	return shownMatch(home, away, { state: "FINISHED", homeScore: 2, awayScore: 1, leadingSide: "HOME", ...more });
}

/** The same in a bracket, with the id of its winner's next match. */
export function inBracket(match: MatchCardData, goesTo: string | null): BracketMatchData {
	const next: BracketMatchData["winnerGoesTo"] =
		goesTo === null ? null : { id: goesTo, round: "FINAL", position: 1, zonedStartTime: null, locationName: null };
	return { ...match, winnerGoesTo: next };
}
