import { cpSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { type Database, openDatabase } from "../../src/database/database.ts";
import { demoCup } from "../../src/demo/demo-cup.ts";
import { FOOTBALL_DEMO } from "../../src/demo/football/plan.ts";
import { HANDBALL_DEMO } from "../../src/demo/handball/plan.ts";
import { makeDemo } from "../../src/demo/make-demo.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { madeOnce } from "./made-once.ts";
import { preparedRecord } from "./prepared-record.ts";

type DemoCup = NonNullable<Parameters<typeof makeDemo>[1]["cup"]>;

/** All that a demo may be made of: which rooms it may import is checked (.dependency-cruiser.cjs). */
const MADE_OF = ["src/demo", "src/cup", "src/results/record", "src/database", "src/accounts", "package-lock.json"];

/** Puts a record with stopped demo cups in this year's week into a data folder: a copy of one that is made once, since that takes seconds. */
export async function copyDemoRecord(dataFolder: string, cups: readonly DemoCup[]): Promise<void> {
	cpSync(await demoRecord(cups, new Date().getUTCFullYear()), path.join(dataFolder, "record"), { recursive: true });
}

/** Some categories have not begun then: of them groups may still change. */
const MORNING = { day: 0, minute: 11 * 60 + 20 };

/** Imports a demo cup into an empty record, stopped on its first morning. */
export async function importMorning(database: Database, cup: DemoCup): Promise<void> {
	const plan = { ...(cup.sport === "handball" ? HANDBALL_DEMO : FOOTBALL_DEMO), cup, now: MORNING };
	const file = demoCup({ plan, today: `${new Date().getUTCFullYear()}-07-01`, seed: undefined });
	const { written } = await importCup(database, sourceWithoutLines("demo cup", file));
	if (!written) throw new Error("the demo's first morning was refused");
}

/** One with several cups is made from one with all but the last, which others ask for too. */
async function demoRecord(cups: readonly DemoCup[], year: number): Promise<string> {
	const cup = cups.at(-1);
	if (cup === undefined) return path.join(await preparedRecord(PGlite), "record");
	const name = ["demo-record", year, ...cups.flatMap(({ id, name, sport }) => [id, name, sport])].join("-");
	const made = await madeOnce(encodeURIComponent(name), MADE_OF, async (folder) => {
		cpSync(await demoRecord(cups.slice(0, -1), year), path.join(folder, "record"), { recursive: true });
		const database = await openDatabase({ dataFolder: folder, databaseUrl: undefined });
		await makeDemo(database, { cup, today: `${year}-07-01` });
		await database.close();
	});
	return path.join(made, "record");
}
