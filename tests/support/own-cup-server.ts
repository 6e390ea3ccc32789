import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { builtServer } from "./built-program.ts";
import { freePort } from "./free-port.ts";

/** A server with an empty record, as `npm start -- --own` runs it. */
export type OwnCupServer = {
	readonly address: string;
	/** Of the first account, from the log. */
	readonly code: string;
	/** Makes a backup of its record, as `npx cupboard backup` does while it runs. @returns the file's content */
	backup(): Promise<Buffer>;
	/** Imports a cup file, as `npx cupboard import` does while it runs. */
	import(file: CupFile): Promise<void>;
	stop(): Promise<void>;
};

const CUPBOARD = path.resolve(import.meta.dirname, "..", "..", "bin", "cupboard.mjs");
const CODE = /office\/first-start, code ([A-Z0-9-]+)/;

/** Starts one on a free port, with its record in a temporary folder. */
export async function ownCupServer(variables: Readonly<Record<string, string>> = {}): Promise<OwnCupServer> {
	const folder = mkdtempSync(path.join(tmpdir(), "own-cup-"));
	const port = await freePort();
	const { BRAND: _, CUPBOARD_BRANDS: __, DATABASE_URL: ___, ...inherited } = process.env;
	const env = {
		...inherited,
		PORT: String(port),
		CUPBOARD_DATA: folder,
		CUPBOARD_OWN: "yes",
		NODE_ENV: "production",
		...variables,
	};
	const server = spawn(process.execPath, [builtServer()], {
		env,
		stdio: ["ignore", "pipe", "pipe"],
	});
	let said = "";
	const code = await new Promise<string>((resolve, reject) => {
		const hear = (part: Buffer) => {
			said += part.toString();
			const found = CODE.exec(said)?.[1];
			if (found !== undefined && said.includes("Cupboard is on")) resolve(found);
		};
		server.stdout.on("data", hear);
		server.stderr.on("data", hear);
		server.once("exit", () => reject(new Error(`The server ended: ${said}`)));
	});
	return {
		address: `http://localhost:${port}`,
		code,
		async backup() {
			const file = path.join(folder, "by-command.gz");
			await promisify(execFile)(process.execPath, [CUPBOARD, "backup", file], { env });
			return readFileSync(file);
		},
		async import(cup) {
			const file = path.join(folder, "cup.json");
			writeFileSync(file, JSON.stringify(cup));
			await promisify(execFile)(process.execPath, [CUPBOARD, "import", file], { env });
		},
		async stop() {
			const ended = once(server, "exit");
			server.kill();
			await ended;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
