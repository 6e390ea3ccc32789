import { type Command, Option } from "commander";
import { rulesOf } from "../cup/presets.ts";
import type { Database } from "../database/database.ts";
import { commitJudged } from "../results/acts/commit-proposal.ts";
import { judge } from "../results/acts/propose.ts";
import { CUP_FILE_FORMAT, type CupFileMatch, type CupFileTeam, type EditionRecord } from "../results/record/cup-file.ts";
import { teamName } from "../results/record/naming/teams-named.ts";
import { clockOf, cupNow } from "../results/record/read-clock.ts";
import { lockCup } from "../results/record/writer-lock.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { matchCalled } from "./called.ts";
import { applyChange, faultText, headOf, refusalText } from "./change.ts";
import { countOf } from "./count-of.ts";
import { contestedLines } from "./import-summary.ts";
import { teamNamed } from "./named.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";
import { refuseBroken } from "./verdict-text.ts";

type Options = {
	readonly cup?: string;
	readonly back?: boolean;
	readonly anyway?: boolean;
	readonly played?: "stand" | "struck";
	readonly toCome?: "walkover" | "cancelled";
};

export function registerWithdraw(program: Command): void {
	program
		.command("withdraw")
		.argument("<team>", "its name, if only one team has it, or its id as in its address")
		.description("withdraw a team from the cup; its matches count according to its category's rules")
		.addOption(
			new Option("--played <becomes>", "its played group matches: stand, or struck as if never played").choices([
				"stand",
				"struck",
			]),
		)
		.addOption(
			new Option("--to-come <becomes>", "its group matches to come: walkover for the other side, or cancelled").choices([
				"walkover",
				"cancelled",
			]),
		)
		.option("--back", "it plays after all, including matches that were cancelled or given as walkovers and are still to come")
		.option("--anyway", "even if that leaves a team too little rest or no time to get there")
		.option(...CUP_OPTION)
		.addHelpText("after", EXAMPLES)
		.action(withdraw);
}

const EXAMPLES = `
Examples:
  npx cupboard withdraw b14-ask
  npx cupboard withdraw "Ask IF P14"
  npx cupboard withdraw b14-ask --to-come walkover
  npx cupboard withdraw b14-ask --played struck --to-come cancelled
  npx cupboard withdraw b14-ask --back`;

function withdraw(named: string, { cup: option, back = false, anyway = false, played, toCome }: Options): Promise<void> {
	return withRecord(async (db) => {
		if (back) {
			const lines = await db.orm.transaction((orm) => backWithin({ ...db, orm }, named, { option, anyway }));
			for (const line of lines) console.log(line);
			return;
		}
		if (played !== undefined || toCome !== undefined) {
			const choice = { played: played ?? "stand", toCome: toCome ?? "walkover" } as const;
			const lines = await db.orm.transaction((orm) => outWithin({ ...db, orm }, named, { option, choice }));
			for (const line of lines) console.log(line);
			return;
		}
		const cup = await presentCup(db, option);
		const { record, team } = await teamNamed(db, cup, named);
		const { id } = team;
		const name = nameOf(team, record);
		if (team.withdrawn) throw new Refusal(`${name} has already withdrawn; --back lets it play again.`);
		const { contested } = await applyChange(db, "withdraw", {
			format: CUP_FILE_FORMAT,
			cup: { id: cup.id },
			editions: [{ id: record.edition.id, teams: [{ id, withdrawn: true }] }],
		});
		for (const line of contestedLines(contested)) console.log(line);
		console.log(`${name} has withdrawn. ${whatCounts(team, record)}`);
	});
}

/** Withdraws a team in the same way as the office, with the choice for its matches. @returns the lines to print */
async function outWithin(
	db: Database,
	named: string,
	{
		option,
		choice,
	}: {
		readonly option: string | undefined;
		readonly choice: { readonly played: "stand" | "struck"; readonly toCome: "walkover" | "cancelled" };
	},
): Promise<string[]> {
	const cup = await presentCup(db, option);
	await lockCup(db.orm, cup.id);
	const { record, team } = await teamNamed(db, cup, named);
	const now = new Date(cupNow(clockOf(record.cup), new Date()));
	const judged = judge({ record, now }, { kind: "withdraw", team: team.id, ...choice });
	if ("refused" in judged) throw new Refusal(refusalText(judged));
	const { after, preview } = judged;
	const done = await commitJudged(db, { record, judged }, headOf("withdraw"));
	if ("refused" in done) throw new Refusal(done.faults.map(faultText).join("\n"));
	const teamOf = (id: string) => nameOf(after.edition.teams.find((one) => one.id === id)!, after);
	const contested = preview.contested.map(({ match, team, instead }) => {
		const other = instead.team === null ? "nobody" : teamOf(instead.team);
		return `${matchCalled(after, match)} was played by ${teamOf(team)}; the tables and results now point to ${other}`;
	});
	const changed = preview.changes.map(({ match, after: { status } }) => `  ${matchCalled(after, match)}: ${status}`);
	return [
		...contestedLines(contested),
		`${nameOf(team, record)} has withdrawn.`,
		...(changed.length > 0 ? [`${countOf(changed.length, "match changes", "matches change")}:`, ...changed] : []),
	];
}

/** Brings a team back in the same way as the office, checked against the present programme. @returns the lines to print */
async function backWithin(
	db: Database,
	named: string,
	{ option, anyway }: { readonly option: string | undefined; readonly anyway: boolean },
): Promise<string[]> {
	const cup = await presentCup(db, option);
	await lockCup(db.orm, cup.id);
	const { record, team } = await teamNamed(db, cup, named);
	const name = nameOf(team, record);
	if (!team.withdrawn) throw new Refusal(`${name} has not withdrawn. Nothing was changed.`);
	const now = new Date(cupNow(clockOf(record.cup), new Date()));
	const judged = judge({ record, now }, { kind: "rejoin", team: team.id, toCome: "played" });
	if ("refused" in judged) throw new Refusal(refusalText(judged));
	const { after, preview } = judged;
	refuseBroken(`Letting ${name} back in breaks the schedule`, preview.verdict, { anyway, after });
	const done = await commitJudged(db, { record, judged }, headOf("rejoin"));
	if ("refused" in done) throw new Refusal(done.faults.map(faultText).join("\n"));
	const again = preview.changes.map(({ match }) => `  ${matchCalled(after, match)}`);
	return [
		`${name} plays after all: its matches count again.`,
		...(again.length > 0 ? [`${countOf(again.length, "match is", "matches are")} to be played again:`, ...again] : []),
	];
}

function nameOf(team: CupFileTeam, { clubs }: EditionRecord): string {
	return `${teamName(team, clubs)} (${team.id})`;
}

/** Which of its matches count by the rules of its groups, and which remain in the programme. */
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
			`Still in the schedule:${awaited.join("")}\nCancel each with npx cupboard result MATCH --status cancelled, or award it with --walkover home|away.`,
		);
	}
	return sentences.join("\n");
}

const RULES = {
	annul: "By its category's rules (annul), none of its group matches counts in a table.",
	keep: "By its category's rules (keep), its played group matches count in the tables, and those to come do not.",
} as const;

const isAwaited = ({ status }: CupFileMatch) => status === "scheduled" || status === "postponed";
