import { type Logger, pino } from "pino";
import type { Environment } from "./environment.ts";

export type { Logger };

/** One JSON line an event on standard output. No token, cookie or address with a secret is ever handed to it. */
export function createLog(level: Environment["logLevel"]): Logger {
	return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}
