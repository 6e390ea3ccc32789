import { type Command, Option } from "commander";
import { ACT_KINDS, type ActKind } from "../cup/office/act-kind.ts";
import { readLedger } from "../results/acts/ledger.ts";
import { zonedTime } from "../results/edition/building/zoned-time.ts";
import { actLines } from "./act-lines.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = { readonly cup?: string; readonly kind?: ActKind; readonly most: string; readonly before?: string };

export function registerLedger(program: Command): void {
	program
		.command("ledger")
		.description("list what was done to a cup, newest first, each with the number to undo it by")
		.addOption(new Option("--kind <kind>", "only acts of one kind").choices([...ACT_KINDS]))
		.option("--most <count>", "how many", "20")
		.option("--before <act>", "only acts before this one")
		.option(...CUP_OPTION)
		.addHelpText("after", EXAMPLES)
		.action(ledger);
}

const EXAMPLES = `
Examples:
  npx cupboard ledger
  npx cupboard ledger --kind move --most 100
  npx cupboard undo 12`;

function ledger({ cup: option, kind, most, before }: Options): Promise<void> {
	const page = {
		most: wholeNumber(most, "--most"),
		...(kind && { kind }),
		...(before !== undefined && { before: wholeNumber(before, "--before") }),
	};
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const acts = await readLedger(db, cup.id, page);
		const timeOf = (instant: string) => timeText(instant, cup.zone);
		if (acts.length === 0) console.log(`${cup.name}: the ledger has ${kind ? `no act of the kind ${kind}` : "no act yet"}.`);
		for (const act of acts) for (const line of actLines(act, timeOf)) console.log(line);
	});
}

/** "2026-07-16 14:20" */
export const timeText = (instant: string, zone: string): string => zonedTime(instant, zone).slice(0, 16).replace("T", " ");

/** @throws Refusal if the text is not a positive whole number */
export function wholeNumber(text: string, what: string): number {
	const number = Number(text);
	if (!/^\d{1,9}$/.test(text) || number === 0) throw new Refusal(`${what} "${text}": expected a whole number above 0.`);
	return number;
}
