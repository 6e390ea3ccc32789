import { format } from "node:util";
import type { Logger } from "../log/log.ts";

/** What a library says to the console is a line of the log like all others, and never one that a collector cannot read. */
export function logConsole(log: Logger): void {
	const written = (words: unknown[]) => format(...words);
	console.warn = (...words) => log.warn(written(words));
	console.error = (...words) => log.error(written(words));
}

/** A promise that fails while nobody listens is one request's fault: it is logged, and the process goes on for all the others. */
export function logUnhandledRejections(log: Logger): void {
	process.on("unhandledRejection", (reason) => log.error({ err: reason }, "something failed that nobody waited for"));
}
