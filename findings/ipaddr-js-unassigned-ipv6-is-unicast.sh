#!/usr/bin/env bash
# ipaddr.js 2.5.0: "unicast" is whatever its table does not name. IANA has assigned 2000::/3 alone to global unicast, so that who wants public
# addresses only has to ask for that prefix, too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . ipaddr.js@2.5.0 >/dev/null
cat > run.cjs <<'JS'
const ipaddr = require("ipaddr.js");
const ranges = ["2a00::1", "4000::1", "1::1", "fe00::1"].map((address) => `${address} ${ipaddr.process(address).range()}`);
console.log("ipaddr.js 2.5.0:", ranges.join(", "));
process.exit(ranges.every((range) => range.endsWith(" unicast")) ? 0 : 1);
JS
node run.cjs
