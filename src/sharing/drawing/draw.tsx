import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import satori, { type Font } from "satori";
import sharp from "sharp";
import type { Brand } from "../../brands/brand.ts";
import { SHARE_PICTURE } from "../../client/address/share-picture.ts";
import type { Picture } from "../picture/picture.ts";
import { Drawing } from "./Drawing.tsx";
import { fallbackFor } from "./fallback-fonts.ts";
import { coverageOf } from "./font-coverage.ts";
import { readFonts } from "./fonts.ts";
import { inkOf } from "./ink.ts";
import { drawable } from "./letters.ts";

export type DrawingBrand = Pick<Brand, "name" | "light" | "stripe" | "radius" | "logo">;

const flags = path.join(path.dirname(createRequire(import.meta.url).resolve("flag-icons/package.json")), "flags", "4x3");
let own: { readonly fonts: Font[]; readonly covered: ReadonlySet<number> } | undefined;

/** @returns a PNG of 1200 × 630 px */
export async function draw(brand: DrawingBrand, picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
	own ??= readOwn();
	const { covered } = own;
	const fallbacks = new Set<Font>();
	const hasGlyph = (character: string): boolean => {
		if (covered.has(character.codePointAt(0) ?? 0)) return true;
		const font = fallbackFor(character);
		if (font !== undefined) fallbacks.add(font);
		return font !== undefined;
	};
	const texts = withTexts({ picture, name: brand.name }, (text) => drawable(text, hasGlyph));
	const ink = inkOf({ ...brand, name: texts.name }, flag);
	const fonts = fallbacks.size === 0 ? own.fonts : [...own.fonts, ...fallbacks];
	const svg = await satori(<Drawing picture={texts.picture} ink={ink} />, { ...SHARE_PICTURE, fonts });
	return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}

/** Every cut has the same characters. */
function readOwn() {
	const fonts = readFonts();
	return { fonts, covered: new Set(fonts.flatMap(({ data }) => [...coverageOf(new Uint8Array(data))])) };
}

/** The value with each text in it replaced; kinds and flag codes are ASCII and stay the same. */
function withTexts<T>(value: T, replace: (text: string) => string): T {
	return JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === "string" ? replace(part) : part)) as T;
}

function flag(code: string): string | null {
	const file = path.join(flags, `${code}.svg`);
	return existsSync(file) ? `data:image/svg+xml;base64,${readFileSync(file).toString("base64")}` : null;
}
