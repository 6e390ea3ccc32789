import type { Command } from "commander";
import { makeDemo, RecordNotEmpty } from "../demo/make-demo.ts";
import { progressLine } from "./progress-line.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

export function registerDemo(program: Command): void {
	program.command("demo").description("make the demo cup in an empty record").action(demo);
}

/** A record that has cups is left as it is. */
function demo(): Promise<void> {
	return withRecord(async (db) => {
		const started = Date.now();
		const progress = progressLine("Making the demo cup");
		const made = await makeDemo(db, {
			today: new Date(started).toISOString().slice(0, 10),
			onProgress: (share) => progress.show(share, 1),
		})
			.catch((error: unknown) => {
				throw error instanceof RecordNotEmpty ? new Refusal(error.message) : error;
			})
			.finally(() => progress.end());
		const seconds = ((Date.now() - started) / 1000).toFixed(1);
		console.log(
			`Fyrcupen ${made.year} is being played: ${made.editions} editions, ${made.teams} teams, ${made.matches} matches, in ${seconds} s.`,
		);
	});
}
