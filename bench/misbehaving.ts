import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { builtProgram } from "../scripts/program.mjs";
import { freePort } from "../tests/support/free-port.ts";
import { DISTURBANCES, type Disturbance } from "./measuring/disturbances.ts";
import { type Seeded, seedRecords } from "./measuring/disturbed-record.ts";
import { largestEdition } from "./measuring/largest-edition.ts";
import { memoryWithChildren, watchForeignLoad } from "./measuring/processor.ts";
import { median } from "./measuring/rounds.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * Readers' response times while one account, address or peer misbehaves, the server's memory, and how long SIGTERM takes meanwhile. Each
 * kind has its own server with the demo: seven pairs of windows, one alone and one under load.
 * `npm run bench -- misbehaving`, or `npx tsx bench/misbehaving.ts [KIND …]`; `LOGS=FOLDER` stores each server's log.
 */
const PAIRS = 7;
const WINDOW = Number(process.env.WINDOW_MS ?? 4_000);
const { LOGS } = process.env;
/** Milliseconds between two requests of readers. */
const PACE = 10;
/** After a window under load: its requests end. */
const PAUSE = 500;
/** The documented ten seconds and one. */
const MOST_TO_END = 11;
const MB = 1024 * 1024;
const BIN = path.join(import.meta.dirname, "..", "bin", "cupboard.mjs");

type Measured = {
	readonly what: string;
	readonly alone: number;
	readonly beside: number;
	readonly ratio: number;
	/** Bytes. */
	readonly memory: number;
	/** Seconds. */
	readonly end: number;
	readonly foreign: number;
};

const folder = mkdtempSync(path.join(tmpdir(), "cupboard-misbehaving-"));

function waitFor(address: string, agent: Agent): Promise<number> {
	const began = performance.now();
	return new Promise((resolve, reject) => {
		const headers = { "accept-encoding": "br", "x-forwarded-for": "198.51.100.7" };
		get(address, { agent, headers }, (response) => {
			if (response.statusCode !== 200) reject(new Error(`${address} was answered ${response.statusCode}`));
			response.resume().on("end", () => resolve(performance.now() - began));
		}).on("error", reject);
	});
}

/** @returns the p99 of readers' response times, in ms */
async function read(site: string, pages: readonly string[]): Promise<number> {
	const agent = new Agent({ keepAlive: true });
	const until = performance.now() + WINDOW;
	const waits: Promise<number>[] = [];
	while (performance.now() < until) {
		waits.push(waitFor(site + pages[waits.length % pages.length], agent));
		await setTimeout(PACE);
	}
	const took = (await Promise.all(waits)).toSorted((one, other) => one - other);
	agent.destroy();
	return took[Math.ceil(took.length * 0.99) - 1] ?? Number.NaN;
}

async function startSite(
	kind: string,
	data: string,
	port: number,
	more: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
	const env = {
		...process.env,
		...{ NODE_ENV: "production", CUPBOARD_DATA: data, PORT: String(port), METRICS_PORT: String(await freePort()) },
		...{ TRUSTED_PROXIES: "127.0.0.0/8,::1", LOG_LEVEL: LOGS ? "info" : "error", ...more },
	};
	const server = spawn(process.execPath, [BIN, "serve"], {
		env,
		stdio: ["ignore", LOGS ? openSync(path.join(LOGS, `${kind}.log`), "w") : "ignore", "inherit"],
	});
	for (;;) {
		if (server.exitCode !== null) throw new Error("the server did not start");
		const ready = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
		if (ready?.ok) return server;
		await setTimeout(250);
	}
}

async function ask(child: ChildProcess, message: object): Promise<void> {
	child.send(message);
	await once(child, "message");
}

/** @returns null where this machine cannot */
async function measure(kind: string, { what, record, environment, disk }: Disturbance, seeded: Seeded): Promise<Measured | null> {
	const own = mkdtempSync(path.join(folder, `${kind}-`));
	const leaveDisk = disk?.(own);
	if (leaveDisk === null) return null;
	cpSync(seeded[record ?? "plain"], own, { recursive: true });
	const port = await freePort();
	const site = `http://127.0.0.1:${port}`;
	const disturber = fork(path.join(import.meta.dirname, "measuring", "disturbances.ts"), [kind], {
		execArgv: ["--import", "tsx"],
	});
	await once(disturber, "message");
	const server = await startSite(kind, own, port, environment?.(`127.0.0.1:${peerPort}`) ?? {});
	const pid = server.pid as number;
	let most = 0;
	let isOver = false;
	const watching = (async () => {
		while (!isOver && server.exitCode === null) {
			most = Math.max(most, memoryWithChildren(pid));
			await setTimeout(100);
		}
	})();
	try {
		const { year, tournament, team } = await largestEdition(site);
		await ask(disturber, { prepare: { port, peerPort, folder: own, bin: BIN, tournament, year, ...seeded.secrets } });
		const pages = ["/", `/${year}/teams/${team}`];
		await read(site, pages);
		const pairs: { readonly alone: number; readonly beside: number }[] = [];
		const foreign = watchForeignLoad();
		let before = 0;
		let added = 0;
		for (let pair = 0; pair < PAIRS; pair++) {
			most = 0;
			const alone = await read(site, pages);
			if (pair === 0) before = most;
			await ask(disturber, { begin: true });
			most = 0;
			const beside = await read(site, pages);
			added = Math.max(added, most - before);
			if (pair < PAIRS - 1) await ask(disturber, { pause: true });
			await setTimeout(PAUSE);
			pairs.push({ alone, beside });
		}
		isOver = true;
		await watching;
		const load = foreign();
		const began = performance.now();
		const ended = once(server, "exit").then(([code]) => code as number | null);
		server.kill("SIGTERM");
		const code = await Promise.race([ended, setTimeout(60_000, "too late" as const)]);
		const end = (performance.now() - began) / 1000;
		if (code !== 0) console.error(`${kind}: ended with ${code}`);
		return {
			...{ what, end, memory: added, foreign: load },
			...{ alone: median(pairs.map((pair) => pair.alone)), beside: median(pairs.map((pair) => pair.beside)) },
			ratio: median(pairs.map(({ alone, beside }) => beside / alone)),
		};
	} finally {
		isOver = true;
		server.kill("SIGKILL");
		disturber.kill("SIGKILL");
		leaveDisk?.();
		rmSync(own, { recursive: true, force: true });
	}
}

const named = process.argv.slice(2);
const kinds = Object.entries<Disturbance>(DISTURBANCES).filter(([kind]) => named.length === 0 || named.includes(kind));
const all: Measured[] = [];
const peerPort = await freePort();
builtProgram();
try {
	const seeded = await seedRecords(folder, `http://127.0.0.1:${peerPort}`);
	for (const [kind, disturbance] of kinds) {
		const one = await measure(kind, disturbance, seeded);
		if (one === null) {
			console.warn(`${kind}: not on this machine`);
			continue;
		}
		all.push(one);
		console.log(
			`${kind}: p99 ${one.alone.toFixed(1)} ms alone, ${one.beside.toFixed(1)} beside, ratio ${one.ratio.toFixed(2)}; ` +
				`memory +${(one.memory / MB).toFixed(0)} MB; SIGTERM ${one.end.toFixed(1)} s; others ${Math.round(one.foreign * 100)} %`,
		);
		// The table's ratio is that of its two figures: here the median of the pairs' own ratios.
		sayRow({
			what: `readers' p99 beside ${one.what}`,
			...{
				ours: one.ratio * one.alone,
				reference: one.alone,
				beside: "alone",
				unit: "ms",
				target: disturbance.target ?? "≤ 1.5",
				foreign: one.foreign,
			},
		});
	}
	const largest = all.toSorted((one, other) => other.memory - one.memory)[0];
	const slowest = all.toSorted((one, other) => other.end - one.end)[0];
	if (kinds.length === Object.keys(DISTURBANCES).length && largest && slowest) {
		sayRow({
			what: `memory added by any of these, most by ${largest.what}`,
			...{ ours: largest.memory / MB, reference: 150, beside: "target", unit: "MB", target: "≤ 1" },
		});
		sayRow({
			what: `SIGTERM until the end beside any of these, longest by ${slowest.what}`,
			...{ ours: slowest.end, reference: MOST_TO_END, beside: "target", unit: "s", target: "≤ 1" },
		});
	}
} finally {
	rmSync(folder, { recursive: true, force: true });
}
