#!/usr/bin/env bash
# otpauth 9.5.2: `validate` returns null for a wrong token. One of six characters that take more than six bytes makes it throw a RangeError instead, so that
# a caller who reads codes in other digits has to normalise them first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . otpauth@9.5.2 >/dev/null
cat > run.mjs <<'JS'
import { Secret, TOTP } from "otpauth";
const totp = new TOTP({ secret: new Secret({ size: 20 }), digits: 6 });
const outcome = (token) => {
	try {
		return String(totp.validate({ token, window: 0, timestamp: 0 }));
	} catch (error) {
		return error.name;
	}
};
const [short, wide] = [outcome("12345"), outcome("١٢٣٤٥٦")];
console.log("otpauth 9.5.2: five digits:", short, "| six Arabic-Indic digits:", wide);
process.exit(short === "null" && wide === "RangeError" ? 0 : 1);
JS
node run.mjs
