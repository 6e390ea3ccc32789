import type { Match } from "../../cup/match/match.ts";
import type { CupFileMatch } from "./cup-file.ts";

export type RuledMatch = Match & { readonly start: string | null };

/** A match of the record in the form that the rules use: null for each value left out. */
export const ruledMatch = (match: CupFileMatch): RuledMatch => ({
	id: match.id,
	division: match.division,
	...(match.against !== undefined && { against: match.against }),
	start: match.start ?? null,
	home: { team: match.home.team ?? null, slot: match.home.slot ?? null },
	away: { team: match.away.team ?? null, slot: match.away.slot ?? null },
	status: match.status,
	score: match.score ?? null,
	halfTime: match.halfTime ?? null,
	regularTime: match.regularTime ?? null,
	shootOut: match.shootOut ?? null,
	decidedBy: match.decidedBy ?? null,
	winner: match.winner ?? null,
});
