#!/usr/bin/env bash
# @electric-sql/pglite 0.5.16 (PostgreSQL 18): a record in a folder makes no checkpoint by itself, however much is written. PostgreSQL makes one where its
# log passes max_wal_size (1 GB) or checkpoint_timeout (5 min): https://www.postgresql.org/docs/current/wal-configuration.html
# With a timeout of 30 s and max_wal_size at its least there is none either, so the log grows, and all of it is replayed after a kill. An explicit
# CHECKPOINT works.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @electric-sql/pglite@0.5.16 >/dev/null
cat > run.mjs <<'JS'
import { PGlite } from "@electric-sql/pglite";
const settings = ["-c", "max_wal_size=32MB", "-c", "min_wal_size=32MB", "-c", "checkpoint_timeout=30s"];
const db = await PGlite.create("./record", { startParams: [...PGlite.defaultStartParams, ...settings] });
const redo = async () => (await db.query("select redo_lsn from pg_control_checkpoint()")).rows[0].redo_lsn;
const segments = async () => (await db.query("select count(*)::int as n from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$'")).rows[0].n;
await db.exec("checkpoint; create table t (n int, text text)");
const before = { redo: await redo(), segments: await segments() };
const begun = Date.now();
const write = (rows) => db.query(`insert into t select n, repeat(md5(n::text), 8) from generate_series(1, ${rows}) n`);
// More log than its greatest size, then on for longer than the timeout.
for (let batch = 0; batch < 40; batch++) await write(10_000);
for (; Date.now() - begun < 35_000; await new Promise((rest) => setTimeout(rest, 1_000))) await write(1);
const after = { redo: await redo(), segments: await segments() };
await db.exec("checkpoint");
const asked = { redo: await redo(), segments: await segments() };
await db.close();
console.log(`@electric-sql/pglite 0.5.16: the last checkpoint was at ${before.redo} with ${before.segments} segments, is at ${after.redo} with ${after.segments} after the writes, and at ${asked.redo} with ${asked.segments} once asked for`);
process.exit(before.redo === after.redo && after.segments > 6 && asked.redo !== after.redo && asked.segments < after.segments ? 0 : 1);
JS
node run.mjs
