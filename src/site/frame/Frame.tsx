import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { useSaving } from "../../client/saving/use-saving.ts";
import { useUnsavedLinks } from "../../client/saving/use-unsaved-links.ts";
import { useText } from "../../text/use-text.ts";
import { AnnouncementBar } from "../announcements/AnnouncementBar.tsx";
import { AnnouncedProvider, useAnnouncing } from "../announcements/announced.ts";
import { FavouriteToast } from "../favourites/FavouriteToast.tsx";
import { forgetPressed, pressedMatch } from "../match/pressed-match.ts";
import { useMatchOpening } from "../match/use-match-opening.ts";
import { FirstScreenEnd, TypefacesHere } from "../parts/FirstScreenEnd.tsx";
import { PassReturn } from "../pass/PassReturn.tsx";
import { PinnedBar } from "../pin/PinnedBar.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { NavigationLoader, useWaitingTarget } from "./NavigationLoader.tsx";
import { StateLine } from "./StateLine.tsx";
import { useArrival } from "./use-arrival.ts";
import { usePagesAhead } from "./use-pages-ahead.ts";
import { useRestoreFocus } from "./use-restore-focus.ts";
import { useStoredLanguage } from "./use-stored-language.ts";
import { WayToRow } from "./WayToRow.tsx";
import { YearBanner } from "./YearBanner.tsx";

/** The page's own part of a document: where the skip link leads. */
const CONTENT = "content";

/** The frame around every page. `main` has no gutter: a page uses ui/Column.tsx, or goes from edge to edge. */
export function Frame({ children }: { children: ReactNode }) {
	const text = useText();
	const { brand } = useSite();
	const { year } = useYear();
	useArrival();
	useRestoreFocus();
	useStoredLanguage();
	usePagesAhead();
	useSaving();
	useUnsavedLinks();
	const announcing = useAnnouncing();
	return (
		<AnnouncedProvider value={announcing}>
			<div className="page flex flex-1 flex-col">
				<a
					href={`#${CONTENT}`}
					className="sr-only rounded-control bg-ink font-[650] text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40 focus:px-4 focus:py-3"
				>
					{text.skipToContent}
				</a>
				<p className="page-column hidden font-cond font-[750] print:block">{`${brand.name} ${year}`}</p>
				<Header />
				<StateLine />
				{announcing.announcements.length > 0 && <AnnouncementBar />}
				<YearBanner />
				<NavigationLoader />
				<WayToRow />
				<main id={CONTENT} tabIndex={-1} className="flex-1 outline-none">
					<Opening>{children}</Opening>
				</main>
				<FirstScreenEnd />
				<TypefacesHere />
				<Footer />
			</div>
			<PinnedBar />
			<FavouriteToast />
			<PassReturn />
		</AnnouncedProvider>
	);
}

/** The page; or, while the match of a pressed row loads, that match's head. Without a network the current page stays. */
function Opening({ children }: { children: ReactNode }) {
	const { state, location: next } = useNavigation();
	const { pathname } = useLocation();
	const waits = useWaitingTarget() !== null;
	const match = next === undefined || next.pathname === pathname || waits ? null : pressedMatch(next.pathname);
	useEffect(() => {
		if (state === "idle") forgetPressed();
	}, [state]);
	const MatchOpening = useMatchOpening(match);
	return (
		<>
			{match !== null && MatchOpening !== null && <MatchOpening key={match.id} match={match} />}
			<div className={match === null || MatchOpening === null ? "contents" : "hidden"}>{children}</div>
		</>
	);
}
