#!/usr/bin/env bash
# `fs.rmSync` with `maxRetries` is documented to try again after ENOTEMPTY. In Node 20 and 22 each retry only removes the folder, not what has been
# written to it since: a folder whose writer stops after a second is still "not empty" after six seconds of retries, though a second call removes
# it at once. Node 24 removes it. Met where a browser writes to its cache while it ends. Seen with Node 20.20.2, 22.12.0 and 24.21.0 (npm's `node`).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder" || true' EXIT
cat > "$folder/run.mjs" <<'JS'
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
const top = mkdtempSync(path.join(tmpdir(), "removed-"));
const cache = path.join(top, "cache");
mkdirSync(cache);
const writer = `const { writeFileSync } = require("node:fs");
	const until = Date.now() + 1300;
	for (let file = 0; Date.now() < until; file++) try { writeFileSync(${JSON.stringify(cache)} + "/" + file, ""); } catch { break; }`;
spawn(process.execPath, ["-e", writer]);
await setTimeout(300);
const removed = (options) => {
	try {
		rmSync(top, { recursive: true, force: true, ...options });
		return "removed";
	} catch ({ code }) {
		return code;
	}
};
const first = removed({ maxRetries: 5, retryDelay: 400 });
const second = removed({});
console.log(`${process.version}: with retries ${first}, called again ${second}`);
const expected = Number(process.versions.node.split(".")[0]) < 24 ? "ENOTEMPTY" : "removed";
process.exitCode = first === expected && second === "removed" ? 0 : 1;
JS
for version in 20.20.2 22.12.0 24.21.0; do
	npm install --silent --no-audit --no-fund --prefix "$folder/$version" "node@$version" >/dev/null 2>&1
	"$folder/$version/node_modules/node/bin/node" "$folder/run.mjs"
done
