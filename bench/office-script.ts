import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { sayRow } from "./measuring/row.ts";

/**
 * Script that a desk loads before its first touch, compressed, beside an earlier build of the office. `BEFORE=… npm run bench -- office-script`,
 * after `npm run build`; BEFORE is the `build/office` of the earlier commit.
 */
const BEFORE = process.env.BEFORE;
const OURS = path.join(import.meta.dirname, "..", "build", "office");
const SCREENS = { Day: "day/Day.tsx", Results: "result-entry/ResultsScreen.tsx" };

type Manifest = Readonly<
	Record<string, { readonly file: string; readonly isEntry?: true; readonly imports?: readonly string[] }>
>;

/** @returns the kilobytes of the office's first script and of a screen's, with all that they import at once */
function kilobytes(folder: string, screen: string): number {
	const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, ".vite", "manifest.json"), "utf8"));
	const loaded = new Set<string>();
	const load = (name: string): void => {
		const part = manifest[name];
		if (part === undefined) throw new Error(`${folder} has no ${name}.`);
		if (loaded.has(name)) return;
		loaded.add(name);
		part.imports?.forEach(load);
	};
	for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) load(name);
	load(screen);
	const files = new Set([...loaded].map((name) => manifest[name]!.file));
	return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(folder, file))).length, 0) / 1000;
}

if (BEFORE === undefined) console.log("office-script: BEFORE is not set, so there is nothing to compare with.");
else
	for (const [name, screen] of Object.entries(SCREENS))
		sayRow({
			what: `script of the office's ${name} before a touch`,
			ours: kilobytes(OURS, screen),
			reference: kilobytes(BEFORE, screen),
			beside: "the earlier build",
			unit: "kB",
			target: "≤ 1.02",
		});
