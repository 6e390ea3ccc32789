import type { StaticHandlerContext } from "react-router";
import { textsOf } from "#texts";
import { BRAND_PAGES } from "../../brands/page-text.ts";
import { knownSearch } from "../../client/address/query-parameters.ts";
import { type SiteData, viewedYear } from "../../client/data/site-data.ts";
import { followedPageName } from "../../client/live/followed-pages.ts";
import { livePageOf } from "../../client/live/live-page.ts";
import { topicsOf } from "../../client/live/page-topics.ts";
import { missingOf } from "../../client/pages/page-request.ts";
import { DEFAULT_LANGUAGE } from "../../text/language.ts";
import type { Beginning } from "./beginning.ts";
import { FIRST_SCRIPT } from "./first-script-text.ts";

/** Pages with all their content in the document. A player and a reporter's page are of no use without scripts: they hydrate at once. */
const READ: ReadonlySet<string> = new Set([
	...[
		...["home", "categories", "category", "category-teams", "division", "playoff", "nations", "nation", "arenas", "arena"],
		...["field", "team", "streams", "states", "matches", "match", "favourites", "search", "signin", "signup"],
	].map((name) => `pages/${name}`),
	...BRAND_PAGES,
]);

/** An address with nothing there is read, too; any other error page may work at a second try, and a server without a cup looks who reads. */
function isRead(page: string, errors: StaticHandlerContext["errors"]): boolean {
	if (errors === null) return READ.has(page);
	return Object.values(errors).every((error) => {
		const missing = missingOf(error);
		return missing !== undefined && missing.missing !== "cup";
	});
}

/** @param context of a document being rendered at an address */
export function beginningOf(
	{ matches, loaderData, errors }: StaticHandlerContext,
	address: string,
): Omit<Beginning, "modules" | "next"> {
	const site = loaderData.root as SiteData | undefined;
	const page = matches.at(-1)?.route;
	const language = site?.language ?? DEFAULT_LANGUAGE;
	const { notBegun, reach } = textsOf(language, site?.brand.sport ?? "football");
	const { hint: failed, again, oldBrowser } = notBegun;
	const words = {
		failed,
		again,
		oldBrowser,
		noNetwork: reach.noNetwork,
		clock: JSON.stringify(site?.clock ?? null),
		zone: site?.zone ?? "UTC",
	};
	if (site === undefined || page === undefined || !isRead(page.id, errors)) return { ...words, atOnce: "" };
	const { pathname, search } = new URL(address);
	const { year } = viewedYear(site.editions, pathname);
	const revision = site.followed[year];
	if (revision === undefined) return words;
	// A page with an error has no data.
	const handle = errors === null ? page.handle : undefined;
	const shows = livePageOf(handle).shows(matches.at(-1)?.params ?? {}, loaderData[page.id]).length > 0;
	const topics = topicsOf(handle, loaderData[page.id]);
	const name = followedPageName(language, { pathname, search: knownSearch({ pathname, search }) });
	const told = shows ? `&page=${encodeURIComponent(`${revision},${name}`)}` : "";
	return { ...words, stream: `/live/${year}?since=${revision}${told}&topics=${topics.map(encodeURIComponent).join()}` };
}

/** The first script's element, with its data. */
export function firstScriptElement(beginning: Beginning): string {
	const data = Object.entries(beginning).map(
		([key, value]) => ` data-${key.replace(/[A-Z]/g, "-$&").toLowerCase()}="${escaped(value)}"`,
	);
	return `<script${data.join("")}>${FIRST_SCRIPT}</script>`;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
