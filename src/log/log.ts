import { type LevelWithSilent, type Logger, pino } from "pino";

export type { Logger };

const LINE = { base: undefined, timestamp: pino.stdTimeFunctions.isoTime } as const;

/** Printed at every log level: messages to a person at a terminal, log lines to a collector. */
export type Console = { readonly say: (line: string) => void; readonly fail: (error: unknown, line?: string) => void };

/** Errors go to standard error, all else to standard output. */
export function createConsole(): Console {
	const spoken = createLog("info");
	const failed = pino(LINE, pino.destination({ dest: 2, sync: true }));
	return {
		say: process.stdout.isTTY ? console.log : (line) => spoken.info(line),
		fail(error, line) {
			if (process.stderr.isTTY) console.error(line ?? error);
			else if (line === undefined) failed.fatal({ err: error }, "the server ended");
			else failed.fatal(line);
		},
	};
}

/** Writes one JSON line per event to standard output. Callers never pass a token, a cookie or an address with a secret. */
export function createLog(level: LevelWithSilent): Logger {
	return pino({ ...LINE, level });
}
