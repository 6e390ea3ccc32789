import { openDatabase } from "../../src/database/database.ts";
import { readEnvironment } from "../../src/server/environment.ts";
import { look, writeAll } from "./writing.ts";

/**
 * Opens the environment's record, tells what is in it (a line of JSON), and writes until it is killed. Each is told when it is acknowledged,
 * one line each: `import`, `result 12`. With `--look` it only tells what is there, and ends.
 */
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const db = await openDatabase(readEnvironment(process.env));
const there = await look(db);
say(JSON.stringify(there));
if (process.argv.includes("--look")) await db.close();
else await writeAll(db, there, (written) => say("count" in written ? `${written.kind} ${written.count}` : written.kind));
