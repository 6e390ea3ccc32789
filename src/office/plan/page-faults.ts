import { isPage } from "../../brands/own-brand.ts";
import type { BrandPage } from "../../brands/page-text.ts";
import type { PlanChange } from "../../results/acts/plan-change.ts";
import type { Language } from "../../text/language.ts";
import { WRONG_PAGE } from "../../text/office-server/plan.ts";
import type { PlanPreviewView } from "./plan-preview-view.ts";

const PAGES = ["contact", "privacy"] as const satisfies readonly BrandPage[];

/** The pages of a change's brand that cannot be shown, each with its language. */
export function wrongPages({ cup }: PlanChange): readonly { readonly page: BrandPage; readonly of: Language }[] {
	const { brand } = cup ?? {};
	return PAGES.flatMap((page) =>
		(["en", "sv"] as const).flatMap((of) => {
			const text: unknown = brand?.[page]?.[of];
			return typeof text === "string" && !isPage(text) ? [{ page, of }] : [];
		}),
	);
}

/** A preview with a fault for each page that cannot be shown: what a page may hold, the record does not know. */
export const withPageFaults = (preview: PlanPreviewView, change: PlanChange, language: Language): PlanPreviewView => ({
	...preview,
	faults: [
		...preview.faults,
		...wrongPages(change).map(({ page, of }) => ({
			path: `cup.brand.${page}.${of}`,
			text: WRONG_PAGE[language](page, of),
			isError: true,
		})),
	],
});
