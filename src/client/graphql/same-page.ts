import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A page whose query only filters what it already holds is not asked for again; another language is. */
export function unlessOnlyFiltered({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
	const sameLanguage = currentUrl.searchParams.get("lang") === nextUrl.searchParams.get("lang");
	return samePage && sameLanguage ? false : defaultShouldRevalidate;
}
