/** The path with another year: only the year's segment changes, and a path without one gets it (SPEC §2). */
export function inAnotherYear(pathname: string, year: string): string {
	const rest = pathname.replace(/^\/\d+(?=\/|$)/, "").replace(/\/$/, "");
	return `/${year}${rest}`;
}

/** The path within its year: "categories/12" of "/2026/categories/12"; "" is Home. */
export function withinYear(pathname: string): string {
	return pathname.replace(/^\/\d+(?=\/|$)/, "").replace(/^\/|\/$/g, "");
}
