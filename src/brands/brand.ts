import { z } from "zod";
import type { BrandPage } from "./page-text.ts";

const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/, "a colour such as #0A2239");
const text = z.strictObject({ en: z.string(), sv: z.string() });

/** The tokens that a brand may change (design contract §3); live, beam, heart, loss and focus are the same for all. */
export const BRAND_COLOURS = [
	"paper",
	"surface",
	"sunken",
	"line",
	"line-strong",
	"ink",
	"ink-2",
	"ink-3",
	"header",
	"header-2",
	"header-ink",
	"header-ink-2",
	"header-line",
	"header-accent",
	"on-header-accent",
	"accent",
	"on-accent",
	"accent-ink",
	"board",
	"on-board",
	"board-dim",
	"skeleton",
] as const;
export type BrandColour = (typeof BRAND_COLOURS)[number];

const palette = z.record(z.enum(BRAND_COLOURS), colour);

const advertisement = z.strictObject({
	/** A file of 768 × 130 px in the brand's folder advertisements/. */
	picture: z
		.string()
		.regex(/^[\w.-]+\.(svg|png|jpg|webp|avif)$/, "a file name such as bakery-en.svg (svg, png, jpg, webp, avif)"),
	link: z.url(),
	text: z.string().min(1),
	lang: z.enum(["en", "sv"]),
	from: z.iso.date().optional(),
	until: z.iso.date().optional(),
});

/** What a brand's folder holds in brand.json; its logo.svg lies beside it (docs/operate/brands.md). */
export const brandFile = z.strictObject({
	name: z.string().min(1),
	/** On a phone's home screen; absent: the name. */
	shortName: z.string().min(1).optional(),
	/** A second line under the wordmark in that language; empty: none. */
	localName: text,
	cup: z.int().positive(),
	/** What a reader without a choice gets (DECISIONS §4). */
	language: z.enum(["en", "sv"]).default("en"),
	sport: z.enum(["football", "handball"]),
	/** Absent: the menu leads to no other site. */
	website: z.url().optional(),
	social: z.array(z.strictObject({ kind: z.enum(["facebook", "instagram", "youtube", "tiktok", "x"]), url: z.url() })),
	identitySite: z.url().optional(),
	/** The menu's "Nations*" and the asterisk at each affiliated nation. */
	fifaAsterisk: z.boolean(),
	/** Absent: the brand has no advertisement slot. */
	advertisements: z.array(advertisement).optional(),
	light: palette,
	dark: palette,
	/** Corner radii in px: cards and tables; buttons, inputs and tiles. */
	radius: z.strictObject({ card: z.number().min(0).max(16), control: z.number().min(0).max(16) }),
	/** Any CSS background, 5 px high; colours as var(--header-accent) and the like. */
	stripe: z.string().regex(/^[^<>{};]+$/, "one CSS background, without ; and braces"),
});

export type BrandFile = z.infer<typeof brandFile>;

export type Brand = BrandFile & {
	/** The folder's name. */
	readonly folder: string;
	/** The logo's SVG markup, 30 × 34. */
	readonly logo: string;
	/** Those that its folder has; their texts are loadPages'. */
	readonly pages: readonly BrandPage[];
};
