import { useSyncExternalStore } from "react";

const MATCH = /^#match=(.+)$/;

/** The match that the address names behind its #, so that the phone's own way back leads to the list. */
export function useViewedMatch(): string | null {
	const hash = useSyncExternalStore(
		(changed) => {
			window.addEventListener("hashchange", changed);
			return () => window.removeEventListener("hashchange", changed);
		},
		() => window.location.hash,
		() => "",
	);
	const named = MATCH.exec(hash)?.[1];
	return named === undefined ? null : decodeURIComponent(named);
}

export function matchView(id: string): string {
	return `#match=${encodeURIComponent(id)}`;
}
