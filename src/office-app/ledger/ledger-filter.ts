import type { ActKind } from "../../cup/office/act-kind.ts";

/** The filter value for reports, which are no acts. */
export const REPORTED = "reported";
export type LedgerFilter = { readonly desk: string; readonly kind: ActKind | typeof REPORTED | ""; readonly match: string };

export const ALL: LedgerFilter = { desk: "", kind: "", match: "" };

/** The filter in an address. @param before the act from which the next page starts */
export const queryOf = (filter: LedgerFilter, before?: number): string =>
	new URLSearchParams(
		Object.entries({ ...filter, before: before === undefined ? "" : String(before) }).filter(([, value]) => value !== ""),
	).toString();
