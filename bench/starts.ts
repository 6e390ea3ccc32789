import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { startPostgres } from "../tests/support/postgres.ts";
import { type FullRecord, fillFullDemo } from "./measuring/full-demo.ts";
import { watchForeignLoad } from "./measuring/processor.ts";
import { median } from "./measuring/rounds.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * The time of `npm start` with the whole demo in the record, until the site reports ready, and until Home has arrived, and the time of a
 * command, on both records. Wall-clock seconds. Compared in turn with a minimal Node program that listens.
 * `npm run bench -- starts`; `RECORD=embedded` for one.
 */
const ROUNDS = 5;
/** Milliseconds between two looks whether it is ready. */
const LOOK = 5;
const ROOT = path.join(import.meta.dirname, "..");
const START = [path.join(ROOT, "scripts", "start.mjs")];
const BARE = ["-e", 'require("node:http").createServer((_, response) => response.end()).listen(process.env.PORT)'];

type Started = { readonly ready: number; readonly home: number };

/** Seconds until it answers. */
async function start(args: readonly string[], { port, env, filled }: FullRecord): Promise<Started> {
	const began = performance.now();
	const since = () => (performance.now() - began) / 1_000;
	const server = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", "ignore", "inherit"] });
	const site = `http://localhost:${port}`;
	while (!(await fetch(`${site}/ready`).catch(() => null))?.ok) {
		if (server.exitCode !== null) throw new Error("it did not begin");
		await setTimeout(LOOK);
	}
	const ready = since();
	await (await fetch(`${site}/${filled.year}`)).text();
	const home = since();
	server.kill("SIGTERM");
	await once(server, "exit");
	return { ready, home };
}

/** Seconds to its end. */
async function command(args: readonly string[], { env }: FullRecord): Promise<number> {
	const began = performance.now();
	const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", "ignore", "inherit"] });
	const [code] = (await once(child, "exit")) as [number | null];
	if (code !== 0) throw new Error(`the command ended with ${code}`);
	return (performance.now() - began) / 1_000;
}

async function measure(
	on: "embedded" | "PostgreSQL",
	mostToStart: number,
	mostForCommand: string,
	record: FullRecord,
): Promise<void> {
	const { filled } = record;
	const publish = [path.join(ROOT, "bin", "cupboard.mjs"), "publish", filled.year];
	const foreign = watchForeignLoad();
	const taken: { ours: Started; bare: Started; command: number; nothing: number }[] = [];
	for (let round = -1; round < ROUNDS; round++) {
		const bare = await start(BARE, record);
		const ours = await start(START, record);
		const told = { ours, bare, command: await command(publish, record), nothing: await command(["-e", ""], record) };
		// The first round builds stale code.
		if (round >= 0) taken.push(told);
	}
	const of = (figure: (one: (typeof taken)[number]) => number) => median(taken.map(figure));
	const beside = { reference: of(({ bare }) => bare.ready), beside: "a bare server of Node", unit: "s", foreign: foreign() };
	const what = `\`npm start\` with the demo in the record, ${on}`;
	sayRow({ what: `${what}: ready`, ours: of(({ ours }) => ours.ready), target: `≤ ${mostToStart} s`, ...beside });
	sayRow({ what: `${what}: Home has arrived`, ours: of(({ ours }) => ours.home), target: "–", ...beside });
	sayRow({
		...{ what: `a command, ${on}`, ours: of((one) => one.command), target: mostForCommand },
		...{ ...beside, reference: of(({ nothing }) => nothing), beside: "Node, doing nothing" },
	});
}

for (const [on, mostToStart, mostForCommand] of [
	["PostgreSQL", 1.5, "≤ 0.7 s"],
	["embedded", 2.5, "–"],
] as const) {
	if (process.env.RECORD !== undefined && process.env.RECORD !== on) continue;
	const postgres = on === "PostgreSQL" ? await startPostgres() : null;
	if (postgres && "missing" in postgres) {
		console.log(postgres.missing);
		continue;
	}
	const record = await fillFullDemo(await postgres?.createDatabase());
	try {
		await measure(on, mostToStart, mostForCommand, record);
	} finally {
		record.remove();
		await postgres?.stop();
	}
}
process.exit();
