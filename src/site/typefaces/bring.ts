import { lettersIn } from "./letters.ts";
import { NEW_PAGE } from "./new-page.ts";
import { FETCHED, fetchedBefore, savesData, type Typeface, WEIGHTS } from "./typeface.ts";

/** Every page has letters of this alphabet. */
const LATIN = "a";

/**
 * Loads the typefaces that a document was painted without, in the background. They are used from the next page on, so that nothing moves
 * while it is being read; printing uses them at once.
 */
export function bringTypefaces(): void {
	/** Sources used on this page, or requested. */
	const asked = new Set<string>();
	/** Loaded faces for the next page. */
	const waiting = new Set<FontFace>();
	const use = () => {
		for (const face of waiting) document.fonts.add(face);
	};

	async function bring(): Promise<void> {
		const named = namedTypefaces();
		await takeOver(named, asked);
		if (savesData()) return;
		await Promise.all(
			named.map(async (typeface) => {
				const [family, source, unicodeRange] = typeface;
				if (asked.has(source) || !isWanted(typeface)) return;
				asked.add(source);
				const face = new FontFace(family, source, { weight: WEIGHTS, unicodeRange, display: "swap" });
				await face.load().then(
					() => waiting.add(face),
					() => asked.delete(source),
				);
			}),
		);
		keep(named, asked);
	}

	const begin = () => requestAnimationFrame(() => setTimeout(bring));
	if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin, { once: true });
	else begin();
	window.addEventListener(NEW_PAGE, () => {
		use();
		waiting.clear();
		begin();
	});
	window.addEventListener("beforeprint", use);
	window.addEventListener("afterprint", () => {
		for (const face of waiting) document.fonts.delete(face);
	});
}

/** The typefaces that the document names for readers without scripts, read as a list. */
function namedTypefaces(): readonly Typeface[] {
	const rules = [...(document.querySelector<HTMLStyleElement>("style[data-named]")?.sheet?.cssRules ?? [])];
	return rules.map((rule) => {
		const { style } = rule as CSSFontFaceRule;
		const said = (descriptor: string) => style.getPropertyValue(descriptor);
		return [nameOf(said("font-family")), said("src"), said("unicode-range")];
	});
}

const nameOf = (family: string): string => family.replaceAll(/["']/g, "");

/** Typefaces requested in the head (ahead.ts) that arrived in time are used. The others would never be used in this document. */
async function takeOver(named: readonly Typeface[], asked: Set<string>): Promise<void> {
	for (const face of [...document.fonts]) {
		const of = named.find(([family, , letters]) => nameOf(face.family) === family && face.unicodeRange === letters);
		if (of === undefined || face.display !== "optional" || asked.has(of[1])) continue;
		await face.loaded.catch(() => {});
		if (isUsed(of)) asked.add(of[1]);
		else document.fonts.delete(face);
	}
}

/** Whether a text is rendered with it: its width then differs from all fallbacks'. */
function isUsed([family, , letters]: Typeface): boolean {
	const [, code = ""] =
		/U\+([\dA-F]+)/i.exec(lettersIn(letters).test(LATIN) ? `U+${LATIN.codePointAt(0)?.toString(16)}` : letters) ?? [];
	const canvas = document.createElement("canvas").getContext("2d");
	if (canvas === null) return false;
	const text = String.fromCodePoint(Number.parseInt(code, 16)).repeat(20);
	const widthIn = (font: string) => {
		canvas.font = `100px ${font}`;
		return canvas.measureText(text).width;
	};
	return widthIn(`"${family}",monospace`) !== widthIn("monospace");
}

/** Whether the page has text in it. */
function isWanted([family, , range]: Typeface): boolean {
	const letters = lettersIn(range);
	if (letters.test(LATIN)) return true;
	if (!letters.test(document.body.textContent ?? "")) return false;
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const { data, parentElement } = texts.currentNode as Text;
		if (parentElement !== null && letters.test(data) && getComputedStyle(parentElement).fontFamily.includes(family)) return true;
	}
	return false;
}

/** Stores which of the site's present files this browser has fetched, for its next document (ahead.ts). */
function keep(named: readonly Typeface[], asked: ReadonlySet<string>): void {
	try {
		const before = new Set(fetchedBefore().map(([, source]) => source));
		const all = JSON.stringify(named.filter(([, source]) => asked.has(source) || before.has(source)));
		if (localStorage.getItem(FETCHED) !== all) localStorage.setItem(FETCHED, all);
	} catch {
		// If nothing can be stored, the next document is treated like the first.
	}
}
