import { readFileSync } from "node:fs";

/** A page to try questions on, for development: it asks nobody but this server. */
export function explorer(): Response {
	const page = readFileSync(new URL("explorer.html", import.meta.url), "utf8");
	return new Response(page, { headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } });
}
