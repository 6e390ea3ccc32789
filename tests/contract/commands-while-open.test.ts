import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type CommandSocket, openCommandSocket } from "../../src/database/command-socket.ts";
import { commandSocketFolder, SOCKET_NAME } from "../../src/database/command-socket-path.ts";
import { type Database, openDatabase } from "../../src/database/database.ts";
import { sendInOneMessage } from "../../src/database/one-message.ts";
import { reachDatabase } from "../../src/database/reach.ts";
import { openThroughCommandSocket } from "../../src/database/through-command-socket.ts";
import { type EditionChanged, listenToChanges } from "../../src/results/record/change.ts";
import { createReadiness, type ReadinessOptions } from "../../src/server/readiness.ts";
import { builtTestProgram } from "../support/built-program.ts";
import { aSmallCup } from "../support/cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

vi.setConfig({ testTimeout: 180_000 });

const opened: Database[] = [];
const children: ChildProcess[] = [];
afterEach(async () => {
	for (const child of children.splice(0)) child.kill("SIGKILL");
	for (const db of opened.splice(0).toReversed()) await db.close();
});

async function keep(opening: Promise<Database>): Promise<Database> {
	const db = await opening;
	opened.push(db);
	return db;
}

/** The record open as the site has it. */
const asSite = (dataFolder: string) => keep(openDatabase({ databaseUrl: undefined, dataFolder }, { admits: true }));

async function reached(dataFolder: string): Promise<Database> {
	const db = await openThroughCommandSocket(dataFolder);
	if (!db) throw new Error("nobody lets in");
	return keep(Promise.resolve(db));
}

/** A cup without an edition: nothing has to be read before visitors arrive. */
const EMPTY: ReadinessOptions["models"] = { cup: async () => null, current: async () => null, isRead: () => false };

type Rows<Row> = { readonly rows: readonly Row[] };
const ask = async <Row>(db: Pick<Database["orm"], "execute">, query: ReturnType<typeof sql>) =>
	((await db.execute(query)) as unknown as Rows<Row>).rows;

/** A process that has the record open like the site, until it is ended. */
async function aSiteProcess(dataFolder: string): Promise<ChildProcess> {
	const script = builtTestProgram("hold-record");
	const env = { ...process.env, DATABASE_URL: "", CUPBOARD_DATA: dataFolder };
	const child = spawn(process.execPath, [script, "--admits"], { env });
	children.push(child);
	let said = "";
	child.stdout?.on("data", (text) => {
		said += text;
	});
	await expect.poll(() => said, { timeout: 90_000 }).toContain("open\n");
	return child;
}

describe("a command while the site has the embedded record open", () => {
	it("has the same output, status and effect as without the site", async () => {
		const alone = aRecordFolder();
		const beside = aRecordFolder();
		const site = await asSite(beside.environment.CUPBOARD_DATA);
		const heard: EditionChanged[] = [];
		await listenToChanges(
			site,
			(change) => heard.push(change),
			(error) => expect.unreachable(String(error)),
		);
		const broken = aSmallCup();
		broken.editions[0]!.endsOn = "2020-01-01";
		const both = async (...words: string[]) => {
			const [one, other] = [await alone.cupboard(...words), await beside.cupboard(...words)];
			expect(other).toEqual(one);
			return one;
		};
		for (const { write } of [alone, beside]) {
			write("cup.json", aSmallCup());
			write("broken.json", broken);
		}
		expect(await both("import", path.join(alone.folder, "cup.json"), "--check")).toMatchObject({ code: 0 });
		expect(await both("import", path.join(alone.folder, "broken.json"))).toMatchObject({ code: 1 });
		expect(heard).toEqual([]);
		expect(await both("import", path.join(alone.folder, "cup.json"))).toMatchObject({ code: 0 });
		expect(await both("result", "b14-s1", "--nonsense")).toMatchObject({ code: 2 });
		expect(await both("publish", "2026", "--cup", "7")).toMatchObject({ code: 0 });
		expect(heard.map(({ revision }) => revision)).toEqual([1]);
	});

	it("runs in a process of its own, reads its files in its own folder, and sees the site's writes", async () => {
		const { cupboardProcess, folder, environment, write } = aRecordFolder();
		const site = await asSite(environment.CUPBOARD_DATA);
		write("cup.json", aSmallCup());
		expect(await cupboardProcess("import", "cup.json")).toMatchObject({ code: 0, err: "" });
		await site.orm.execute(sql`update cup set name = 'Told by the site'`);
		expect(await cupboardProcess("export", "--cup", "7", "--out", "out.json")).toMatchObject({ code: 0 });
		expect(JSON.parse(readFileSync(path.join(folder, "out.json"), "utf8")).cup.name).toBe("Told by the site");
	});

	it("is accepted through a socket that only its owner can reach", async () => {
		const { environment } = aRecordFolder();
		const data = environment.CUPBOARD_DATA;
		const site = await openDatabase({ databaseUrl: undefined, dataFolder: data }, { admits: true });
		const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);
		expect([mode(commandSocketFolder(data)), mode(path.join(commandSocketFolder(data), SOCKET_NAME))]).toEqual(["700", "600"]);
		await site.close();
		expect(existsSync(path.join(commandSocketFolder(data), SOCKET_NAME))).toBe(false);
	});

	it("is accepted if the data folder's path is longer than a socket's may be", async () => {
		const { environment } = aRecordFolder();
		const data = path.join(environment.CUPBOARD_DATA, "å".repeat(60), "long".repeat(30));
		const site = await asSite(data);
		await site.orm.execute(sql`create table seen (a integer)`);
		expect(await ask(await reached(data).then(({ orm }) => orm), sql`select count(*)::integer as n from seen`)).toEqual([
			{ n: 0 },
		]);
	});

	it("runs in turn: no transaction sees or mixes with another's, the site's or a command's", async () => {
		const { environment } = aRecordFolder();
		const site = await asSite(environment.CUPBOARD_DATA);
		await site.orm.execute(sql`create table tally (a integer)`);
		await site.orm.execute(sql`insert into tally values (0)`);
		const commands = await Promise.all([1, 2, 3].map(() => reached(environment.CUPBOARD_DATA)));
		const addOne = (db: Database) =>
			db.orm.transaction(async (tx) => {
				const [row] = await ask<{ a: number }>(tx, sql`select a from tally`);
				await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
				await tx.execute(sql`update tally set a = ${(row?.a ?? 0) + 1}`);
			});
		await Promise.all([site, ...commands].flatMap((db) => Array.from({ length: 10 }, () => addOne(db))));
		expect(await ask(site.orm, sql`select a from tally`)).toEqual([{ a: 40 }]);
	});

	it("that has the record to itself redirects no visitor: /ready stays ready, and is checked again when it is over", async () => {
		const { environment } = aRecordFolder();
		const site = await asSite(environment.CUPBOARD_DATA);
		const command = await reached(environment.CUPBOARD_DATA);
		const options = { orm: site.orm, models: EMPTY, cup: 7, isDraining: () => false };
		const isBusy = () => site.isBusy?.() ?? false;
		await command.orm.transaction(async (tx) => {
			await tx.execute(sql`select 1`);
			expect(await createReadiness({ ...options, isBusy, longest: 1 })()).toBeNull();
			expect(await createReadiness({ ...options, longest: 1 })(), "who does not know that a command has it").toBe(
				"the record cannot be written",
			);
		});
		expect(isBusy()).toBe(false);
		expect(await createReadiness({ ...options, isBusy, longest: 60_000 })()).toBeNull();
	});

	it("that is stopped in the middle of a change leaves nothing of it, and nothing waiting", async () => {
		const { environment } = aRecordFolder();
		const site = await asSite(environment.CUPBOARD_DATA);
		await site.orm.execute(sql`create table tally (a integer)`);
		const script = builtTestProgram("half-a-change");
		const command = spawn(process.execPath, [script, environment.CUPBOARD_DATA]);
		children.push(command);
		await once(command.stdout, "data");
		expect(site.isBusy?.()).toBe(true);
		const waiting = ask(site.orm, sql`select count(*)::integer as n from tally`);
		command.kill("SIGINT");
		expect(await waiting).toEqual([{ n: 0 }]);
		expect(site.isBusy?.()).toBe(false);
	});

	it("that falls silent in the middle of a change is disconnected, and notified", async () => {
		const { environment } = aRecordFolder();
		const data = environment.CUPBOARD_DATA;
		const client = await PGlite.create();
		sendInOneMessage(client);
		const commandSocket: CommandSocket = await openCommandSocket(client, data, async () => undefined, { silence: 50 });
		try {
			const command = await reached(data);
			const change = command.orm.transaction(async (tx) => {
				await tx.execute(sql`create table half (a integer)`);
				await new Promise((resolve) => setTimeout(resolve, 300));
				await tx.execute(sql`select 1`);
			});
			await expect(change).rejects.toThrow();
			expect((await client.query("select to_regclass('half') as made")).rows).toEqual([{ made: null }]);
			expect(await ask(command.orm, sql`select 1 as one`)).toEqual([{ one: 1 }]);
		} finally {
			await Promise.all(opened.splice(0).map((db) => db.close()));
			await commandSocket.close();
			await client.close();
		}
	});

	it("is refused with the reason if the site is of another version", async () => {
		const { environment } = aRecordFolder();
		await asSite(environment.CUPBOARD_DATA);
		const pg = await import("pg");
		const other = new pg.default.Client({
			host: commandSocketFolder(environment.CUPBOARD_DATA),
			application_name: "0001_earlier",
			ssl: false,
		});
		await expect(other.connect()).rejects.toThrow(
			/has another version: its tables are at 00\d\d_\w+, this command's at 0001_earlier/,
		);
	});
});

describe("a command and a site that starts or ends", () => {
	it("a site that was killed leaves a socket: a command works alone, and the next site replaces it", async () => {
		const { cupboardProcess, environment, write } = aRecordFolder();
		const killed = await aSiteProcess(environment.CUPBOARD_DATA);
		killed.kill("SIGKILL");
		await once(killed, "exit");
		expect(existsSync(path.join(commandSocketFolder(environment.CUPBOARD_DATA), SOCKET_NAME))).toBe(true);
		write("cup.json", aSmallCup());
		expect(await cupboardProcess("import", "cup.json")).toMatchObject({ code: 0, err: "" });
		await asSite(environment.CUPBOARD_DATA);
		expect(await cupboardProcess("result", "b14-s1", "3-1", "--not-begun", "--cup", "7")).toMatchObject({ code: 0, err: "" });
	});

	it("two commands at once where no site runs: one waits for the other", async () => {
		const { cupboardProcess, write } = aRecordFolder();
		write("cup.json", aSmallCup());
		const both = await Promise.all([1, 2].map(() => cupboardProcess("import", "cup.json")));
		expect(both.map(({ code, err }) => [code, err])).toEqual([
			[0, ""],
			[0, ""],
		]);
	});

	it("a site that ends waits for the accepted command to finish", async () => {
		const { environment } = aRecordFolder();
		const data = environment.CUPBOARD_DATA;
		const site = await openDatabase({ databaseUrl: undefined, dataFolder: data }, { admits: true });
		const command = await reached(data);
		let ended: Promise<void> | undefined;
		await command.orm.transaction(async (tx) => {
			await tx.execute(sql`create table finished (a integer)`);
			ended = site.close();
			await expect.poll(() => existsSync(path.join(commandSocketFolder(data), SOCKET_NAME))).toBe(false);
			await tx.execute(sql`insert into finished values (1)`);
		});
		await Promise.all(opened.splice(0).map((db) => db.close()));
		await ended;
		const after = await keep(reachDatabase({ databaseUrl: undefined, dataFolder: data }));
		expect(await ask(after.orm, sql`select a from finished`)).toEqual([{ a: 1 }]);
	});

	it("a record whose owner accepts no command is refused with the owner and what to do, after waiting for it", async () => {
		const { environment } = aRecordFolder();
		const dataFolder = environment.CUPBOARD_DATA;
		await keep(openDatabase({ databaseUrl: undefined, dataFolder }));
		const refused = reachDatabase({ databaseUrl: undefined, dataFolder }, 200);
		await expect(refused).rejects.toThrow(new RegExp(`in use by process ${process.pid}[\\s\\S]*DATABASE_URL`));
	});
});
