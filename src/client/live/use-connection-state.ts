import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import { cupTime } from "../../cup/cup-clock.ts";
import { formatInstant } from "../../text/format.ts";
import { useLanguage } from "../../text/use-text.ts";
import { useSite, useYear } from "../data/site-data.ts";
import { openedFrom } from "../offline/saved-document.ts";
import { ConnectionMonitor, type ConnectionState } from "./connection-monitor.ts";
import { liveStore, openStore } from "./live.ts";

/** Has the results service asked at once. */
export const RetryNow = createContext<() => void>(() => {});

/** When the server last confirmed the page that is shown, where that is what this device has kept of it. */
export const SavedAt = createContext<number | undefined>(undefined);

const LIVE: ConnectionState = { kind: "live" };
/** A time longer ago than this is told with its day, in milliseconds. */
const SAME_DAY = 6 * 3_600_000;

/** Of a year that is not followed nothing is heard: while its page is not kept, it stands as whoever opened it in its place found it. */
let unfollowed = openedFrom?.isOther ? new ConnectionMonitor(openedFrom).standing : LIVE;

/** That page is left. */
export function leaveUnfollowed(): void {
	unfollowed = LIVE;
}

/** How the page stands to what is true now. */
export function useConnectionState(): ConnectionState {
	const { year } = useYear();
	const document = useSite().followed[year];
	const subscribe = useCallback(
		(told: () => void) => openStore(year, document)?.reach.subscribe(told) ?? (() => {}),
		[year, document],
	);
	return useSyncExternalStore(
		subscribe,
		() => liveStore(year)?.reach.standing ?? unfollowed,
		() => LIVE,
	);
}

/** While what is live may be old: when it was true, "14:05" or "Wed 21:40", by the cup's clock; else null. */
export function useAsOf(): string | null {
	const standing = useConnectionState();
	const saved = useContext(SavedAt);
	const told = useInstant();
	return "asOf" in standing ? told(saved ?? standing.asOf) : null;
}

/** Says when something was true, "14:05", or with its day where that is long ago, by the cup's clock. */
export function useInstant(): (at: number) => string {
	const { clock, zone } = useSite();
	const language = useLanguage();
	return (at) => formatInstant(cupTime(clock, new Date(at)), zone, language, Date.now() - at > SAME_DAY);
}
