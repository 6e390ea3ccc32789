import type { ShownAhead } from "./goals.ts";

/** Events of the stream that arrived before the page was hydrated. */
export type EarlyEvents = {
	/** The stream's address. */
	readonly stream: string;
	/** In the order in which they arrived. */
	readonly told: { readonly kind: "change" | "reset" | "page"; readonly data: string }[];
	/** The scores that the document shows since. */
	readonly ahead: ShownAhead[];
};

/** The document's first script and the page are built separately: they share this property of the window. */
type ToldWindow = { cupboardTold?: EarlyEvents };

export function leaveEarlyEvents(before: EarlyEvents): void {
	(window as ToldWindow).cupboardTold = before;
}

/** @returns the events that the document's first script received for a year; undefined if it did not follow that year */
export function earlyEvents(year: string): EarlyEvents | undefined {
	const { cupboardTold: before } = window as ToldWindow;
	return before?.stream.startsWith(`/live/${year}?`) ? before : undefined;
}
