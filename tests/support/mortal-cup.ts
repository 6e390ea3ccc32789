import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { builtTestProgram } from "./built-program.ts";
import { freePort } from "./free-port.ts";
import type { OwnCup } from "./own-live-cup.ts";

const ROOT = path.resolve(import.meta.dirname, "..", "..");

export type MortalCup = OwnCup & {
	/** As a machine that loses its power: it is asked nothing, and has no time to put anything away. */
	readonly kill: () => Promise<void>;
	/** Restarts it at the same address, with its record. @param clock the cup's clock from then on; left out: unchanged */
	readonly startAgain: (clock?: string) => Promise<void>;
};

type Served = { readonly port: number; readonly record: string; readonly clock?: string | undefined };

const startServer = ({ port, record, clock }: Served): ChildProcess =>
	spawn(process.execPath, [builtTestProgram("serve"), "live", String(port)], {
		cwd: ROOT,
		env: {
			...process.env,
			NODE_ENV: "production",
			// Its helpers have ports of their own too.
			E2E_PORT: String(port),
			E2E_RECORD: record,
			...(clock !== undefined && { E2E_CLOCK: clock }),
		},
		stdio: ["ignore", "ignore", "inherit"],
	});

async function ended(child: ChildProcess, by: "SIGTERM" | "SIGKILL"): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const gone = once(child, "exit");
	child.kill(by);
	await gone;
}

async function answering(child: ChildProcess, address: string): Promise<void> {
	const answers = () =>
		fetch(`${address}/health`).then(
			({ ok }) => ok,
			() => false, // it does not listen yet
		);
	try {
		await expect.poll(answers, { timeout: 180_000 }).toBe(true);
	} catch (error) {
		await ended(child, "SIGTERM");
		throw error;
	}
}

/** The small cup as LIVE serves it, by a process of its own that a test kills and starts again. */
export async function mortalLiveCup(): Promise<MortalCup> {
	const record = mkdtempSync(path.join(process.env.E2E_RECORDS ?? tmpdir(), "cupboard-mortal-"));
	const port = await freePort();
	const address = `http://localhost:${port}`;
	let child = startServer({ port, record });
	await answering(child, address);
	return {
		address,
		kill: () => ended(child, "SIGKILL"),
		async startAgain(clock) {
			child = startServer({ port, record, clock });
			await answering(child, address);
		},
		async stop() {
			await ended(child, "SIGTERM");
			rmSync(record, { recursive: true, force: true });
		},
	};
}
