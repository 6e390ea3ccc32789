import { type Command, Option } from "commander";
import { applyParked } from "../results/acts/apply-parked.ts";
import { commitJudged } from "../results/acts/commit-proposal.ts";
import { judge, type Proposal } from "../results/acts/propose.ts";
import type { CupFileFact, EditionRecord } from "../results/record/cup-file.ts";
import { teamName } from "../results/record/naming/teams-named.ts";
import { clockOf, cupNow } from "../results/record/read-clock.ts";
import { lockCup } from "../results/record/writer-lock.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { matchCalled } from "./called.ts";
import { faultText, headOf, refusalText } from "./change.ts";
import { matchNamed } from "./named.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Winner = "home" | "away" | "none";
type Options = { readonly cup?: string; readonly walkover?: Winner };

const ABSENT = { home: "away", away: "home", none: "both" } as const satisfies Readonly<Record<Winner, string>>;

/** The office's decisions on a played match for which present results give other teams. */
export function registerAsPlayed(fact: Command): void {
	fact
		.command("as-played")
		.description("decide that a played match keeps its teams, although corrected results now point to other teams")
		.argument("<match>", "its number in the schedule, or its id")
		.addOption(
			new Option("--walkover <winner>", "and award it: the side that wins, or none if both lose").choices([
				"home",
				"away",
				"none",
			]),
		)
		.option(...CUP_OPTION)
		.addHelpText(
			"after",
			"\nTo let the results choose the teams again, take the result back: npx cupboard result MATCH --status scheduled",
		)
		.action(asPlayed);
}

function asPlayed(named: string, { cup: option, walkover }: Options): Promise<void> {
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const lines = await db.orm.transaction(async (orm) => {
			const within = { ...db, orm };
			await lockCup(orm, cup.id);
			const { record, match } = await matchNamed(within, cup, named);
			const proposal: Proposal =
				walkover === undefined
					? { kind: "as-played", match: match.id }
					: { kind: "award", match: match.id, absent: ABSENT[walkover] };
			const now = new Date(cupNow(clockOf(record.cup), new Date()));
			const judged = judge({ record, now }, proposal);
			if ("refused" in judged) throw new Refusal(refusalText(judged));
			const done = await commitJudged(within, { record, judged }, headOf(proposal.kind));
			if ("refused" in done) throw new Refusal(done.faults.map(faultText).join("\n"));
			const kept = (judged.proposed.besides?.facts ?? []).flatMap((one) => keptLine(one, record));
			return [`Recorded: ${matchCalled(record, match.id)}, ${walkover === undefined ? "counts as played" : "walkover"}`, ...kept];
		});
		await applyParked(db, cup.id);
		for (const line of lines) console.log(line);
	});
}

function keptLine(fact: CupFileFact, { edition, clubs }: EditionRecord): string[] {
	if (fact.kind !== "as-played") return [];
	const name = (id: string) => {
		const team = edition.teams.find((one) => one.id === id);
		return team ? `${teamName(team, clubs)} (${id})` : id;
	};
	const instead = fact.instead === undefined ? "nobody" : name(fact.instead);
	return [`  ${name(fact.team)} keeps its place, although the results now point to ${instead} (${fact.id})`];
}
