import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadTexts } from "#texts";
import { knownQuery, knownSearch } from "../client/address/query-parameters.ts";
import type { SiteData } from "../client/data/site-data.ts";
import { giveRouterPageData } from "../client/offline/give-page-data.ts";
import { openedFrom } from "../client/offline/saved-document.ts";
import { DEFAULT_LANGUAGE } from "../text/language.ts";

// The document's address has no unknown parameters: neither has the page's from here on.
const { pathname, search, hash } = window.location;
const known = knownQuery({ pathname, search });
if (sorted(known) !== sorted(new URLSearchParams(search)))
	window.history.replaceState(window.history.state, "", pathname + knownSearch({ pathname, search }) + hash);

function sorted(query: URLSearchParams): string {
	return [...query].map(String).sort().join("&");
}

const root = giveRouterPageData().loaderData.root as SiteData | undefined;
// The document asks for the file of these words with all its others (document/text-files.ts): it is mostly there.
await loadTexts(root?.language ?? DEFAULT_LANGUAGE);
startTransition(() => {
	const site = (
		<StrictMode>
			<HydratedRouter />
		</StrictMode>
	);
	// Another page's document does not contain this page.
	if (openedFrom?.isOther) createRoot(document).render(site);
	else hydrateRoot(document, site);
});
