import { Argument, type Command } from "commander";
import { applyParked } from "../results/acts/apply-parked.ts";
import { commitJudged } from "../results/acts/commit-proposal.ts";
import { judge } from "../results/acts/propose.ts";
import { teamName } from "../results/record/naming/teams-named.ts";
import { clockOf, cupNow } from "../results/record/read-clock.ts";
import { lockCup } from "../results/record/writer-lock.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { matchCalled } from "./called.ts";
import { faultText, headOf, refusalText } from "./change.ts";
import { matchNamed, teamIn } from "./named.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";
import { refuseBroken } from "./verdict-text.ts";

type Options = { readonly cup?: string; readonly nobody?: boolean; readonly anyway?: boolean };

/** The office's decisions on a side of a match that no result can fill. */
export function registerFillSlot(program: Command): void {
	program
		.command("fill-slot")
		.description("choose the team for a side of a match that no result can fill any more")
		.argument("<match>", "its number in the schedule, or its id")
		.addArgument(new Argument("<side>", "which side").choices(["home", "away"]))
		.argument("[team]", "its name, if only one team has it, or its id")
		.option("--nobody", "no opponent: the other side goes through")
		.option("--anyway", "even if it leaves the team too little rest or no time to get there")
		.option(...CUP_OPTION)
		.action(fillSlot);
}

function fillSlot(
	named: string,
	side: "home" | "away",
	team: string | undefined,
	{ cup: option, nobody = false, anyway = false }: Options,
): Promise<void> {
	if ((team === undefined) !== nobody) throw new Refusal("Give the team, or --nobody.");
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const line = await db.orm.transaction(async (orm) => {
			const within = { ...db, orm };
			await lockCup(orm, cup.id);
			const { record, match } = await matchNamed(within, cup, named);
			const comes = team === undefined ? null : teamIn(record, team, cup.name);
			const now = new Date(cupNow(clockOf(record.cup), new Date()));
			const judged = judge({ record, now }, { kind: "fill-slot", match: match.id, side, team: comes?.id ?? null });
			if ("refused" in judged) throw new Refusal(refusalText(judged));
			refuseBroken("This breaks the schedule", judged.preview.verdict, { anyway, after: judged.after });
			const done = await commitJudged(within, { record, judged }, headOf("fill-slot"));
			if ("refused" in done) throw new Refusal(done.faults.map(faultText).join("\n"));
			const who = comes === null ? "nobody: the other side goes through" : `${teamName(comes, record.clubs)} (${comes.id})`;
			return `Recorded: ${matchCalled(record, match.id)}, ${side}: ${who}`;
		});
		await applyParked(db, cup.id);
		console.log(line);
	});
}
