import { loadTexts } from "#texts";
import { askForEditions, type Edition } from "../../client/data/editions.ts";
import type { SiteData } from "../../client/data/site-data.ts";
import { askByPost } from "../../client/graphql/ask.ts";
import { isUnanswered } from "../../client/graphql/no-answer.ts";
import { rememberSite } from "../../client/pages/page-request.ts";
import type { Language } from "../../text/language.ts";

let site: SiteData | undefined;
let prepared: { readonly language: Language; readonly editions: Edition[] } | null = null;

/** The site's data in this browser; undefined on the server, and before the document's own has been read. */
export const shownSite = (): SiteData | undefined => site;

export function rememberShown(data: SiteData): SiteData {
	site = data;
	rememberSite({ base: data.resultsBase, cup: data.brand.cup, language: data.language, editions: data.editions });
	return data;
}

async function editionsIn({ resultsBase, brand }: SiteData, language: Language): Promise<Edition[]> {
	const [editions] = await Promise.all([
		askForEditions(askByPost(resultsBase, { cache: "no-store" }), brand.cup, language),
		loadTexts(language),
	]);
	return editions;
}

/**
 * Loads the site's data in another language, so that a page and the frame around it change together.
 * @throws if nothing answers, or if another server than the results service does
 */
export async function prepareLanguage(language: Language): Promise<void> {
	if (site === undefined || site.language === language) return;
	prepared = { language, editions: await editionsIn(site, language) };
}

/** The site's data in a language. If it cannot be loaded the old data is returned: a page in the other language is better than none. */
export async function siteIn(shown: SiteData, language: Language): Promise<SiteData> {
	const ready = prepared?.language === language ? prepared.editions : null;
	prepared = null;
	if (language === shown.language) return shown;
	try {
		return rememberShown({ ...shown, language, editions: ready ?? (await editionsIn(shown, language)) });
	} catch (error) {
		if (!isUnanswered(error)) throw error;
		console.error("The site could not be read in another language", error);
		return shown;
	}
}
