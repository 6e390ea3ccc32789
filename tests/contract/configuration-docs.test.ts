import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { VARIABLES } from "../../src/server/environment.ts";

const page = readFileSync(new URL("../../docs/operate/configuration.md", import.meta.url), "utf8");
const rows = page.split("\n").filter((line) => line.startsWith("| `"));
const named = rows.flatMap((row) => [...row.split("|")[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!));

it("the page on configuration has a row for each environment variable that the server reads, and no other", () => {
	expect([...named].sort()).toEqual(VARIABLES.map(({ name }) => name).sort());
});

/** The default that the table states; "" where there is no row. */
const statedDefault = (name: string) => rows.find((row) => row.split("|")[1]!.includes(`\`${name}\``))?.split("|")[2] ?? "";

it("the page on configuration names the defaults", () => {
	const root = fileURLToPath(new URL("../../", import.meta.url));
	const defaults = VARIABLES.filter(({ byDefault }) => byDefault !== undefined);
	const wrong = defaults.filter(({ name, byDefault }) => !statedDefault(name).includes(`\`${byDefault!.replace(root, "")}\``));
	expect(wrong).toEqual([]);
	expect(defaults.length).toBeGreaterThan(5);
});
