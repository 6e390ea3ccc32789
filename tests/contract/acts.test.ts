import { afterAll, describe, expect, it } from "vitest";
import { aSmallCup } from "../support/cup.ts";
import { lentPostgres } from "../support/lent-postgres.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const postgres = await lentPostgres();
const missing = "missing" in postgres ? postgres.missing : undefined;
afterAll(() => ("missing" in postgres ? undefined : postgres.stop()));

const PLACES = [
	{ name: "the embedded record", environment: { DATABASE_URL: "" } },
	{
		name: `PostgreSQL${missing ? ` (skipped: ${missing})` : ""}`,
		environment: { DATABASE_URL: "missing" in postgres ? "" : await postgres.createDatabase() },
		missing,
	},
];

describe.each(PLACES)("the ledger on $name", ({ environment, missing }) => {
	const { cupboard, write, exported } = aRecordFolder(environment);
	const inCup = (...words: string[]) => cupboard(...words, "--cup", "7");
	const match = async (id: string) => (await exported()).editions[0]!.matches.find((match) => match.id === id);
	/** The number of the newest act. */
	const newest = async () => Number(/^\s*(\d+) /.exec((await inCup("ledger", "--most", "1")).out)![1]);
	const test = it.skipIf(missing);

	test("lists each command and import with its number and the values before and after, newest first", async () => {
		expect(await cupboard("import", write("cup.json", aSmallCup()))).toMatchObject({ code: 0 });
		expect(await inCup("move", "b11-m2", "--start", "2026-07-17 12:40", "--anyway")).toMatchObject({ code: 0 });
		const { out } = await inCup("ledger");
		expect(out).toMatch(/^ +\d+ {2}2026-07-14 14:17 {2}move, command line\n {6}match .*: .* → .*\n/);
		expect(out).toMatch(/\n +\d+ {2}2026-07-14 14:17 {2}import, command line\n {6}\d+ rows added\n$/);
		expect((await inCup("ledger", "--kind", "result")).out).toBe("Lillcupen: the ledger has no act of the kind result.\n");
		expect(await inCup("ledger", "--most", "none")).toMatchObject({ code: 1, err: expect.stringContaining('--most "none"') });
	});

	test("undoes a move: the match is where it was, and the undo can be undone", async () => {
		const moved = await match("b11-m2");
		const act = await newest();
		expect(await inCup("undo", String(act), "--why", "the field was dry")).toMatchObject({
			code: 0,
			out: expect.stringContaining(`Undone: act ${act}. To do it again: npx cupboard undo`),
		});
		expect(await match("b11-m2")).toEqual(aSmallCup().editions[0]!.matches.find(({ id }) => id === "b11-m2"));
		const undoing = await newest();
		expect((await inCup("ledger", "--most", "1")).out).toContain("why: the field was dry");
		expect(await inCup("undo", String(act))).toMatchObject({
			code: 1,
			err: expect.stringContaining(`Act ${act} has already been undone, by act ${undoing}.`),
		});
		expect(await inCup("undo", String(undoing))).toMatchObject({ code: 0 });
		expect(await match("b11-m2")).toEqual(moved);
		expect((await inCup("ledger", "--kind", "move")).out).not.toContain("undone by");
	});

	test("shows of young categories whether they played, and no score", async () => {
		expect(await inCup("result", "b11-m2", "7-6", "--not-begun")).toMatchObject({ code: 0 });
		const { out } = await inCup("ledger", "--most", "1");
		expect(out).toMatch(/ result, command line\n {6}match .*: not played → played\n/);
		expect(out).not.toMatch(/[76]–[67]/);
		expect(await inCup("undo", String(await newest()))).toMatchObject({ code: 0 });
	});

	test("never overwrites a later change: it names the act that builds on it, and offers two ways", async () => {
		expect(await inCup("result", "b11-m2", "2-1", "--not-begun")).toMatchObject({ code: 0 });
		const first = await newest();
		expect(await inCup("result", "b11-m2", "3-1", "--not-begun")).toMatchObject({ code: 0 });
		const second = await newest();
		const before = await match("b11-m2");
		const refused = await inCup("undo", String(first));
		expect(refused).toMatchObject({ code: 1, out: "" });
		expect(refused.err).toMatch(new RegExp(`^1 later act builds on act ${first}:\n +${second} .* result, command line`));
		expect(refused.err).toContain("Nothing was changed. --with-later undoes them too; --partly undoes only what can be undone.");
		expect(await match("b11-m2")).toEqual(before);
		expect(await inCup("undo", String(first), "--partly")).toMatchObject({
			code: 1,
			err: expect.stringContaining(`Nothing of act ${first} is left to undo.`),
		});
		expect(await inCup("undo", String(first), "--with-later")).toMatchObject({
			code: 0,
			out: expect.stringContaining(`Undone: act ${first}, with what was built on it: ${second}.`),
		});
		expect(await match("b11-m2")).toMatchObject({ status: "scheduled" });
		expect(await match("b11-m2")).not.toHaveProperty("score");
	});

	test("a match's time and place belong together: a move is not undone under a later one that changed the field alone", async () => {
		expect(await inCup("move", "b14-f", "--start", "2026-07-18 15:10")).toMatchObject({ code: 0 });
		const first = await newest();
		expect(await inCup("move", "b14-f", "--field", "Heden 10")).toMatchObject({ code: 0 });
		const second = await newest();
		const before = await match("b14-f");
		expect((await inCup("undo", String(first))).err).toMatch(
			new RegExp(`^1 later act builds on act ${first}:\\n +${second} .* move,`),
		);
		expect(await match("b14-f")).toEqual(before);
		expect(await inCup("undo", String(first), "--with-later")).toMatchObject({ code: 0 });
		expect(await match("b14-f")).toEqual(aSmallCup().editions[0]!.matches.find(({ id }) => id === "b14-f"));
	});

	test("a result reported since an act is not withdrawn with it", async () => {
		expect(await inCup("result", "b11-m2", "2-1", "--not-begun")).toMatchObject({ code: 0 });
		const act = await newest();
		expect(await inCup("report", "b11-m2", "result", "4-1", "--not-begun")).toMatchObject({ code: 0 });
		const refused = await inCup("undo", String(act));
		expect(refused).toMatchObject({ code: 1 });
		expect(refused.err).toMatch(
			/^Changed since by reports from the fields, or in use: match GRAN IF – HAV IF \(B11, 2026-07-17 12:40\)\./,
		);
		expect(refused.err).not.toContain("--with-later");
		expect(await match("b11-m2")).toMatchObject({ score: { home: 4, away: 1 } });
	});

	test("an import that is undone can be mended and imported again", async () => {
		const { editions, ...cup } = aSmallCup();
		const renamed = (name: string) => ({ ...cup, clubs: [{ ...cup.clubs[0]!, name }, ...cup.clubs.slice(1)], editions });
		const importing = (name: string) => cupboard("import", write("cup.json", renamed(name)), "--results", "--moves", "--rest");
		expect(await importing("Wrong BK")).toMatchObject({ code: 0 });
		const act = await newest();
		expect(await inCup("undo", String(act))).toMatchObject({ code: 0 });
		expect((await exported()).clubs[0]!.name).toBe(cup.clubs[0]!.name);
		// The same file again is no longer what was imported last.
		expect(await importing("Wrong BK")).toMatchObject({ code: 0 });
		expect((await exported()).clubs[0]!.name).toBe("Wrong BK");
	});

	test("if several imports are undone together, the next import is compared with the file before all of them", async () => {
		const { editions, ...cup } = aSmallCup();
		const called = async () => (await exported()).clubs[0]!.name;
		const importing = (name: string) => {
			const renamed = { ...cup, clubs: [{ ...cup.clubs[0]!, name }, ...cup.clubs.slice(1)], editions };
			return cupboard("import", write("cup.json", renamed), "--results", "--moves", "--rest");
		};
		const before = await called();
		expect(await importing("First BK")).toMatchObject({ code: 0 });
		const first = await newest();
		expect(await importing("Second BK")).toMatchObject({ code: 0 });
		expect(await inCup("undo", String(first), "--with-later")).toMatchObject({ code: 0 });
		expect(await called()).toBe(before);
		expect(await importing("First BK")).toMatchObject({ code: 0 });
		expect(await called()).toBe("First BK");
	});

	test("refuses an act that is not the cup's, and two ways at once", async () => {
		expect(await inCup("undo", "999999")).toMatchObject({ code: 1, err: expect.stringContaining("no act 999999 of this cup") });
		expect(await inCup("undo", "first")).toMatchObject({ code: 1, err: expect.stringContaining('act "first"') });
		expect(await inCup("undo", "1", "--with-later", "--partly")).toMatchObject({
			code: 1,
			err: expect.stringContaining("one of them"),
		});
	});
});
