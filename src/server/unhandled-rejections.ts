import { format } from "node:util";
import type { Logger } from "../log/log.ts";

/** Turns what libraries print to the console into log lines, so that a collector can parse all output. */
export function logConsole(log: Logger): void {
	const written = (words: unknown[]) => format(...words);
	console.warn = (...words) => log.warn(written(words));
	console.error = (...words) => log.error(written(words));
}

/** An unhandled rejection is one request's fault: it is logged, and the process continues for all others. */
export function logUnhandledRejections(log: Logger): void {
	process.on("unhandledRejection", (reason) => log.error({ err: reason }, "something failed that nobody waited for"));
}
