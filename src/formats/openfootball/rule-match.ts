import type { PlayoffMatch } from "../../cup/playoffs/bracket.ts";
import type { CupFileMatch } from "../../results/record/cup-file.ts";

/** A match in the form that the rules use. Its round is only used in a playoff, so a group's round is replaced. */
export function ruleMatch(match: CupFileMatch): PlayoffMatch {
	const { id, division, home, away, status, score, halfTime, regularTime, shootOut, decidedBy, winner, round, position, start } =
		match;
	return {
		id,
		division,
		home: { team: home.team ?? null, slot: home.slot ?? null },
		away: { team: away.team ?? null, slot: away.slot ?? null },
		status,
		score: score ?? null,
		halfTime: halfTime ?? null,
		regularTime: regularTime ?? null,
		shootOut: shootOut ?? null,
		decidedBy: decidedBy ?? null,
		winner: winner ?? null,
		round: typeof round === "number" ? "final" : round,
		position: position ?? null,
		start: start ?? null,
	};
}
