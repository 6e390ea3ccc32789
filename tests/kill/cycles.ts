import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { builtTestProgram } from "../support/built-program.ts";
import type { TestPostgres } from "../support/postgres.ts";
import { faults, KINDS, NOTHING, type State } from "./state.ts";

/** A record that is written to and killed: its environment. */
type Place = { readonly variables: Readonly<Record<string, string>>; remove(): void };
/** Makes records: a new one, or one whose tables are those of an older version. */
export type Ground = { readonly fresh: () => Promise<Place>; readonly old: () => Promise<Place> };

/** Migrations that the older version knew; of the others each start has to do all. */
const OLD = "8";

const variablesOf = (more: Readonly<Record<string, string>>) => ({
	...process.env,
	NODE_ENV: "production",
	DATABASE_URL: "",
	...more,
});

function folderPlace(): Place & { readonly folder: string } {
	const folder = mkdtempSync(path.join(tmpdir(), "cupboard-kill-"));
	return { folder, variables: { CUPBOARD_DATA: folder }, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function embeddedGround(): Ground & { remove(): void } {
	let older: Promise<ReturnType<typeof folderPlace>> | undefined;
	async function makeOlder() {
		const place = folderPlace();
		execFileSync(process.execPath, [builtTestProgram("old-record"), OLD], { env: variablesOf(place.variables) });
		return place;
	}
	return {
		fresh: async () => folderPlace(),
		async old() {
			older ??= makeOlder();
			const place = folderPlace();
			cpSync((await older).folder, place.folder, { recursive: true });
			return place;
		},
		remove: () => void older?.then((place) => place.remove()),
	};
}

export function postgresGround(postgres: TestPostgres): Ground {
	const fresh = async (): Promise<Place> => ({
		variables: { DATABASE_URL: await postgres.createDatabase() },
		remove: () => undefined,
	});
	return {
		fresh,
		async old() {
			const place = await fresh();
			execFileSync(process.execPath, [builtTestProgram("old-record"), OLD], { env: variablesOf(place.variables) });
			return place;
		},
	};
}

type Ran = {
	/** The state that it found; null if it was killed before printing it. */
	readonly found: State | null;
	/** What was acknowledged last. */
	readonly acknowledged: State | null;
	/** Milliseconds from its start until it printed the state. */
	readonly began: number;
};

/** When a process is killed: this many milliseconds after it has printed this many lines; with no line, after its start. */
type Moment = { readonly lines: number; readonly after: number };

/** Starts a process that writes, and kills it at a moment; without one it only reads. @throws Error with its output if it ends by itself */
async function run({ variables }: Place, moment: Moment | null): Promise<Ran> {
	const words = [builtTestProgram("writer"), ...(moment === null ? ["--look"] : [])];
	const child = spawn(process.execPath, words, { env: variablesOf(variables), stdio: ["ignore", "pipe", "pipe"] });
	const started = performance.now();
	let began = 0;
	let out = "";
	let err = "";
	let timer: NodeJS.Timeout | undefined;
	const come = () => {
		if (moment === null || timer !== undefined || out.split("\n").length <= moment.lines) return;
		timer = setTimeout(() => child.kill("SIGKILL"), moment.after);
	};
	come();
	child.stdout.on("data", (text) => {
		began ||= performance.now() - started;
		out += text;
		come();
	});
	child.stderr.on("data", (text) => {
		err += text;
	});
	const ended = once(child, "close");
	const [code, signal] = await ended;
	clearTimeout(timer);
	if (signal !== "SIGKILL" && (moment !== null || code !== 0)) throw new Error(`a start failed with ${code ?? signal}: ${err}`);
	// The last line may have been cut.
	const [first, ...lines] = out.split("\n").slice(0, -1);
	if (first === undefined) return { found: null, acknowledged: null, began };
	const found = JSON.parse(first) as State;
	const acknowledged: Record<string, unknown> = { ...found };
	for (const line of lines) {
		const [kind = "", count] = line.split(" ");
		if (kind === "import") acknowledged.isImported = true;
		else acknowledged[kind] = Number(count);
	}
	return { found, acknowledged: acknowledged as State, began };
}

export type Kills = Record<"first start" | "migration" | "start" | "import" | "load" | "written", number>;

/** While it starts; on a record with older tables most of that are migrations, so those are always killed there until they are through. */
const beforeItBegins = (random: () => number, start: number): Moment => ({ lines: 0, after: random() * start * 1.1 });

/** @param start its duration in ms */
function momentOf(random: () => number, start: number): Moment {
	const which = random();
	if (which < 0.35) return beforeItBegins(random, start);
	if (which < 0.5) return { lines: 1, after: random() * start };
	return { lines: 2 + Math.floor(random() * 60), after: random() * 20 };
}

/**
 * Kills a process that starts or writes at random moments, repeatedly, and checks each time that everything acknowledged is there.
 * @param random 0 to 1
 * @returns how many were killed at which moment, and how many writes had been acknowledged
 * @throws Error if something is missing, or a start fails
 */
export async function killAgainAndAgain(
	ground: Ground,
	cycles: number,
	random: () => number,
	stopping?: AbortSignal,
): Promise<Kills> {
	const kills: Kills = { "first start": 0, migration: 0, start: 0, import: 0, load: 0, written: 0 };
	let done = 0;
	/** Duration of a start on this machine, in ms: the first of a record, and those after it. */
	const starts = { first: 2_000, later: 800 };
	while (done < cycles && !stopping?.aborted) {
		const isOld = random() < 0.3;
		const place = await (isOld ? ground.old() : ground.fresh());
		let known = NOTHING;
		let isBegun = false;
		const look = ({ found, acknowledged }: Ran) => {
			if (found === null) return;
			const missing = faults(known, found);
			if (missing.length > 0) throw new Error(`after ${done} kills: ${missing.join("; ")}`);
			known = acknowledged ?? found;
		};
		for (let turn = 0, turns = 1 + Math.floor(random() * 6); turn < turns && done < cycles && !stopping?.aborted; turn++) {
			const before = known;
			const start = isBegun ? "later" : "first";
			const moment = isOld && !isBegun ? beforeItBegins(random, starts[start]) : momentOf(random, starts[start]);
			const ran = await run(place, moment);
			if (ran.began > 0) starts[start] = ran.began;
			isBegun ||= ran.found !== null;
			look(ran);
			done++;
			if (ran.found === null) kills[start === "later" ? "start" : isOld ? "migration" : "first start"]++;
			else if (!known.isImported) kills.import++;
			else kills.load++;
			for (const kind of KINDS) kills.written += Math.max(0, known[kind] - before[kind]);
		}
		look(await run(place, null));
		place.remove();
	}
	return kills;
}
