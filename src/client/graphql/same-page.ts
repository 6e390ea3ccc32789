import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A page whose query only filters its present data is not refetched; another language is. */
export function unlessOnlyFiltered({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
	const sameLanguage = currentUrl.searchParams.get("lang") === nextUrl.searchParams.get("lang");
	return samePage && sameLanguage ? false : defaultShouldRevalidate;
}
