import type { AnnouncementData } from "../../client/queries/announcement.graphql.ts";

/** The audience of an announcement, as one word: "all", "arena:12", "category:3", "team:7". */
export function audienceKey({ audience: { kind, id } }: Pick<AnnouncementData, "audience">): string {
	return kind === "ALL" ? "all" : `${kind.toLowerCase()}:${id}`;
}

/** The present page. */
export type BarPage = {
	/** The page's subject, in the form of an audience; nothing: the whole cup. */
	readonly about: ReadonlySet<string>;
	/** The page's subject is the reader's favourites: My Week. */
	readonly isOwn: boolean;
};

/** The key of a message that this visit has shown in full. */
export const wholeKey = (textKey: string): string => `whole ${textKey}`;

/** What this browser has stored about its reader. */
export type BarReader = {
	/** Text keys of dismissed messages. */
	readonly away: ReadonlySet<string>;
	/** Text keys of the messages that earlier pages of this visit have shown or counted; those shown in full also by `wholeKey`. */
	readonly seen: ReadonlySet<string>;
	/** Audiences that the reader's favourites belong to. */
	readonly follows: ReadonlySet<string>;
};

export type Bar = {
	/** What concerns this page; it cannot be dismissed. */
	readonly concerned: readonly AnnouncementData[];
	/** Other messages that are not dismissed. */
	readonly rest: readonly AnnouncementData[];
	/**
	 * The one that is shown: of those that concern the page, else of the rest, the newest that is new to this visit, else the newest. The
	 * others are counted.
	 */
	readonly lead: AnnouncementData | undefined;
	/** Whether it is shown in full, because it is new; else as a line. */
	readonly isWhole: boolean;
	/** How many are only counted. */
	readonly hidden: number;
	/** How many are neither on the page nor counted there: the menu shows the number. */
	readonly away: number;
};

/**
 * The announcements of a year that a page shows (NEXT §7): after one view a message is a line, even if it concerns the page, so that it
 * does not push down the page's own content. first-paint-script.ts decides the same before the first paint.
 * @param announcements newest first
 */
export function barOf(announcements: readonly AnnouncementData[], page: BarPage, reader: BarReader): Bar {
	const concerned: AnnouncementData[] = [];
	const rest: AnnouncementData[] = [];
	let away = 0;
	for (const one of announcements) {
		const key = audienceKey(one);
		if (page.about.has(key) || (page.isOwn && reader.follows.has(key))) concerned.push(one);
		// A message to one team is shown to its followers only.
		else if (one.audience.kind === "TEAM" && !reader.follows.has(key)) continue;
		else if (reader.away.has(one.textKey)) away++;
		else rest.push(one);
	}
	// A page about something else does not show it whole.
	const isForHere = (one: AnnouncementData) => one.audience.kind === "ALL" || page.about.size === 0;
	// If there are messages that concern the page, the rest is only counted.
	const news =
		concerned.length > 0
			? concerned.find(({ textKey }) => !reader.seen.has(wholeKey(textKey)))
			: rest.find((one) => isForHere(one) && !reader.seen.has(one.textKey));
	const lead = news ?? concerned[0] ?? rest[0];
	const hidden = lead === undefined ? 0 : concerned.length + rest.length - 1;
	return { concerned, rest, lead, isWhole: news !== undefined, hidden, away: rest.length > 0 ? 0 : away };
}
