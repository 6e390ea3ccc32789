import type { Brand } from "../brands/brand.ts";
import type { Database } from "../database/database.ts";
import { isDemo, makeDemo } from "../demo/make-demo.ts";
import { readCups } from "../results/record/read.ts";

/**
 * A record that nobody has put a cup of their own into gets the demo cup of the brand's sport, under the brand's number and name,
 * so that a newcomer sees a living one; demo cups of other brands stay beside it. Any other record is left as it is.
 * @param say told in words what takes time, and which cups are there where the brand's is missing
 */
export async function provideCup(
	database: Database,
	brand: Pick<Brand, "name" | "cup" | "sport">,
	say: (line: string) => void,
): Promise<void> {
	const there = await readCups(database);
	if (there.some((cup) => cup.id === brand.cup)) return;
	if (!there.every(isDemo)) {
		const names = there.map((cup) => `${cup.name} (cup ${cup.id})`).join(", ");
		say(`The record has no cup ${brand.cup}, which ${brand.name} shows. It has ${names}.`);
		return;
	}
	say(`Making a demo cup for ${brand.name} …`);
	const started = performance.now();
	let said = 0;
	const made = await makeDemo(database, {
		cup: { id: brand.cup, name: brand.name, sport: brand.sport },
		today: new Date().toISOString().slice(0, 10),
		onProgress(share) {
			const tenth = Math.floor(share * 10);
			if (tenth > said) say(`  ${tenth * 10} %`);
			said = tenth;
		},
	});
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	say(`${made.name} with ${made.editions} editions and ${made.matches} matches is there, in ${seconds} s.`);
}
