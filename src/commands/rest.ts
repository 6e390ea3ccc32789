import type { Command } from "commander";
import { LONGEST_REST } from "../results/acts/proposals/rules-proposal.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { changeCategoryRules } from "./category-rules.ts";
import { categoryNamed } from "./named.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = { readonly cup?: string; readonly check?: boolean; readonly why?: string };

export function registerRest(program: Command): void {
	program
		.command("rest")
		.argument("<category>", "its name, or its id (the last part of its address)")
		.argument("[minutes]", "from the end of a match to the start of the team's next; 0: no rule")
		.description("set the rest between two matches of a category's teams; without minutes, show it")
		.option("--check", "show what it would break or mend in the schedule, without changing it")
		.option("--why <reason>", "saved in the ledger; no child's name")
		.option(...CUP_OPTION)
		.addHelpText("after", EXAMPLES)
		.action(rest);
}

const EXAMPLES = `
Examples:
  npx cupboard rest b11 90 --check
  npx cupboard rest b11 90
  npx cupboard conflicts
It is one act: npx cupboard undo takes it back.`;

function rest(named: string, text: string | undefined, { cup: id, check, why }: Options): Promise<void> {
	if (text !== undefined && (!/^\d{1,4}$/.test(text) || Number(text) > LONGEST_REST))
		throw new Refusal(`"${text}": expected whole minutes up to ${LONGEST_REST}, such as 90; 0 for no rule.`);
	return withRecord(async (db) => {
		const cup = await presentCup(db, id);
		const { category } = await categoryNamed(db, cup, named);
		const present = category.restMinutes ?? 0;
		const minutes = text === undefined ? present : Number(text);
		const lines =
			minutes === present
				? []
				: await changeCategoryRules(db, cup, {
						...{ named: category.id, check, why },
						proposal: (category) => ({ kind: "rest", category, minutes }),
					});
		const told = minutes === 0 ? "no rest is asked for" : `${minutes} minutes of rest between two matches of a team`;
		console.log([`${category.name.en} (${category.id}): ${told}.`, ...lines].join("\n"));
	});
}
