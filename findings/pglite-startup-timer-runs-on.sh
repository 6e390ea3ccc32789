#!/usr/bin/env bash
# @electric-sql/pglite 0.5.16: a record in a folder that was opened again keeps PostgreSQL's timer for the progress of a long start: it is set anew every ten
# seconds for as long as the record is open, though nobody asks anything. It is documented for operations of the start:
# https://www.postgresql.org/docs/current/runtime-config-logging.html#GUC-LOG-STARTUP-PROGRESS-INTERVAL
# With log_startup_progress_interval=0 there is none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @electric-sql/pglite@0.5.16 >/dev/null
cat > run.mjs <<'JS'
import { cpSync } from "node:fs";
import { setTimeout as rest } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
let timers = 0;
const itself = globalThis.setTimeout;
globalThis.setTimeout = (done, ms, ...given) => {
	if (ms > 5_000) timers++;
	return itself(done, ms, ...given);
};
const first = await PGlite.create("./first");
await first.exec("create table t (n int)");
// As a process that was ended leaves it.
cpSync("./first", "./again", { recursive: true });
cpSync("./first", "./quiet", { recursive: true });
await first.close();
const seen = {};
for (const [name, more] of [["again", []], ["quiet", ["-c", "log_startup_progress_interval=0"]]]) {
	const db = await PGlite.create(`./${name}`, { startParams: [...PGlite.defaultStartParams, ...more] });
	await db.query("select 1");
	timers = 0;
	await rest(25_000);
	seen[name] = timers;
	await db.close();
}
console.log(`@electric-sql/pglite 0.5.16: timers set in 25 s in which nothing was asked: ${seen.again}; with log_startup_progress_interval=0: ${seen.quiet}`);
process.exit(seen.again > 0 && seen.quiet === 0 ? 0 : 1);
JS
node run.mjs
