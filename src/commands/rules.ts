import { Argument, type Command } from "commander";
import { PRESETS, type PresetName } from "../cup/rules.ts";
import { rulesAs } from "../results/acts/changed-rules.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { changeCategoryRules, ruleLines } from "./category-rules.ts";
import { categoryNamed } from "./named.ts";
import { withRecord } from "./record.ts";

type Options = { readonly cup?: string; readonly check?: boolean; readonly why?: string };

export function registerRules(program: Command): void {
	program
		.command("rules")
		.argument("<category>", "its name, or its id (the last part of its address)")
		.addArgument(new Argument("[preset]", "the rules of its tables, by the name of a preset").choices([...PRESETS]))
		.description("choose the rules of a category's tables before its first match; without a preset, show them")
		.option("--check", "show what would change, without changing it")
		.option("--why <reason>", "saved in the ledger; no child's name")
		.option(...CUP_OPTION)
		.addHelpText("after", EXAMPLES)
		.action(rules);
}

const EXAMPLES = `
Examples:
  npx cupboard rules b11
  npx cupboard rules b11 gothia --check
What the category had replaced of its preset is gone with it. It is one act: npx cupboard undo takes it back.`;

function rules(named: string, preset: PresetName | undefined, { cup: id, check, why }: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, id);
		const { category } = await categoryNamed(db, cup, named);
		const called = `${category.name.en} (${category.id})`;
		const lines =
			preset === undefined
				? ruleLines(rulesAs(category))
				: await changeCategoryRules(db, cup, {
						...{ named: category.id, check, why },
						proposal: (category) => ({ kind: "preset", category, preset }),
					});
		console.log([`${called}:`, ...lines.map((line) => `  ${line}`)].join("\n"));
	});
}
