import { openDatabase } from "../../src/database/database.ts";
import { demoCup } from "../../src/demo/demo-cup.ts";
import { FOOTBALL_DEMO } from "../../src/demo/football/plan.ts";
import { printFaults } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readEnvironment } from "../../src/server/environment.ts";
import { withEarlierYears } from "../../tests/support/earlier-years.ts";

/**
 * Puts a demo cup with this many editions of full size (EDITIONS) into the record that the environment names: the present one, and one that
 * is over under as many years.
 */
async function fill(count: number): Promise<void> {
	const { first: _, ...plan } = FOOTBALL_DEMO;
	const [nations = 0] = plan.earlier.map((edition) => edition.nations);
	const earlier = [{ yearsAgo: 1, size: 1, nations }];
	const cup = demoCup({ plan: { ...plan, earlier }, today: `${new Date().getUTCFullYear()}-07-01` });
	const [, present, over] = cup.editions;
	const past = withEarlierYears({ ...cup, editions: [over!] }, count - 1).editions;
	const database = await openDatabase(readEnvironment(process.env));
	const editions = [present!, ...past].slice(0, count);
	const { written, faults } = await importCup(database, sourceWithoutLines("editions", { ...cup, editions }));
	await database.close();
	if (!written) throw new Error(printFaults(faults.slice(0, 5)));
}

await fill(Number(process.env.EDITIONS));
