import { constants, setPriority } from "node:os";
import { performance } from "node:perf_hooks";
import { parentPort, workerData } from "node:worker_threads";
import { figuresOf } from "../../../scheduling/figures/figures.ts";
import { repairs } from "../../../scheduling/repair/repairs.ts";
import { startRun } from "../../../scheduling/solver/run.ts";
import { whyUnplaced } from "../../../scheduling/why/reasons.ts";
import { type FromThread, MOST_EXPLAINED, type Reached, type RunOrder, type ToThread } from "./run-messages.ts";

/** Generates a schedule in a thread of its own, in slices, so that it hears between two of them whether to pause or to stop. */

const SLICE_MS = 40;
/** A screen shows new figures four times a second at most. */
const PROGRESS_EVERY_MS = 250;
/** If the process is ended, at most so much of a run is lost. */
const BEST_EVERY_MS = 5_000;

if (parentPort === null) throw new Error("schedule-thread.ts runs in a worker thread");
const port = parentPort;
const { problem, number, seconds, from, isRepair = false } = workerData as RunOrder;
/** Readers' requests come first. On Linux this sets the priority of the calling thread alone. */
if (process.platform === "linux") setPriority(0, constants.priority.PRIORITY_LOW);

const [repair] = isRepair ? repairs(problem, { number, aims: ["fewest-moves"] }) : [];
const begun = repair?.plan ?? from;
const run = startRun(problem, { number, ...(begun && { from: begun }) });
let batch = 1;
let spent = 0;
let isPaused = false;
let isStopped = false;
let progressAt = 0;
let bestAt = 0;
let wake = (): void => undefined;

port.on("message", (message: ToThread) => {
	if (message === "stop") isStopped = true;
	else isPaused = message === "pause";
	wake();
});

const tell = (message: FromThread): void => port.postMessage(message);
const reached = (): Reached => ({ plan: run.best(), progress: run.progress(), seconds: Math.round(spent / 1000) });

let progress = run.progress();
while (
	!isRepair &&
	!isStopped &&
	spent < seconds * 1000 &&
	!(progress.phase === "improving" && progress.unplaced === 0 && progress.cost === 0)
) {
	if (isPaused) {
		tell({ kind: "best", ...reached() });
		await new Promise<void>((resolve) => {
			wake = resolve;
		});
		continue;
	}
	const began = performance.now();
	progress = run.step(batch);
	const took = performance.now() - began;
	spent += took;
	// Steps differ in cost by orders of magnitude: the next slice is sized by this one.
	batch = Math.max(1, Math.min(batch * 2, Math.round((batch * SLICE_MS) / Math.max(took, 0.01))));
	if (spent - progressAt >= PROGRESS_EVERY_MS) {
		progressAt = spent;
		tell({ kind: "progress", progress, seconds: Math.round(spent / 1000) });
	}
	if (spent - bestAt >= BEST_EVERY_MS) {
		bestAt = spent;
		tell({ kind: "best", ...reached() });
	}
	await new Promise((resolve) => setImmediate(resolve));
}
const last = reached();
const { shortestRest, arenaChanges } = figuresOf(problem, last.plan);
const reasons = whyUnplaced(problem, last.plan, MOST_EXPLAINED).map(({ match, how, rules, bases, waysOut }) => ({
	...{ match, how, rules, bases, waysOut },
}));
const moves = repair && { repair: { displaced: repair.displaced.length, moved: repair.moved.length } };
tell({ kind: "done", isStopped, ...last, report: { figures: { shortestRest, arenaChanges }, reasons, ...moves } });
port.close();
