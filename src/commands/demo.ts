import type { Command } from "commander";
import { makeDemo, RecordNotEmpty } from "../demo/make-demo.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

const STEP = 10;

export function registerDemo(program: Command): void {
	program.command("demo").description("make the demo cup in an empty record").action(demo);
}

/** A record that has cups is left as it is. */
function demo(): Promise<void> {
	return withRecord(async (db) => {
		const started = Date.now();
		const today = new Date(started).toISOString().slice(0, 10);
		const made = await makeDemo(db, { today, onProgress: inSteps(console.error) }).catch((error: unknown) => {
			throw error instanceof RecordNotEmpty ? new Refusal(error.message) : error;
		});
		const seconds = ((Date.now() - started) / 1000).toFixed(1);
		console.log(
			`Fyrcupen ${made.year} is being played: ${made.editions} editions, ${made.teams} teams, ${made.matches} matches, in ${seconds} s.`,
		);
	});
}

/** Says each tenth that is reached, once. */
function inSteps(say: (line: string) => void): (share: number) => void {
	let said = -1;
	return (share) => {
		const percent = Math.floor((share * 100) / STEP) * STEP;
		if (percent <= said) return;
		said = percent;
		say(`Making the demo cup: ${percent} %`);
	};
}
