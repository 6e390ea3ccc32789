import type { Side } from "../cup/match.ts";
import type { GroupMatch } from "../cup/standings.ts";
import type { CupFileMatch } from "../results/record/cup-file.ts";

/** A match of the file as the rules take it. */
export function ruledMatch(match: CupFileMatch): GroupMatch {
	const side = ({ team, slot }: CupFileMatch["home"]): Side => ({ team: team ?? null, slot: slot ?? null });
	return {
		id: match.id,
		division: match.division,
		home: side(match.home),
		away: side(match.away),
		start: match.start ?? null,
		status: match.status,
		score: match.score ?? null,
		halfTime: match.halfTime ?? null,
		regularTime: match.regularTime ?? null,
		shootOut: match.shootOut ?? null,
		decidedBy: match.decidedBy ?? null,
		winner: match.winner ?? null,
	};
}
