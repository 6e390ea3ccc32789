import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const PACKAGES = ["sofia-sans", "sofia-sans-condensed", "sofia-sans-extra-condensed"] as const;
const FILE = /^(sofia-sans(?:-extra)?(?:-condensed)?)-(latin|latin-ext|greek|cyrillic|cyrillic-ext)-wght-normal\.woff2$/;

const require = createRequire(import.meta.url);
const folderOf = (typeface: string) => path.dirname(require.resolve(`@fontsource-variable/${typeface}/package.json`));

/** The packages' own @font-face rules with unicode ranges, with the addresses of the identity site. */
export function fontFaces(): string {
	return PACKAGES.map((typeface) =>
		readFileSync(path.join(folderOf(typeface), "index.css"), "utf8")
			.replaceAll("url(./files/", "url(fonts/")
			.replaceAll(/\/\*.*?\*\/|\n\s*/g, ""),
	).join("");
}

/** @returns a typeface's file; undefined for an unknown name */
export function fontFile(name: string): Buffer<ArrayBuffer> | undefined {
	const [, typeface] = FILE.exec(name) ?? [];
	return typeface === undefined ? undefined : readFileSync(path.join(folderOf(typeface), "files", name));
}
