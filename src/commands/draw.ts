import { type Command, InvalidArgumentError } from "commander";
import { LAST_DRAW_NUMBER, type StageDraw } from "../cup/draw-rule.ts";
import type { DrawResult, RuleOutcome } from "../draw/problem.ts";
import type { CupFileStage, EditionRecord } from "../results/record/cup-file.ts";
import { namedGroups } from "../results/record/naming/named-groups.ts";
import {
	drawInRecord,
	drawnStage,
	evenSizes,
	potsBySeed,
	repeatDraw,
	USUAL_DRAW_RULES,
	withSwaps,
} from "../results/record/stage-draw.ts";
import { drawRuleSentence } from "../text/draw/draw-sentence.ts";
import { groupTitle } from "../text/group-title.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { namesOf } from "./called.ts";
import { categoryNamed } from "./named.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = { readonly cup?: string; readonly seed?: number; readonly check?: boolean };
type Names = ReturnType<typeof namesOf>;

export function registerDraw(program: Command): void {
	program
		.command("draw")
		.argument("<category>", "its name, or its id (the last part of its address)")
		.description("draw a category's groups again from the stored number, and show them; nothing is changed")
		.option("--seed <number>", "draw from this number instead of the stored one", drawNumber)
		.option("--check", "compare with the groups in the record; exit code 1 if they differ")
		.option(...CUP_OPTION)
		.addHelpText("after", EXAMPLES)
		.action(draw);
}

const EXAMPLES = `
Examples:
  npx cupboard draw b14 --check
  npx cupboard draw b14 --seed 48213
The pots and rules are those of the stored draw. A category that has not been drawn is drawn by its teams' seeds, clubs apart if
possible. Swaps by hand are listed, and included in the comparison.`;

function drawNumber(text: string): number {
	const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
	if (number >= 0 && number <= LAST_DRAW_NUMBER) return number;
	throw new InvalidArgumentError(`Expected a whole number from 0 to ${LAST_DRAW_NUMBER}.`);
}

function draw(named: string, { cup: option, seed, check = false }: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const { record, category } = await categoryNamed(db, cup, named);
		const stage = drawnStage(category);
		const called = `${category.name.en} (${category.id})`;
		if (stage === undefined || stage.divisions.length === 0) throw new Refusal(`${called} has no groups to draw.`);
		const stored = stage.draw;
		if (stored === undefined && (check || seed === undefined))
			throw new Refusal(`${called} has no stored draw. Give a number to draw from: --seed 48213`);
		const number = seed ?? stored!.number;
		const result = stored ? repeatDraw(record, stored, number) : firstDraw(record, { stage, category: category.id, number });
		const divisions = stored ? stored.groups.map(({ division }) => division) : stage.divisions.map(({ id }) => id);
		const names = namesOf(record);
		const groups = namedGroups([category]);
		console.log(`${called}, drawn from number ${number}:`);
		for (const [at, teams] of result.groups.entries())
			console.log(`  ${groupName(groups, divisions[at]!)}: ${teams.map((team) => names.team(team)).join(", ")}`);
		for (const line of ruleLines(result, names)) console.log(line);
		for (const [one, other] of stored?.swaps ?? []) console.log(`Swapped by hand: ${names.team(one)} and ${names.team(other)}.`);
		if (!check) return;
		const differences = differencesFrom({ stage, groups, stored: stored!, result, names });
		if (differences.length > 0) throw new Refusal([`${called}: the record differs from the draw.`, ...differences].join("\n  "));
		console.log("The groups in the record are those of this draw.");
	});
}

type First = { readonly stage: CupFileStage; readonly category: string; readonly number: number };

function firstDraw(record: EditionRecord, { stage, category, number }: First): DrawResult {
	const teams = record.edition.teams.filter((team) => team.category === category);
	const pots = potsBySeed(teams, stage.divisions.length);
	const sizes = evenSizes(pots.flat().length, stage.divisions.length);
	const groups = stage.divisions.map(({ id }, at) => ({ id, size: sizes[at]! }));
	return drawInRecord(record, { number, pots, groups, rules: USUAL_DRAW_RULES });
}

type Groups = ReturnType<typeof namedGroups>;
const groupName = (groups: Groups, id: string): string => groupTitle(groups.get(id) ?? { name: id }, "en");

function ruleLines({ rules, impossible }: DrawResult, names: Names): string[] {
	const lines = rules.map((rule) => `${drawRuleSentence(rule, "en")} ${keptWords(rule)}`);
	if (impossible === null) return lines;
	const cannot = impossible.isProven ? "Cannot be kept together" : "Not kept together in any draw that was found";
	const teams = impossible.teams.map((team) => names.team(team)).join(", ");
	return [...lines, `${cannot}: ${impossible.rules.map((rule) => drawRuleSentence(rule, "en")).join(" ")} Teams: ${teams}.`];
}

function keptWords({ broken, pairs }: RuleOutcome): string {
	return broken === 0 ? "Kept." : `Not kept for ${broken} of ${pairs} ${pairs === 1 ? "pair" : "pairs"}.`;
}

type Compared = {
	readonly stage: CupFileStage;
	readonly groups: Groups;
	readonly stored: StageDraw;
	readonly result: DrawResult;
	readonly names: Names;
};

/** By group: as stored, and as the record has it after the swaps. */
function differencesFrom({ stage, groups, stored, result, names }: Compared): string[] {
	const listed = (teams: readonly string[]) => teams.map((team) => names.team(team)).join(", ") || "no team";
	const swapped = withSwaps(result.groups, stored.swaps);
	return stored.groups.flatMap(({ division, teams }, at) => {
		const name = groupName(groups, division);
		const drawn = result.groups[at]!;
		const now = stage.divisions.find(({ id }) => id === division)?.teams ?? [];
		return [
			...(teams.join() === drawn.join()
				? []
				: [`${name} is stored as drawn with ${listed(teams)}; the number gives ${listed(drawn)}.`]),
			...(now.join() === swapped[at]!.join()
				? []
				: [`${name} has ${listed(now)}; the draw and its swaps give ${listed(swapped[at]!)}.`]),
		];
	});
}
