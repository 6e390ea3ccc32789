import { BrandError } from "../brands/load.ts";
import { DatabaseError } from "../database/database-error.ts";
import { createLog, createSpeech } from "../log/log.ts";
import { NotBuiltError } from "./built-site.ts";
import { EnvironmentError, readEnvironment } from "./environment.ts";
import { PortError } from "./listen.ts";
import { start } from "./start.ts";
import { logConsole, logUnheardFailures } from "./unheard-failures.ts";

/** Faults whose message says what is wrong and what to do: nobody needs the stack. */
const PLAIN = [EnvironmentError, BrandError, DatabaseError, PortError, NotBuiltError];

const { say, fail } = createSpeech();

try {
	const environment = readEnvironment(process.env);
	const log = createLog(environment.logLevel);
	logUnheardFailures(log);
	if (!process.stdout.isTTY) logConsole(log);
	const development = process.argv.includes("--dev") ? await (await import("./development.ts")).startDevelopment() : undefined;
	const running = await start(environment, say, development);
	say(`Cupboard is on ${running.address}`);
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.once(signal, () => {
			running.stop().then(
				() => process.exit(0),
				(error: unknown) => {
					fail(error);
					process.exit(1);
				},
			);
		});
	}
} catch (error) {
	if (PLAIN.some((kind) => error instanceof kind)) fail(error, (error as Error).message);
	else fail(error);
	process.exit(1);
}
