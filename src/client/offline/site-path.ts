/** First path segments outside the site's own app: other services, files, and pages with a worker of their own. */
const OTHERS: ReadonlySet<string> = new Set([
	...["office", "identity", "report", "api", "sanctum", "graphql", "live", "play", "calendar", "sheet", "share", "saved"],
	...["assets", "flags", "icons", "advertisements", "health", "ready", "sw.js", "robots.txt", "manifest.webmanifest"],
	...["favicon.ico", "logo.svg", "sitemap.xml"],
]);

/** Whether a path is one of the site's pages. */
export function isSitePath(pathname: string): boolean {
	const first = pathname.split("/")[1] ?? "";
	return !OTHERS.has(first) && !/^sitemap-/.test(first);
}
