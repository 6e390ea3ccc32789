import type { ReporterMatch, ReporterProgramme } from "../../cup/reports/programme.ts";
import type { Report, Stated } from "../../cup/reports/report.ts";
import type { Verdict } from "../../cup/reports/verdict.ts";
import { lastOwn, logOf, matchNow, type Undoable } from "./match-now.ts";
import type { KeptReport } from "./reporter-store.ts";

/** A match as this phone knows it, what it has not sent yet included. */
export type MatchHere = {
	readonly match: ReporterMatch;
	readonly sport: ReporterProgramme["sport"];
	/** Who reports here, as the log names it. */
	readonly reporter: string;
	readonly log: readonly Report[];
	readonly stated: Stated;
	readonly verdicts: ReadonlyMap<string, Verdict>;
	/** What an undo takes back; null: nothing. */
	readonly last: Undoable | null;
};

export function matchHere(match: ReporterMatch, kept: readonly KeptReport[], programme: ReporterProgramme): MatchHere {
	const log = logOf(match, kept, programme);
	const now = matchNow(match, log, programme);
	return { match, sport: programme.sport, reporter: programme.reporter, log, ...now, last: lastOwn(log, now, programme) };
}
