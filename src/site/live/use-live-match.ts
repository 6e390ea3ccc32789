import { useCallback, useContext, useMemo, useSyncExternalStore } from "react";
import { useSite, useYear } from "../site-data.ts";
import { liveStore, openStore } from "./live.ts";
import type { LiveMatch } from "./live-match.ts";
import type { LiveStore } from "./live-store.ts";
import { LoadedAt } from "./loaded-at.ts";

/** The match as it is now: as it was read, with what the stream has told since. Draw with this and it changes while one looks. */
export function useLiveMatch<Match extends LiveMatch>(match: Match): Match {
	const { year } = useYear();
	const loadedAt = useContext(LoadedAt);
	const { id } = match;
	const subscribe = useSubscribe();
	const heard = useSyncExternalStore(
		subscribe,
		() => liveStore(year)?.match(id),
		() => undefined,
	);
	return useMemo(() => asTold(match, heard, loadedAt), [match, heard, loadedAt]);
}

/** The same of several, where which of them is shown depends on how they stand. */
export function useLiveMatches<Match extends LiveMatch>(matches: readonly Match[]): readonly Match[] {
	const { year } = useYear();
	const loadedAt = useContext(LoadedAt);
	const subscribe = useSubscribe();
	const told = useSyncExternalStore(
		subscribe,
		() => liveStore(year)?.revision ?? 0,
		() => 0,
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what the store has told is another with each revision
	return useMemo(
		() => matches.map((match) => asTold(match, liveStore(year)?.match(match.id), loadedAt)),
		[matches, year, loadedAt, told],
	);
}

function useSubscribe(): (told: () => void) => () => void {
	const { year } = useYear();
	const document = useSite().followed[year];
	return useCallback((told: () => void) => openStore(year, document)?.subscribe(told) ?? (() => {}), [year, document]);
}

type Heard = ReturnType<LiveStore["match"]>;

function asTold<Match extends LiveMatch>(match: Match, heard: Heard, loadedAt: number): Match {
	return heard !== undefined && heard.revision > loadedAt ? { ...match, ...heard.match } : match;
}
