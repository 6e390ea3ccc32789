#!/usr/bin/env bash
# saxen 11.2.0 decodes a numeric character reference above U+FFFF to another character: &#128512; (an emoji) becomes U+F600.
# String.fromCharCode takes the lowest 16 bits; String.fromCodePoint would be right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . saxen@11.2.0 >/dev/null
cat > run.mjs <<'JS'
import { Parser } from "saxen";

const parser = new Parser();
let read = "";
parser.on("text", (text, decode) => {
	read += decode(text);
});
parser.parse("<t>&#128512;</t>");
console.log(`saxen 11.2.0: &#128512; is read as U+${read.codePointAt(0).toString(16).toUpperCase()}, not U+1F600`);
if (read.codePointAt(0) !== 0xf600) process.exit(1);
JS
node run.mjs
