import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import satori, { type Font } from "satori";
import sharp from "sharp";
import type { Brand } from "../../brands/brand.ts";
import { SHARE_PICTURE } from "../../site/share-picture.ts";
import type { Picture } from "../picture/picture.ts";
import { Drawing } from "./Drawing.tsx";
import { readFonts } from "./fonts.ts";
import { inkOf } from "./ink.ts";

export type DrawingBrand = Pick<Brand, "name" | "light" | "stripe" | "radius" | "logo">;

const flags = path.join(path.dirname(createRequire(import.meta.url).resolve("flag-icons/package.json")), "flags", "4x3");
let fonts: Font[] | undefined;

/** @returns a PNG of 1200 × 630 px */
export async function draw(brand: DrawingBrand, picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
	fonts ??= readFonts();
	const svg = await satori(<Drawing picture={picture} ink={inkOf(brand, flag)} />, { ...SHARE_PICTURE, fonts });
	return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}

function flag(code: string): string | null {
	const file = path.join(flags, `${code}.svg`);
	return existsSync(file) ? `data:image/svg+xml;base64,${readFileSync(file).toString("base64")}` : null;
}
