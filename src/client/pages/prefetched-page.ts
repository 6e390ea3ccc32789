import type { Language } from "../../text/language.ts";
import { followedPageName } from "../live/followed-pages.ts";
import { rememberRevision } from "../live/page-data.ts";

/** How long a prefetched answer is used, in ms. */
const LASTS = 10_000;

type Prefetched = { readonly at: number; readonly answer: Promise<unknown> };

/** By the page's name, which has its language. */
const prefetched = new Map<string, Prefetched>();

/**
 * Requests a page's data while its module is still being fetched, in one short request (rendering/page-data.ts). Twice in ten seconds is
 * once. If it fails, the navigation asks GraphQL and reports the error.
 */
export function prefetchPage(url: URL, language: Language): void {
	const page = followedPageName(language, url);
	const early = prefetched.get(page);
	if (early !== undefined && performance.now() - early.at < LASTS) return;
	for (const [name, { at }] of prefetched) if (performance.now() - at >= LASTS) prefetched.delete(name);
	prefetched.set(page, { at: performance.now(), answer: fetchPage(page).catch(() => undefined) });
}

/** @returns a page's prefetched data, once; undefined if there is none, or if it failed */
export async function consumePrefetched(url: URL, language: Language): Promise<unknown> {
	const page = followedPageName(language, url);
	const early = prefetched.get(page);
	prefetched.delete(page);
	return early === undefined || performance.now() - early.at > LASTS ? undefined : early.answer;
}

/** By GET with X-Requested-With (SPEC §7), past the browser's cache, like a query (client/graphql/ask.ts). */
async function fetchPage(page: string): Promise<unknown> {
	const response = await fetch(`/graphql?${new URLSearchParams({ page })}`, {
		...{ credentials: "omit", cache: "no-store", headers: { "X-Requested-With": "XMLHttpRequest" } },
	});
	if (!response.ok) return undefined;
	const { data } = (await response.json()) as { data?: unknown };
	const revision = response.headers.get("revision");
	rememberRevision(data, revision === null ? null : Number(revision));
	return data ?? undefined;
}
