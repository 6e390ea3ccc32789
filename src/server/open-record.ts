import type { Database } from "../database/database.ts";
import { makeDemo } from "../demo/make-demo.ts";
import { readCups } from "../results/record/read.ts";

/**
 * A record that nobody has put anything into gets the demo cup, so that a newcomer sees a living one.
 * @param say told in words what takes time
 */
export async function fillEmptyRecord(database: Database, say: (line: string) => void): Promise<void> {
	if ((await readCups(database)).length > 0) return;
	say("The record is empty: making the demo cup …");
	const started = performance.now();
	let said = 0;
	const made = await makeDemo(database, {
		today: new Date().toISOString().slice(0, 10),
		onProgress(share) {
			const tenth = Math.floor(share * 10);
			if (tenth > said) say(`  ${tenth * 10} %`);
			said = tenth;
		},
	});
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	say(`Fyrcupen with ${made.editions} editions and ${made.matches} matches is there, in ${seconds} s.`);
}
