import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { makeAccount } from "../../src/accounts/account.ts";
import { openDatabase } from "../../src/database/database.ts";
import { aSmallCup } from "../support/cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const { cupboard, write } = aRecordFolder();
const pass = (...words: string[]) => cupboard("pass", ...words, "--cup", "7");

beforeAll(async () => {
	const file = write("cup.json", aSmallCup());
	expect(await cupboard("import", file)).toMatchObject({ code: 0 });
	const db = await openDatabase({ databaseUrl: undefined, dataFolder: path.join(path.dirname(file), "data") });
	const person = { name: "A", email: "Astrid@club.example", passwordHash: "-", language: "sv", createdAt: new Date() } as const;
	await makeAccount(db.orm, person);
	await db.close();
});

it("§6 an organiser gives a person a tournament pass for a year, lists passes, and revokes it", async () => {
	expect(await pass("list")).toMatchObject({ code: 0, out: "Lillcupen has no passes.\n" });
	const granted = await pass("grant", "astrid@club.example", "2026");
	expect(granted).toMatchObject({ code: 0, err: "", out: "astrid@club.example has All Access 2026 for Lillcupen.\n" });
	expect((await pass("list")).out).toMatch(/^2026 {2}Astrid@club\.example {2}since \d{4}-\d\d-\d\d {2}granted\n$/);
	expect(await pass("grant", "astrid@club.example", "2026")).toMatchObject({
		code: 1,
		err: expect.stringContaining("Nothing was changed"),
	});
	expect(await pass("revoke", "ASTRID@club.example", "2026")).toMatchObject({ code: 0 });
	expect(await pass("list")).toMatchObject({ out: "Lillcupen has no passes.\n" });
});

it.each([
	[["grant", "nobody@club.example", "2026"], 'Nobody has an account with "nobody@club.example"'],
	[["grant", "astrid@club.example", "next"], '"next" is not a year'],
	[["grant", "astrid@club.example", "1999"], "has no edition 1999. It has 2026"],
	[["revoke", "astrid@club.example", "2026"], "npx cupboard pass list shows who has"],
])("refuses %j", async (words, reason) => {
	expect(await pass(...words)).toMatchObject({ code: 1, out: "", err: expect.stringContaining(reason) });
});
