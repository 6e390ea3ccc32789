import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import type { Page } from "@playwright/test";
import { loadBrand } from "../../src/brands/load.ts";
import { openDatabase } from "../../src/database/database.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { addReporter } from "../../src/results/record/reporting/reporter.ts";
import { BRANDS_FOLDER } from "../../src/server/built-site.ts";
import { expect, test } from "../support/browser.ts";
import { builtServer } from "../support/built-program.ts";
import { aSmallCup } from "../support/cup.ts";
import { freePort } from "../support/free-port.ts";
import { startPostgres } from "../support/postgres.ts";
import { report } from "../support/reporter.ts";

const ROOT = path.resolve(import.meta.dirname, "..", "..");
const MATCH = "g15-m1";

/** A process of the site on a PostgreSQL, as an organiser runs several. */
class SiteProcess {
	#child: ChildProcess | undefined;
	readonly address: string;
	constructor(
		readonly port: number,
		readonly databaseUrl: string,
	) {
		this.address = `http://localhost:${port}`;
	}
	async start(): Promise<void> {
		const child = spawn(process.execPath, [builtServer()], {
			cwd: ROOT,
			env: { ...process.env, PORT: String(this.port), DATABASE_URL: this.databaseUrl, LOG_LEVEL: "silent" },
			stdio: ["ignore", "ignore", "inherit"],
		});
		this.#child = child;
		await expect
			.poll(() =>
				fetch(`${this.address}/health`).then(
					({ ok }) => ok,
					() => false, // it does not listen yet
				),
			)
			.toBe(true);
	}
	/** Ends it like a crash, without any notice. */
	async kill(): Promise<void> {
		const child = this.#child;
		if (child === undefined || child.exitCode !== null) return;
		const gone = new Promise((resolve) => child.once("exit", resolve));
		child.kill("SIGKILL");
		await gone;
	}
}

async function aCupToReportOn(databaseUrl: string): Promise<string> {
	const database = await openDatabase({ databaseUrl, dataFolder: "unused" });
	const { cup: id } = loadBrand(BRANDS_FOLDER, "fyrcupen");
	const cup = aSmallCup();
	const { written, faults } = await importCup(database, sourceWithoutLines("small cup", { ...cup, cup: { ...cup.cup, id } }));
	expect(written, JSON.stringify(faults)).toBe(true);
	const { token } = await addReporter(database, id, { name: "the tests", office: true });
	await database.close();
	return token;
}

test.describe("Live, with two processes on one PostgreSQL", () => {
	test.use({ expectedComplaints: [/ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY_RESPONSE|Failed to load resource|Failed to fetch/] });

	test("each browser shows the truth after a process was killed, and after PostgreSQL was restarted", async ({
		browser,
		page,
	}) => {
		const postgres = await startPostgres();
		if ("missing" in postgres) return test.skip(true, postgres.missing);
		const databaseUrl = await postgres.createDatabase();
		const token = await aCupToReportOn(databaseUrl);
		const one = new SiteProcess(await freePort(), databaseUrl);
		const other = new SiteProcess(await freePort(), databaseUrl);
		const elsewhere = await browser.newContext();
		try {
			await Promise.all([one.start(), other.start()]);
			const there = await elsewhere.newPage();
			const listening = [page, there].map((each) => each.waitForResponse(/\/live\/2026/));
			await page.goto(`${one.address}/2026`);
			await there.goto(`${other.address}/2026/categories/g15/division/g15-g-a`);
			await Promise.all(listening);
			for (const each of [page, there]) await each.evaluate(() => document.documentElement.setAttribute("data-opened-once", ""));

			let goals = 1;
			const goal = async ({ address }: SiteProcess) => {
				goals += 1;
				await report(address, MATCH, { kind: "goal", side: "home", score: { home: goals, away: 0 } }, token);
			};
			const shows = async (each: Page) =>
				expect(
					each.getByRole("link", { name: new RegExp(`ASK IF, Sweden, ${goals}\\. BRO IF, Sweden, 0\\.`) }).first(),
				).toBeVisible();

			await test.step("a goal reported to one is shown by both", async () => {
				await goal(one);
				await Promise.all([shows(page), shows(there)]);
			});
			await test.step("one is killed during ten goals and started again", async () => {
				await one.kill();
				for (let count = 0; count < 10; count++) await goal(other);
				await shows(there);
				const line = page.getByRole("status").filter({ hasText: "No network. As of" });
				await expect(line, "meanwhile it says since when it may be old").toBeVisible();
				await one.start();
				const answered = Date.now();
				await shows(page);
				console.log(`after a kill the truth is shown ${Date.now() - answered} ms after the process answers`);
				await expect(line).toHaveCount(0);
			});
			await test.step("PostgreSQL is restarted: what is read stays, what is reported after it is shown by both", async () => {
				await postgres.restart(async () => {
					expect((await page.request.get(`${one.address}/2026/matches`)).status()).toBe(200);
				});
				// A reporter's phone retries until its report is accepted; here too, and it counts once.
				await expect(async () => {
					const before = goals;
					await goal(other).catch((error: unknown) => {
						goals = before;
						throw error;
					});
				}).toPass();
				await goal(one);
				await Promise.all([shows(page), shows(there)]);
				await expect(there.getByRole("row", { name: /ASK IF/ })).toContainText(`+${goals}`);
			});
			for (const each of [page, there]) await expect(each.locator("html[data-opened-once]")).toHaveCount(1);
		} finally {
			await elsewhere.close();
			await Promise.all([one.kill(), other.kill()]);
			await postgres.stop();
		}
	});
});
