import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { OFFICE_ORIGIN, officeOver } from "../../../tests/support/office-visitor.ts";
import { staff } from "../../accounts/tables/staff.ts";
import type { Database } from "../../database/database.ts";
import { openInMemory } from "../../database/folder.ts";
import { importCup } from "../../results/record/import/import.ts";
import { sourceWithoutLines } from "../../results/record/input/source.ts";
import type { DrawPreview } from "./preview-pages.ts";

const draw = vi.fn<DrawPreview>(async () => new Response("a page"));
let db: Database;
let at: Awaited<ReturnType<typeof officeOver>>;
let desk: Awaited<ReturnType<typeof at.signedIn>>;
beforeEach(async () => {
	draw.mockClear();
	db = await openInMemory();
	const cup = aSmallCup();
	for (const edition of cup.editions) edition.published = { clubs: true, teams: false, lot: false, schedule: false };
	await importCup(db, sourceWithoutLines("cup.json", cup));
	at = await officeOver(db, 7, { drawPreview: draw, monotonicNow: () => 0 });
	desk = await at.signedIn();
});
afterEach(async () => {
	await at.close();
	await db.close();
});

const opened = async (of: string) => (await desk.ask<{ address: string }>("POST", "/out/preview", { of })).body.address;
async function look(address: string, cookie = desk.cookie()) {
	const raw = new Request(OFFICE_ORIGIN + address, { headers: { cookie } });
	const answer = await at.office.fetch({ req: { raw }, env: {} } as unknown as Context);
	return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

it("draws the page with the switch on and those above it, until it ends 20 minutes later", async () => {
	const base = await opened("lot");
	expect((await look(`${base}/2026/matches?show=next`)).text).toBe("a page");
	expect(draw.mock.lastCall?.[0]).toMatchObject({
		published: { clubs: true, teams: true, lot: true, schedule: false },
		...{ edition: "lc-2026", base, language: "en" },
		notice: { secondsLeft: 1200 },
	});
	expect(draw.mock.lastCall?.[0].url.href).toBe(`${OFFICE_ORIGIN}/2026/matches?show=next`);
	at.clock.now = new Date(at.clock.now.getTime() + 20 * 60_000 - 1);
	expect((await look(`${base}/2026`)).status).toBe(200);
	at.clock.now = new Date(at.clock.now.getTime() + 1);
	const over = await look(`${base}/2026`);
	expect([over.status, over.headers.get("cache-control")]).toEqual([410, "private, no-store"]);
	expect(over.text).toContain("This preview has ended");
	expect((await look(`${base}/2026`, `${desk.cookie()}; app-lang=sv`)).text).toContain("Förhandsvisningen är slut");
});

it("ends when its account loses its role", async () => {
	const base = await opened("now");
	await db.orm.update(staff).set({ role: "results" }).where(eq(staff.id, desk.row.id));
	draw.mockClear();
	expect((await look(`${base}/2026`)).status).toBe(403);
	expect(draw).not.toHaveBeenCalled();
});

it("remembers the language chosen in it for its own address alone", async () => {
	const base = await opened("now");
	const { headers } = await look(`${base}/2026?lang=sv`);
	expect(headers.get("set-cookie")).toBe(`app-lang=sv; path=${base}; max-age=1200; httponly; samesite=strict`);
	expect((await look(`${base}/2026`)).headers.has("set-cookie")).toBe(false);
});

it("draws no more pages than one person opens", async () => {
	const base = await opened("now");
	const answers = await Promise.all(Array.from({ length: 61 }, () => look(`${base}/2026`)));
	expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([429]);
});
