import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { findAccount, makeAccount } from "../../src/accounts/account.ts";
import { addRegistration } from "../../src/accounts/registration.ts";
import { openDatabase } from "../../src/database/database.ts";
import { aSmallCup } from "../support/cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const { cupboard, write } = aRecordFolder();
const registration = (...words: string[]) => cupboard("registration", ...words, "--cup", "7");

beforeAll(async () => {
	const file = write("cup.json", aSmallCup());
	expect(await cupboard("import", file)).toMatchObject({ code: 0 });
	const db = await openDatabase({ databaseUrl: undefined, dataFolder: path.join(path.dirname(file), "data") });
	const person = {
		name: "Astrid",
		email: "Astrid@club.example",
		passwordHash: "-",
		language: "sv",
		createdAt: new Date(),
	} as const;
	await makeAccount(db.orm, person);
	await db.close();
});

describe("npx cupboard registration", () => {
	it("records who led which team, prints it, and removes it", async () => {
		expect(await registration("list")).toMatchObject({ code: 0, out: "Lillcupen has no registrations.\n" });
		const added = await registration("add", "astrid@club.example", "2026", "b14-fur");
		expect(added).toMatchObject({ code: 0, err: "" });
		expect(added.out).toMatch(/^astrid@club\.example led .+ \(b14-fur\) in 2026\.$/m);
		expect((await registration("list")).out).toMatch(/^2026 {2}.+ \(b14-fur\) {2}Astrid@club\.example$/m);
		expect(await registration("add", "astrid@club.example", "2026", "b14-fur")).toMatchObject({
			code: 1,
			err: expect.stringContaining("Nothing was changed"),
		});
		expect(await registration("remove", "astrid@club.example", "2026", "b14-fur")).toMatchObject({ code: 0 });
		expect(await registration("remove", "astrid@club.example", "2026", "b14-fur")).toMatchObject({ code: 1 });
	});

	it("removes it by the team's name as printed", async () => {
		const { out } = await registration("add", "astrid@club.example", "2026", "Fur IF B14");
		const name = /led (.+) \(b14-fur\)/.exec(out)![1]!;
		expect(await registration("add", "astrid@club.example", "2026", "b14-ask")).toMatchObject({ code: 0 });
		expect(await registration("add", "astrid@club.example", "2026", "g15-ask")).toMatchObject({ code: 0 });
		const several = await registration("remove", "astrid@club.example", "2026", "ask if");
		expect(several).toMatchObject({ code: 1, err: expect.stringContaining("\n  b14-ask  ASK IF\n  g15-ask  ASK IF") });
		expect(await registration("remove", "astrid@club.example", "2026", name)).toMatchObject({ code: 0 });
		expect(await registration("remove", "astrid@club.example", "2026", "Ask IF B14")).toMatchObject({
			code: 0,
			out: expect.stringContaining("leader of ASK IF (b14-ask) in 2026"),
		});
		expect((await registration("list")).out).toMatch(/^2026 {2}ASK IF \(g15-ask\) {2}Astrid@club\.example\n$/);
		expect(await registration("remove", "astrid@club.example", "2026", "Dal IF")).toMatchObject({ code: 1 });
	});

	it("lists the latest year first, and a year's teams by their names", async () => {
		const db = await openDatabase({ databaseUrl: undefined, dataFolder: path.join(path.dirname(write("none", {})), "data") });
		const owner = (await findAccount(db.orm, "astrid@club.example"))!.id;
		for (const [year, teamName] of [
			[2019, "BRO IF"],
			[2024, "DAL IF"],
			[2024, "ASK IF"],
			[2019, "EK IF"],
		] as const)
			await addRegistration(db.orm, owner, 7, { year, team: teamName, teamName });
		await db.close();
		const { out } = await registration("list");
		expect(out.match(/^20(19|24) {2}\S+/gm)).toEqual(["2024  ASK", "2024  DAL", "2019  BRO", "2019  EK"]);
	});

	it.each([
		[["nobody@club.example", "2026", "b14-fur"], /Nobody has an account with "nobody@club\.example"/],
		[["astrid@club.example", "next", "b14-fur"], /"next" is not a year/],
		[["astrid@club.example", "2025", "b14-fur"], /plays in 2026, not in 2025/],
		[["astrid@club.example", "2026", "b99"], /has no team "b99"/],
	])("refuses %j", async (words, reason) => {
		expect(await registration("add", ...words)).toMatchObject({ code: 1, err: expect.stringMatching(reason) });
	});
});
