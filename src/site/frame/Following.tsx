import { type ReactNode, use, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useMatches, useNavigation, useRevalidator } from "react-router";
import { knownSearch } from "../../client/address/query-parameters.ts";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { followedPageName } from "../../client/live/followed-pages.ts";
import { follow, openStore } from "../../client/live/live.ts";
import { livePageOf } from "../../client/live/live-page.ts";
import { LoadedAt } from "../../client/live/loaded-at.ts";
import { laterOf, refetchPage, revisionOf, savedAtOf } from "../../client/live/page-data.ts";
import { probeOf } from "../../client/live/probe.ts";
import { createRefetcher } from "../../client/live/refetcher.ts";
import { RetryNow, SavedAt } from "../../client/live/use-connection-state.ts";
import { useLanguage } from "../../text/use-text.ts";

/** The page, which follows its edition while that goes on: its matches as they are told, and itself asked for again when it is behind. */
export function Following({ children }: { children: ReactNode }) {
	const { followed, resultsBase, brand } = useSite();
	const { year, tournament } = useYear();
	const { pathname, search } = useLocation();
	const { revalidate } = useRevalidator();
	const router = use(RouterContext)?.router;
	const askAgain = useCallback(() => {
		// The router would give up what is on its way, and begin it again.
		if (router?.state.navigation.state === "idle") void revalidate();
	}, [router, revalidate]);
	// Drawn again as a navigation ends: what was told meanwhile is looked at then.
	useNavigation();
	const page = useMatches().at(-1);
	const document = followed[year];
	const handle = livePageOf(page?.handle);
	const loadedAt = revisionOf(page?.loaderData) ?? document ?? Number.POSITIVE_INFINITY;
	// A page that could not be read has no data, and shows nothing that changes.
	const keys = page?.loaderData === undefined ? [] : handle.shows(page.params, page.loaderData);

	// What changed before this tab was opened it has not heard of: a kept page is asked for again as soon as somebody answers.
	const savedAt = savedAtOf(page?.loaderData);
	useEffect(() => {
		if (savedAt === undefined) return;
		return openStore(year, document)?.onBack(askAgain);
	}, [savedAt, year, document, askAgain]);
	const later = laterOf(page?.loaderData);
	useEffect(() => {
		let isShown = true;
		later?.then(
			() => isShown && askAgain(),
			() => undefined,
		);
		return () => {
			isShown = false;
		};
	}, [later, askAgain]);

	const id = tournament?.id;
	const follower = useRef<ReturnType<typeof follow>>(null);
	useEffect(() => {
		const store = openStore(year, document);
		if (store === undefined || document === undefined || id === undefined) return;
		const own = follow(year, store, probeOf(resultsBase, brand.cup, id));
		follower.current = own;
		return () => {
			follower.current = null;
			own.stop();
		};
	}, [year, document, resultsBase, brand.cup, id]);
	const language = useLanguage();
	const isFollowed = isObject(page?.loaderData) && keys.length > 0;
	const name = isFollowed ? followedPageName(language, { pathname, search: knownSearch({ pathname, search }) }) : null;
	const turned = useRef(name);
	useEffect(() => {
		if (turned.current === name) return;
		turned.current = name;
		follower.current?.turned();
	}, [name]);
	const tryNow = useCallback(() => follower.current?.tryNow(), []);

	// What is shown when a timer ends, which may be another page than when it began.
	const address = pathname + search;
	// Asked of the router: a slow phone draws that a page is on its way, and the page, long after it has been asked for.
	const isLeft = () =>
		router !== undefined &&
		(router.state.navigation.state !== "idle" || router.state.location.pathname + router.state.location.search !== address);
	const shown = { year, keys, loadedAt, revalidate, isLeft, address, data: page?.loaderData };
	const now = useRef(shown);
	const drawnBefore = useRef(address);
	const again = useRef<ReturnType<typeof createRefetcher>>(null);
	useLayoutEffect(() => {
		// First, since what is told of next concerns what is drawn now.
		now.current = shown;
		const drawn = isObject(shown.data) ? { keys, loadedAt, together: handle.together === true } : null;
		const store = openStore(year, document);
		store?.pages.shows(name === null ? null : { page: name, revision: loadedAt, data: shown.data });
		store?.drawn(drawn);
	});
	useEffect(() => {
		const isAnother = drawnBefore.current !== address;
		drawnBefore.current = address;
		// A page that was being read when a change was told is behind from the start.
		if (isAnother) again.current?.elsewhere();
		else again.current?.changed();
	});
	useEffect(() => {
		const store = openStore(year, document);
		if (store === undefined || document === undefined) return;
		const own = createRefetcher(
			() => (asksAgain(now.current, year) ? store.changedAt(now.current.keys) : 0),
			() => now.current.loadedAt,
			() => refetchPage(now.current, now.current.revalidate),
			() => (asksAgain(now.current, year) ? store.toldPage : null),
		);
		again.current = own;
		const stops = [store.subscribe(own.changed), store.onBack(own.back)];
		// Of what was told before the page had begun.
		own.changed();
		return () => {
			again.current = null;
			for (const stop of stops) stop();
			own.stop();
		};
	}, [year, document]);

	return (
		<RetryNow value={tryNow}>
			<SavedAt value={savedAt}>
				<LoadedAt value={loadedAt}>{children}</LoadedAt>
			</SavedAt>
		</RetryNow>
	);
}

/**
 * A page without data of its own has nothing to ask for. One that is being left is not asked for: the router would give up what is on
 * its way and begin again. The page that comes is looked at as it arrives.
 */
function asksAgain(page: { data: unknown; year: string; isLeft: () => boolean }, year: string): boolean {
	return isObject(page.data) && page.year === year && !page.isLeft();
}

function isObject(data: unknown): boolean {
	return typeof data === "object" && data !== null;
}
