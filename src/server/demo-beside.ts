import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { DemoBeside } from "../office/plan/demo-calls.ts";

/** Milliseconds that a demo may take to be made on a slow machine. */
const LONGEST_START = 240_000;
const ASKED_EVERY = 250;
const LONGEST_END = 12_000;

type Running = { readonly child: ChildProcess; readonly port: number; readonly secret: string; readonly folder: string };

/**
 * A demo in a process of its own, on a loopback port, with a record in a temporary folder that goes with it. It knows nothing of the cup's record,
 * mails or keys.
 * @param sport whose demo cup
 */
export function demoBeside(sport: "football" | "handball"): DemoBeside & { stop(): Promise<void> } {
	let running: Promise<Running> | undefined;
	async function close(): Promise<void> {
		const demo = await running?.catch(() => undefined);
		running = undefined;
		if (demo !== undefined) await end(demo);
	}
	return {
		async open(hostname) {
			running ??= begin(sport);
			try {
				const { port, secret, child } = await running;
				if (child.exitCode !== null) throw new Error("The demo has ended.");
				// Cookies are shared by all ports of a name: the demo is reached by another one, so that nobody is signed out of their own cup.
				const name = hostname === "127.0.0.1" ? "localhost" : "127.0.0.1";
				return { site: `http://${name}:${port}/`, office: `http://${name}:${port}/office/demo-desk/${secret}` };
			} catch (error) {
				running = undefined;
				throw error;
			}
		},
		close,
		stop: close,
	};
}

async function begin(sport: "football" | "handball"): Promise<Running> {
	const [program] = process.argv.slice(1);
	if (program === undefined) throw new Error("It is not known which program to start.");
	const folder = await mkdtemp(path.join(tmpdir(), "cupboard-demo-"));
	const port = await freePort();
	const secret = randomBytes(24).toString("base64url");
	const { PATH, HOME, LANG, TZ, NODE_ENV, SYSTEMROOT, TEMP, TMPDIR } = process.env;
	const child = spawn(process.execPath, [program], {
		stdio: ["ignore", "ignore", "ignore"],
		env: {
			...{ PATH, HOME, LANG, TZ, NODE_ENV, SYSTEMROOT, TEMP, TMPDIR },
			PORT: String(port),
			BIND_ADDRESS: "127.0.0.1",
			CUPBOARD_DATA: folder,
			CUPBOARD_DEMO_DESK: secret,
			BRAND: sport === "handball" ? "hamncupen" : "fyrcupen",
			LOG_LEVEL: "warn",
		},
	});
	const demo = { child, port, secret, folder };
	const failed = new AbortController();
	child.once("error", () => failed.abort());
	const until = Date.now() + LONGEST_START;
	while (!(await isReady(port))) {
		if (failed.signal.aborted || child.exitCode !== null || Date.now() > until) {
			await end(demo);
			throw new Error(`The demo's process ended or did not begin (exit code ${child.exitCode}).`);
		}
		await setTimeout(ASKED_EVERY);
	}
	return demo;
}

async function end({ child, folder }: Running): Promise<void> {
	if (child.exitCode === null && child.pid !== undefined) {
		const exited = once(child, "exit");
		child.kill("SIGTERM");
		const left = new AbortController();
		await Promise.race([exited, setTimeout(LONGEST_END, undefined, { signal: left.signal }).catch(() => undefined)]);
		left.abort();
		if (child.exitCode === null) child.kill("SIGKILL");
	}
	await rm(folder, { recursive: true, force: true });
}

const isReady = (port: number): Promise<boolean> =>
	fetch(`http://127.0.0.1:${port}/ready`).then(
		({ ok }) => ok,
		() => false,
	);

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	await once(server, "close");
	if (address === null || typeof address === "string") throw new Error("There is no free port.");
	return address.port;
}
