import { AHEAD_SCRIPT } from "./ahead-text.ts";
import firstTypefaces from "./first-typefaces.json";
import { lettersIn } from "./letters.ts";
import type { Typeface } from "./typeface.ts";

const attribute = (value: unknown): string => JSON.stringify(value).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
const FIRST = attribute(Object.entries(firstTypefaces).map(([family, { letters, font }]) => [family, font, letters]));

/**
 * The script of a document's head, with the typefaces of the first paint, and those files of a stylesheet's typefaces that every page has letters of. Empty in
 * development.
 */
export function aheadElement(typefaces: string): string {
	if (AHEAD_SCRIPT === "") return "";
	const latin = attribute(namedIn(typefaces).filter(([, , letters]) => lettersIn(letters).test("a")));
	return `<script data-first="${FIRST}" data-latin="${latin}">${AHEAD_SCRIPT}</script>`;
}

/** The files of typefaces that a stylesheet names, in its order. */
export function namedIn(css: string): readonly Typeface[] {
	return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, rule = ""]) => {
		const said = (descriptor: string) => new RegExp(`${descriptor}:\\s*([^;]*)`).exec(rule)?.[1]?.trim() ?? "";
		return [said("font-family").replaceAll(/["']/g, ""), said("src"), said("unicode-range")];
	});
}
