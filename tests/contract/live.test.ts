import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "../../src/database/database.ts";
import { createLog } from "../../src/log/log.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createLive, type Live } from "../../src/results/live/event-stream.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { reportMatch } from "../../src/results/record/reporting/report-match.ts";
import { aSmallCup } from "../support/cup.ts";
import { lentPostgres } from "../support/lent-postgres.ts";

const postgres = await lentPostgres();
const missing = "missing" in postgres ? postgres.missing : undefined;
if (missing) console.warn(`The stream across processes is not tried: ${missing}.`);

/** What one process has: its own connections, its own read models, its own listeners. */
type Process = {
	readonly db: Database;
	readonly models: ReadModels;
	readonly live: Live;
	readonly server: Server;
	readonly base: string;
};

async function aProcess(databaseUrl: string): Promise<Process> {
	const db = await openDatabase({ databaseUrl, dataFolder: "unused" });
	const models = await ReadModels.open({ source: recordSource(db), clock: () => new Date(), onError: () => undefined });
	const live = createLive({ models, cup: 7, log: createLog("silent") });
	const server = createServer((request, response) => {
		if (!live.handle(request, response)) response.writeHead(404).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return { db, models, live, server, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function end({ db, models, live, server }: Process): Promise<void> {
	live.close();
	server.closeAllConnections();
	await new Promise((resolve) => server.close(resolve));
	await models.close();
	await db.close();
}

/** Follows a process's stream. @returns all that was heard so far, and the way out */
async function follow({ base }: Process, since = 1) {
	const leaving = new AbortController();
	const response = await fetch(`${base}/live/2026?since=${since}`, { signal: leaving.signal });
	let text = "";
	const reading = response.body!.pipeThrough(new TextDecoderStream()).pipeTo(
		new WritableStream({
			write(chunk) {
				text += chunk;
			},
		}),
	);
	reading.catch(() => undefined); // aborted by the test's end
	return { heard: () => text, leave: () => leaving.abort() };
}

let reports = 0;
const goal = (db: Database, home: number) =>
	reportMatch(
		db,
		7,
		{ sender: "office", by: "r" },
		{ id: `goal-${++reports}-${home}`, match: "g15-m1", content: { kind: "goal", side: "home", score: { home, away: 0 } } },
	);

describe.skipIf(missing)("the stream of two processes on one PostgreSQL", () => {
	let url: string;
	let one: Process;
	let other: Process;
	beforeAll(async () => {
		if ("missing" in postgres) throw new Error(postgres.missing);
		url = await postgres.createDatabase();
		one = await aProcess(url);
		expect((await importCup(one.db, sourceWithoutLines("cup.json", aSmallCup()))).faults).toEqual([]);
		other = await aProcess(url);
	});
	afterAll(async () => {
		await end(one);
		await end(other);
		if (!("missing" in postgres)) await postgres.stop();
	});

	it("§6 a goal reported to one is heard at both, each frame with the edition's revision", async () => {
		const streams = [await follow(one), await follow(other)];
		expect(await goal(one.db, 2)).toMatchObject({ verdict: "counted" });
		for (const { heard } of streams) {
			await expect.poll(heard, { timeout: 60_000 }).toMatch(/id: 2\ndata: \{"revision":2,.*"homeScore":2/);
		}
		for (const { leave } of streams) leave();
	});

	it("§6 a client that reconnects to the other process resumes where it was", async () => {
		const { heard, leave } = await follow(other, 1);
		await expect.poll(heard, { timeout: 60_000 }).toContain('"homeScore":2');
		leave();
	});

	it("§6 heals after its connections are lost: events from meanwhile are sent", async () => {
		const { heard, leave } = await follow(other, 2);
		if ("missing" in postgres) throw new Error(postgres.missing);
		await postgres.breakConnections(url);
		await expect
			.poll(
				() =>
					goal(one.db, 3).then(
						(answer) => ("verdict" in answer ? answer.verdict : answer.refused),
						() => "no connection",
					),
				{ timeout: 60_000 },
			)
			.toMatch(/counted|repeated/);
		await expect.poll(heard, { timeout: 60_000 }).toContain('"homeScore":3');
		await goal(one.db, 4);
		await expect.poll(heard, { timeout: 60_000 }).toContain('"homeScore":4');
		leave();
	});
});
