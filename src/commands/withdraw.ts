import type { Command } from "commander";
import { rulesOf } from "../cup/presets.ts";
import { CUP_FILE_FORMAT, type CupFileMatch, type CupFileTeam, type EditionRecord } from "../results/record/cup-file.ts";
import { teamName } from "../results/record/naming/teams-named.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { matchCalled } from "./called.ts";
import { applyChange } from "./change.ts";
import { teamNamed } from "./named.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = { readonly cup?: string; readonly back?: boolean };

export function registerWithdraw(program: Command): void {
	program
		.command("withdraw")
		.argument("<team>", "its name where only one has it, or its id as in its address")
		.description("say that a team has left the cup: its matches count as its category's rules say")
		.option("--back", "it plays after all")
		.option(...CUP_OPTION)
		.addHelpText("after", EXAMPLES)
		.action(withdraw);
}

const EXAMPLES = `
Examples:
  npx cupboard withdraw b14-ask
  npx cupboard withdraw "Ask IF P14"
  npx cupboard withdraw b14-ask --back`;

function withdraw(named: string, { cup: option, back = false }: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const { record, team } = await teamNamed(db, cup, named);
		const { id } = team;
		const name = nameOf(team, record);
		if ((team.withdrawn ?? false) !== back)
			throw new Refusal(
				back ? `${name} has not withdrawn. Nothing was changed.` : `${name} has withdrawn already; --back takes it back.`,
			);
		await applyChange(db, "withdraw", {
			format: CUP_FILE_FORMAT,
			cup: { id: cup.id },
			editions: [{ id: record.edition.id, teams: [{ id, withdrawn: back ? null : true }] }],
		});
		console.log(
			back ? `${name} plays after all: its matches count again.` : `${name} has withdrawn. ${whatCounts(team, record)}`,
		);
	});
}

function nameOf(team: CupFileTeam, { clubs }: EditionRecord): string {
	return `${teamName(team, clubs)} (${team.id})`;
}

/** What the rule of each group that it plays in makes of its matches, and which the programme still has. */
function whatCounts(team: CupFileTeam, record: EditionRecord): string {
	const { edition } = record;
	const category = edition.categories.find(({ id }) => id === team.category)!;
	const own = edition.matches.filter(({ home, away }) => home.team === team.id || away.team === team.id);
	const rules = new Set(
		category.stages
			.filter(
				({ type, divisions }) => type === "group" && divisions.some(({ id }) => own.some(({ division }) => division === id)),
			)
			.map((stage) => rulesOf(stage.rules ?? category.rules).withdrawn),
	);
	const sentences: string[] = [...rules].map((rule) => RULES[rule]);
	const awaited = own.filter(isAwaited).map(({ id }) => `\n  ${matchCalled(record, id)}`);
	if (awaited.length > 0) {
		sentences.push(
			`Still in the programme:${awaited.join("")}\nTake each out with npx cupboard result MATCH --status cancelled, or give it away with --walkover home|away.`,
		);
	}
	return sentences.join("\n");
}

const RULES = {
	annul: "By its rules (annul) none of its group matches counts in a table.",
	keep: "By its rules (keep) its played group matches count in the tables, those to come do not.",
} as const;

const isAwaited = ({ status }: CupFileMatch) => status === "scheduled" || status === "postponed";
