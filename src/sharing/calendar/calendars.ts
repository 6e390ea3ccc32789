import { createHash } from "node:crypto";
import type { Brand } from "../../brands/brand.ts";
import { askForEditions, tournamentOf } from "../../client/data/editions.ts";
import type { Ask } from "../../client/graphql/ask.ts";
import { plainText } from "../../http/plain-text.ts";
import { EMBEDDABLE } from "../../http/security-headers.ts";
import { askThrough, type InProcessClient } from "../../rendering/in-process-client.ts";
import type { Made, Resource } from "../../serving/resource.ts";
import { type CalendarOf, readCalendarPath } from "../../site/calendar/calendar-path.ts";
import { MISSING } from "../../text/calendars.ts";
import { DEFAULT_LANGUAGE, type Language, requestLanguage } from "../../text/language.ts";
import {
	type CalendarMemory,
	type CalendarSettings,
	type Edition,
	type FollowedIds,
	fieldCalendar,
	matchCalendar,
	ownCalendar,
	teamCalendar,
} from "./calendar.ts";
import { type Calendar, calendarFile } from "./calendar-file.ts";

/** In ms: how soon a file is refreshed depends on whether the cup is over, which changes with the day and without the record. */
const FRESH_FOR = 3_600_000;
/** Bytes that cached ones may need. */
const BUDGET = 4 * 1024 * 1024;

export type CalendarOptions = {
	readonly brand: Pick<Brand, "cup" | "name" | "sport" | "language">;
	readonly ask: InProcessClient;
	/** By year, the favourites of the account whose calendar has this secret; undefined if none has. */
	readonly followedBy: (secret: string) => Promise<ReadonlyMap<number, FollowedIds> | undefined>;
	readonly memory?: CalendarMemory;
};

const OF = { teams: teamCalendar, fields: fieldCalendar, matches: matchCalendar } as const;

/** Calendar files: a team's, a field's, a match's, and what an account follows. The public ones are cached until a match in them changes. */
export function calendars({ brand, ask, followedBy, memory }: CalendarOptions): Resource {
	async function editionsOf(asking: Ask): Promise<Edition[]> {
		const editions = await askForEditions(asking, brand.cup, DEFAULT_LANGUAGE);
		return editions.flatMap((edition) => {
			const tournament = tournamentOf(edition)?.id;
			return tournament === undefined ? [] : [{ year: edition.name, tournament }];
		});
	}

	async function make(asked: CalendarOf, making: CalendarSettings): Promise<Omit<Calendar, "address"> | null> {
		const editions = await editionsOf(making.ask);
		if (asked.kind === "my-week") {
			const followed = await followedBy(asked.secret);
			if (followed === undefined) return null;
			const own = editions.flatMap((edition): [Edition, FollowedIds][] => {
				const following = followed.get(Number(edition.year));
				return following === undefined ? [] : [[edition, following]];
			});
			return ownCalendar(brand.name, making, own);
		}
		const edition = editions.find(({ year }) => year === asked.year);
		if (edition === undefined) return null;
		return OF[asked.kind](making, edition, asked.id);
	}

	async function render(asked: CalendarOf, url: URL, language: Language): Promise<Made> {
		const dependencyKeys = new Set<string>();
		const suffix = `?lang=${language}`;
		const calendar = await make(asked, {
			ask: askThrough(ask, language, dependencyKeys),
			cup: brand.cup,
			sport: brand.sport,
			language,
			memory,
			addressOf: (year, match) => `${url.origin}/${year}/matches/${encodeURIComponent(match)}${suffix}`,
		});
		const now = Date.now();
		const body =
			calendar === null ? missing(language) : calendarFile({ ...calendar, address: url.origin + url.pathname + suffix }, now);
		const headers: Record<string, string> = {
			...EMBEDDABLE,
			"content-type": calendar === null ? "text/plain; charset=utf-8" : "text/calendar; charset=utf-8",
			"cache-control": calendar === null ? "no-store" : asked.kind === "my-week" ? "private, no-cache" : "public, no-cache",
			...(asked.kind === "my-week" && { "x-robots-tag": "noindex" }),
		};
		return {
			...{ status: calendar === null ? 404 : 200, headers, body, vary: "Accept-Encoding, Cookie", etag: etagOf(body) },
			...{ dependencyKeys, freshUntil: now + FRESH_FOR },
			// An account's favourites change without the cup's record.
			isCached: calendar !== null && asked.kind !== "my-week",
		};
	}

	return {
		name: "a calendar",
		budget: BUDGET,
		failureHeaders: EMBEDDABLE,
		keyOf(asked) {
			if (!asked.target.startsWith("/calendar/")) return null;
			const { origin, pathname } = asked.url;
			return `${origin}${pathname} ${requestLanguage(asked.url, null, brand)}`;
		},
		async make(_key, { url }) {
			const language = requestLanguage(url, null, brand);
			const asked = readCalendarPath(url.pathname);
			if (asked === null) return plainText(missing(language), 404, { ...EMBEDDABLE, "cache-control": "no-store" });
			return render(asked, url, language);
		},
	};
}

/** Of the file's content, not of when it was made. */
function etagOf(body: string): string {
	const said = body.replace(/^DTSTAMP:.*$/gm, "");
	return `W/"${createHash("sha256").update(said).digest("base64url").slice(0, 22)}"`;
}

const missing = (language: Language): string => MISSING[language];
