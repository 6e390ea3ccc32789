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

/** Follows an office's stream. @returns the names that it last listed as present */
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

/** Two offices over one PostgreSQL, each with connections of its own, as two processes are. */
async function twoProcesses() {
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
	return {
		...{ one, other },
		async close() {
			await one.close();
			await other.close();
			for (const db of opened) await db.close();
		},
	};
}

it.skipIf(missing)("desks at two processes on PostgreSQL see each other arrive and leave", async () => {
	const { one, other, close } = await twoProcesses();
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
	await close();
});

/** What two desks do to one match or one field at the same moment. */
const MEETING: readonly (readonly [what: string, one: object, other: object])[] = [
	[
		"two times for one match",
		{ kind: "shift", matches: ["b14-s2"], minutes: 5, later: "stay" },
		{ kind: "shift", matches: ["b14-s2"], minutes: 10, later: "stay" },
	],
	[
		"two matches for one free hour of one field",
		{ kind: "move", to: [{ match: "b14-s1", field: "heden-2", date: "2026-07-17", minute: 900 }] },
		{ kind: "move", to: [{ match: "b14-s2", field: "heden-2", date: "2026-07-17", minute: 930 }] },
	],
	[
		"two results of one match",
		{ kind: "result", match: "b14-s1", score: { home: 2, away: 1 } },
		{ kind: "result", match: "b14-s1", score: { home: 1, away: 2 } },
	],
];
it.skipIf(missing)(
	"of two acts that meet at two processes on PostgreSQL one is done, and the other is looked at again: neither replaces the other unseen",
	async () => {
		const { one, other, close } = await twoProcesses();
		const desks = [await one.signedIn({ name: "Office" }), await other.signedIn({ name: "Office 2" })] as const;
		const count = async () => (await desks[0].ask<{ acts: unknown[] }>("GET", "/ledger")).body.acts.length;
		for (const [what, first, second] of MEETING) {
			const both = [first, second];
			const before = await count();
			const looked = await Promise.all(
				desks.map((desk, at) => desk.ask<{ preview: { ground: string } }>("POST", "/acts/preview", { proposal: both[at] })),
			);
			const done = await Promise.all(
				desks.map((desk, at) => {
					const id = `meeting-${at}-${what.length}-abcdef`;
					const { ground } = looked[at]!.body.preview;
					return desk.ask("POST", "/acts", { id, proposal: both[at], ground, anyway: true });
				}),
			);
			expect(done.map(({ status }) => status).sort(), what).toEqual([200, 409]);
			expect(done.find(({ status }) => status === 409)?.body.refused, what).toMatch(/stale|impossible/);
			expect((await count()) - before, what).toBe(1);
		}
		await close();
	},
);
