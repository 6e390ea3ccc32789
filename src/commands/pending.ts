import type { Command } from "commander";
import { cupTime } from "../cup/cup-clock.ts";
import type { NounNames } from "../results/record/naming/noun-names.ts";
import { readEdition } from "../results/record/read.ts";
import { clockOf } from "../results/record/read-clock.ts";
import { pendingMatches } from "../results/record/reporting/pending.ts";
import { CUP_OPTION, presentCup } from "./brand-cup.ts";
import { namesOf } from "./called.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = { readonly cup?: string; readonly grace: string };
/** Minutes after the end before a missing result is listed. */
const GRACE = "15";

export function registerPending(program: Command): void {
	program
		.command("pending")
		.description("list matches that should be over and have no result, longest overdue first")
		.option("--grace <minutes>", "minutes after the end before a match is listed", GRACE)
		.option(...CUP_OPTION)
		.action(pending);
}

function pending({ cup: option, grace }: Options): Promise<void> {
	if (!/^\d{1,4}$/.test(grace)) throw new Refusal(`--grace "${grace}": expected whole minutes, such as ${GRACE}.`);
	return withRecord(async (db) => {
		const cup = await presentCup(db, option);
		const now = cupTime(clockOf(cup), new Date());
		const matches = await pendingMatches(db, cup.id, now, Number(grace));
		if (matches.length === 0) console.log(`${cup.name}: every match that is over has a result.`);
		const names = new Map<string, NounNames>();
		for (const id of new Set(matches.map(({ edition }) => edition))) {
			const record = await readEdition(db, cup.id, id);
			if (record) names.set(id, namesOf(record));
		}
		const time = new Intl.DateTimeFormat("sv-SE", { timeZone: cup.zone, dateStyle: "short", timeStyle: "short" });
		for (const { id, edition, start, field, status, late } of matches) {
			const called = names.get(edition)?.match(id) ?? id;
			const parts = [called, field, time.format(new Date(start))].filter((part) => part !== null).join(", ");
			console.log(`${parts}: ${status === "live" ? "live, " : ""}${late} minutes overdue`);
		}
	});
}
