/** Pages that a brand may have in its folder, each at the address of its name (docs/operate/brands.md). */
export const BRAND_PAGES = ["privacy", "contact"] as const;
export type BrandPage = (typeof BRAND_PAGES)[number];

/** What stands in a line of text. */
export type Inline =
	| { readonly kind: "text"; readonly text: string }
	| { readonly kind: "strong" | "emphasis"; readonly parts: readonly Inline[] }
	| { readonly kind: "link"; readonly to: string; readonly parts: readonly Inline[] }
	| { readonly kind: "break" };

/** A heading below the title, a paragraph, or a list of lines. */
export type Block =
	| { readonly kind: "heading"; readonly parts: readonly Inline[] }
	| { readonly kind: "paragraph"; readonly parts: readonly Inline[] }
	| { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] };

/** A page in one language: plain data, so that nothing of it is ever read as HTML. */
export type PageText = { readonly title: string; readonly blocks: readonly Block[] };

export function isBrandPage(name: string): name is BrandPage {
	return (BRAND_PAGES as readonly string[]).includes(name);
}
