import { askingEn } from "./asking-en.ts";
import { closingEn } from "./closing-en.ts";
import { colleaguesEn } from "./colleagues-en.ts";
import { dayEn } from "./day-en.ts";
import { decisionsEn } from "./decisions-en.ts";
import { deskEn } from "./desk-en.ts";
import { findEn } from "./find-en.ts";
import { frameEn, signInEn } from "./frame-en.ts";
import { ledgerEn } from "./ledger-en.ts";
import { matchEn } from "./match-en.ts";
import { resultsEn } from "./results-en.ts";
import { rulesEn } from "./rules-en.ts";
import { sheetEn } from "./sheet-en.ts";

/** Every text of the office in English, but those of Plan and of Publishing. Swedish has the type of this list, so that a missing text does not compile. */
export const en = {
	frame: frameEn,
	signIn: signInEn,
	desk: deskEn,
	colleagues: colleaguesEn,
	find: findEn,
	ledger: ledgerEn,
	results: resultsEn,
	decisions: decisionsEn,
	day: dayEn,
	match: matchEn,
	closing: closingEn,
	asking: askingEn,
	rules: rulesEn,
	sheet: sheetEn,
};

export type OfficeTexts = typeof en;
