import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "../../src/database/database.ts";
import { aSmallCup } from "../support/cup.ts";
import { withEarlierYears } from "../support/earlier-years.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const { cupboardProcess, write, exported, environment } = aRecordFolder();

test("an import that is in the record succeeds, though what other years show of it could not be stored", async () => {
	await cupboardProcess("import", write("cup.json", aSmallCup()));
	const database = await openDatabase({ dataFolder: environment.CUPBOARD_DATA, databaseUrl: undefined });
	await database.orm.execute(sql`drop table past_edition cascade`);
	await database.close();
	const cup = withEarlierYears(aSmallCup(), 1);
	const ran = await cupboardProcess("import", write("years.json", cup));
	expect(ran.err).toContain("The next start takes longer: what other years show of an edition could not be stored.");
	expect(ran).toMatchObject({ code: 0, out: expect.stringContaining("Added: 1 edition") });
	expect((await exported()).editions).toHaveLength(cup.editions.length);
});
