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

/** The page, which follows its edition while that is being played: its matches update live, and it is reloaded when it is stale. */
export function Following({ children }: { children: ReactNode }) {
	const { followed, resultsBase, brand } = useSite();
	const { year, tournament } = useYear();
	const { pathname, search } = useLocation();
	const { revalidate } = useRevalidator();
	const router = use(RouterContext)?.router;
	const askAgain = useCallback(() => {
		// The router would cancel a pending navigation and begin it again.
		if (router?.state.navigation.state === "idle") void revalidate();
	}, [router, revalidate]);
	// Renders again when a navigation ends: events received meanwhile are handled then.
	useNavigation();
	const page = useMatches().at(-1);
	const document = followed[year];
	const handle = livePageOf(page?.handle);
	const loadedAt = revisionOf(page?.loaderData) ?? document ?? Number.POSITIVE_INFINITY;
	// A page that could not be read has no data, and shows nothing that changes.
	const keys = page?.loaderData === undefined ? [] : handle.shows(page.params, page.loaderData);

	// Changes from before this tab was opened are unknown: a saved page is reloaded as soon as the server answers.
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

	// The page that is shown when a timer ends may be another one than when it began.
	const address = pathname + search;
	// From the router: on a slow phone, React renders the navigation's state and the page long after the request.
	const isLeft = () =>
		router !== undefined &&
		(router.state.navigation.state !== "idle" || router.state.location.pathname + router.state.location.search !== address);
	const shown = { year, keys, loadedAt, revalidate, isLeft, address, data: page?.loaderData };
	const now = useRef(shown);
	const drawnBefore = useRef(address);
	const again = useRef<ReturnType<typeof createRefetcher>>(null);
	useLayoutEffect(() => {
		// First, since the next events are about the present page.
		now.current = shown;
		const drawn = isObject(shown.data) ? { keys, loadedAt, together: handle.together === true } : null;
		const store = openStore(year, document);
		store?.pages.shows(name === null ? null : { page: name, revision: loadedAt, data: shown.data });
		store?.drawn(drawn);
	});
	useEffect(() => {
		const isAnother = drawnBefore.current !== address;
		drawnBefore.current = address;
		// A page whose data was being read during a change is stale from the start.
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
		// From the events before the page was hydrated.
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
 * A page without its own data has nothing to refetch. A page that is being left is not refetched: the router would cancel the navigation
 * and start it again. The next page is checked when it arrives.
 */
function asksAgain(page: { data: unknown; year: string; isLeft: () => boolean }, year: string): boolean {
	return isObject(page.data) && page.year === year && !page.isLeft();
}

function isObject(data: unknown): boolean {
	return typeof data === "object" && data !== null;
}
