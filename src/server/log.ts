import { type Logger, pino } from "pino";
import type { Environment } from "./environment.ts";

export type { Logger };

/** What is said whatever the log's level: words to a person at a terminal, lines of the log to whatever collects it. */
export type Speech = { readonly say: (line: string) => void; readonly fail: (error: unknown, line?: string) => void };

/** @param isTerminal whether a person reads standard output */
export function createSpeech(isTerminal: boolean): Speech {
	if (isTerminal) return { say: console.log, fail: (error, line) => console.error(line ?? error) };
	const log = createLog("info");
	return {
		say: (line) => log.info(line),
		fail: (err, line) => (line === undefined ? log.fatal({ err }, "the server ended") : log.fatal(line)),
	};
}

/** One JSON line an event on standard output. No token, cookie or address with a secret is ever handed to it. */
export function createLog(level: Environment["logLevel"]): Logger {
	return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}
