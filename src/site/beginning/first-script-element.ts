import type { StaticHandlerContext } from "react-router";
import { textsOf } from "#texts";
import { knownSearch } from "../../client/address/query-parameters.ts";
import { type SiteData, viewedYear } from "../../client/data/site-data.ts";
import { followedPageName } from "../../client/live/followed-pages.ts";
import { livePageOf } from "../../client/live/live-page.ts";
import { DEFAULT_LANGUAGE } from "../../text/language.ts";
import type { Beginning } from "./beginning.ts";
import { FIRST_SCRIPT } from "./first-script-text.ts";

/** Pages for reading, with all their content in the document. Any other page is hydrated at once, and so is an error page. */
const READ: ReadonlySet<string> = new Set(
	[
		...["home", "categories", "category", "category-teams", "division", "playoff", "nations", "nation"],
		...["arenas", "arena", "field", "team", "streams", "states", "matches", "match", "favourites"],
	].map((name) => `pages/${name}`),
);

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
	if (site === undefined || page === undefined || errors !== null || !READ.has(page.id)) return { ...words, atOnce: "" };
	const { pathname, search } = new URL(address);
	const { year } = viewedYear(site.editions, pathname);
	const revision = site.followed[year];
	if (revision === undefined) return words;
	const live = livePageOf(page.handle);
	const shows = live.shows(matches.at(-1)?.params ?? {}, loaderData[page.id]).length > 0;
	const topics = live.besides?.(loaderData[page.id]) ?? [];
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
