import { type LevelWithSilent, type Logger, pino } from "pino";

export type { Logger };

const LINE = { base: undefined, timestamp: pino.stdTimeFunctions.isoTime } as const;

/** What is said whatever the log's level: words to a person at a terminal, lines of the log to whatever collects it. */
export type Console = { readonly say: (line: string) => void; readonly fail: (error: unknown, line?: string) => void };

/** What fails goes to standard error, all else to standard output. */
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

/** One JSON line an event on standard output. No token, cookie or address with a secret is ever handed to it. */
export function createLog(level: LevelWithSilent): Logger {
	return pino({ ...LINE, level });
}
