import { spawn } from "node:child_process";
import path from "node:path";
import { expect } from "@playwright/test";
import { builtTestProgram } from "./built-program.ts";
import { freePort } from "./free-port.ts";

const ROOT = path.resolve(import.meta.dirname, "..", "..");

export type OwnCup = { readonly address: string; readonly stop: () => Promise<void> };

/** The small cup with its reporter, as LIVE serves it, on a server of the test's own: its goals are nobody else's. */
export const ownLiveCup = (): Promise<OwnCup> => ownCup("live");

/** A cup of serve.ts on a server of the test's own. */
export async function ownCup(cup: "live" | "lastRound"): Promise<OwnCup> {
	const port = await freePort();
	const address = `http://localhost:${port}`;
	const child = spawn(process.execPath, [builtTestProgram("serve"), cup, String(port)], {
		cwd: ROOT,
		// What it has beside it stands at ports of its own too.
		env: { ...process.env, NODE_ENV: "production", E2E_PORT: String(port) },
		stdio: ["ignore", "ignore", "inherit"],
	});
	const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
	const answers = () =>
		fetch(`${address}/health`).then(
			({ ok }) => ok,
			() => false, // it does not listen yet
		);
	try {
		await expect.poll(answers, { timeout: 180_000 }).toBe(true);
	} catch (error) {
		child.kill("SIGTERM");
		throw error;
	}
	return {
		address,
		async stop() {
			child.kill("SIGTERM");
			await gone;
		},
	};
}
