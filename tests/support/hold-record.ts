import { openDatabase } from "../../src/database/database.ts";
import { readEnvironment } from "../../src/server/environment.ts";

/**
 * A process that opens the environment's record, reports that, and stays until its input ends. With `--admits` it accepts commands like a
 * site.
 */
try {
	const db = await openDatabase(readEnvironment(process.env), { admits: process.argv.includes("--admits") });
	console.log("open");
	process.stdin.resume();
	await new Promise((resolve) => process.stdin.once("end", resolve));
	await db.close();
} catch (error) {
	console.error((error as Error).message);
	process.exitCode = 1;
}
