import { useCallback, useEffect, useRef, useState } from "react";
import { useAccount } from "../../client/account/use-account.ts";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { askByGet } from "../../client/graphql/ask.ts";
import { liveStore } from "../../client/live/live.ts";
import { programmeKey } from "../../client/live/live-store.ts";
import { useRefetchOnChange } from "../../client/live/use-refetch-on-change.ts";
import { todayOf } from "../../text/days.ts";
import { useLanguage } from "../../text/use-text.ts";
import { useCupNow } from "../clock/CupNow.tsx";
import { type PinnedMatchData, PinnedMatchDocument } from "./pinned-match.graphql.ts";
import { staysPinned } from "./stays-pinned.ts";

/** A pinned match, and of which revision of the edition it is. */
type Pinned = { readonly match: NonNullable<PinnedMatchData["match"]>; readonly revision: number };

/** The reader's pinned match, on pages of its year while it is shown; otherwise null. An error is only logged. */
export function usePinnedMatch(): Pinned | null {
	const { brand, resultsBase } = useSite();
	const { year, tournament } = useYear();
	const language = useLanguage();
	const now = useCupNow();
	const match = useAccount(({ main }) => (main.pin_year === Number(year) ? main.pin_match : null));
	const [answer, setAnswer] = useState<{ of: string; data: PinnedMatchData; revision: number } | null>(null);
	const id = tournament?.id;
	const of = `${id} ${match} ${language}`;
	const asking = useRef<AbortController>(null);

	const load = useCallback(async (): Promise<number | undefined> => {
		asking.current?.abort();
		if (match === null || id === undefined) return;
		const leaving = new AbortController();
		asking.current = leaving;
		const { signal } = leaving;
		const store = liveStore(year);
		let revision = 0;
		const onRevision = (answered: number | null) => {
			revision = answered ?? 0;
		};
		const ask = askByGet(resultsBase, language, { signal }, { atLeast: store?.revision, onRevision });
		try {
			const { tournament: data } = await ask(PinnedMatchDocument, { cup: brand.cup, tournament: id, match });
			// The bar counts no goal before the page above it does.
			await store?.heardOf(revision);
			await store?.until(({ shownUpTo }) => shownUpTo >= revision);
			if (signal.aborted) return;
			if (data !== null) setAnswer({ of, data, revision });
			return revision;
		} catch (error) {
			if (!signal.aborted) console.error("The pinned match could not be loaded", error);
		}
	}, [brand.cup, id, language, match, of, resultsBase, year]);
	useEffect(() => {
		const again = () => void (document.visibilityState === "visible" && load());
		void load();
		document.addEventListener("visibilitychange", again);
		return () => {
			asking.current?.abort();
			document.removeEventListener("visibilitychange", again);
		};
	}, [load]);
	// The event stream brings its score.
	useRefetchOnChange(match === null ? [] : [programmeKey(`match:${match}`)], load);

	if (match === null || answer?.of !== of) return null;
	const { match: pinned } = answer.data;
	const today = todayOf(pinned?.zonedStartTime ?? "", now) ?? answer.data.today;
	return pinned !== null && staysPinned(pinned.zonedStartTime, today) ? { match: pinned, revision: answer.revision } : null;
}
