import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../../tests/support/free-port.ts";
import { processorTimeOf } from "./processor.ts";

/** Milliseconds of the processor in a second below which a server rests, and seconds after which it is not waited for any more. */
const RESTING = 30;
const MOST_SECONDS = 60;

export type DemoServer = { readonly port: number; readonly pid: number; stop(): Promise<void> };

/**
 * The product with a cup of tests/support/serve.ts, in a separate process: the stopped demo, or the small cup with reports. With
 * `PROFILE=FOLDER` it writes a profile of its processor time when it ends.
 */
export async function startDemoServer(cup: "demo" | "live" = "demo"): Promise<DemoServer> {
	const port = await freePort();
	const serve = path.join(import.meta.dirname, "..", "..", "tests", "support", "serve.ts");
	const profile = process.env.PROFILE === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${process.env.PROFILE}`];
	const server = spawn(process.execPath, [...profile, "--import", "tsx", serve, cup, String(port)], {
		stdio: "inherit",
		// Its helpers have ports of their own too.
		env: { ...process.env, NODE_ENV: "production", E2E_PORT: String(port) },
	});
	for (;;) {
		if (server.exitCode !== null) throw new Error("the server did not begin");
		const ready = await fetch(`http://localhost:${port}/ready`).catch(() => null);
		if (ready?.ok) break;
		await setTimeout(250);
	}
	const pid = server.pid as number;
	// Editions are read into memory beside the first answers.
	for (let tries = 0; tries < MOST_SECONDS; tries++) {
		const before = processorTimeOf(pid);
		await setTimeout(1_000);
		if (processorTimeOf(pid) - before < RESTING) break;
	}
	return {
		port,
		pid,
		async stop() {
			server.kill("SIGTERM");
			await once(server, "exit");
		},
	};
}
