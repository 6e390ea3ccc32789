import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Font } from "satori";

const require = createRequire(import.meta.url);

/** The site's letters in the weights that pictures have: names and lines, figures and the wordmark. */
const CUTS = { condensed: [600, 800], "extra-condensed": [700, 900] } as const;
type Cut = keyof typeof CUTS;

/** One file each; a letter is looked up in this order. */
const SUBSETS = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek"] as const;

/** Reads the typefaces from the installed packages, without a request. */
export function readFonts(): Font[] {
	return (Object.keys(CUTS) as Cut[]).flatMap((cut) => {
		const files = path.join(path.dirname(require.resolve(`@fontsource/sofia-sans-${cut}/package.json`)), "files");
		return CUTS[cut].flatMap((weight) =>
			SUBSETS.flatMap((subset): Font[] => {
				const file = path.join(files, `sofia-sans-${cut}-${subset}-${weight}-normal.woff`);
				return existsSync(file) ? [{ name: nameOf(cut, subset), data: readFileSync(file), weight, style: "normal" }] : [];
			}),
		);
	});
}

const nameOf = (cut: Cut, subset: string): string => `${cut} ${subset}`;
const family = (cut: Cut): string => SUBSETS.map((subset) => nameOf(cut, subset)).join(", ");

export const CONDENSED = family("condensed");
export const EXTRA_CONDENSED = family("extra-condensed");
