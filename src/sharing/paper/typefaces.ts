import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { plainText } from "../../http/plain-text.ts";
import { SECURITY_HEADERS } from "../../http/security-headers.ts";
import type { Resource } from "../../serving/resource.ts";

const require = createRequire(import.meta.url);

/**
 * Weights of each. The site's own typefaces are not its variable ones: Firefox writes those into a PDF as outlines, which nobody can search or
 * copy. Those for other scripts have the one weight that share pictures use too (sharing/drawing/fallback-fonts.ts).
 */
const WEIGHTS = {
	"sofia-sans-condensed": [500, 600, 700, 800],
	"sofia-sans-extra-condensed": [700, 800],
	"noto-sans": [700],
	"noto-sans-arabic": [700],
	"noto-sans-hebrew": [700],
	"noto-sans-georgian": [700],
	kosugi: [400],
} as const;

const STYLES = "/paper/typefaces.css";
const FILES = "/paper/typefaces/";
const FILE = /^[a-z0-9-]+\.woff2$/;
/** Bytes that cached ones may need: those of a sheet with several scripts. */
const BUDGET = 4 * 1024 * 1024;
/** A sheet's typefaces change with a new version of the program only. */
const CACHED = "public, max-age=86400";

export const TYPEFACES = STYLES;
/** A browser downloads only the files whose characters a sheet has. */
export const FONT_FALLBACKS =
	'"Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Georgian", Kosugi, system-ui, sans-serif';

const folderOf = (name: string) => path.dirname(require.resolve(`@fontsource/${name}/package.json`));

function rules(): string {
	const sheets = Object.entries(WEIGHTS).flatMap(([name, weights]) =>
		weights.map((weight) => readFileSync(path.join(folderOf(name), `${weight}.css`), "utf8")),
	);
	return sheets
		.join("\n")
		.replaceAll("url(./files/", `url(${FILES}`)
		.replaceAll(/, url\([^)]*\.woff\) format\('woff'\)/g, "")
		.replaceAll(/\/\*.*?\*\/|\n\s*/g, "");
}

function fileOf(name: string): Buffer<ArrayBuffer> | undefined {
	if (!FILE.test(name)) return undefined;
	// The longest name first: "noto-sans" begins "noto-sans-arabic" too.
	const typeface = Object.keys(WEIGHTS)
		.toSorted((a, b) => b.length - a.length)
		.find((one) => name.startsWith(`${one}-`));
	if (typeface === undefined) return undefined;
	try {
		return readFileSync(path.join(folderOf(typeface), "files", name));
	} catch {
		return undefined; // a subset that the package does not have
	}
}

/** The typefaces of printed sheets: /paper/typefaces.css, and the files that it names. */
export function paperTypefaces(): Resource {
	return {
		name: "a sheet's typeface",
		budget: BUDGET,
		failureHeaders: SECURITY_HEADERS,
		keyOf({ target }) {
			return target === STYLES || target.startsWith(FILES) ? target : null;
		},
		async make(target) {
			const isStyles = target === STYLES;
			const body = isStyles ? rules() : fileOf(target.slice(FILES.length));
			if (body === undefined) return plainText("There is no such typeface.\n", 404, SECURITY_HEADERS);
			const type = isStyles ? "text/css; charset=utf-8" : "font/woff2";
			return {
				...{
					status: 200,
					headers: { ...SECURITY_HEADERS, "content-type": type, "cache-control": CACHED },
					body,
					vary: "Accept-Encoding",
				},
				...{ dependencyKeys: [], freshUntil: Number.POSITIVE_INFINITY },
			};
		},
	};
}
