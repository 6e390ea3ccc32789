import { Command } from "commander";
import { openDatabase } from "../database/database.ts";
import { makeDemo } from "../demo/make-demo.ts";
import { readEnvironment } from "../server/environment.ts";

const STEP = 10;

/** `cupboard demo`: makes the demo cup in an empty record; a record that has cups is left as it is. */
export function demoCommand(): Command {
	return new Command("demo").description("make the demo cup in an empty record").action(async () => {
		const db = await openDatabase(readEnvironment(process.env));
		try {
			const started = Date.now();
			const made = await makeDemo(db, { today: new Date().toISOString().slice(0, 10), onProgress: tenths(console.error) });
			const seconds = ((Date.now() - started) / 1000).toFixed(1);
			console.log(
				`Fyrcupen ${made.year} is being played: ${made.editions} editions, ${made.teams} teams, ${made.matches} matches, in ${seconds} s.`,
			);
		} finally {
			await db.close();
		}
	});
}

/** Says a share once for each tenth that it reaches. */
export function tenths(say: (line: string) => void): (share: number) => void {
	let said = -1;
	return (share) => {
		const percent = Math.floor((share * 100) / STEP) * STEP;
		if (percent <= said) return;
		said = percent;
		say(`Making the demo cup: ${percent} %`);
	};
}
