import type { MatchTexts } from "../text/match/en.ts";
import type { MatchCardData, SideData } from "./match-card.graphql.ts";

type Slot = NonNullable<SideData["slot"]>;

/** A slot in words: "1st of Group 3", "Winner QF 1", "Best third of Groups A, B and C". */
export function slotName(slot: Slot, text: MatchTexts): string {
	const groups = slot.divisions.map((division) => division.title);
	switch (slot.kind) {
		case "bye":
			return text.bye;
		case "winner":
		case "loser":
			return text[slot.kind](matchShortName(slot.match, text));
		case "best-of":
			return text.bestOf(slot.position ?? 1, groups);
		default:
			return text.positionOf(slot.position ?? 1, groups[0] ?? "");
	}
}

function matchShortName(match: Slot["match"], text: MatchTexts): string {
	if (match === null) return "";
	const round = text.roundShort[match.round];
	if (round !== undefined) return match.position === null || match.round === "final" ? round : `${round} ${match.position}`;
	return match.number === null ? "" : text.matchNumber(match.number);
}

/** The team's name, else what its slot says, else the record's own words for the side. */
export function sideName(side: SideData, otherwise: string, text: MatchTexts): string {
	if (side.team !== null) return side.team.name;
	return side.slot === null ? otherwise : slotName(side.slot, text);
}

export function homeName(match: MatchCardData, text: MatchTexts): string {
	return sideName(match.home, match.homeTeamName, text);
}

export function awayName(match: MatchCardData, text: MatchTexts): string {
	return sideName(match.away, match.awayTeamName, text);
}
