#!/usr/bin/env bash
# @electric-sql/pglite 0.5.16: a record that begins from `loadDataDir` has most of its files with mode 0666, whatever the umask; PostgreSQL's own initdb makes 0600.
set -euo pipefail
umask 022
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @electric-sql/pglite@0.5.16 >/dev/null
cat > run.mjs <<'JS'
import { readdirSync, statSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
const first = await PGlite.create("memory://");
const begun = await first.dumpDataDir("none");
await first.close();
await (await PGlite.create("./record", { loadDataDir: begun })).close();
const files = readdirSync("record", { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
const modes = files.map((one) => (statSync(`${one.parentPath ?? one.path}/${one.name}`).mode & 0o777).toString(8));
const open = modes.filter((mode) => mode === "666").length;
console.log(`@electric-sql/pglite 0.5.16: ${open} of ${files.length} files have mode 0666`);
process.exit(open > files.length / 2 ? 0 : 1);
JS
node run.mjs
