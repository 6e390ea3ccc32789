import { loadBrand } from "../../src/brands/load.ts";
import { openDatabase } from "../../src/database/database.ts";
import { makeDemo } from "../../src/demo/make-demo.ts";
import { readEdition, readEditions } from "../../src/results/record/read.ts";
import { addReporter } from "../../src/results/record/reporting/reporter.ts";
import { readEnvironment } from "../../src/server/environment.ts";
import { copyDemoRecord } from "../../tests/support/demo-record.ts";

/**
 * Makes the whole demo, stopped, in the record that the environment names, with a reporter, and prints the reporter and the matches in
 * play. In a separate process, since one that has made the demo does not free its memory.
 */
export type FilledDemo = {
	readonly cup: number;
	readonly token: string;
	readonly year: string;
	readonly matches: readonly { readonly id: string; readonly score: { readonly home: number; readonly away: number } }[];
};

const environment = readEnvironment(process.env);
const brand = loadBrand(environment.brandsFolder, environment.brand ?? "fyrcupen");

async function fill(): Promise<FilledDemo> {
	const cup = { id: brand.cup, name: brand.name, sport: brand.sport };
	if (environment.databaseUrl === undefined) await copyDemoRecord(environment.dataFolder, [cup]);
	const database = await openDatabase(environment);
	const year = String(new Date().getUTCFullYear());
	if (environment.databaseUrl !== undefined) await makeDemo(database, { cup, today: `${year}-07-01` });
	const { token } = await addReporter(database, brand.cup, { name: "the bench", office: true });
	const latest = (await readEditions(database, brand.cup)).find(({ id }) => id === year);
	const record = latest && (await readEdition(database, brand.cup, latest.id));
	const live = record?.edition.matches.filter(({ status, score }) => status === "live" && score) ?? [];
	await database.close();
	return {
		cup: brand.cup,
		token,
		year,
		matches: live.slice(0, 12).map(({ id, score }) => ({ id, score: score ?? { home: 0, away: 0 } })),
	};
}

console.log(JSON.stringify(await fill()));
