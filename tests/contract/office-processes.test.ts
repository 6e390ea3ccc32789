import { tmpdir } from "node:os";
import { afterAll, expect, it, vi } from "vitest";
import { type Database, openDatabase } from "../../src/database/database.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup } from "../support/cup.ts";
import { lentPostgres } from "../support/lent-postgres.ts";
import { OFFICE_ORIGIN, officeOver } from "../support/office-visitor.ts";

vi.setConfig({ testTimeout: 120_000 });
const postgres = await lentPostgres();
const missing = "missing" in postgres ? postgres.missing : undefined;
afterAll(() => ("missing" in postgres ? undefined : postgres.stop()));

type At = Awaited<ReturnType<typeof officeOver>>;

/** Follows an office's stream. @returns the names that it last said are here */
async function following({ office }: At, cookie: string) {
	const leaving = new AbortController();
	const request = new Request(`${OFFICE_ORIGIN}/office/api/events`, { headers: { cookie }, signal: leaving.signal });
	const { body } = await office.fetch({ req: { raw: request }, env: {} } as never);
	const reader = body!.pipeThrough(new TextDecoderStream() as never).getReader() as ReadableStreamDefaultReader<string>;
	let here: readonly string[] = [];
	let rest = "";
	const read = (async () => {
		for (;;) {
			const { value, done } = await reader.read();
			if (done) return;
			const parts = (rest + value).split("\n\n");
			rest = parts.pop() ?? "";
			for (const part of parts) {
				const data = /^data: (.+)$/m.exec(part)?.[1];
				const told = data ? (JSON.parse(data) as { presence?: readonly { name: string }[] }) : {};
				if (told.presence) here = told.presence.map(({ name }) => name).sort();
			}
		}
	})().catch(() => undefined);
	return {
		here: () => here,
		async leave() {
			leaving.abort();
			await reader.cancel().catch(() => undefined);
			await read;
		},
	};
}

it.skipIf(missing)("desks at two processes on PostgreSQL see each other come and leave", async () => {
	const databaseUrl = "missing" in postgres ? "" : await postgres.createDatabase();
	const opened: Database[] = [];
	const open = async () => {
		const db = await openDatabase({ databaseUrl, dataFolder: tmpdir() });
		opened.push(db);
		return db;
	};
	const first = await open();
	await importCup(first, sourceWithoutLines("cup.json", aSmallCup()));
	const one = await officeOver(first);
	const other = await officeOver(await open());
	const office = await one.signedIn({ name: "Office" });
	const results = await other.signedIn({ name: "Results desk 1", role: "results" });
	const followed = await following(one, office.cookie());
	await vi.waitFor(() => expect(followed.here()).toEqual(["Office"]), { timeout: 30_000 });
	const elsewhere = await following(other, results.cookie());
	await vi.waitFor(() => expect(followed.here()).toEqual(["Office", "Results desk 1"]), { timeout: 30_000 });
	await vi.waitFor(() => expect(elsewhere.here()).toEqual(["Office", "Results desk 1"]), { timeout: 30_000 });
	await elsewhere.leave();
	await vi.waitFor(() => expect(followed.here()).toEqual(["Office"]), { timeout: 30_000 });
	await followed.leave();
	await one.close();
	await other.close();
	for (const db of opened) await db.close();
});
