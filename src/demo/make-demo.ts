import { printFaults } from "../results/record/fault.ts";
import { sourceWithoutLines } from "../results/record/file/source.ts";
import { importCup } from "../results/record/import/import.ts";
import { readCups } from "../results/record/read.ts";
import { DEMO_SEED, demoCup } from "./demo-cup.ts";

type Database = Parameters<typeof importCup>[0];

/** The record has cups: the demo cup is only made where there is nothing. */
export class RecordNotEmpty extends Error {}

export type DemoMade = { readonly year: number; readonly editions: number; readonly teams: number; readonly matches: number };

/**
 * Makes the demo cup in an empty record.
 * @param today the server's date, YYYY-MM-DD
 * @param onProgress how much of the record is written, from 0 to 1; first with 0, when the cup has been thought out
 * @throws RecordNotEmpty naming the cups that are there; nothing is written
 */
export async function makeDemo(
	db: Database,
	{
		today,
		seed = DEMO_SEED,
		onProgress,
	}: { readonly today: string; readonly seed?: string; readonly onProgress?: (share: number) => void },
): Promise<DemoMade> {
	const there = await readCups(db);
	if (there.length > 0) {
		const names = there.map((cup) => `${cup.name} (cup ${cup.id})`).join(", ");
		throw new RecordNotEmpty(`The record already has ${names}. The demo cup is only made in an empty record.`);
	}
	const cup = demoCup({ seed, today });
	onProgress?.(0);
	const report = await importCup(db, sourceWithoutLines("demo cup", cup), { onProgress: (done, of) => onProgress?.(done / of) });
	if (!report.written) throw new Error(`The demo cup was refused:\n${printFaults(report.faults)}`);
	return {
		year: Number(today.slice(0, 4)),
		editions: cup.editions.length,
		teams: cup.editions.reduce((sum, edition) => sum + edition.teams.length, 0),
		matches: cup.editions.reduce((sum, edition) => sum + edition.matches.length, 0),
	};
}
