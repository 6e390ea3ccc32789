import { useEffect, useState } from "react";
import type { Day } from "../../office/day/day-data.ts";
import type { FoundElsewhere } from "../../office/day/found-elsewhere.ts";
import type { LedgerPage } from "../../office/ledger/ledger-page.ts";
import { call } from "../session/calls.ts";

/** Pause in typing before other days are searched on the server, in ms. */
const TYPES_ON = 150;
/** Acts of a match that are listed before its whole ledger is opened. */
const ACTS = 3;

/**
 * Loads when the user has stopped typing. @param path null: nothing to load @returns undefined until it has loaded, and after an error
 */
function useAsked<Answer>(path: string | null): Answer | undefined {
	const [came, setCame] = useState<{ readonly of: string; readonly told: Answer }>();
	useEffect(() => {
		if (path === null) return;
		const leaving = new AbortController();
		const timer = setTimeout(() => {
			call<Answer>("GET", path, undefined, leaving.signal).then(
				(told) => setCame({ of: path, told }),
				// Results of the shown day stay.
				() => undefined,
			);
		}, TYPES_ON);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [path]);
	return came !== undefined && came.of === path ? came.told : undefined;
}

const NONE: readonly never[] = [];

/** Matches of days other than the shown one. @param date undefined while unknown */
export function useElsewhere(typed: string, date: string | undefined): readonly FoundElsewhere[] {
	const asked = typed.trim();
	const query = new URLSearchParams({ q: asked, except: date ?? "" });
	return useAsked<{ matches: FoundElsewhere[] }>(asked.length < 2 || !date ? null : `/day/elsewhere?${query}`)?.matches ?? NONE;
}

/** The programme of another day. */
export const useOtherDay = (date: string | null): Day | null => useAsked<Day>(date === null ? null : `/day?date=${date}`) ?? null;

export type DoneAct = Pick<LedgerPage["acts"][number], "id" | "kind" | "desk" | "lines" | "undoneBy"> & { readonly at: string };

/** The newest acts on a match, of any day and account. @param number null: no match is meant */
export function useDoneTo(number: string | null): readonly DoneAct[] {
	const query = new URLSearchParams({ match: number ?? "" });
	return useAsked<{ acts: DoneAct[] }>(number === null ? null : `/ledger?${query}`)?.acts.slice(0, ACTS) ?? NONE;
}

/** All accounts in the ledger. @param isAsked false: not needed yet */
export const useDesks = (isAsked: boolean): readonly string[] =>
	useAsked<Pick<LedgerPage, "desks">>(isAsked ? "/ledger" : null)?.desks ?? NONE;
