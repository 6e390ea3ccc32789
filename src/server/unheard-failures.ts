import type { Logger } from "./log.ts";

/** A promise that fails while nobody listens is one request's fault: it is logged, and the process goes on for all the others. */
export function logUnheardFailures(log: Logger): void {
	process.on("unhandledRejection", (reason) => log.error({ err: reason }, "something failed that nobody waited for"));
}
