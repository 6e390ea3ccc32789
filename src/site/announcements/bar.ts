import type { AnnouncementData } from "../../client/queries/announcement.graphql.ts";

/** Whom an announcement is for, in one word: "all", "arena:12", "category:3", "team:7". */
export function audienceKey({ audience: { kind, id } }: Pick<AnnouncementData, "audience">): string {
	return kind === "ALL" ? "all" : `${kind.toLowerCase()}:${id}`;
}

/** The page that is looked at. */
export type BarPage = {
	/** What it is about, as audiences are written; nothing: it is about the whole cup. */
	readonly about: ReadonlySet<string>;
	/** What the reader follows is what it is about: My Week. */
	readonly isOwn: boolean;
};

/** What stands for a message that was shown whole among what this visit has seen. */
export const wholeKey = (textKey: string): string => `whole ${textKey}`;

/** What this browser knows of its reader. */
export type BarReader = {
	/** Text keys of what has been put away. */
	readonly away: ReadonlySet<string>;
	/** What earlier pages of this visit have shown or counted, by text key; what they have shown whole, by `wholeKey` as well. */
	readonly seen: ReadonlySet<string>;
	/** Audiences that the reader's favourites belong to. */
	readonly follows: ReadonlySet<string>;
};

export type Bar = {
	/** What concerns this page; it cannot be put away. */
	readonly concerned: readonly AnnouncementData[];
	/** What else has not been put away. */
	readonly rest: readonly AnnouncementData[];
	/** The one that is shown: of what concerns the page, else of the rest, the newest that is new to this visit, else the newest. The others are counted. */
	readonly lead: AnnouncementData | undefined;
	/** Whether it is whole, as what is new; else it is a line. */
	readonly isWhole: boolean;
	/** How many are only counted. */
	readonly hidden: number;
	/** How many are neither on the page nor counted there: the menu says so. */
	readonly away: number;
};

/**
 * What of a year's announcements a page shows (NEXT §7): after one view a message is a line, where it concerns the page as well, so that
 * it does not push down what the page is about. The same is decided before the first paint, by first-paint-script.ts.
 * @param announcements newest first
 */
export function barOf(announcements: readonly AnnouncementData[], page: BarPage, reader: BarReader): Bar {
	const concerned: AnnouncementData[] = [];
	const rest: AnnouncementData[] = [];
	let away = 0;
	for (const one of announcements) {
		const key = audienceKey(one);
		if (page.about.has(key) || (page.isOwn && reader.follows.has(key))) concerned.push(one);
		// What is for one team is nobody else's business.
		else if (one.audience.kind === "TEAM" && !reader.follows.has(key)) continue;
		else if (reader.away.has(one.textKey)) away++;
		else rest.push(one);
	}
	// A page about something else does not show it whole.
	const isForHere = (one: AnnouncementData) => one.audience.kind === "ALL" || page.about.size === 0;
	// Beside what concerns the page the rest is only counted.
	const news =
		concerned.length > 0
			? concerned.find(({ textKey }) => !reader.seen.has(wholeKey(textKey)))
			: rest.find((one) => isForHere(one) && !reader.seen.has(one.textKey));
	const lead = news ?? concerned[0] ?? rest[0];
	const hidden = lead === undefined ? 0 : concerned.length + rest.length - 1;
	return { concerned, rest, lead, isWhole: news !== undefined, hidden, away: rest.length > 0 ? 0 : away };
}
