import { useCallback, useContext, useMemo, useSyncExternalStore } from "react";
import { useSite, useYear } from "../data/site-data.ts";
import { liveStore, openStore } from "./live.ts";
import type { LiveMatch } from "./live-match.ts";
import type { LiveStore } from "./live-store.ts";
import { LoadedAt } from "./loaded-at.ts";

/** The match in its present state: as it was read, updated by the stream's events. A component that renders it updates live. */
export function useLiveMatch<Match extends LiveMatch>(match: Match): Match {
	const { year } = useYear();
	const loadedAt = useContext(LoadedAt);
	const { id } = match;
	const subscribe = useSubscribe(id, loadedAt);
	const heard = useSyncExternalStore(
		subscribe,
		() => liveStore(year)?.match(id),
		() => undefined,
	);
	return useMemo(() => withLiveState(match, heard, loadedAt), [match, heard, loadedAt]);
}

/** The same for several, for a list that depends on their states. */
export function useLiveMatches<Match extends LiveMatch>(matches: readonly Match[]): readonly Match[] {
	const { year } = useYear();
	const loadedAt = useContext(LoadedAt);
	const subscribe = useSubscribe(matches.map(({ id }) => id).join(), loadedAt);
	const told = useSyncExternalStore(
		subscribe,
		() => liveStore(year)?.revision ?? 0,
		() => 0,
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each revision of the store may change what it has of a match
	return useMemo(
		() => matches.map((match) => withLiveState(match, liveStore(year)?.match(match.id), loadedAt)),
		[matches, year, loadedAt, told],
	);
}

/** @param ids of matches that the stream includes while they are shown; @param loadedAt the revision of their data */
function useSubscribe(ids: string, loadedAt: number): (told: () => void) => () => void {
	const { year } = useYear();
	const document = useSite().followed[year];
	// biome-ignore lint/correctness/useExhaustiveDependencies: a match that is shown stays subscribed, whichever revision its data have when it is rendered again
	return useCallback(
		(told: () => void) => {
			const store = openStore(year, document);
			if (store === undefined) return () => {};
			const shown = ids === "" ? [] : ids.split(",").map((id) => `match:${id}`);
			const stops = [store.subscribe(told), store.topics.show(shown, loadedAt)];
			return () => {
				for (const stop of stops) stop();
			};
		},
		[year, document, ids],
	);
}

type Heard = ReturnType<LiveStore["match"]>;

/** @param loadedAt the revision of the match's data: it contains the events of earlier revisions */
export function withLiveState<Match extends LiveMatch>(match: Match, heard: Heard, loadedAt: number): Match {
	return heard !== undefined && heard.revision > loadedAt ? { ...match, ...heard.match } : match;
}
