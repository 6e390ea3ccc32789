import { openDatabase } from "../../src/database/database.ts";
import { readEnvironment } from "../../src/server/environment.ts";
import { fillSegment, look, writeAll } from "./writing.ts";

/** Writes between two checkpoints of the embedded record: so that many a process is killed in one, or just after it. */
const BETWEEN_CHECKPOINTS = 12;

/**
 * Opens the environment's record, prints its content (a line of JSON), and writes until it is killed. Each write is printed when it is
 * acknowledged, one line each: `import`, `result 12`. With `--look` it only prints the content, and ends.
 */
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const environment = readEnvironment(process.env);
const db = await openDatabase(environment);
const there = await look(db);
say(JSON.stringify(there));
if (process.argv.includes("--look")) await db.close();
else {
	let count = 0;
	await writeAll(db, there, (written) => {
		say("count" in written ? `${written.kind} ${written.count}` : written.kind);
		if (environment.databaseUrl === undefined && ++count % BETWEEN_CHECKPOINTS === 0) void fillSegment(db);
	});
}
