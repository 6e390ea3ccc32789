#!/usr/bin/env bash
# @electric-sql/pglite 0.5.16: started with PostgreSQL's fsync on, a record in a folder says so (`show fsync`) and still never syncs a file: Emscripten's NODEFS has no
# fsync, and its fdatasync does nothing. PostgreSQL's own commit waits for fdatasync or fsync: https://www.postgresql.org/docs/current/runtime-config-wal.html#GUC-FSYNC
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @electric-sql/pglite@0.5.16 >/dev/null
cat > run.mjs <<'JS'
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
const counts = { writeSync: 0, fsyncSync: 0, fdatasyncSync: 0, fsync: 0, fdatasync: 0 };
for (const name of Object.keys(counts)) {
	const itself = fs[name];
	fs[name] = (...given) => {
		counts[name]++;
		return itself(...given);
	};
}
syncBuiltinESMExports();
const { PGlite } = await import("@electric-sql/pglite");
let syncs = 0;
for (const method of ["fdatasync", "fsync"]) {
	// Its default settings have -F, which turns fsync off.
	const startParams = [...PGlite.defaultStartParams.filter((param) => param !== "-F"), "-c", `wal_sync_method=${method}`];
	const db = await PGlite.create(`./${method}`, { startParams });
	for (const name of Object.keys(counts)) counts[name] = 0;
	const { rows } = await db.query("select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit");
	await db.exec("create table t (n int)");
	for (let n = 0; n < 100; n++) await db.query("insert into t values ($1)", [n]);
	await db.exec("checkpoint");
	await db.close();
	syncs += counts.fsyncSync + counts.fdatasyncSync + counts.fsync + counts.fdatasync;
	console.log(`@electric-sql/pglite 0.5.16, fsync ${rows[0].fsync}, synchronous_commit ${rows[0].commit}, ${method}: 100 commits, a checkpoint and the end:`, counts);
}
process.exit(syncs === 0 ? 0 : 1);
JS
node run.mjs
