import type { Language } from "../../text/language.ts";
import { pageDataIn } from "./own-document.ts";
import { savedAddresses } from "./saved-address.ts";
import { savedPage } from "./saved-store.ts";

/** A page's data from its saved document. */
export type SavedPageData = { readonly data: unknown; readonly at: number; readonly revision: number };

/** @returns the last known data of the page at an address; null: not saved */
export async function savedPageData(url: URL, language: Language): Promise<SavedPageData | null> {
	for (const address of savedAddresses(url)) {
		const kept = await savedPage(language, address);
		if (kept === null) continue;
		// The page's own route is the last one.
		const loaded = Object.values(pageDataIn(kept.html)?.loaderData ?? {});
		if (loaded.length > 1) return { data: loaded.at(-1), at: kept.at, revision: kept.revision };
	}
	return null;
}
