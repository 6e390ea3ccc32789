import { askingSv } from "./asking-sv.ts";
import { closingSv } from "./closing-sv.ts";
import { colleaguesSv } from "./colleagues-sv.ts";
import { daySv } from "./day-sv.ts";
import { decisionsSv } from "./decisions-sv.ts";
import { deskSv } from "./desk-sv.ts";
import type { OfficeTexts } from "./en.ts";
import { findSv } from "./find-sv.ts";
import { frameSv, signInSv } from "./frame-sv.ts";
import { ledgerSv } from "./ledger-sv.ts";
import { matchSv } from "./match-sv.ts";
import { resultsSv } from "./results-sv.ts";
import { rulesSv } from "./rules-sv.ts";
import { sheetSv } from "./sheet-sv.ts";

export const sv: OfficeTexts = {
	frame: frameSv,
	signIn: signInSv,
	desk: deskSv,
	colleagues: colleaguesSv,
	find: findSv,
	ledger: ledgerSv,
	results: resultsSv,
	decisions: decisionsSv,
	day: daySv,
	match: matchSv,
	closing: closingSv,
	asking: askingSv,
	rules: rulesSv,
	sheet: sheetSv,
};
