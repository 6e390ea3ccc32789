import { useEffect } from "react";
import { useSite, useYear } from "../data/site-data.ts";
import { openStore } from "./live.ts";
import { topicOf } from "./live-store.ts";
import { createRefetcher } from "./refetcher.ts";

/**
 * Calls back shortly after any of these keys has changed, once for changes in quick succession: for components that load their own data.
 * @param keys topics of the stream (docs/develop/live.md)
 * @param again resolves to the revision of the answer; undefined if none came
 */
export function useRefetchOnChange(keys: readonly string[], again: () => Promise<number | undefined>): void {
	const { year } = useYear();
	const document = useSite().followed[year];
	// The keys as one string, since they are a new array at each rendering.
	const watched = JSON.stringify(keys);
	useEffect(() => {
		const store = openStore(year, document);
		if (store === undefined) return;
		const read = store.revision;
		const own = createRefetcher(
			() => store.changedAt(JSON.parse(watched) as string[]),
			() => read,
			again,
		);
		const shown = store.topics.show((JSON.parse(watched) as string[]).map(topicOf), read);
		const stops = [store.subscribe(own.changed), store.onBack(own.back), shown];
		return () => {
			for (const stop of stops) stop();
			own.stop();
		};
	}, [year, document, watched, again]);
}
