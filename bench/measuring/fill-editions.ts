import { openDatabase } from "../../src/database/database.ts";
import { demoCup } from "../../src/demo/demo-cup.ts";
import { FOOTBALL_DEMO } from "../../src/demo/football/plan.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readEnvironment } from "../../src/server/environment.ts";

/**
 * Puts a demo cup with this many editions of full size (EDITIONS), the present one among them, into the record that the environment names,
 * and prints the number of matches of each.
 */
async function fill(count: number): Promise<readonly number[]> {
	const { first: _, ...plan } = FOOTBALL_DEMO;
	const [nations = 0] = FOOTBALL_DEMO.earlier.map((edition) => edition.nations);
	const earlier = Array.from({ length: count - 1 }, (__, at) => ({ yearsAgo: at + 1, size: 1, nations }));
	const cup = demoCup({ plan: { ...plan, earlier }, today: `${new Date().getUTCFullYear()}-07-01` });
	const [, ...editions] = cup.editions;
	const database = await openDatabase(readEnvironment(process.env));
	const { written } = await importCup(database, sourceWithoutLines("editions", { ...cup, editions }));
	await database.close();
	if (!written) throw new Error("the editions were refused");
	return editions.map(({ matches }) => matches.length);
}

console.log(JSON.stringify(await fill(Number(process.env.EDITIONS))));
