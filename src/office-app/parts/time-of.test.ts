import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Browsers show these inputs in the computer's own format, as "02:42 PM" or "07/12/2027". */
const OWN_CLOCK = /type="(?:time|date|datetime-local)"/;

test("no field of the office shows a time or a day in the computer's own form", () => {
	const app = path.resolve(import.meta.dirname, "..");
	const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
	expect(files.length).toBeGreaterThan(50);
	expect(files.filter((file) => OWN_CLOCK.test(readFileSync(path.join(app, file), "utf8")))).toEqual([]);
});
