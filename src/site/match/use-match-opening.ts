import { useEffect, useState } from "react";
import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";

type Opening = typeof import("./MatchOpening.tsx").MatchOpening;

let known: Opening | null = null;

/** Only opening a match needs its head, so it is fetched after the reader's first action on a page. */
export async function fetchMatchOpening(): Promise<Opening> {
	known ??= (await import("./MatchOpening.tsx")).MatchOpening;
	return known;
}

/** @returns the component that renders the head of the match being opened; null if none is, or until it is loaded */
export function useMatchOpening(match: MatchCardData | null): Opening | null {
	const [opening, setOpening] = useState<Opening | null>(() => known);
	const lacks = match !== null && opening === null;
	useEffect(() => {
		if (!lacks) return;
		let isGone = false;
		// If it fails, the current page stays, as with other navigations.
		fetchMatchOpening().then(
			(one) => isGone || setOpening(() => one),
			() => undefined,
		);
		return () => {
			isGone = true;
		};
	}, [lacks]);
	return match === null ? null : opening;
}
