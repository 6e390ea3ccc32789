import { useCallback, useContext, useMemo, useSyncExternalStore } from "react";
import { useSite, useYear } from "../site-data.ts";
import { liveStore, openStore } from "./live.ts";
import type { LiveMatch } from "./live-match.ts";
import { LoadedAt } from "./loaded-at.ts";

/** The match as it is now: as it was read, with what the stream has told since. Draw with this and it changes while one looks. */
export function useLiveMatch<Match extends LiveMatch>(match: Match): Match {
	const { year } = useYear();
	const document = useSite().followed[year];
	const loadedAt = useContext(LoadedAt);
	const { id } = match;
	const subscribe = useCallback((told: () => void) => openStore(year, document)?.subscribe(told) ?? (() => {}), [year, document]);
	const heard = useSyncExternalStore(
		subscribe,
		() => liveStore(year)?.match(id),
		() => undefined,
	);
	return useMemo(
		() => (heard !== undefined && heard.revision > loadedAt ? { ...match, ...heard.match } : match),
		[match, heard, loadedAt],
	);
}
