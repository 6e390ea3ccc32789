import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../../..");

// WebKit's shorthand takes no thickness, and drops the whole declaration.
test("no stylesheet sets more than a line by `text-decoration`, so that links are underlined in Safari, too", () => {
	const files = readdirSync(path.join(ROOT, "src"), { recursive: true, encoding: "utf8" }).filter((file) =>
		file.endsWith(".css"),
	);
	expect(files.length).toBeGreaterThan(10);
	const found = files.flatMap((file) =>
		[...readFileSync(path.join(ROOT, "src", file), "utf8").matchAll(/(?<![-\w])text-decoration:\s*([^;}]+)/g)].flatMap(
			([, value = ""]) => (/^(none|underline|inherit)( !important)?$/.test(value.trim()) ? [] : [`${file}: ${value}`]),
		),
	);
	expect(found).toEqual([]);
});
