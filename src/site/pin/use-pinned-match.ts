import { useCallback, useEffect, useState } from "react";
import { useAccount } from "../account/use-account.ts";
import { useTold } from "../live/use-told.ts";
import { askByGet } from "../results/ask.ts";
import { useSite, useYear } from "../site-data.ts";
import { useLanguage } from "../text/language.ts";
import { type PinnedMatchData, PinnedMatchDocument } from "./pinned-match.graphql.ts";
import { staysPinned } from "./stays-pinned.ts";

/** How often a pinned match is asked for again while the page is looked at, in ms. */
const AGAIN_AFTER = 30_000;

/** The reader's pinned match, on pages of its year and as long as it stays in sight; else null. An error is only logged. */
export function usePinnedMatch(): PinnedMatchData["match"] {
	const { brand, resultsBase } = useSite();
	const { year, tournament } = useYear();
	const language = useLanguage();
	const match = useAccount(({ main }) => (main.pin_year === Number(year) ? main.pin_match : null));
	const [answer, setAnswer] = useState<{ of: string; data: PinnedMatchData } | null>(null);
	const id = tournament?.id;
	const of = `${id} ${match} ${language}`;

	const load = useCallback(
		(signal: AbortSignal) => {
			if (match === null || id === undefined) return;
			const ask = askByGet(resultsBase, language, { signal });
			ask(PinnedMatchDocument, { cup: brand.cup, tournament: id, match }).then(
				({ tournament: data }) => data !== null && !signal.aborted && setAnswer({ of, data }),
				(error: unknown) => {
					if (!signal.aborted) console.error("The pinned match could not be loaded", error);
				},
			);
		},
		[brand.cup, id, language, match, of, resultsBase],
	);
	useEffect(() => {
		const leaving = new AbortController();
		const again = () => document.visibilityState === "visible" && load(leaving.signal);
		load(leaving.signal);
		const timer = match === null ? undefined : setInterval(again, AGAIN_AFTER);
		document.addEventListener("visibilitychange", again);
		return () => {
			leaving.abort();
			clearInterval(timer);
			document.removeEventListener("visibilitychange", again);
		};
	}, [load, match]);

	useTold(
		match === null ? [] : [`match:${match}`],
		useCallback(() => load(new AbortController().signal), [load]),
	);

	if (match === null || answer?.of !== of) return null;
	const { match: pinned, today } = answer.data;
	return pinned !== null && staysPinned(pinned.zonedStartTime, today) ? pinned : null;
}
