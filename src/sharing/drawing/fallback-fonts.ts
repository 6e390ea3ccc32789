import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Font } from "satori";
import { coverageOf } from "./font-coverage.ts";

const require = createRequire(import.meta.url);

/**
 * Packages and the weight that each has, in the order in which a character is looked up. Kosugi has one weight and replaces Noto Sans JP,
 * which needs 82 MB installed where Kosugi needs 6.
 */
const PACKAGES = {
	"noto-sans": 700,
	"noto-sans-arabic": 700,
	"noto-sans-hebrew": 700,
	"noto-sans-georgian": 700,
	kosugi: 400,
} as const satisfies Record<string, Font["weight"]>;
type Package = keyof typeof PACKAGES;

type Fallback = { readonly font: Font; readonly covered: ReadonlySet<number> };
const opened = new Map<Package, readonly Fallback[]>();

/** @returns the fallback typeface that has the character; packages are read when a text first needs them */
export function fallbackFor(character: string): Font | undefined {
	const code = character.codePointAt(0) ?? 0;
	for (const name of Object.keys(PACKAGES) as Package[]) {
		const found = open(name).find(({ covered }) => covered.has(code));
		if (found !== undefined) return found.font;
	}
	return undefined;
}

function open(name: Package): readonly Fallback[] {
	const known = opened.get(name);
	if (known !== undefined) return known;
	const weight = PACKAGES[name];
	const files = path.join(path.dirname(require.resolve(`@fontsource/${name}/package.json`)), "files");
	const read = readdirSync(files)
		.filter((file) => file.endsWith(`-${weight}-normal.woff`))
		.map((file): Fallback => {
			const data = readFileSync(path.join(files, file));
			return { font: { name: file, data, weight, style: "normal" }, covered: coverageOf(data) };
		});
	opened.set(name, read);
	return read;
}
