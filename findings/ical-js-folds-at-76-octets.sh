#!/usr/bin/env bash
# ical.js 2.2.1: a folded line may have 75 octets (RFC 5545 §3.1), the leading space of a continuation counted. Its continuation lines have 76.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . ical.js@2.2.1 >/dev/null
cat > run.mjs <<'JS'
import ICAL from "ical.js";
const calendar = new ICAL.Component("vcalendar");
calendar.addPropertyWithValue("x-text", "a".repeat(300));
const octets = calendar.toString().split("\r\n").map((line) => Buffer.byteLength(line));
console.log("ical.js 2.2.1, octets of each line:", octets.join(" "));
process.exit(Math.max(...octets) === 76 ? 0 : 1);
JS
node run.mjs
