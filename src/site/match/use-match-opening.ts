import { useEffect, useState } from "react";
import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";

type Opening = typeof import("./MatchOpening.tsx").MatchOpening;

let known: Opening | null = null;

/** The head of a match is drawn for who opens one: it is fetched once the reader does something on a page. */
export async function fetchMatchOpening(): Promise<Opening> {
	known ??= (await import("./MatchOpening.tsx")).MatchOpening;
	return known;
}

/** @returns what draws the head of a match that is being opened; null where none is, and until it has come */
export function useMatchOpening(match: MatchCardData | null): Opening | null {
	const [opening, setOpening] = useState<Opening | null>(() => known);
	const lacks = match !== null && opening === null;
	useEffect(() => {
		if (!lacks) return;
		let isGone = false;
		// One that does not come leaves the page that is read, as on any other way.
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
