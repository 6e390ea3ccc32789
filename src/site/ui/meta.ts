import { isRouteErrorResponse, type MetaDescriptor } from "react-router";
import { latestYearOf } from "../results/editions.ts";
import type { SiteData } from "../site-data.ts";
import type { Texts } from "../text/en.ts";
import { LANGUAGES, type Language, textsIn } from "../text/language.ts";

type MetaArguments = {
	matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
	location: { pathname: string };
	/** Why the page is not shown. */
	error?: unknown;
};

/** What a page's `meta` writes with. */
export type MetaWords = { readonly text: Texts; readonly language: Language; readonly year: string; readonly cup: string };

export type PageMeta = {
	/** What the page is about: "IF Fyrsken, Boys 16"; absent on Home. */
	readonly title?: string;
	readonly description?: string;
};

/**
 * Title ("IF Fyrsken, Boys 16 – Fyrcupen 2025"), description, canonical address and the page's other language. English has
 * the plain address, Swedish its own with `?lang=sv`.
 * @param page given the words of the document's language; not called where the site's data is missing
 */
export function pageMeta(args: MetaArguments, page: (words: MetaWords) => PageMeta): MetaDescriptor[] {
	const { matches, location, error } = args;
	if (error !== undefined) return notFoundMeta(args);
	const site = siteOf(matches);
	if (site === undefined) return [];
	const latest = latestYearOf(site.editions);
	const year = /^\/(\d+)(?=\/|$)/.exec(location.pathname)?.[1] ?? latest ?? "";
	const { title, description } = page({
		text: textsIn(site.language, site.brand.sport),
		language: site.language,
		year,
		cup: site.brand.name,
	});
	const whole = [title, `${site.brand.name} ${year}`.trim()].filter(Boolean).join(" – ");
	const path = location.pathname === `/${latest}` ? "/" : location.pathname.replace(/(?<=.)\/+$/, "");
	const address = (language: Language): string => `${site.origin}${path}${language === "en" ? "" : `?lang=${language}`}`;
	return [
		{ title: whole },
		...(description === undefined ? [] : [{ name: "description", content: description }]),
		{ property: "og:title", content: whole },
		{ property: "og:site_name", content: site.brand.name },
		{ tagName: "link", rel: "canonical", href: address(site.language) },
		...LANGUAGES.map((language) => ({ tagName: "link", rel: "alternate", hrefLang: language, href: address(language) })),
		{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: address("en") },
	] as MetaDescriptor[];
}

/** Of a page that does not exist: a title, and no address to be found at. */
export function notFoundMeta({ matches, error }: Pick<MetaArguments, "matches" | "error">): MetaDescriptor[] {
	const site = siteOf(matches);
	if (site === undefined) return [];
	const text = textsIn(site.language, site.brand.sport);
	const title = isRouteErrorResponse(error) && error.status === 404 ? text.pageNotFound : text.notFound.somethingWrong;
	return [{ title: `${title} – ${site.brand.name}` }, { name: "robots", content: "noindex" }];
}

function siteOf(matches: MetaArguments["matches"]): SiteData | undefined {
	return matches.find((match) => match?.id === "root")?.loaderData as SiteData | undefined;
}
