import type { Command } from "commander";
import { CUP_FILE_FORMAT } from "../results/record/cup-file.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { applyChange } from "./change.ts";
import { categoryNamed } from "./named.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = { readonly cup?: string };

export function registerRest(program: Command): void {
	program
		.command("rest")
		.argument("<category>", "its name, or its id as in its address")
		.argument("[minutes]", "from the end of a team's match to the start of its next; 0: no such rule")
		.description("say how much rest a category's teams have between two matches; without minutes, tell it")
		.option(...CUP_OPTION)
		.addHelpText("after", EXAMPLES)
		.action(rest);
}

const EXAMPLES = `
Examples:
  npx cupboard rest b11 90
  npx cupboard conflicts`;

const LONGEST = 1440;

function rest(named: string, text: string | undefined, options: Options): Promise<void> {
	if (text !== undefined && (!/^\d{1,4}$/.test(text) || Number(text) > LONGEST))
		throw new Refusal(`"${text}": expected whole minutes up to ${LONGEST}, such as 90; 0 for no such rule.`);
	return withRecord(async (db) => {
		const cup = await presentCup(db, options.cup);
		const { record, category } = await categoryNamed(db, cup, named);
		const { id } = category;
		const minutes = text === undefined ? (category.restMinutes ?? 0) : Number(text);
		if (text !== undefined)
			await applyChange(db, "rest", {
				format: CUP_FILE_FORMAT,
				cup: { id: cup.id },
				editions: [{ id: record.edition.id, categories: [{ id, restMinutes: minutes === 0 ? null : minutes }] }],
			});
		const told = minutes === 0 ? "no rest is asked for" : `${minutes} minutes of rest between two matches of a team`;
		console.log(`${category.name.en} (${id}): ${told}.`);
	});
}
