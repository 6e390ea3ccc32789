import { cpSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Database } from "../../src/database/database.ts";
import { openFolder } from "../../src/database/folder.ts";
import { faults, KINDS, NOTHING, type State } from "../kill/state.ts";
import { fillSegment, look, type Written, writeAll } from "../kill/writing.ts";
import { watchDisk } from "../support/forgetful-disk.ts";

const MOMENTS = ["first start", "start", "import", "load", "checkpoint", "end"] as const;
type Moment = (typeof MOMENTS)[number];
/** Changes and syncs between two cuts, at most: a first start has some 5,000 of them, a write two or three. */
const MOST_BETWEEN: Readonly<Record<Moment, number>> = {
	"first start": 5_000,
	start: 300,
	import: 100,
	load: 400,
	checkpoint: 150,
	end: 60,
};
/** Of writes. The first checkpoint after the tables were made syncs 350 files, later ones some 30. */
const BETWEEN_CHECKPOINTS = 20;

/** Cuts while one process runs: each leaves 60 MB. */
const CUTS_OF_A_RUN = 6;

type Cut = { readonly data: string; readonly moment: Moment; readonly known: State };

const and = (known: State, written: Written): State =>
	written.kind === "import" ? { ...known, isImported: true } : { ...known, [written.kind]: written.count };

/** Opens a record on a disk that is cut while it starts, is written to and ends. @returns what the cuts left */
async function run(
	data: string,
	known: State,
	isNew: boolean,
	random: () => number,
	cutFolder: (number: number) => string,
): Promise<Cut[]> {
	const disk = watchDisk(data);
	const cuts: Cut[] = [];
	let moment: Moment = isNew ? "first start" : "start";
	let next = 0;
	const plan = () => {
		next = disk.steps + Math.ceil(random() * MOST_BETWEEN[moment]);
	};
	plan();
	disk.onStep = () => {
		if (disk.steps < next || cuts.length === CUTS_OF_A_RUN) return;
		const cut = { data: cutFolder(cuts.length), moment, known };
		disk.cut(cut.data, random);
		cuts.push(cut);
		plan();
	};
	const enter = (now: Moment) => {
		moment = now;
		plan();
	};
	let writes = 0;
	let filled = Promise.resolve();
	try {
		const db = await openFolder(data);
		const there = await look(db);
		known = there;
		enter(there.isImported ? "load" : "import");
		await writeAll(
			db,
			there,
			(written) => {
				known = and(known, written);
				if (written.kind === "import") enter("load");
				if (++writes % BETWEEN_CHECKPOINTS > 0) return;
				enter("checkpoint");
				filled = fillSegment(db);
			},
			() => cuts.length >= CUTS_OF_A_RUN - 1,
		);
		await filled;
		enter("end");
		await db.close();
	} finally {
		disk.stop();
	}
	return cuts;
}

async function lookInto(data: string): Promise<State> {
	let db: Database | undefined;
	try {
		db = await openFolder(data);
		return await look(db);
	} finally {
		await db?.close();
	}
}

export type Cuts = { readonly moments: Readonly<Record<Moment, number>>; readonly acknowledged: number };

/**
 * Cuts the power of the embedded record's disk at random moments, again and again, also of what a cut has left, and looks each time whether the
 * record opens and all that was acknowledged is there.
 * @param folder for its records
 * @param random 0 to 1
 * @throws Error where something is missing, or a record does not open
 */
export async function cutAgainAndAgain(folder: string, count: number, random: () => number): Promise<Cuts> {
	const moments: Record<Moment, number> = { "first start": 0, start: 0, import: 0, load: 0, checkpoint: 0, end: 0 };
	let acknowledged = 0;
	let done = 0;
	for (let turn = 0, left: Cut | undefined; done < count; turn++) {
		const data = left?.data ?? path.join(folder, `${turn}`);
		mkdirSync(data, { recursive: true });
		const before = left?.known ?? NOTHING;
		const cuts = await run(data, before, left === undefined, random, (number) => path.join(folder, `${turn}-${number}`));
		rmSync(data, { recursive: true, force: true });
		left = undefined;
		for (const cut of cuts.slice(0, count - done)) {
			const kept = path.join(folder, "kept");
			cpSync(cut.data, kept, { recursive: true });
			const found = await lookInto(cut.data).catch((error: unknown) => {
				throw new Error(`cut ${done + 1}, at ${cut.moment}: the record does not open`, { cause: error });
			});
			const missing = faults(cut.known, found);
			if (missing.length > 0) throw new Error(`cut ${done + 1}, at ${cut.moment}: ${missing.join("; ")}`);
			done++;
			moments[cut.moment]++;
			for (const kind of KINDS) acknowledged += Math.max(0, cut.known[kind] - before[kind]);
			rmSync(cut.data, { recursive: true, force: true });
			// The next run begins with what this cut left, before anybody opened it.
			const isNext = left === undefined && random() < 0.3;
			if (isNext) {
				cpSync(kept, cut.data, { recursive: true });
				left = cut;
			}
			rmSync(kept, { recursive: true, force: true });
		}
	}
	return { moments, acknowledged };
}
