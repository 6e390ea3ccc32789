import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { builtServer } from "../../tests/support/built-program.ts";
import { freePort } from "../../tests/support/free-port.ts";
import type { FilledDemo } from "./fill-demo.ts";

export type FullDemo = FilledDemo & { readonly port: number; readonly pid: number; stop(): Promise<void> };

const ROOT = path.join(import.meta.dirname, "..", "..");

/** A record with the whole demo, and the environment of a server on it. */
export type FullRecord = {
	readonly filled: FilledDemo;
	readonly port: number;
	readonly env: NodeJS.ProcessEnv;
	remove(): void;
};

/** @param databaseUrl an empty PostgreSQL; undefined: the embedded record */
export async function fillFullDemo(databaseUrl?: string): Promise<FullRecord> {
	const port = await freePort();
	const folder = mkdtempSync(path.join(tmpdir(), "cupboard-bench-"));
	const env = {
		...process.env,
		...{ NODE_ENV: "production", PORT: String(port), CUPBOARD_DATA: folder, DATABASE_URL: databaseUrl ?? "" },
		...{ DEMO_SPEED: "0", LOG_LEVEL: "warn" },
	};
	const filling = spawn(process.execPath, ["--import", "tsx", path.join(import.meta.dirname, "fill-demo.ts")], {
		...{ cwd: ROOT, env, stdio: ["ignore", "pipe", "inherit"] },
	});
	let said = "";
	filling.stdout.on("data", (part) => {
		said += part;
	});
	const [code] = (await once(filling, "close")) as [number | null];
	if (code !== 0) throw new Error("the demo was not made");
	const filled = JSON.parse(said) as FilledDemo;
	return { filled, port, env, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * The product with the whole demo in a separate process, with a reporter.
 * @param databaseUrl an empty PostgreSQL; undefined: the embedded record
 */
export async function startFullDemo(databaseUrl?: string): Promise<FullDemo> {
	const record = await fillFullDemo(databaseUrl);
	const { port, env, filled } = record;
	// Like `npm start`.
	const profile = process.env.PROFILE === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${process.env.PROFILE}`];
	const child = spawn(process.execPath, [...profile, builtServer()], { cwd: ROOT, env, stdio: ["ignore", "ignore", "inherit"] });
	while (!(await fetch(`http://localhost:${port}/ready`).catch(() => null))?.ok) {
		if (child.exitCode !== null) throw new Error("the server did not begin");
		await setTimeout(250);
	}
	return {
		...filled,
		matches: await told(port, filled),
		...{ port, pid: child.pid as number },
		async stop() {
			child.kill("SIGTERM");
			await once(child, "exit");
			record.remove();
		},
	};
}

/** Matches whose score is published; those of the young have none. */
async function told(port: number, { cup, year, matches }: FilledDemo): Promise<FilledDemo["matches"]> {
	const fields = matches.map(({ id }, at) => `m${at}: match(id: "${id}") { homeScore }`).join(" ");
	const response = await fetch(`http://localhost:${port}/graphql`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ query: `{ tournament(cup: ${cup}, tournament: "${year}") { ${fields} } }` }),
	});
	const { data } = (await response.json()) as {
		readonly data?: { readonly tournament: Record<string, { readonly homeScore: number | null } | null> };
	};
	if (!data) throw new Error("the scores of the demo are not told");
	return matches.filter((_, at) => data.tournament[`m${at}`]?.homeScore != null);
}
