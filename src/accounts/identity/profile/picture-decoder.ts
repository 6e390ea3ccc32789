import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import type { DecodeResult } from "./decode-square.ts";
import { OneAtATime } from "./one-at-a-time.ts";

/** Includes the start of the process. The largest picture needs 2 s, and on a busy machine the process gets a tenth of a core. */
const DEADLINE_MS = 60_000;
/** Pictures arrive in short bursts or not at all. */
const IDLE_MS = 5_000;
/** The environment passed to the process. Decoders have had faults that execute a picture's bytes, so it gets nothing else. */
const PASSED_ON = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "SystemRoot"];
/** One heap of the C library, which returns freed memory. */
const SMALL = { MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "131072", UV_THREADPOOL_SIZE: "1" };
const SMALL_HEAP = ["--max-old-space-size=64", "--max-semi-space-size=1"];

export class DecodeTimeout extends Error {}

/** Decodes pictures in a process of low priority, one at a time. It starts with the first picture and ends when idle. */
export class PictureDecoder {
	readonly #turns = new OneAtATime();
	readonly #deadline: number;
	readonly #idle: number;
	#process: ChildProcess | undefined;
	#ending: NodeJS.Timeout | undefined;

	/** @param times in ms */
	constructor({ deadline = DEADLINE_MS, idle = IDLE_MS }: { readonly deadline?: number; readonly idle?: number } = {}) {
		this.#deadline = deadline;
		this.#idle = idle;
	}

	/** Undefined while no process runs. */
	get pid(): number | undefined {
		return this.#process?.pid;
	}

	/** @throws DecodeTimeout */
	decode(bytes: Uint8Array): Promise<DecodeResult> {
		return this.#turns.run(async () => {
			clearTimeout(this.#ending);
			try {
				return await this.#sent(this.#running(), bytes);
			} finally {
				this.#ending = setTimeout(() => this.#process?.disconnect(), this.#idle).unref();
			}
		});
	}

	#sent(decoder: ChildProcess, bytes: Uint8Array): Promise<DecodeResult> {
		return new Promise((resolve, reject) => {
			const done = (settle: () => void): void => {
				clearTimeout(late);
				decoder.off("message", decoded).off("error", failed).off("exit", ended);
				settle();
			};
			const decoded = (result: unknown): void => done(() => resolve(result as DecodeResult));
			const failed = (error: unknown): void => {
				this.#end(decoder);
				done(() => reject(error));
			};
			const ended = (code: number | null, signal: string | null): void =>
				failed(new Error(`the process that decodes pictures has ended: ${signal ?? code}`));
			const late = setTimeout(() => failed(new DecodeTimeout()), this.#deadline);
			decoder.on("message", decoded).on("error", failed).on("exit", ended);
			decoder.send(bytes, (error) => error && failed(error));
		});
	}

	#running(): ChildProcess {
		if (this.#process !== undefined) return this.#process;
		const env = Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
		const started = fork(new URL("./picture-process.mjs", import.meta.url), [], {
			env: { ...env, ...SMALL, NODE_ENV: process.env.NODE_ENV },
			execArgv: SMALL_HEAP,
			serialization: "advanced",
			stdio: ["ignore", "ignore", "inherit", "ipc"],
		});
		// Before it has threads, which inherit the priority. If the system refuses, it runs at the normal one.
		try {
			if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL);
		} catch {}
		// A site that is stopped does not wait for it, and it ends with its channel.
		started.unref();
		started.channel?.unref();
		const forget = (): void => {
			if (this.#process === started) this.#process = undefined;
		};
		started.on("disconnect", forget).on("exit", forget).on("error", forget);
		this.#process = started;
		return started;
	}

	#end(decoder: ChildProcess): void {
		if (this.#process === decoder) this.#process = undefined;
		decoder.kill("SIGKILL");
	}
}
