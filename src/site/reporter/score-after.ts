import type { Score, SideName } from "../../cup/match/match.ts";
import { NIL } from "../../cup/reports/course.ts";
import type { KickReport, Report, Stated } from "../../cup/reports/report.ts";
import type { Verdict } from "../../cup/reports/verdict.ts";

/** The score after a goal, which every report of one carries. */
export function goalAfter({ score }: Pick<Stated, "score">, side: SideName): Score {
	return plusOne(score ?? NIL, side);
}

type ShootOut = {
	readonly stated: Pick<Stated, "shootOut">;
	readonly log: readonly Report[];
	readonly verdicts: ReadonlyMap<string, Verdict>;
};

/** That side's next kick, and the shoot-out's score after it. */
export function kickAfter({ stated, log, verdicts }: ShootOut, side: SideName, scored: boolean): KickReport {
	const kicks = log.filter(
		(report): report is Report & KickReport => "kick" in report && report.side === side && verdicts.get(report.id) === "counted",
	);
	const before = stated.shootOut ?? NIL;
	return {
		kind: scored ? "shoot-out-scored" : "shoot-out-missed",
		side,
		kick: Math.max(0, ...kicks.map(({ kick }) => kick)) + 1,
		shootOut: scored ? plusOne(before, side) : before,
	};
}

function plusOne(score: Score, side: SideName): Score {
	return { ...score, [side]: score[side] + 1 };
}
