import { useEffect, useState } from "react";
import { account } from "../../client/account/account.ts";
import { logWhileHere } from "../../client/browser/log-while-here.ts";
import { askForEditions, type Edition } from "../../client/data/editions.ts";
import type { SiteData } from "../../client/data/site-data.ts";
import { askByPost } from "../../client/graphql/ask.ts";
import { rememberSite } from "../../client/pages/page-request.ts";

/** SPEC §9: after editions load, the user is loaded again, so many ms later. */
const USER_RELOAD_DELAY = 500;

/**
 * The site's data with the editions that the results service has now: on load the browser asks for them itself, past every cache
 * (SPEC §7, DECISIONS §6). An error is only logged, and the document's own editions stay.
 */
export function useFreshEditions(site: SiteData): SiteData {
	const { brand, language, resultsBase } = site;
	const [fresh, setFresh] = useState<{ language: string; editions: readonly Edition[] }>();
	const cup = brand.cup;
	useEffect(() => {
		const leaving = new AbortController();
		let reload: ReturnType<typeof setTimeout> | undefined;
		const ask = askByPost(resultsBase, { cache: "no-store", signal: leaving.signal });
		askForEditions(ask, cup, language).then(
			(editions) => {
				rememberSite({ base: resultsBase, cup, language, editions });
				setFresh({ language, editions });
				if (!leaving.signal.aborted) reload = setTimeout(() => void account.reload(), USER_RELOAD_DELAY);
			},
			(error: unknown) => {
				if (!leaving.signal.aborted) logWhileHere("The editions could not be loaded", error);
			},
		);
		return () => {
			leaving.abort();
			clearTimeout(reload);
		};
	}, [resultsBase, cup, language]);
	return fresh?.language === language ? { ...site, editions: fresh.editions } : site;
}
