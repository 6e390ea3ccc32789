import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../src/database/database.ts";
import { acceptInvitation, findDesk } from "../../src/office/staff/invitation.ts";
import { openSession } from "../../src/office/staff/session.ts";
import { aSmallCup } from "../support/cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const { cupboard, write, folder } = aRecordFolder();
const staff = (...words: string[]) => cupboard("staff", ...words, "--cup", "7");

beforeAll(async () => {
	expect(await cupboard("import", write("cup.json", aSmallCup()))).toMatchObject({ code: 0 });
});

it("makes the first desk of the office and prints its link, which a second invitation replaces", async () => {
	expect((await staff("list")).out).toBe("Lillcupen has no office account yet: npx cupboard staff invite\n");
	const first = await staff("invite", "kansli@cup.example");
	expect(first).toMatchObject({ code: 0, err: "" });
	expect(first.out).toMatch(
		/^Lillcupen has the account Office \(office\)\. Its link, valid once, for 48 hours:\n {2}http:\/\/localhost:3000\/office\/invitation\/[\w-]{20,}\n$/,
	);
	const again = await staff("invite", "KANSLI@cup.example");
	expect(again.out).toContain("with KANSLI@cup.example. Its new link (earlier links no longer work):");
	expect(again.out.split("\n")[1]).not.toBe(first.out.split("\n")[1]);
	expect((await staff("list")).out).toMatch(/^Office {2}kansli@cup\.example {2}office {2}invited \d{4}-\d\d-\d\d \d\d:\d\d\n$/);
});

it("gives an arena lead its arena and its last day, and lists a desk's sessions and ends them", async () => {
	const arena = aSmallCup().arenas[0]!;
	expect(
		await staff("invite", "lead@cup.example", "--role", "arena", "--arena", arena.id, "--until", "2026-07-19"),
	).toMatchObject({
		code: 0,
		out: expect.stringContaining(`the account Arena lead ${arena.name} (arena)`),
	});
	expect((await staff("list")).out).toMatch(new RegExp(`lead@cup\\.example {2}arena ${arena.id} {2}until 2026-07-19`));
	expect((await staff("sessions", "lead@cup.example")).out).toBe(`Arena lead ${arena.name} is not signed in anywhere.\n`);
	const db = await openDatabase({ databaseUrl: undefined, dataFolder: path.join(folder, "data") });
	const desk = await findDesk(db.orm, 7, "lead@cup.example");
	await openSession(db.orm, desk!.id, { way: "password", device: "Firefox on Linux", now: new Date() });
	await db.close();
	expect((await staff("sessions", "lead@cup.example", "--end")).out).toMatch(
		/ by password {2}Firefox on Linux\nArena lead .* is signed out everywhere\.\n$/,
	);
	expect((await staff("sessions", "lead@cup.example")).out).toContain("is not signed in anywhere");
});

it("removes a desk, but never the last one with which the office can be entered", async () => {
	const link = (await staff("invite", "kansli@cup.example")).out.split("/invitation/")[1]!.trim();
	const db = await openDatabase({ databaseUrl: undefined, dataFolder: path.join(folder, "data") });
	await acceptInvitation(db.orm, 7, link, { passwordHash: "-", now: new Date() });
	await db.close();
	expect(await staff("remove", "lead@cup.example")).toMatchObject({
		code: 0,
		out: expect.stringContaining("no longer has an office account in Lillcupen"),
	});
	expect(await staff("remove", "kansli@cup.example")).toMatchObject({
		code: 1,
		err: expect.stringContaining(
			"Office is the last account with the role office in Lillcupen. Invite another one first. Nothing was changed.",
		),
	});
	expect((await staff("list")).out).toContain("kansli@cup.example");
});

it.each([
	[["invite", "kansli"], '"kansli" is not an e-mail address'],
	[["invite", "a@cup.example", "--role", "arena"], "Give --role arena and --arena together"],
	[["invite", "a@cup.example", "--arena", "heden"], "Give --role arena and --arena together"],
	[["invite", "a@cup.example", "--role", "arena", "--arena", "nowhere"], "nowhere"],
	[["invite", "a@cup.example", "--until", "soon"], '--until "soon": expected a day such as 2026-07-19'],
	[["invite", "a@cup.example", "--name", " "], '--name "": expected 1 to 60 letters'],
	[["remove", "nobody@cup.example"], 'No office account has the address "nobody@cup.example"'],
	[["sessions", "nobody@cup.example"], "npx cupboard staff list shows them"],
])("refuses %j, and says why", async (words, reason) => {
	expect(await staff(...words)).toMatchObject({ code: 1, out: "", err: expect.stringContaining(reason) });
});
