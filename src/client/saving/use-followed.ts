import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldId, TeamId } from "../../cup/ids.ts";
import { useLanguage } from "../../text/use-text.ts";
import { useSite, useYear } from "../data/site-data.ts";
import { askByPost } from "../graphql/ask.ts";
import { isUnanswered } from "../graphql/no-answer.ts";
import { liveStore } from "../live/live.ts";
import { programmeKey } from "../live/live-store.ts";
import { useRefetchOnChange } from "../live/use-refetch-on-change.ts";
import { canSavePages } from "../offline/can-save-pages.ts";
import { readSaved } from "../offline/read-saved.ts";
import { savedFollowed } from "../offline/saved-names.ts";
import { type Followed, FollowedDocument } from "../queries/followed.graphql.ts";
import { askAgain } from "./asked-again.ts";

/** Delay in ms after which this device's saved data is shown, if no answer has arrived yet. */
const LATE = 4_000;

export type FollowedState = {
	/** The last answer; null before the first. It stays while loading, and if that fails. */
	readonly followed: Followed | null;
	readonly failed: boolean;
	readonly retry: () => void;
};

/**
 * The matches of the viewed year's favourites. Queried by POST: a reader's favourites are in no address, so in no log and no cache on the
 * way.
 */
export function useFollowed(teams: readonly TeamId[], fields: readonly FieldId[]): FollowedState {
	const { brand, resultsBase } = useSite();
	const { year, tournament } = useYear();
	const language = useLanguage();
	const [answer, setAnswer] = useState<{ of: string; followed: Followed } | null>(null);
	const [failed, setFailed] = useState(false);
	const id = tournament?.id;
	// Serialised, so that equal lists are equal: they are new objects whenever the user is loaded again.
	const asked = JSON.stringify([[...teams].sort(), [...fields].sort()]);
	const of = `${id} ${language}`;
	const asking = useRef<AbortController>(null);

	const load = useCallback(async (): Promise<number | undefined> => {
		asking.current?.abort();
		const [teams, fields] = JSON.parse(asked) as [TeamId[], FieldId[]];
		if (id === undefined || teams.length + fields.length === 0) return;
		const leaving = new AbortController();
		asking.current = leaving;
		const ask = askByPost(resultsBase, { cache: "no-store", signal: leaving.signal }, language);
		const showSaved = async (): Promise<boolean> => {
			const saved = canSavePages() ? await savedInstead(year, language) : null;
			if (leaving.signal.aborted || saved === null) return false;
			setAnswer((now) => (now?.of === of ? now : { of, followed: saved }));
			return true;
		};
		// The request has no timeout, but the reader does not wait for it.
		const late = setTimeout(() => void showSaved(), LATE);
		try {
			const { tournament } = await ask(FollowedDocument, { cup: brand.cup, tournament: id, teams, fields });
			// The cards count no goal before the bar below them does.
			if (tournament !== null) await liveStore(year)?.heardOf(tournament.revision);
			if (leaving.signal.aborted) return;
			setFailed(tournament === null);
			if (tournament !== null) setAnswer({ of, followed: tournament });
			return tournament?.revision;
		} catch (error) {
			if (leaving.signal.aborted) return;
			const isSaved = isUnanswered(error) && (await showSaved());
			if (leaving.signal.aborted) return;
			if (!isSaved) console.error("My Week could not be loaded", error);
			setFailed(!isSaved);
		} finally {
			clearTimeout(late);
		}
	}, [asked, brand.cup, id, of, language, resultsBase, year]);
	useEffect(() => {
		void load();
		const stop = liveStore(year)?.onBack(() => void load());
		return () => {
			stop?.();
			asking.current?.abort();
		};
	}, [load, year]);

	const followed = answer?.of === of ? answer.followed : null;
	// The stream's frames bring scores and states.
	const followedKeys = [...teams.map((team) => `team:${team}`), ...fields.map((field) => `field:${field}`)];
	useRefetchOnChange(followedKeys.map(programmeKey), load);
	useAgain(load, followed !== null && isInPlay(followed), () => liveStore(year)?.reach.standing.kind === "live");
	return { followed, failed, retry: load };
}

/** This device's saved copy. */
async function savedInstead(year: string, language: string): Promise<Followed | null> {
	const saved = await readSaved(({ savedData }) => savedData<Followed>(savedFollowed(year, language)));
	return saved?.data ?? null;
}

/** Whether a match of today is being played or still to be played. */
function isInPlay({ today, matchesOf }: Followed): boolean {
	return matchesOf.some(
		({ state, zonedStartTime }) => state === "LIVE" || (state === "UPCOMING" && zonedStartTime?.slice(0, 10) === today),
	);
}

/**
 * Refetches when a reader returns to the page, and every minute while it is visible and a match is in play.
 * @param isTold whether the stream sends the changes, so that no refetch is needed
 */
function useAgain(again: () => void, inPlay: boolean, isTold: () => boolean): void {
	const told = useRef(isTold);
	useEffect(() => {
		told.current = isTold;
	});
	useEffect(() => askAgain(again, inPlay, () => told.current()), [again, inPlay]);
}
