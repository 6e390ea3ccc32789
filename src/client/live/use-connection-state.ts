import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import { cupTime } from "../../cup/cup-clock.ts";
import { formatInstant } from "../../text/format.ts";
import { useLanguage } from "../../text/use-text.ts";
import { useSite, useYear } from "../data/site-data.ts";
import { openedFrom } from "../offline/saved-document.ts";
import { ConnectionMonitor, type ConnectionState } from "./connection-monitor.ts";
import { liveStore, openStore } from "./live.ts";

/** Probes the results service at once. */
export const RetryNow = createContext<() => void>(() => {});

/** When the server last confirmed the shown page, if it is a saved one. */
export const SavedAt = createContext<number | undefined>(undefined);

const LIVE: ConnectionState = { kind: "live" };
/** Milliseconds after which a time is shown with its day. */
const SAME_DAY = 6 * 3_600_000;

/** A year that is not followed has no events: unless its page is a saved one, it counts as current. */
let unfollowed = openedFrom?.isOther ? new ConnectionMonitor(openedFrom).standing : LIVE;

/** That page is left. */
export function leaveUnfollowed(): void {
	unfollowed = LIVE;
}

/** How current the page is. */
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

/** While live data may be stale: since when, "14:05" or "Wed 21:40", by the cup's clock; else null. */
export function useAsOf(): string | null {
	const standing = useConnectionState();
	const saved = useContext(SavedAt);
	const told = useInstant();
	return "asOf" in standing ? told(saved ?? standing.asOf) : null;
}

/** A past time, "14:05", or with its day if long ago, by the cup's clock. */
export function useInstant(): (at: number) => string {
	const { clock, zone } = useSite();
	const language = useLanguage();
	return (at) => formatInstant(cupTime(clock, new Date(at)), zone, language, Date.now() - at > SAME_DAY);
}
