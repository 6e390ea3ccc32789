import { Command } from "commander";
import { BrandError } from "../brands/load.ts";
import { DatabaseError } from "../database/database-error.ts";
import { EnvironmentError } from "../server/environment.ts";
import { registerDemo } from "./demo.ts";
import { registerExport } from "./export.ts";
import { registerFact } from "./fact.ts";
import { registerImport } from "./import.ts";
import { registerPublish } from "./publish.ts";
import { Refusal } from "./refusal.ts";
import { registerResult } from "./result.ts";

/** `npx cupboard …`: status 0 when done, 1 when refused, 2 when the command line is wrong. */
const COMMANDS: readonly ((program: Command) => void)[] = [
	registerDemo,
	registerImport,
	registerExport,
	registerResult,
	registerFact,
	registerPublish,
];

const program = new Command("cupboard")
	.description("The results of a youth cup: what goes into the record, and out of it.")
	.showHelpAfterError()
	.exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));
for (const register of COMMANDS) register(program);

/** What the person at the command line can mend. */
const EXPECTED = [Refusal, DatabaseError, EnvironmentError, BrandError];

try {
	await program.parseAsync();
} catch (error) {
	if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
	console.error((error as Error).message);
	process.exitCode = 1;
}
