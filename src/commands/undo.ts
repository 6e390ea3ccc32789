import type { Command } from "commander";
import type { LedgerAct } from "../results/acts/ledger.ts";
import { type NotUndone, type Undone, undoAct } from "../results/acts/undo.ts";
import { printFault } from "../results/record/fault.ts";
import { actLines } from "./act-lines.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { COMMAND_LINE } from "./change.ts";
import { countOf } from "./count-of.ts";
import { timeText, wholeNumber } from "./ledger.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = { readonly cup?: string; readonly withLater?: boolean; readonly partly?: boolean; readonly why?: string };

export function registerUndo(program: Command): void {
	program
		.command("undo")
		.argument("<act>", "its number in the ledger: npx cupboard ledger")
		.description("undo what a command or an import did: what it changed becomes what it was, all else stays")
		.option("--with-later", "if later acts build on it, undo those too")
		.option("--partly", "if something builds on it, undo only what can be undone")
		.option("--why <reason>", "saved in the ledger; no child's name")
		.option(...CUP_OPTION)
		.addHelpText("after", EXAMPLES)
		.action(undo);
}

const EXAMPLES = `
Examples:
  npx cupboard undo 12
  npx cupboard undo 12 --with-later
An undo is an act too: to do it again after all, undo the undo.`;

function undo(named: string, { cup: option, withLater = false, partly = false, why }: Options): Promise<void> {
	const act = wholeNumber(named, "act");
	if (withLater && partly) throw new Refusal("--with-later and --partly cannot be combined. Give one of them.");
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const mode = withLater ? "with-later" : partly ? "partly" : "whole";
		const done = await undoAct(db, cup.id, { act, mode, desk: COMMAND_LINE, ...(why !== undefined && { why }) });
		if ("refused" in done) throw new Refusal(refusalText(done, act, (instant) => timeText(instant, cup.zone)));
		console.log(undoneText(done));
	});
}

function undoneText({ acts, by, left, editions }: Undone): string {
	const others = acts.length > 1 ? `, with what was built on it: ${acts.slice(0, -1).toReversed().join(", ")}` : "";
	return [
		`Undone: act ${acts.at(-1)}${others}. To do it again: npx cupboard undo ${by}`,
		...(left.length > 0 ? [`Not undone, because later changes build on it: ${someOf(left)}.`] : []),
		...editions.map(({ id, revision }) => `Edition ${id} is at revision ${revision}.`),
	].join("\n");
}

function refusalText(refused: NotUndone, act: number, timeOf: (instant: string) => string): string {
	switch (refused.refused) {
		case "no-such-act":
			return `The ledger has no act ${act} of this cup. npx cupboard ledger lists them.`;
		case "undone-already":
			return `Act ${act} has already been undone, by act ${refused.by}. To do it again: npx cupboard undo ${refused.by}`;
		case "nothing-left":
			return `Nothing of act ${act} is left to undo. Nothing was changed.`;
		case "faulty":
			return [
				`Undoing act ${act} would leave the cup inconsistent:`,
				...refused.faults.map((fault) => `  ${printFault({ ...fault, path: fault.field })}`),
				"Nothing was changed.",
			].join("\n");
		case "built-on":
			return builtOnText(refused, act, timeOf);
	}
}

function builtOnText(
	{ later, other }: { readonly later: readonly LedgerAct[]; readonly other: readonly string[] },
	act: number,
	timeOf: (instant: string) => string,
): string {
	const acts = later.flatMap((one) => actLines(one, timeOf)).map((line) => `  ${line}`);
	const ways = [...(other.length === 0 ? ["--with-later undoes them too"] : []), "--partly undoes only what can be undone"];
	return [
		...(later.length > 0
			? [`${countOf(later.length, "later act", "later acts")} ${later.length === 1 ? "builds" : "build"} on act ${act}:`, ...acts]
			: []),
		...(other.length > 0 ? [`Changed since by reports from the fields, or in use: ${someOf(other)}.`] : []),
		`Nothing was changed. ${ways.join("; ")}.`,
	].join("\n");
}

const MOST_NAMED = 10;

function someOf(names: readonly string[]): string {
	const more = names.length - MOST_NAMED;
	return `${names.slice(0, MOST_NAMED).join("; ")}${more > 0 ? ` and ${more} more` : ""}`;
}
