import type { MouseEvent } from "react";
import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";

let pressed: { readonly path: string; readonly match: MatchCardData } | null = null;

/** For a row or card that links to a match: its data is shown while the match's page loads. */
export function opens(path: string, match: MatchCardData): (event: MouseEvent) => void {
	return ({ metaKey, ctrlKey, shiftKey, altKey }) => {
		// With a modifier key the link opens in its own tab.
		if (!metaKey && !ctrlKey && !shiftKey && !altKey) pressed = { path, match };
	};
}

/** The row's data of the match whose page is being loaded. */
export function pressedMatch(path: string): MatchCardData | null {
	return pressed?.path === path ? pressed.match : null;
}

/** A navigation has ended: what was pressed is a page now, or was given up. */
export function forgetPressed(): void {
	pressed = null;
}
