import type { Command } from "commander";
import { DemoRefused, makeDemo } from "../demo/make-demo.ts";
import { brandOf } from "./brand-cup.ts";
import { progressLine } from "./progress-line.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

export function registerDemo(program: Command): void {
	program
		.command("demo")
		.description("make the demo cup of the brand (BRAND), in an empty record or beside other demo cups")
		.action(demo);
}

/** A record that has the brand's cup, or any but demo cups, is left as it is. */
function demo(): Promise<void> {
	return withRecord(async (db) => {
		const started = Date.now();
		const progress = progressLine("Making the demo cup");
		const brand = brandOf();
		const made = await makeDemo(db, {
			cup: { id: brand.cup, name: brand.name, sport: brand.sport },
			today: new Date(started).toISOString().slice(0, 10),
			onProgress: (share) => progress.show(share, 1),
		})
			.catch((error: unknown) => {
				throw error instanceof DemoRefused ? new Refusal(error.message) : error;
			})
			.finally(() => progress.end());
		const seconds = ((Date.now() - started) / 1000).toFixed(1);
		console.log(
			`${made.name} ${made.year} is being played: ${made.editions} editions, ${made.teams} teams, ${made.matches} matches, in ${seconds} s.`,
		);
	});
}
