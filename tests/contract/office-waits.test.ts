import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { staff } from "../../src/accounts/tables/staff.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { currentEdition } from "../../src/office/current-edition.ts";
import { desksHere } from "../../src/office/staff/session.ts";
import { CUP_FILE_FORMAT } from "../../src/results/record/cup-file.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { reportMatch } from "../../src/results/record/reporting/report-match.ts";
import { aSmallCup } from "../support/cup.ts";
import { OFFICE_ORIGIN, officeOver } from "../support/office-visitor.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
	await importCup(db, sourceWithoutLines("cup.json", aSmallCup()));
});
afterAll(() => db.close());

/** @returns the digests sent by the stream, one after the other */
async function followed({ office }: Awaited<ReturnType<typeof officeOver>>, cookie: string) {
	const leaving = new AbortController();
	const request = new Request(`${OFFICE_ORIGIN}/office/api/events`, { headers: { cookie }, signal: leaving.signal });
	const { body } = await office.fetch({ req: { raw: request }, env: {} } as never);
	const reader = body!.pipeThrough(new TextDecoderStream() as never).getReader() as ReadableStreamDefaultReader<string>;
	let read = "";
	const reading = (async () => {
		for (let part = await reader.read(); !part.done; part = await reader.read()) read += part.value;
	})().catch(() => undefined);
	return {
		revisions: () =>
			[...read.matchAll(/"edition":"([^"]+)","revision":(\d+)/g)].map(([, edition, revision]) => [edition, revision]),
		/** Ended by the server, not by the client. */
		ended: reading,
		waits: () => [...read.matchAll(/"waits":"([^"]+)"/g)].map(([, digest]) => digest),
		async leave() {
			leaving.abort();
			await reader.cancel().catch(() => undefined);
			await reading;
		},
	};
}

it("the stream reports a change of what waits once, however many accounts and checks there are", async () => {
	const at = await officeOver(db, 7, { waitsEvery: 20 });
	const desk = await at.signedIn({ name: "Office" });
	const stream = await followed(at, desk.cookie());
	await vi.waitFor(() => expect(stream.waits()).toHaveLength(1), { timeout: 30_000 });
	const first = stream.waits()[0];

	const said = await reportMatch(db, 7, { sender: "field", by: "phone-1" }, {
		...{ id: "six", match: "b14-s1", content: { kind: "goal", side: "home", score: { home: 6, away: 0 } } },
	} as never);
	expect(said).toMatchObject({ verdict: "held" });
	await vi.waitFor(() => expect(stream.waits()).toHaveLength(2), { timeout: 30_000 });
	expect(stream.waits()[1]).not.toBe(first);

	// A client that reconnects at once gets what it missed; nothing else has been sent since.
	const again = await followed(at, desk.cookie());
	await vi.waitFor(() => expect(again.waits()).toEqual([stream.waits()[1]]), { timeout: 30_000 });
	expect(stream.waits()).toHaveLength(2);
	await stream.leave();
	await again.leave();
	await at.close();
});

it("the stream begins with the record's revision, so that a client that was cut off loads what it has missed", async () => {
	const at = await officeOver(db, 7);
	const desk = await at.signedIn({ name: "Office 2" });
	const { edition, summary } = (await currentEdition(db, 7, at.clock.now))!;
	const stream = await followed(at, desk.cookie());
	const revisions = [[edition, String(summary.revision)]];
	await vi.waitFor(() => expect(stream.revisions()).toEqual(revisions), { timeout: 30_000 });
	// Another cup of the record, whose edition may have the same id, sends nothing here.
	await importCup(db, sourceWithoutLines("cup.json", { ...aSmallCup(), cup: { ...aSmallCup().cup, id: 8 } }));
	const renamed = { format: CUP_FILE_FORMAT, cup: { id: 7 }, editions: [{ id: edition, name: "Another name" }] };
	await importCup(db, sourceWithoutLines("renamed", renamed));
	const next = (await currentEdition(db, 7, at.clock.now))!.summary.revision;
	expect(next).toBeGreaterThan(summary.revision);
	await vi.waitFor(() => expect(stream.revisions().at(-1)).toEqual([edition, String(next)]), { timeout: 30_000 });
	expect(stream.revisions()).toEqual([...revisions, [edition, String(next)]]);
	await stream.leave();
	await at.close();
});

it("the stream ends by itself for a desk that was signed out everywhere", async () => {
	const at = await officeOver(db, 7, { beatEvery: 20 });
	const office = await at.signedIn({ name: "Office" });
	const lost = await at.signedIn({ role: "results" });
	const stream = await followed(at, lost.cookie());
	expect((await office.ask("DELETE", `/colleagues/${lost.desk}/sessions`)).status).toBe(204);
	await stream.ended;
	await at.close();
});

it("the stream of an expired account ends by itself, and other accounts no longer see it", async () => {
	const at = await officeOver(db, 7, { beatEvery: 20 });
	const office = await at.signedIn({ name: "Office" });
	const guest = await at.signedIn({ name: "A guest", role: "results" });
	const stream = await followed(at, guest.cookie());
	await vi.waitFor(async () => expect(await desksHere(db.orm, 7, at.clock.now)).toHaveLength(1), { timeout: 30_000 });
	await db.orm
		.update(staff)
		.set({ until: "2000-01-01" })
		.where(eq(staff.id, Number(guest.desk)));
	await stream.ended;
	await vi.waitFor(async () => expect(await desksHere(db.orm, 7, at.clock.now)).toEqual([]), { timeout: 30_000 });
	expect((await office.ask("GET", "/session")).status).toBe(200);
	await at.close();
});
