import { joinArabic } from "./arabic-forms.ts";

const HYPHENS = /[\u2010\u2011]/g;
/** Invisible characters: direction marks and joiners. */
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/gu;

/**
 * Text as satori can draw it: Arabic letters joined, no character that lacks a glyph.
 * @param hasGlyph whether any typeface has the character
 */
export function drawable(text: string, hasGlyph: (character: string) => boolean): string {
	const composed = text.normalize("NFC").replaceAll(HYPHENS, "-");
	return Array.from(joinArabic(composed).replaceAll(INVISIBLE, ""), (character) => withGlyph(character, hasGlyph)).join("");
}

/** The character, else its base letters without marks, else a question mark. */
function withGlyph(character: string, hasGlyph: (character: string) => boolean): string {
	if (/\s/.test(character)) return hasGlyph(character) ? character : " ";
	if (hasGlyph(character)) return character;
	const base = character.normalize("NFKD").replaceAll(/\p{M}/gu, "");
	if (base === "") return "";
	return Array.from(base).every(hasGlyph) ? base : "?";
}
