import { Worker } from "node:worker_threads";
import type { Database } from "../../../database/database.ts";
import type { Logger } from "../../../log/log.ts";
import type { DraftPlace } from "../../../results/acts/schedule-draft-table.ts";
import { addDraft, stopLostDrafts, updateDraft } from "../../../results/acts/schedule-drafts.ts";
import type { Plan } from "../../../scheduling/problem.ts";
import type { FromThread, Reached, RunOrder, ToThread } from "./run-messages.ts";
import type { DraftReport, RunView } from "./schedule-view.ts";

type Running = {
	readonly edition: string;
	readonly thread: Worker;
	view: RunView;
	/** Writing what it reached, one after the other. */
	stored: Promise<void>;
};

export type ScheduleRunOptions = {
	readonly database: Database;
	readonly cup: number;
	readonly now: () => Date;
	readonly log: Pick<Logger, "error">;
};

export type StartRun = Omit<RunOrder, "seconds"> & {
	readonly edition: string;
	readonly desk: string;
	readonly seconds: number;
	/** A digest of what it is generated from. */
	readonly ground: string;
};

/** The cup's generation of schedules: one at a time, in a thread, stored as a draft while it goes on. */
export class ScheduleRuns {
	readonly #options: ScheduleRunOptions;
	#running: Running | null = null;
	#isStarting = false;

	constructor(options: ScheduleRunOptions) {
		this.#options = options;
	}

	/** Drafts whose process has ended stay with what they had reached. */
	async open(): Promise<void> {
		const { database, cup, now } = this.#options;
		await stopLostDrafts(database.orm, cup, now());
	}

	/** Null: nothing is generated. */
	view(edition: string): RunView | null {
		return this.#running?.edition === edition ? this.#running.view : null;
	}

	/** @returns undefined if a schedule is generated already */
	async start({ edition, desk, ground, ...order }: StartRun): Promise<RunView | undefined> {
		if (this.#running !== null || this.#isStarting) return undefined;
		this.#isStarting = true;
		try {
			const { database, cup, now } = this.#options;
			const { id, ordinal } = await addDraft(database.orm, cup, edition, {
				...{ begunAt: now().toISOString(), desk, number: order.number, steps: 0, seconds: 0, state: "running", ground },
				...{ places: [], report: {} },
			});
			const view: RunView = { draft: id, ordinal, desk, number: order.number, seconds: 0, isPaused: false, progress: null };
			const thread = new Worker(new URL("./schedule-thread.mjs", import.meta.url), { workerData: order });
			thread.unref();
			const running: Running = { edition, thread, view, stored: Promise.resolve() };
			this.#running = running;
			thread.on("message", (message: FromThread) => this.#hear(running, message));
			thread.on("error", (error) => this.#options.log.error({ err: error }, "the thread that generates a schedule failed"));
			thread.on("exit", () => void this.#ended(running));
			return view;
		} finally {
			this.#isStarting = false;
		}
	}

	/** @returns whether something was running */
	send(edition: string, message: ToThread): boolean {
		const running = this.#running;
		if (running?.edition !== edition) return false;
		running.view = { ...running.view, isPaused: message === "pause" };
		running.thread.postMessage(message);
		return true;
	}

	/** Ends a run with what it has reached. */
	async close(): Promise<void> {
		const running = this.#running;
		if (running === null) return;
		await running.thread.terminate();
		await running.stored;
	}

	#hear(running: Running, message: FromThread): void {
		running.view = { ...running.view, progress: message.progress, seconds: message.seconds };
		if (message.kind === "progress") return;
		const state = message.kind === "best" ? "running" : message.isStopped ? "stopped" : "done";
		const report = { progress: message.progress, ...(message.kind === "done" && message.report) };
		running.stored = running.stored.then(() => this.#store(running.view.draft, message, { state, report }));
	}

	async #store(
		draft: number,
		{ plan, progress, seconds }: Reached,
		{ state, report }: { readonly state: "running" | "stopped" | "done"; readonly report: DraftReport },
	): Promise<void> {
		const { database, log } = this.#options;
		try {
			await updateDraft(database.orm, draft, {
				steps: progress.steps,
				seconds,
				state,
				places: placesOf(plan),
				report,
			});
		} catch (error) {
			log.error({ err: error }, "a draft of the schedule could not be stored");
		}
	}

	async #ended(running: Running): Promise<void> {
		await running.stored;
		if (this.#running === running) this.#running = null;
		// A thread that failed has not stored that it is over.
		await stopLostDrafts(this.#options.database.orm, this.#options.cup, this.#options.now()).catch((error: unknown) =>
			this.#options.log.error({ err: error }, "a draft of the schedule could not be stored"),
		);
	}
}

const placesOf = ({ placements }: Plan): DraftPlace[] =>
	placements.map(({ match, start, field }) => [match, new Date(start).toISOString().replace(".000Z", "Z"), field]);
