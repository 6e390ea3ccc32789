import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { networkMayBeBack } from "../../client/graphql/network-back.ts";
import type { Language } from "../../text/language.ts";
import { prepareLanguage } from "./shown-site.ts";

/** The last requested change: one that waits for the network is replaced by the next. */
let wanted: symbol | null = null;

/**
 * Changes the page to the stored language, or to the one that its address names (SPEC §3). Without a network the page keeps its language
 * and changes once the network is back. Refetching it at once would fail and reload the saved copy, which would then request the other
 * language again.
 */
export function useLanguageChange(): (language: Language) => Promise<void> {
	const { revalidate } = useRevalidator();
	return useCallback(
		async (language) => {
			const own = Symbol(language);
			wanted = own;
			for (let times = 0; wanted === own; times++) {
				try {
					await prepareLanguage(language);
					break;
				} catch (error) {
					if (times === 0) console.error("The page stays in its language until the network is back", error);
					await networkMayBeBack(times);
				}
			}
			if (wanted === own) await revalidate();
		},
		[revalidate],
	);
}
