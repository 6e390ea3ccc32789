import { type Database, openDatabase } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { lentPostgres } from "./lent-postgres.ts";

export type AccountPlace = {
	readonly name: string;
	readonly missing?: string;
	open(): Promise<Database>;
	/** The record that was opened last, as another process has it: with connections of its own. Only PostgreSQL is for several. */
	openAgain?(): Promise<Database>;
	end?(): Promise<void>;
};

/** The records that account tests run on: PGlite, and PostgreSQL where its programs are found. */
export async function accountPlaces(): Promise<AccountPlace[]> {
	const postgres = await lentPostgres();
	if ("missing" in postgres) console.warn(`Accounts are not tried on PostgreSQL: ${postgres.missing}.`);
	let last = "";
	return [
		{ name: "PGlite", open: openInMemory },
		"missing" in postgres
			? { name: `PostgreSQL (skipped: ${postgres.missing})`, missing: postgres.missing, open: openInMemory }
			: {
					name: "PostgreSQL",
					open: async () => {
						last = await postgres.createDatabase();
						return openDatabase({ databaseUrl: last, dataFolder: "unused" });
					},
					openAgain: () => openDatabase({ databaseUrl: last, dataFolder: "unused" }),
					end: () => postgres.stop(),
				},
	];
}
