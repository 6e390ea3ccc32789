import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The only script, and its file name with a hash of its content. */
export const SCRIPT = readFileSync(new URL("./show-password.js", import.meta.url), "utf8");
export const SCRIPT_FILE = `show-password-${createHash("sha256").update(SCRIPT).digest("hex").slice(0, 12)}.js`;
