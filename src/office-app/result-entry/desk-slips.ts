import { useCallback, useEffect, useRef, useState } from "react";
import type {
	DoneSlip,
	OfflineSlip,
	ParkedSlip,
	ReviewSlip,
	SlipAnswer,
	SlipMatch,
	WaitingReports,
	WantedSlip,
} from "../../cup/office/slip.ts";
import { playoffTitle } from "../../text/office/playoff-title.ts";
import { CallRefused, call } from "../session/calls.ts";
import { useReading } from "../session/use-reading.ts";

const KEEP_EVERY = 5 * 60_000;

export type Lists = {
	/** False while loading: no list is shown as empty before. */
	readonly isRead: boolean;
	readonly wants: readonly WantedSlip[];
	readonly parked: readonly ParkedSlip[];
	/** Reports from fields of matches without both teams. */
	readonly waiting: readonly WaitingReports[];
	readonly held: readonly ReviewSlip[];
	readonly done: readonly DoneSlip[];
	/** Reloads them now. */
	readonly again: () => void;
};

export function useLists(): Lists {
	const [lists, setLists] = useState<Omit<Lists, "again">>({
		isRead: false,
		wants: [],
		parked: [],
		waiting: [],
		held: [],
		done: [],
	});
	const read = useCallback(() => {
		void Promise.all([
			call<{ wants: WantedSlip[] }>("GET", "/results/wants"),
			call<{ parked: ParkedSlip[]; waiting: WaitingReports[] }>("GET", "/results/parked"),
			call<{ held: ReviewSlip[] }>("GET", "/results/held"),
			call<{ slips: DoneSlip[] }>("GET", "/results/last-ten"),
		]).then(
			([{ wants }, { parked, waiting }, { held }, { slips }]) =>
				setLists({ isRead: true, wants, parked, waiting, held, done: slips }),
			// The loaded data stays; the next change loads again.
			() => undefined,
		);
	}, []);
	const again = useReading(read);
	useEffect(() => {
		// Time alone makes a match overdue.
		const timer = setInterval(again, 60_000);
		return () => clearInterval(timer);
	}, [again]);
	return { ...lists, again };
}

/** The result of a lookup. `isKept`: from this device, since nothing answered; `isLate`: since the answer took too long. */
export type Looked =
	| { readonly matches: readonly SlipMatch[]; readonly isKept: boolean; readonly isLate: boolean }
	| { readonly unknown: true }
	| { readonly failed: true; readonly isLate: boolean };

/** Finds a match by its number; offline among those stored on this device. */
export function useLookup(): (number: string) => Promise<Looked> {
	const kept = useRef<readonly OfflineSlip[]>([]);
	useEffect(() => {
		const keep = () =>
			void call<{ slips: OfflineSlip[] }>("GET", "/results/slips").then(
				({ slips }) => {
					kept.current = slips;
				},
				() => undefined,
			);
		keep();
		const timer = setInterval(keep, KEEP_EVERY);
		return () => clearInterval(timer);
	}, []);
	return useCallback(async (number) => {
		const inTime = AbortSignal.timeout(LOOKUP_WITHIN);
		try {
			const path = `/results/match/${encodeURIComponent(number)}`;
			const { matches } = await call<SlipAnswer>("GET", path, undefined, inTime);
			return { matches, isKept: false, isLate: false };
		} catch (error) {
			if (error instanceof CallRefused && error.status === 404) return { unknown: true };
			const found = kept.current.filter((one) => one.number === number || one.match === number);
			const isLate = inTime.aborted;
			return found.length > 0 ? { matches: found.map(matchOfKept), isKept: true, isLate } : { failed: true, isLate };
		}
	}, []);
}

const LOOKUP_WITHIN = 5_000;

function matchOfKept({
	match,
	number,
	category,
	isYoung,
	type,
	decidesDraws,
	division,
	start,
	place,
	home,
	away,
}: OfflineSlip): SlipMatch {
	const title = playoffTitle(division);
	return {
		...{
			id: match,
			number,
			isYoung,
			start: start === null ? null : "",
			ended: null,
			place,
			said: [],
			isParked: false,
			isBye: false,
			missing: null,
		},
		category: { id: "", name: category },
		stage: { type, division, title, round: 0, ...(decidesDraws && { decidesDraws }) },
		isNotBegun: start === null,
		sides: { home, away },
		stands: { status: "scheduled", score: null, halfTime: null, shootOut: null, decidedBy: null, winner: null },
	};
}
