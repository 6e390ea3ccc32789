import type { Report } from "../import/report.ts";
import type { CupState } from "../import/state.ts";
import { checkAnnouncements } from "./announcement.ts";
import { checkCup } from "./cup.ts";
import { type EditionIndex, indexOf } from "./cup-index.ts";
import { checkEdition } from "./edition.ts";
import { checkFacts } from "./fact.ts";
import { checkMatchPlaces } from "./match-place.ts";
import { checkMatchResults } from "./match-result.ts";
import { checkMatchSides } from "./match-sides.ts";
import { checkMatchSlots } from "./match-slots.ts";
import { checkPairings } from "./pairings.ts";
import { checkProgramme } from "./programme.ts";
import { checkStages } from "./stage.ts";
import { checkStreams } from "./stream.ts";
import { checkTeams } from "./team.ts";

const CHECKS: readonly ((index: EditionIndex, report: Report) => void)[] = [
	checkEdition,
	checkTeams,
	checkStages,
	checkMatchPlaces,
	checkMatchSides,
	checkMatchSlots,
	checkMatchResults,
	checkFacts,
	checkProgramme,
	checkStreams,
	checkAnnouncements,
	checkPairings,
];

/**
 * Looks at a cup as an import would leave it; what is wrong goes to the report.
 * @param others the cup's editions that the import does not touch
 */
export function checkState(
	state: CupState,
	others: readonly { readonly id: string; readonly year: number }[],
	report: Report,
): void {
	checkCup(state, others, report);
	for (const index of indexOf(state)) for (const check of CHECKS) check(index, report);
}
