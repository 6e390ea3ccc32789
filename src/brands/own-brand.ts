import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Brand, BrandFile } from "./brand.ts";
import { cleanLogo } from "./clean-logo.ts";
import { BRAND_PAGES } from "./page-text.ts";
import { FIRST_COLOURS, nearestHeader, type OwnColours, paletteOf } from "./palette-of.ts";
import { PageTextError, readPageText } from "./read-page-text.ts";

type InBoth = { readonly en: string; readonly sv: string };

/** A brand as an organiser gives it, without a folder. */
export type OwnBrand = Partial<Pick<Brand, "shortName" | "localName" | "language" | "website" | "social">> & {
	readonly colours?: OwnColours;
	/** An SVG, or a PNG as a data address. */
	readonly logo?: string;
	/** Markdown. */
	readonly contact?: InBoth;
	readonly privacy?: InBoth;
	readonly sponsors?: readonly {
		/** A data address. */
		readonly picture: string;
		readonly link: string;
		readonly text: InBoth;
		readonly from?: string;
		readonly until?: string;
	}[];
};

/** The folder's name: that of no brand that ships. */
export const OWN_FOLDER = "own";

/** Three bars in the colours of any header, until the cup has a logo. */
const FIRST_LOGO =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 34" width="30" height="34"><path fill="#FFF" d="M3 4h24v7H3zM3 14h17v7H3zM3 24h10v7H3z"/></svg>';

/** A header that cannot be read is replaced by the nearest that can. */
const readable = ({ header, accent }: OwnColours): OwnColours => ({ header: nearestHeader(header) ?? header, accent });

/** @returns whether a page's Markdown can be shown (read-page-text.ts) */
export function isPage(markdown: string): boolean {
	try {
		readPageText(markdown);
		return true;
	} catch (error) {
		if (error instanceof PageTextError) return false;
		throw error;
	}
}

/**
 * Writes a brand into a folder of its own, as brands lie that are given as folders, so that both are read and checked alike.
 * @returns where brands lie: the folder that holds it, under the system's folder for temporary files
 */
export function writeOwnBrand(
	brand: OwnBrand,
	{ name, cup, sport }: { readonly name: string; readonly cup: number; readonly sport: BrandFile["sport"] },
): string {
	const brands = mkdtempSync(path.join(tmpdir(), "cupboard-brand-"));
	const folder = path.join(brands, OWN_FOLDER);
	mkdirSync(path.join(folder, "advertisements"), { recursive: true });
	const { shortName, localName = { en: "", sv: "" }, language = "en", website, social = [], sponsors = [] } = brand;
	const advertisements = sponsors.flatMap(({ picture, link, text, from, until }, at) => {
		const [, kind = "", content = ""] = /^data:image\/([a-z+]+);base64,(.*)$/s.exec(picture) ?? [];
		const ending = { jpeg: "jpg", "svg+xml": "svg" }[kind] ?? kind;
		const file = `sponsor-${at + 1}.${ending}`;
		const bytes = Buffer.from(content, "base64");
		writeFileSync(path.join(folder, "advertisements", file), ending === "svg" ? cleanLogo(bytes.toString("utf8")) : bytes);
		const days = { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
		return (["en", "sv"] as const).map((lang) => ({ picture: file, link, text: text[lang], lang, ...days }));
	});
	const file: BrandFile = {
		...{ name, localName, cup, language, sport, social },
		...(shortName !== undefined && { shortName }),
		...(website !== undefined && { website }),
		fifaAsterisk: false,
		...(advertisements.length > 0 && { advertisements }),
		...paletteOf(readable(brand.colours ?? FIRST_COLOURS)),
		radius: { card: 8, control: 4 },
		stripe: "linear-gradient(var(--header-accent), var(--header-accent)) 0 0 / 100% 3px no-repeat var(--header)",
	};
	writeFileSync(path.join(folder, "brand.json"), JSON.stringify(file));
	writeFileSync(path.join(folder, "logo.svg"), (brand.logo !== undefined && cleanLogo(brand.logo)) || FIRST_LOGO);
	for (const page of BRAND_PAGES) {
		const texts = brand[page];
		// One that cannot be shown, as a cup file may state it, is missing: the office says so, and the site starts all the same.
		if (texts === undefined || !isPage(texts.en) || !isPage(texts.sv)) continue;
		for (const lang of ["en", "sv"] as const) writeFileSync(path.join(folder, `${page}.${lang}.md`), texts[lang]);
	}
	return brands;
}
