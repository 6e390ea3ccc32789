import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const LOCK = path.resolve(import.meta.dirname, "..", "..", "package-lock.json");

type Locked = { readonly optionalDependencies?: Readonly<Record<string, string>> };

test("a system other than the one that wrote the lock file has its packages there", () => {
	const { packages } = JSON.parse(readFileSync(LOCK, "utf8")) as { packages: Readonly<Record<string, Locked>> };
	const names = new Set(Object.keys(packages).map((place) => place.split("node_modules/").at(-1)));
	const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
		Object.keys(optionalDependencies)
			.filter((name) => !names.has(name))
			.map((name) => `${name}, of ${place}`),
	);
	// npm leaves out what a registry has not got, and never installs on a system what its lock file does not name.
	expect(missing).toEqual([]);
});
