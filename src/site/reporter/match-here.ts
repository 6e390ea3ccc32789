import type { ReporterMatch, ReporterProgramme } from "../../cup/reports/programme.ts";
import type { Confirmer, Report, Stated } from "../../cup/reports/report.ts";
import type { Verdict } from "../../cup/reports/verdict.ts";
import { lastOwn, logOf, matchNow, type Undoable } from "./match-now.ts";
import type { StoredReport } from "./reporter-store.ts";

/** A match as known to this phone, including unsent reports. */
export type MatchHere = {
	readonly match: ReporterMatch;
	readonly sport: ReporterProgramme["sport"];
	/** The reporter's name in the log. */
	readonly reporter: string;
	readonly log: readonly Report[];
	readonly stated: Stated;
	readonly verdicts: ReadonlyMap<string, Verdict>;
	/** Who has confirmed the present result. */
	readonly confirmedBy: readonly Confirmer[];
	/** The report that an undo withdraws; null: none. */
	readonly last: Undoable | null;
};

export function matchHere(match: ReporterMatch, kept: readonly StoredReport[], programme: ReporterProgramme): MatchHere {
	const log = logOf(match, kept, programme);
	const now = matchNow(match, log, programme);
	return { match, sport: programme.sport, reporter: programme.reporter, log, ...now, last: lastOwn(log, now, programme) };
}

/** Whether the last counting report of an unfinished match is that it was abandoned. Any later report means that it is played on. */
export function waitsForOffice({ stated, log, verdicts }: Pick<MatchHere, "stated" | "log" | "verdicts">): boolean {
	const [last] = log
		.filter(({ id, kind }) => kind !== "undo" && kind !== "goal-detail" && verdicts.get(id) === "counted")
		.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
	return stated.status === "live" && last?.kind === "abandoned";
}
