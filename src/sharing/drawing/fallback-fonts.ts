import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Font } from "satori";
import { coverageOf } from "./font-coverage.ts";

const require = createRequire(import.meta.url);
const WEIGHT = 700;

/** In the order in which a character is looked for; of Japanese there are some 120 files. */
const PACKAGES = ["noto-sans", "noto-sans-arabic", "noto-sans-georgian", "noto-sans-jp"] as const;

type Fallback = { readonly font: Font; readonly covered: ReadonlySet<number> };
const opened = new Map<string, readonly Fallback[]>();

/** @returns the fallback typeface that has the character; packages are read when a text first needs them */
export function fallbackFor(character: string): Font | undefined {
	const code = character.codePointAt(0) ?? 0;
	for (const name of PACKAGES) {
		const found = open(name).find(({ covered }) => covered.has(code));
		if (found !== undefined) return found.font;
	}
	return undefined;
}

function open(name: string): readonly Fallback[] {
	const known = opened.get(name);
	if (known !== undefined) return known;
	const files = path.join(path.dirname(require.resolve(`@fontsource/${name}/package.json`)), "files");
	const read = readdirSync(files)
		.filter((file) => file.endsWith(`-${WEIGHT}-normal.woff`))
		.map((file): Fallback => {
			const data = readFileSync(path.join(files, file));
			return { font: { name: file, data, weight: WEIGHT, style: "normal" }, covered: coverageOf(data) };
		});
	opened.set(name, read);
	return read;
}
