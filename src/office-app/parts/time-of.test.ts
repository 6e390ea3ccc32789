import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Browsers show these inputs in the computer's own format, as "02:42 PM". */
const OWN_CLOCK = /type="(?:time|datetime-local)"/;

test("no field of the office shows a time by the computer's own clock", () => {
	const app = path.resolve(import.meta.dirname, "..");
	const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
	expect(files.length).toBeGreaterThan(50);
	expect(files.filter((file) => OWN_CLOCK.test(readFileSync(path.join(app, file), "utf8")))).toEqual([]);
});
