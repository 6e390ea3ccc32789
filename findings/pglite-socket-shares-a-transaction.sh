#!/usr/bin/env bash
# @electric-sql/pglite-socket 0.2.17 with the pglite 0.5.14 that it asks for: while a client of the socket has a transaction open, queries of the process that owns the database run
# inside that transaction. They see its uncommitted rows, and what they write is rolled back with it. Clients of the socket wait for one another, the owner does not, although
# PGlite's own transactions lock it out: https://pglite.dev/docs/api#transaction
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . --legacy-peer-deps @electric-sql/pglite@0.5.14 @electric-sql/pglite-socket@0.2.17 pg@8.16.3 >/dev/null
cat > run.mjs <<'JS'
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import pg from "pg";
const db = await PGlite.create();
await db.exec("create table result (match text)");
const server = new PGLiteSocketServer({ db, port: 0, host: "127.0.0.1" });
const listening = new Promise((resolve) => server.addEventListener("listening", ({ detail }) => resolve(detail)));
await server.start();
const { port } = await listening;
const client = new pg.Client({ host: "127.0.0.1", port: Number(port), user: "postgres", database: "postgres" });
await client.connect();
await client.query("begin");
await client.query("insert into result values ('of the client')");
const seen = (await db.query("select match from result")).rows.map(({ match }) => match);
await db.query("insert into result values ('of the owner')");
await client.query("rollback");
const left = (await db.query("select match from result")).rows.map(({ match }) => match);
console.log("the owner reads, while the client's transaction is open:", seen);
console.log("there after the owner's insert and the client's rollback:", left);
await client.end();
await server.stop();
await db.close();
process.exit(seen.length === 1 && left.length === 0 ? 0 : 1);
JS
node run.mjs
