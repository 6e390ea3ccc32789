import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { createLog } from "../log/log.ts";
import type { Environment } from "./environment.ts";
import { serveMetrics } from "./metrics.ts";

/** Milliseconds until a process that ended is restarted; longer each time if it ends during its start. */
const PAUSE = { first: 500, longest: 30_000 };
/** Milliseconds after which a process that was asked to end is killed: a second more than it needs at most. */
const LONGEST_END = 11_000;
/** Milliseconds that a process must serve for its end to count as an accident and not as a failed start. */
const SERVED = 10_000;

/**
 * Several processes that serve one port. The first starts alone: it applies migrations, and creates the demo in an empty record. A
 * process that ends unexpectedly is restarted; clients of the others do not notice.
 * @returns when all of them listen
 */
export async function startWorkers(count: number, environment: Environment): Promise<{ stop(): Promise<void> }> {
	const log = createLog(environment.logLevel);
	const running = new Set<Worker>();
	let hasBegun = false;
	let isEnding = false;

	function begin(pause: number): Worker {
		const worker = cluster.fork();
		const began = performance.now();
		running.add(worker);
		worker.once("exit", (code, signal) => {
			running.delete(worker);
			if (isEnding) return;
			// It has printed the error itself.
			if (!hasBegun) process.exit(code || 1);
			const next = performance.now() - began > SERVED ? PAUSE.first : Math.min(pause * 2, PAUSE.longest);
			log.error({ pid: worker.process.pid, code, signal, ms: next }, "a process that served has ended; another begins");
			setTimeout(() => isEnding || begin(next), next).unref();
		});
		return worker;
	}

	await once(begin(PAUSE.first), "listening");
	await Promise.all(Array.from({ length: count - 1 }, () => once(begin(PAUSE.first), "listening")));
	hasBegun = true;

	const metrics =
		environment.metricsPort === undefined
			? undefined
			: await serveAllMetrics(environment.metricsPort, environment.metricsAddress);
	return {
		async stop() {
			isEnding = true;
			metrics?.close();
			const ended = [...running].map((worker) => once(worker, "exit"));
			for (const worker of running) worker.process.kill("SIGTERM");
			const late = setTimeout(() => {
				log.error({ pids: [...running].map(({ process }) => process.pid) }, "processes that serve do not end; they are killed");
				for (const worker of running) worker.process.kill("SIGKILL");
			}, LONGEST_END);
			const all = await Promise.all(ended);
			clearTimeout(late);
			const failed = all.find(([code]) => code !== 0);
			if (failed) throw new Error(`a process that served ended with ${failed[0] ?? failed[1]}`);
		},
	};
}

/** The metrics of all of them, added up. */
async function serveAllMetrics(port: number, host: string) {
	const { AggregatorRegistry } = await import("prom-client");
	const all = new AggregatorRegistry();
	return serveMetrics(port, host, { contentType: all.contentType, text: () => all.clusterMetrics() });
}
