import type { ShownAhead } from "./goals.ts";

/** What the stream told a page before it had begun. */
export type EarlyEvents = {
	/** The stream's address. */
	readonly stream: string;
	/** Each as it came, in its order. */
	readonly told: { readonly kind: "change" | "reset" | "page"; readonly data: string }[];
	/** The scores that stand in the document since. */
	readonly ahead: ShownAhead[];
};

/** Where the document's first script leaves it for the page: they are built apart, and share the window. */
type ToldWindow = { cupboardTold?: EarlyEvents };

export function leaveEarlyEvents(before: EarlyEvents): void {
	(window as ToldWindow).cupboardTold = before;
}

/** @returns what the document's first script has heard of a year; undefined where it has not listened to it */
export function earlyEvents(year: string): EarlyEvents | undefined {
	const { cupboardTold: before } = window as ToldWindow;
	return before?.stream.startsWith(`/live/${year}?`) ? before : undefined;
}
