import cluster from "node:cluster";
import { setTimeout } from "node:timers/promises";
import { BrandError } from "../brands/load.ts";
import { DatabaseError } from "../database/database-error.ts";
import { createConsole, createLog } from "../log/log.ts";
import { NotBuiltError } from "./built-site.ts";
import { type Environment, EnvironmentError, readEnvironment } from "./environment.ts";
import { PortError } from "./listen.ts";
import { logConsole, logUnhandledRejections } from "./unhandled-rejections.ts";

/** Errors whose message explains the fault and the remedy, and which need no stack. */
const PLAIN = [EnvironmentError, BrandError, DatabaseError, PortError, NotBuiltError];

/** Serves as configured until a signal ends the process, with exit code 0. A failed start ends it with 1. */
export async function serve({
	workers = 1,
	dev = false,
}: {
	readonly workers?: number;
	readonly dev?: boolean;
} = {}): Promise<void> {
	const { say, fail } = createConsole();
	try {
		const environment = readEnvironment(process.env);
		const log = createLog(environment.logLevel);
		logUnhandledRejections(log);
		if (!process.stdout.isTTY) logConsole(log);
		endWith(await begin(environment, { workers, dev, say, fail }), fail);
	} catch (error) {
		if (PLAIN.some((kind) => error instanceof kind)) fail(error, (error as Error).message);
		else fail(error);
		process.exit(1);
	}
}

type Begin = {
	readonly workers: number;
	readonly dev: boolean;
	readonly say: (line: string) => void;
	readonly fail: (error: unknown, message?: string) => void;
};

/** @returns ends it */
async function begin(environment: Environment, { workers, dev, say, fail }: Begin): Promise<() => Promise<unknown>> {
	if (workers > 1 && cluster.isPrimary) {
		const { startWorkers } = await import("./workers.ts");
		const running = await startWorkers(workers, environment);
		say(`Cupboard is on http://localhost:${environment.port}, served by ${workers} processes`);
		return running.stop;
	}
	const development = dev ? await (await import("./development.ts")).startDevelopment() : undefined;
	const { start } = await import("./start.ts");
	let ended = false;
	let turning = Promise.resolve();
	const onOtherBrand = () => {
		turning = turning.then(async () => {
			// The answer to whoever changed it goes out first.
			await setTimeout(ANSWERED_WITHIN);
			if (ended) return;
			await running.stop();
			if (!ended) running = await start(environment, say, { development, onOtherBrand });
		});
		turning.catch((error: unknown) => {
			fail(error, "The site could not be started with its new brand.");
			process.exit(1);
		});
	};
	let running = await start(environment, say, { development, onOtherBrand });
	if (cluster.isPrimary) say(`Cupboard is on ${running.address}`);
	return async () => {
		ended = true;
		await turning.catch(() => undefined);
		await running.stop();
	};
}

/** Milliseconds for the answer to an act that changes the brand. */
const ANSWERED_WITHIN = 300;

/** Milliseconds from the signal to the forced exit, in case something hangs that stop does not wait for. */
const LONGEST_END = 10_000;

function endWith(stop: () => Promise<unknown>, fail: (error: unknown) => void): void {
	let isEnding = false;
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.on(signal, () => {
			// A terminal sends the signal to each process, and so does the parent.
			if (isEnding) return;
			isEnding = true;
			globalThis.setTimeout(() => process.exit(0), LONGEST_END).unref();
			stop().then(
				() => process.exit(0),
				(error: unknown) => {
					fail(error);
					process.exit(1);
				},
			);
		});
	}
}
