import { useEffect, useState } from "react";
import { useLanguage } from "../../text/use-text.ts";
import { useAsOf } from "../live/use-connection-state.ts";
import { readSaved } from "../offline/read-saved.ts";
import type { SavedPage } from "../offline/saved-store.ts";

/** While the page may be stale: the pages saved on this device in the reader's language; otherwise null. */
export function useSavedPages(): readonly SavedPage[] | null {
	const isOld = useAsOf() !== null;
	const language = useLanguage();
	const [pages, setPages] = useState<readonly SavedPage[] | null>(null);
	useEffect(() => {
		if (!isOld) return setPages(null);
		let isGone = false;
		void readSaved(({ savedPages }) => savedPages(language)).then((saved) => isGone || setPages(saved ?? []));
		return () => {
			isGone = true;
		};
	}, [isOld, language]);
	return pages;
}

type Kind = "matches" | "teams" | "tables" | "arenas" | "fields";

/** A day's saved pages by kind, according to their addresses: matches; teams, tables and playoffs; arenas and fields. */
export function savedKinds(pages: readonly SavedPage[]): Readonly<Record<Kind, readonly SavedPage[]>> {
	const of = (path: RegExp) => pages.filter(({ address }) => path.test(address));
	return {
		matches: of(/^\/\d+\/matches\/[^/]+$/),
		teams: of(/^\/\d+\/teams\/[^/]+$/),
		tables: of(/^\/\d+\/categories\/[^/]+\/(division|playoff)\//),
		arenas: of(/^\/\d+\/arenas\/arena\/[^/]+$/),
		fields: of(/^\/\d+\/arenas\/arena\/[^/]+\/field\/[^/]+$/),
	};
}
