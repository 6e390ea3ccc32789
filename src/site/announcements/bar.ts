import type { AnnouncementData } from "./announcement.graphql.ts";

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

/** What this browser knows of its reader. */
export type BarReader = {
	/** Text keys of what has been put away, and of what stood whole on an earlier page of this visit. */
	readonly away: ReadonlySet<string>;
	readonly seen: ReadonlySet<string>;
	/** Audiences that the reader's favourites belong to. */
	readonly follows: ReadonlySet<string>;
};

export type Bar = {
	/** What concerns this page: whole, and not to be put away. */
	readonly concerned: readonly AnnouncementData[];
	/** What else has not been put away. */
	readonly rest: readonly AnnouncementData[];
	/** The one of the rest that is shown. */
	readonly lead: AnnouncementData | undefined;
	/** How it is: whole where it is new, else as a line; beside what concerns the page the rest is only counted. */
	readonly leadAs: "whole" | "line" | "counted";
	/** How many are neither on the page nor counted there: the menu says so. */
	readonly away: number;
};

/**
 * What of a year's announcements a page shows (NEXT §7). The same is decided before the first paint, by first-paint-script.ts.
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
	const news = rest.find((one) => isForHere(one) && !reader.seen.has(one.textKey));
	const leadAs = concerned.length > 0 ? "counted" : news === undefined ? "line" : "whole";
	return {
		concerned,
		rest,
		lead: leadAs === "counted" ? undefined : (news ?? rest[0]),
		leadAs,
		away: rest.length > 0 ? 0 : away,
	};
}
