import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { loadBrand } from "../src/brands/load.ts";
import { openDatabase } from "../src/database/database.ts";
import { provideCup } from "../src/demo/provide-cup.ts";
import { currentEdition } from "../src/office/current-edition.ts";
import { freePort } from "../tests/support/free-port.ts";
import { seatedDesks } from "../tests/support/office-desks.ts";

/**
 * A hundred slips typed with keys alone at a person's pace, on the embedded record while the demo plays, through a reload, a minute without
 * network, and a server that is killed and restarted. Prints the seconds, and the number of lost slips.
 * npx tsx bench/slips.ts [SLIPS]; CHROMIUM_PATH names the browser.
 */
const SLIPS = Number(process.argv[2] ?? 100);
/** Milliseconds per key, for a person who types digits from paper; and to compare a slip with the screen. */
const A_KEY = 180;
const A_LOOK = 1_000;
const NO_NETWORK = 60_000;
const RELOAD_AFTER = Math.floor(SLIPS * 0.25);
const CUT_AFTER = Math.floor(SLIPS * 0.4);
const KILL_AFTER = Math.floor(SLIPS * 0.8);
/** An input without the focus for this long means that the slip has to be typed again. */
const NOT_READY = 15_000;

const folder = mkdtempSync(path.join(tmpdir(), "cupboard-slips-"));
const root = new URL("..", import.meta.url).pathname;
const brand = loadBrand(path.join(root, "src", "brands"), "fyrcupen");
type Slip = { readonly id: string; readonly number: string; readonly home: number; readonly away: number };
type Rows<Row> = { readonly rows: readonly Row[] };

/** Today's finished matches without results: their slips are on the desk. */
async function prepared(): Promise<{ readonly slips: readonly Slip[]; readonly session: string }> {
	const db = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
	await provideCup(db, brand, console.log, { unasked: true, speed: 1 });
	const current = await currentEdition(db, brand.cup, new Date());
	if (!current) throw new Error("the demo has no edition");
	const { rows } = (await db.orm.execute(sql`
		select m.id, m.number, m.home_score as home, m.away_score as away from match m
		join division d on d.cup = m.cup and d.id = m.division join stage s on s.cup = d.cup and s.id = d.stage
		join category c on c.cup = s.cup and c.id = s.category
		where m.cup = ${brand.cup} and m.edition = ${current.edition} and m.status = 'finished' and s.type = 'group' and m.number is not null
			and c.publishes_scores is not false and m.start > ${current.now.toISOString()}::timestamptz - interval '14 hours'
			and (m.start at time zone ${current.zone})::date = (${current.now.toISOString()}::timestamptz at time zone ${current.zone})::date
		order by m.start desc limit ${SLIPS}`)) as unknown as Rows<Slip>;
	if (rows.length < SLIPS) throw new Error(`today has only ${rows.length} matches that are over; try later in the cup's day`);
	const ids = sql.join(
		rows.map(({ id }) => sql`${id}`),
		sql`, `,
	);
	await db.orm.execute(sql`delete from match_event where cup = ${brand.cup} and match in (${ids})`);
	await db.orm.execute(sql`delete from report where cup = ${brand.cup} and match in (${ids})`);
	await db.orm.execute(sql`update match set status = 'scheduled', home_score = null, away_score = null, home_half_time = null,
		away_half_time = null, period = null, minute = null, period_start = null, period_minute = null, begun = null, ended = null
		where cup = ${brand.cup} and id in (${ids})`);
	const { results } = await seatedDesks(db, brand.cup, undefined);
	await db.close();
	return { slips: rows, session: results ?? "" };
}

let server: ChildProcess | undefined;
process.on("exit", () => server?.kill("SIGKILL"));
async function start(port: number): Promise<void> {
	server = spawn(process.execPath, [path.join(root, "bin", "cupboard.mjs"), "serve"], {
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, PORT: String(port), CUPBOARD_DATA: folder, LOG_LEVEL: "error", DATABASE_URL: "" },
	});
	for (;;) {
		if (server.exitCode !== null) throw new Error("the server did not begin");
		const ready = await fetch(`http://localhost:${port}/ready`).catch(() => null);
		if (ready?.ok) return;
		await setTimeout(250);
	}
}

async function killed(): Promise<void> {
	const ended = once(server!, "exit");
	server!.kill("SIGKILL");
	await ended;
}

async function keys(page: Page, text: string): Promise<void> {
	for (const key of text) {
		await page.keyboard.press(key === "\n" ? "Enter" : key);
		await setTimeout(A_KEY);
	}
}

const isFocused = async (page: Page, label: RegExp | string, nth = 0): Promise<void> => {
	const place = await page.getByLabel(label).nth(nth).elementHandle({ timeout: NOT_READY });
	await page.waitForFunction((element) => document.activeElement === element, place, { timeout: NOT_READY });
};

async function typed(page: Page, { number, home, away }: Slip): Promise<void> {
	await isFocused(page, "Match number");
	await keys(page, `${number}\n`);
	await isFocused(page, /^Goals, /);
	await keys(page, `${home}\n`);
	await isFocused(page, /^Goals, /, 1);
	await keys(page, String(away));
	await setTimeout(A_LOOK);
	await keys(page, "\n");
}

const { slips, session } = await prepared();
const port = await freePort();
await start(port);
const browser = await chromium.launch({
	...(process.env.CHROMIUM_PATH !== undefined && { executablePath: process.env.CHROMIUM_PATH }),
	args: ["--no-sandbox"],
});
const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-GB" });
await context.addCookies([
	{ name: "office", value: session, url: `http://localhost:${port}/office`, httpOnly: true, sameSite: "Strict" },
]);
const page = await context.newPage();
await page.goto(`http://localhost:${port}/office/results`);
await isFocused(page, "Match number");
await setTimeout(3_000);

let again = 0;
let restarted: Promise<void> | undefined;
let whole: Promise<void> | undefined;
const began = performance.now();
for (const [at, slip] of slips.entries()) {
	if (at === RELOAD_AFTER) await page.reload();
	if (at === CUT_AFTER) {
		await context.setOffline(true);
		whole = setTimeout(NO_NETWORK).then(() => context.setOffline(false));
	}
	if (at === KILL_AFTER) {
		await whole;
		await killed();
		restarted = start(port);
	}
	for (;;) {
		try {
			await typed(page, slip);
			break;
		} catch (error) {
			again += 1;
			console.log(`slip ${at + 1} (${slip.number}) is typed again: ${(error as Error).message.split("\n")[0]}`);
			await page.keyboard.press("Escape");
			if (again > SLIPS) throw error;
		}
	}
}
const typedIn = (performance.now() - began) / 1_000;
await whole;
await restarted;
await page.getByText(/wait here/).waitFor({ state: "detached", timeout: 120_000 });
await page.getByText("All saved").waitFor({ timeout: 120_000 });
const savedIn = (performance.now() - began) / 1_000;
await browser.close();
const ended = once(server!, "exit");
server!.kill("SIGTERM");
await ended;

const db = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
const { rows } = (await db.orm.execute(
	sql`select id, home_score as home, away_score as away, status from match where cup = ${brand.cup}`,
)) as unknown as Rows<{ id: string; home: number | null; away: number | null; status: string }>;
const { rows: acts } = (await db.orm.execute(
	sql`select match, count(*)::int as count from act where cup = ${brand.cup} and kind = 'result' group by match`,
)) as unknown as Rows<{ match: string; count: number }>;
await db.close();
rmSync(folder, { recursive: true, force: true });
const found = new Map(rows.map((row) => [row.id, row]));
const lost = slips.filter(({ id, home, away }) => {
	const row = found.get(id);
	return row?.status !== "finished" || row.home !== home || row.away !== away;
});
const twice = acts.filter(({ count }) => count > 1);
console.log(
	`${SLIPS} slips, ${A_KEY} ms a key and ${A_LOOK} ms to look: typed in ${typedIn.toFixed(0)} s, all saved after ${savedIn.toFixed(0)} s (to reach: 600)`,
);
console.log(
	`lost: ${lost.length}${lost.length > 0 ? ` (${lost.map(({ number }) => number).join(", ")})` : ""}; acts: ${acts.length}, twice: ${twice.length}; typed again: ${again}`,
);
process.exitCode = lost.length === 0 ? 0 : 1;
