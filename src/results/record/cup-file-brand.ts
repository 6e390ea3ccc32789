import { z } from "zod";
import { address, date, title, words } from "./cup-file-value.ts";

/** Letters of a page's text, and of a picture as a data address. */
const LONGEST_PAGE = 20_000;
const LONGEST_LOGO = 100_000;
const LONGEST_PICTURE = 100_000;

const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/, "a colour such as #0A2239");
const web = address.regex(/^https?:\/\/[^\s/?#]+\S*$/, "an address that begins with https://");
const page = z.strictObject({ en: z.string().min(1).max(LONGEST_PAGE), sv: z.string().min(1).max(LONGEST_PAGE) });
/** A line that one of the two languages may be without. */
const line = z.strictObject({ en: z.string().max(100), sv: z.string().max(100) });
const picture = z
	.string()
	.max(LONGEST_PICTURE, "a picture of at most 75 kB")
	.regex(/^data:image\/(png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/]+=*$/, "a picture (png, jpg, webp, svg) as a data address");

const sponsor = z.strictObject({
	/** 768 × 130 px. */
	picture,
	link: web,
	/** What the picture says, in each language. */
	text: title,
	/** The first and the last day that it is shown. */
	from: date.optional(),
	until: date.optional(),
});

/** How a cup that has no brand folder looks, and what it says of itself (docs/integrate/cup-file.md). */
export const cupBrand = z
	.strictObject({
		/** On a phone's home screen. */
		shortName: words.optional(),
		/** A second line under the name. */
		localName: line.optional(),
		/** What a reader without a choice gets. */
		language: z.enum(["en", "sv"]).optional(),
		website: web.optional(),
		social: z.array(z.strictObject({ kind: z.enum(["facebook", "instagram", "youtube", "tiktok", "x"]), url: web })).optional(),
		colours: z.strictObject({ header: colour, accent: colour }).optional(),
		/** An SVG, or a PNG as a data address. */
		logo: z.string().min(1).max(LONGEST_LOGO, "a logo of at most 100 kB").optional(),
		/** Markdown, as in a brand's folder. */
		contact: page.optional(),
		privacy: page.optional(),
		sponsors: z.array(sponsor).max(15).optional(),
	})
	.meta({ id: "Brand", description: "The cup's looks, links and own pages, where no brand folder gives them." });

export type CupBrand = z.infer<typeof cupBrand>;
