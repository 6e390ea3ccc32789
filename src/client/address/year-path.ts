import { isBrandPage } from "../../brands/page-text.ts";

/**
 * The path in another year: only the year's segment changes, and a path without one gets it (SPEC §2). A brand's own pages belong to no
 * year: from there it leads to the year's Home.
 */
export const inAnotherYear = (pathname: string, year: string): string => `/${year}${withoutYear(pathname)}`;

/** The path after the year: "/categories/12" of "/2026/categories/12"; "" is Home. */
export function withoutYear(pathname: string): string {
	if (isBrandPage(withinYear(pathname))) return "";
	return pathname.replace(/^\/\d+(?=\/|$)/, "").replace(/\/$/, "");
}

/** The path within its year: "categories/12" of "/2026/categories/12"; "" is Home. */
export function withinYear(pathname: string): string {
	return pathname.replace(/^\/\d+(?=\/|$)/, "").replace(/^\/|\/$/g, "");
}
