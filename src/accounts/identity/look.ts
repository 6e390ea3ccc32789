import { createHash } from "node:crypto";
import type { Language } from "../../text/language.ts";
import { fontFaces } from "./fonts.ts";

type Palette = Readonly<Record<string, string>>;

/** How the cup looks and is called: the part of its brand that the identity site's pages need. */
export type Look = {
	readonly name: string;
	/** The default for a visitor without a choice. */
	readonly language: Language;
	/** A second line under the name; empty: none. */
	readonly localName: Readonly<Record<"en" | "sv", string>>;
	/** The logo's SVG markup, 30 × 34. */
	readonly logo: string;
	/** Colours by token, without the leading dashes. */
	readonly light: Palette;
	readonly dark: Palette;
	/** In px. */
	readonly radius: { readonly card: number; readonly control: number };
	/** A CSS background. */
	readonly stripe: string;
	/** The built stylesheet of the pages (style.css), the same for every brand. */
	readonly rules: string;
};

export type Stylesheet = { readonly css: string /** With a hash of what is in it. */; readonly file: string };

/** The one stylesheet: the brand's tokens, the typefaces, and rules that know neither. */
export function stylesheetOf({ light, dark, radius, stripe, rules }: Look): Stylesheet {
	const tokens = (palette: Palette) => Object.entries(palette).map(([name, value]) => `--${name}:${value};`);
	const css = [
		`:root{color-scheme:light dark;${tokens(light).join("")}`,
		`--r:${radius.card}px;--r-s:${radius.control}px;--stripe:${stripe}}`,
		`@media (prefers-color-scheme:dark){:root{${tokens(dark).join("")}}}\n`,
		fontFaces(),
		rules,
	].join("");
	return { css, file: `style-${createHash("sha256").update(css).digest("hex").slice(0, 12)}.css` };
}
