#!/usr/bin/env bash
# WebKitWebDriver 2.50: a script that the driver executes runs whatever the page's Content-Security-Policy; `eval` inside it obeys that policy.
# Needs `apt-get install webkit2gtk-driver xvfb`.
set -euo pipefail
folder=$(mktemp -d)
display=$((300 + RANDOM % 200))
jobs_of_ours=()
trap 'kill "${jobs_of_ours[@]}" 2>/dev/null || true; wait 2>/dev/null || true; sleep 1; rm -rf "$folder"' EXIT
Xvfb ":$display" -screen 0 1024x768x24 -nolisten tcp >/dev/null 2>&1 &
jobs_of_ours+=($!)
export DISPLAY=":$display" XDG_CONFIG_HOME="$folder" XDG_DATA_HOME="$folder" XDG_CACHE_HOME="$folder" LIBGL_ALWAYS_SOFTWARE=1 NO_AT_BRIDGE=1
[ "$(id -u)" = 0 ] && export WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1
port=$((20000 + RANDOM % 20000))
WebKitWebDriver "--port=$port" --host=127.0.0.1 >/dev/null 2>&1 &
jobs_of_ours+=($!)
cat > "$folder/run.mjs" <<'JS'
import { createServer } from "node:http";
const [, , port, binary] = process.argv;
const page = createServer((_, answer) => {
	answer.writeHead(200, { "content-type": "text/html", "content-security-policy": "default-src 'self'" });
	answer.end("<!doctype html><title>A page</title><p>Text");
});
await new Promise((resolve) => page.listen(0, "127.0.0.1", resolve));
const driver = `http://127.0.0.1:${port}`;
const call = async (method, where, body) => {
	const answer = await fetch(driver + where, { method, ...(body && { body: JSON.stringify(body) }) });
	const { value } = await answer.json();
	if (!answer.ok) throw new Error(JSON.stringify(value));
	return value;
};
for (let tries = 0; ; tries += 1) {
	try { await call("GET", "/status"); break; } catch (error) { if (tries > 100) throw error; }
	await new Promise((resolve) => setTimeout(resolve, 100));
}
const options = { "webkitgtk:browserOptions": { binary, args: ["--automation"] } };
const { sessionId, capabilities } = await call("POST", "/session", { capabilities: { alwaysMatch: options } });
const session = `/session/${sessionId}`;
await call("POST", `${session}/url`, { url: `http://127.0.0.1:${page.address().port}/` });
const ran = await call("POST", `${session}/execute/sync`, { script: "return 1 + 1;", args: [] });
const evaluated = await call("POST", `${session}/execute/sync`, { script: "try { return eval('1 + 1'); } catch (error) { return error.name; }", args: [] });
await call("DELETE", session);
console.log(`WebKitGTK ${capabilities.browserVersion}, page with "default-src 'self'": the driver's script: ${ran}, eval in it: ${evaluated}`);
process.exit(ran === 2 && evaluated === "EvalError" ? 0 : 1);
JS
node "$folder/run.mjs" "$port" "$(ls /usr/lib/*/webkit2gtk-4*/MiniBrowser | head -1)"
