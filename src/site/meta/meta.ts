import type { MetaDescriptor } from "react-router";
import { SHARE_PICTURE, type SharePictureSubject, sharePicturePath } from "../../client/address/share-picture.ts";
import { latestYearOf } from "../../client/data/editions.ts";
import type { SiteData } from "../../client/data/site-data.ts";
import { missingOf } from "../../client/pages/page-request.ts";
import type { Texts } from "../../text/en.ts";
import { LANGUAGES, type Language, languageQuery, OPEN_GRAPH_LOCALES } from "../../text/language.ts";
import { textsIn } from "../../text/texts.ts";

type MetaArguments = {
	matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
	location: { pathname: string };
	/** Why the page is not shown; null where it is. */
	error?: unknown;
};

/** The words for a page's `meta`. */
export type MetaWords = { readonly text: Texts; readonly language: Language; readonly year: string; readonly cup: string };

/** The words for structured data. */
export type StructuredWords = {
	readonly site: SiteData;
	readonly year: string;
	/** The page's canonical address. */
	readonly here: string;
	/** The address of its share picture. */
	readonly picture: string;
	readonly description: string;
	/** The absolute address of a path, in the page's language. */
	readonly addressOf: (path: string) => string;
};

export type PageMeta = {
	/** The page's subject: "IF Fyrsken, Boys 16"; absent on Home. */
	readonly title?: string;
	readonly description?: string;
	/** The subject of the page's share picture, and its text alternative; absent: the edition. */
	readonly pictured?: SharePictureSubject & { readonly alt: string };
	/** The thing itself in schema.org's words, for search engines; null for none. */
	readonly structured?: (words: StructuredWords) => object | null;
};

/**
 * Title ("IF Fyrsken, Boys 16 – Fyrcupen 2025"), description, what link previews and search engines read, canonical address and the
 * page's other language. English has the plain address, Swedish its own with `?lang=sv`.
 * @param page given the words of the document's language; not called where the site's data is missing
 */
export function pageMeta(args: MetaArguments, page: (words: MetaWords) => PageMeta): MetaDescriptor[] {
	const { matches, location, error } = args;
	if (error !== undefined && error !== null) return notFoundMeta(args);
	const site = siteOf(matches);
	if (site === undefined) return [];
	const latest = latestYearOf(site.editions);
	const year = /^\/(\d+)(?=\/|$)/.exec(location.pathname)?.[1] ?? latest ?? "";
	const {
		title,
		description = "",
		pictured,
		structured,
	} = page({
		text: textsIn(site.language, site.brand.sport),
		language: site.language,
		year,
		cup: site.brand.name,
	});
	const whole = [title, `${site.brand.name} ${year}`.trim()].filter(Boolean).join(" – ");
	const path = location.pathname === `/${latest}` ? "/" : location.pathname.replace(/(?<=.)\/+$/, "");
	const inLanguage = (path: string, language: Language): string => site.origin + path + languageQuery(language, site.brand);
	const address = (language: Language): string => inLanguage(path, language);
	const here = address(site.language);
	const picture = site.origin + sharePicturePath(site.language, year, pictured);
	const addressOf = (path: string): string => inLanguage(path, site.language);
	const thing = structured?.({ site, year, here, picture, description, addressOf }) ?? null;
	return [
		{ title: whole },
		...(description === "" ? [] : [{ name: "description", content: description }]),
		{ property: "og:title", content: whole },
		...(description === "" ? [] : [{ property: "og:description", content: description }]),
		{ property: "og:type", content: "website" },
		{ property: "og:url", content: here },
		{ property: "og:site_name", content: site.brand.name },
		{ property: "og:locale", content: OPEN_GRAPH_LOCALES[site.language] },
		...LANGUAGES.filter((language) => language !== site.language).map((language) => ({
			property: "og:locale:alternate",
			content: OPEN_GRAPH_LOCALES[language],
		})),
		...(year === "" ? [] : pictureMeta(picture, pictured?.alt ?? `${site.brand.name} ${year}`)),
		...(thing === null ? [] : [{ "script:ld+json": thing }]),
		{ tagName: "link", rel: "canonical", href: here },
		...LANGUAGES.map((language) => ({ tagName: "link", rel: "alternate", hrefLang: language, href: address(language) })),
		{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: address(site.brand.language) },
	] as MetaDescriptor[];
}

/** Twitter reads the rest from Open Graph. */
function pictureMeta(address: string, alt: string): object[] {
	return [
		{ property: "og:image", content: address },
		{ property: "og:image:type", content: "image/png" },
		{ property: "og:image:width", content: String(SHARE_PICTURE.width) },
		{ property: "og:image:height", content: String(SHARE_PICTURE.height) },
		{ property: "og:image:alt", content: alt },
		{ name: "twitter:card", content: "summary_large_image" },
		{ name: "twitter:image:alt", content: alt },
	];
}

/** For a page that does not exist: a title, and no canonical address. */
export function notFoundMeta({ matches, error }: Pick<MetaArguments, "matches" | "error">): MetaDescriptor[] {
	const site = siteOf(matches);
	if (site === undefined) return [];
	const text = textsIn(site.language, site.brand.sport);
	const missing = missingOf(error);
	if (missing?.missing === "cup") return [{ title: site.brand.name }, { name: "robots", content: "noindex" }];
	const exists = missing === undefined ? text.notFound.somethingWrong : text.pageNotFound;
	const title = missing?.missing === "saved" ? text.offline.title : exists;
	return [{ title: `${title} – ${site.brand.name}` }, { name: "robots", content: "noindex" }];
}

function siteOf(matches: MetaArguments["matches"]): SiteData | undefined {
	return matches.find((match) => match?.id === "root")?.loaderData as SiteData | undefined;
}
