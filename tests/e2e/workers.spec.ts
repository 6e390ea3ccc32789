import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { get } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { loadBrand } from "../../src/brands/load.ts";
import { openDatabase } from "../../src/database/database.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { addReporter } from "../../src/results/record/reporting/reporter.ts";
import { BRANDS_FOLDER } from "../../src/server/built-site.ts";
import { expect, test } from "../support/browser.ts";
import { aSmallCup } from "../support/cup.ts";
import { freePort } from "../support/free-port.ts";
import { startPostgres } from "../support/postgres.ts";
import { report } from "../support/reporter.ts";

const ROOT = path.resolve(import.meta.dirname, "..", "..");

/** Over a new connection, which the next process accepts in turn. */
async function ask(address: string): Promise<string> {
	const request = get(address, { agent: false });
	const [answer] = await once(request, "response");
	return text(answer);
}

/** The child processes of a process, if the system lists them. */
const begunBy = (pid: number): number[] =>
	readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);

test("npx cupboard serve --workers 2: both processes send a goal, a killed one is replaced, both are measured and end together", async () => {
	test.skip(process.platform !== "linux", "the processes are found in /proc");
	const postgres = await startPostgres();
	if ("missing" in postgres) return test.skip(true, postgres.missing);
	const databaseUrl = await postgres.createDatabase();
	const { cup: id } = loadBrand(BRANDS_FOLDER, "fyrcupen");
	const database = await openDatabase({ databaseUrl, dataFolder: "unused" });
	const cup = aSmallCup();
	const { faults } = await importCup(database, sourceWithoutLines("small cup", { ...cup, cup: { ...cup.cup, id } }));
	expect(faults).toEqual([]);
	const { token } = await addReporter(database, id, { name: "the tests", office: true });
	await database.close();

	const [port, metricsPort] = [await freePort(), await freePort()];
	const variables = { PORT: `${port}`, METRICS_PORT: `${metricsPort}`, DATABASE_URL: databaseUrl, LOG_LEVEL: "error" };
	const first = spawn(process.execPath, [path.join(ROOT, "bin", "cupboard.mjs"), "serve", "--workers", "2"], {
		env: { ...process.env, ...variables },
		stdio: ["ignore", "pipe", "inherit"],
	});
	const ended = once(first, "exit");
	let said = "";
	first.stdout.on("data", (words) => {
		said += words;
	});
	const address = `http://localhost:${port}`;
	const sessions = new pg.Client({ connectionString: databaseUrl });
	await sessions.connect();
	try {
		await expect.poll(() => said, { timeout: 600_000 }).toContain(`Cupboard is on ${address}, served by 2 processes`);
		const workers = begunBy(first.pid ?? 0);
		expect(workers).toHaveLength(2);

		let goals = 1;
		const query = encodeURIComponent(`{tournament(cup:${id},tournament:"lc-2026"){match(id:"g15-m1"){homeScore}}}`);
		const goal = async () => {
			goals += 1;
			await report(address, "g15-m1", { kind: "goal", side: "home", score: { home: goals, away: 0 } }, token);
		};
		const answers = async () => {
			const told = [];
			for (let count = 0; count < 6; count++)
				told.push(JSON.parse(await ask(`${address}/graphql?query=${query}`)).data?.tournament?.match?.homeScore);
			return told;
		};
		const all = () => Array(6).fill(goals);
		await goal();
		const acknowledged = performance.now();
		await expect.poll(answers, { intervals: [10] }).toEqual(all());
		console.log(`all processes tell a goal ${Math.round(performance.now() - acknowledged)} ms after it was acknowledged`);

		await Promise.all(Array.from({ length: 60 }, () => ask(`${address}/api/user`)));
		const { rows } = await sessions.query(
			"select count(*)::int as count from pg_stat_activity where datname = current_database() and backend_type = 'client backend'",
		);
		expect(rows[0].count - 1, "sessions of two processes").toBeLessThanOrEqual(2 * 4);

		process.kill(workers[0] ?? 0, "SIGKILL");
		await expect.poll(() => begunBy(first.pid ?? 0).filter((pid) => !workers.includes(pid))).toHaveLength(1);
		await expect.poll(() => said).toContain("a process that served has ended; another begins");
		await goal();
		await expect.poll(answers, { intervals: [10] }).toEqual(all());

		await expect.poll(() => ask(`http://localhost:${metricsPort}/metrics`)).toMatch(/^cupboard_ready 2$/m);
		expect(await ask(`http://localhost:${metricsPort}/metrics`)).toMatch(/^cupboard_answer_seconds_count\{status="200"\} \d+$/m);
		expect(await ask(`${address}/metrics`), "not at the visitors' port").not.toContain("cupboard_ready");
	} finally {
		first.kill("SIGTERM");
		expect(await ended).toEqual([0, null]);
		await sessions.end();
		await postgres.stop();
	}
});
