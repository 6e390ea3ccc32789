import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useYear } from "../../client/data/site-data.ts";
import type { AnnouncementData } from "../../client/queries/announcement.graphql.ts";
import { audienceKey, type Bar, barOf, wholeKey } from "./bar.ts";
import { usePageAbout } from "./page-about.ts";
import { putAway, seenInVisit, storedOf, storeSeen, subscribe } from "./stored-announcements.ts";
import { useAnnouncements } from "./use-announcements.ts";
import { useStoredFollows } from "./use-follows.ts";

export type ShownAnnouncements = {
	/** All announcements of the year, the same in the document for every reader. */
	readonly announcements: readonly AnnouncementData[];
	/** The announcements for this reader: the lists behind the menu. */
	readonly listed: readonly AnnouncementData[];
	/** By the cup's clock. */
	readonly today: string;
	readonly page: ReturnType<typeof usePageAbout>;
	/** Null in the document, which is the same for all readers. */
	readonly bar: Bar | null;
	readonly isOpen: boolean;
	readonly setOpen: (open: boolean) => void;
	readonly dismiss: (announcement: AnnouncementData) => void;
};

const AnnouncedContext = createContext<ShownAnnouncements | null>(null);
export const AnnouncedProvider = AnnouncedContext.Provider;

export function useAnnounced(): ShownAnnouncements {
	const announced = useContext(AnnouncedContext);
	if (announced === null) throw new Error("useAnnounced outside of the frame");
	return announced;
}

/** Whether an announcement's button leads to the present page or a page above it: the reader is there already and needs no link. */
export function leadsHere(buttonLink: string | null, pathname: string): boolean {
	return buttonLink !== null && `${pathname}/`.startsWith(`${buttonLink}/`);
}

/** Everything that the rendering of announcements on a page depends on, in a document, which has no reader's data. */
export function announcedBy({ announcements, listed, today, page }: ShownAnnouncements, pathname: string): string {
	const each = announcements.map((one) => [
		...[page.about.has(audienceKey(one)), listed.includes(one), leadsHere(one.buttonLink, pathname)],
	]);
	return JSON.stringify([announcements, each, today, page.kind, page.isOwn, page.about.size === 0]);
}

const nothing = () => null;

/** The announcements for this reader on this page, with the actions on them. */
export function useAnnouncing(): ShownAnnouncements {
	const { year } = useYear();
	const { pathname } = useLocation();
	const { announcements, today } = useAnnouncements();
	const page = usePageAbout();
	const kept = useSyncExternalStore(subscribe, () => storedOf(year), nothing);
	useStoredFollows(announcements.some(({ audience }) => audience.kind !== "ALL"));

	// What earlier pages of the visit have shown, and what this page has shown since something was dismissed here.
	const arrivedAt = kept === null ? null : pathname;
	const earlier = useMemo(() => (arrivedAt === null ? [] : seenInVisit()), [arrivedAt]);
	const [here, setHere] = useState({ pathname, isOpen: false, calm: [] as readonly string[] });
	const state = here.pathname === pathname ? here : { pathname, isOpen: false, calm: [] };
	const seen = new Set([...earlier, ...state.calm]);

	const bar = kept && barOf(announcements, page, { away: new Set(kept.away), follows: new Set(kept.follows), seen });
	const present = bar === null ? [] : [...bar.concerned, ...bar.rest];
	const whole = state.isOpen ? present : bar?.isWhole && bar.lead ? [bar.lead] : [];
	// Beside one that is new the others are counted, which is their turn too; a page that they concern shows them whole all the same.
	const isTurn = whole.some((one) => bar?.rest.includes(one));
	const shown = JSON.stringify([
		...(isTurn ? present : whole).map(({ textKey }) => textKey),
		...whole.map(({ textKey }) => wholeKey(textKey)),
	]);
	useEffect(() => {
		const keys = JSON.parse(shown) as string[];
		if (keys.length > 0) storeSeen(keys);
	}, [shown]);

	return {
		announcements,
		listed: announcements.filter(
			(one) => one.audience.kind !== "TEAM" || page.about.has(audienceKey(one)) || kept?.follows.includes(audienceKey(one)),
		),
		today,
		page,
		bar,
		isOpen: state.isOpen,
		setOpen: (isOpen) => setHere({ ...state, isOpen }),
		dismiss({ textKey }) {
			const rest = bar?.rest.map((one) => one.textKey) ?? [];
			setHere({ ...state, isOpen: state.isOpen && rest.length > 2, calm: rest });
			putAway(year, [textKey]);
		},
	};
}
