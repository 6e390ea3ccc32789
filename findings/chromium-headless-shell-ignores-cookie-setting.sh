#!/usr/bin/env bash
# A profile whose setting for cookies is "block" (`profile.default_content_setting_values.cookies` 2) blocks localStorage in headless Chromium, not in
# chromium-headless-shell, which reads no settings of a profile. Needs `apt-get install chromium chromium-headless-shell`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder" || true' EXIT
cat > "$folder/run.mjs" <<'JS'
import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { promisify } from "node:util";
const run = promisify(execFile);
const folder = process.argv[2];
const script = "try { localStorage.setItem('a', '1'); document.title = 'stored'; } catch (error) { document.title = error.name; }";
const page = createServer((_, answer) => answer.writeHead(200, { "content-type": "text/html" }).end(`<!doctype html><title>none</title><script>${script}</script>`));
await new Promise((resolve) => page.listen(0, "127.0.0.1", resolve));
const found = {};
for (const program of ["chromium", "chromium-headless-shell"]) {
	const profile = `${folder}/${program}`;
	mkdirSync(`${profile}/Default`, { recursive: true });
	writeFileSync(`${profile}/Default/Preferences`, JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }));
	const settings = ["--headless", "--no-sandbox", "--disable-gpu", `--user-data-dir=${profile}`];
	const { stdout: version } = await run(program, ["--version"]);
	const { stdout } = await run(program, [...settings, "--dump-dom", `http://127.0.0.1:${page.address().port}/`]);
	found[program] = /<title>(.*?)<\/title>/.exec(stdout)[1];
	console.log(`${version.trim().split(" built")[0]} (${program}), cookies blocked in the profile: ${found[program]}`);
}
process.exit(found.chromium === "SecurityError" && found["chromium-headless-shell"] === "stored" ? 0 : 1);
JS
node "$folder/run.mjs" "$folder"
