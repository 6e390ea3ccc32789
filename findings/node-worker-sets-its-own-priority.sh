#!/usr/bin/env bash
# `os.setPriority(0, …)` is documented to set the priority of the current process. Called in a worker thread on Linux it sets that of the thread alone:
# the main thread, and so the server, stays as it was. Seen with Node 20.20.2, 22.12.0 and 24.1.0 (npm's `node`). Linux, glibc.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder" || true' EXIT
cat > "$folder/run.mjs" <<'JS'
import { readdirSync, readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
// The nineteenth figure of `stat` is the nice value; the name before it may have blanks.
const niceOf = (task) => Number(readFileSync(`/proc/self/task/${task}/stat`, "utf8").split(") ")[1].split(" ")[16]);
if (isMainThread) {
	const worker = new Worker(new URL(import.meta.url));
	worker.once("message", () => {
		const low = readdirSync("/proc/self/task").filter((task) => niceOf(task) === constants.priority.PRIORITY_LOW);
		const main = niceOf(process.pid);
		console.log(`${process.version}: main thread ${main}, threads with ${constants.priority.PRIORITY_LOW}: ${low.length}`);
		worker.postMessage("end");
		process.exitCode = main !== constants.priority.PRIORITY_LOW && low.length === 1 ? 0 : 1;
	});
} else {
	setPriority(0, constants.priority.PRIORITY_LOW);
	parentPort.once("message", () => parentPort.close());
	parentPort.postMessage("set");
}
JS
for version in 20.20.2 22.12.0 24.1.0; do
	npm install --silent --no-audit --no-fund --prefix "$folder/$version" "node@$version" >/dev/null 2>&1
	"$folder/$version/node_modules/node/bin/node" "$folder/run.mjs"
done
