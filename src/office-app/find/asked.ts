/** What Find or do passes to a screen, which opens as if begun by its own keys. Nothing is committed. */
export type AskedOfDay = {
	readonly date: string;
	readonly deed: "shift" | "move" | "postpone" | "match";
	readonly matches: readonly string[];
	/** For a shift. */
	readonly minutes?: number;
	/** For a move: the target. */
	readonly to?: { readonly field: string; readonly minute: number };
};
/** Closes fields from a minute on, until the end of the day. */
export type AskedClosing = {
	readonly date: string;
	readonly deed: "close";
	readonly fields: readonly string[];
	readonly from: number;
};
export type AskedArena = { readonly date: string; readonly deed: "arena"; readonly arena: string };
export type AskedOfResults = { readonly number: string; readonly score?: readonly [home: number, away: number] };

/** The match whose result is protested. */
export type AskedOfProtest = { readonly number: string };

/** The ledger's filter, and the act to open first. */
export type AskedOfLedger = { readonly match?: string; readonly desk?: string; readonly act?: number };

type Handed = {
	readonly day?: AskedOfDay | AskedClosing | AskedArena;
	readonly slip?: AskedOfResults;
	readonly protest?: AskedOfProtest;
	readonly ledger?: AskedOfLedger;
};

/** Carried by an address's state, which none but the app itself writes. */
export const handed = (state: unknown): Handed => (typeof state === "object" && state !== null ? (state as Handed) : {});
