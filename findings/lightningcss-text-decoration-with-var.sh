#!/usr/bin/env bash
# lightningcss 1.33.0 with Safari 16.4 as target: Safari's `text-decoration` takes no thickness. A declaration with a literal colour is split into
# longhands; one whose colour is a variable stays as it is, and Safari drops all of it: links without a line.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . lightningcss@1.33.0 >/dev/null
cat > run.cjs <<'JS'
const { transform } = require("lightningcss");
const out = (colour) =>
	String(
		transform({
			filename: "a.css",
			code: Buffer.from(`a{text-decoration:underline 2px ${colour}}`),
			minify: true,
			targets: { safari: (16 << 16) | (4 << 8) },
		}).code,
	);
const [literal, variable] = [out("red"), out("var(--ink)")];
console.log("lightningcss 1.33.0:", literal, variable);
process.exit(literal.includes("text-decoration-thickness:2px") && !variable.includes("text-decoration-thickness") ? 0 : 1);
JS
node run.cjs
