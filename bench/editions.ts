import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { builtServer } from "../tests/support/built-program.ts";
import { freePort } from "../tests/support/free-port.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { memoryOf, processorTimeOf, watchForeignLoad } from "./measuring/processor.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * What earlier editions cost a cup that has several of full size in one record, beside a cup with one: the first page of a team, and of a
 * match, that the server answers once it says that it is ready, its processor time until it is ready, and its memory after pages of every
 * edition have been read. `npm run bench -- editions`; `EDITIONS=1,27` for others, the first of which is the reference; `RECORD=embedded`
 * or `RECORD=PostgreSQL` for one record.
 */
const COUNTS = (process.env.EDITIONS ?? "1,3,9").split(",").map(Number);
const ROOT = path.join(import.meta.dirname, "..");
const YEAR = new Date().getUTCFullYear();
/** For each edition. */
const VISITED = 20;

type Measured = { readonly ready: number; readonly team: number; readonly match: number; readonly memory: number };
type Found = { tournament: { lastMatches: { id: string; home: { team: { id: string } | null } }[] } };

/** Milliseconds of an answer. */
async function timeOf(address: string): Promise<number> {
	const began = performance.now();
	const response = await fetch(address);
	await response.text();
	if (!response.ok) throw new Error(`${address}: ${response.status}`);
	return performance.now() - began;
}

async function fill(count: number, env: NodeJS.ProcessEnv): Promise<void> {
	const filling = spawn(process.execPath, ["--import", "tsx", path.join(import.meta.dirname, "measuring", "fill-editions.ts")], {
		...{ cwd: ROOT, env: { ...env, EDITIONS: String(count) }, stdio: ["ignore", "ignore", "inherit"] },
	});
	const [code] = (await once(filling, "close")) as [number | null];
	if (code !== 0) throw new Error("the editions were not made");
}

async function begin(env: NodeJS.ProcessEnv) {
	const server = spawn(process.execPath, [builtServer()], { cwd: ROOT, env, stdio: ["ignore", "ignore", "inherit"] });
	const site = `http://localhost:${env.PORT}`;
	while (!(await fetch(`${site}/ready`).catch(() => null))?.ok) {
		if (server.exitCode !== null) throw new Error("the server did not begin");
		await setTimeout(20);
	}
	const stop = async () => {
		server.kill("SIGTERM");
		await once(server, "exit");
	};
	return { site, pid: server.pid as number, ready: processorTimeOf(server.pid as number), stop };
}

/** Matches of an edition that have been played, and the team of each (measuring/fill-editions.ts). */
async function playedIn(site: string, ago: number, first: number): Promise<{ match: string; team: string }[]> {
	const edition = ago < 2 ? YEAR - ago : `${YEAR - 1}-${ago - 1}`;
	const query = `{ tournament(cup: 1, tournament: "${edition}") { lastMatches(first: ${first}) { id home { team { id } } } } }`;
	const answer = await fetch(`${site}/graphql?query=${encodeURIComponent(query)}`);
	const { data } = (await answer.json()) as { data: Found };
	return data.tournament.lastMatches.flatMap(({ id, home }) => (home.team ? [{ match: id, team: home.team.id }] : []));
}

async function measure(count: number, env: NodeJS.ProcessEnv): Promise<Measured> {
	// After the import the first start makes what other years show of each edition.
	const once = await begin(env);
	const [played] = (await playedIn(once.site, 0, 40)).slice(-1);
	console.log(`${count} editions, first start after the import: ${once.ready} ms of the processor until ready`);
	await once.stop();
	const first = async (page: string) => {
		const { site, ready, stop } = await begin(env);
		const took = await timeOf(`${site}/${YEAR}${page}`);
		await stop();
		return { ready, took };
	};
	const team = await first(`/teams/${played?.team}`);
	const match = await first(`/matches/${played?.match}`);
	const { site, pid, stop } = await begin(env);
	for (let ago = 0; ago < count; ago++)
		for (const one of await playedIn(site, ago, VISITED)) {
			await timeOf(`${site}/${YEAR - ago}/teams/${one.team}`);
			await timeOf(`${site}/${YEAR - ago}/matches/${one.match}`);
		}
	const memory = memoryOf(pid) / 1e6;
	await stop();
	return { ready: Math.min(team.ready, match.ready), team: team.took, match: match.took, memory };
}

async function measureOn(record: "embedded" | "PostgreSQL"): Promise<void> {
	const postgres = record === "PostgreSQL" ? await startPostgres() : null;
	if (postgres && "missing" in postgres) return console.log(postgres.missing);
	const foreign = watchForeignLoad();
	let one: Measured | undefined;
	try {
		for (const count of COUNTS) {
			const folder = mkdtempSync(path.join(tmpdir(), "cupboard-bench-"));
			const env = {
				...process.env,
				...{ NODE_ENV: "production", PORT: String(await freePort()), CUPBOARD_DATA: folder, DEMO_SPEED: "0", LOG_LEVEL: "warn" },
				DATABASE_URL: (await postgres?.createDatabase()) ?? "",
			};
			await fill(count, env);
			const ours = await measure(count, env);
			rmSync(folder, { recursive: true, force: true });
			one ??= ours;
			const say = (what: string, of: (measured: Measured) => number, unit: string, target: string) => {
				const beside = `with ${COUNTS[0]}`;
				const reference = of(one as Measured);
				sayRow({
					what: `${what}, ${count} editions, ${record}`,
					ours: of(ours),
					reference,
					beside,
					unit,
					target,
					foreign: foreign(),
				});
			};
			say("the first page of a team after ready", ({ team }) => team, "ms", "≤ 1.5");
			say("the first page of a match after ready", ({ match }) => match, "ms", "≤ 1.5");
			say("processor time until ready", ({ ready }) => ready, "ms", "–");
			say("memory, pages of all editions read", ({ memory }) => memory, "MB", "≤ 1.3");
		}
	} finally {
		await postgres?.stop();
	}
}

for (const record of ["PostgreSQL", "embedded"] as const)
	if (process.env.RECORD === undefined || process.env.RECORD === record) await measureOn(record);
process.exit();
