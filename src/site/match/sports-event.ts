import type { SideData } from "../../client/queries/match-card.graphql.ts";
import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import type { StructuredWords } from "../meta/meta.ts";

/** schema.org has no status for a finished match. It is "scheduled", with a time in the past. */
const STATUS: Readonly<Record<MatchPageData["state"], string>> = {
	UPCOMING: "EventScheduled",
	LIVE: "EventScheduled",
	FINISHED: "EventScheduled",
	POSTPONED: "EventPostponed",
	CANCELLED: "EventCancelled",
};

/** The sport's name in schema.org data, in any language of the page. */
export const SPORT = { football: "Football", handball: "Handball" } as const;

/**
 * A match as structured data (schema.org SportsEvent) for search engines. Its description contains a score only if the page does, so never
 * for the youngest.
 * @returns null until the match has a time and a place, which an event requires
 */
export function sportsEvent(match: MatchPageData, title: string, words: StructuredWords): object | null {
	const { zonedStartTime, locationName } = match;
	if (zonedStartTime === null || locationName === null) return null;
	const { site, year, here, picture, description } = words;
	const home = team(match.home, words);
	const away = team(match.away, words);
	const moved = match.state === "UPCOMING" && match.movedFromStart !== null;
	return {
		"@context": "https://schema.org",
		"@type": "SportsEvent",
		"@id": here,
		url: here,
		name: title,
		description,
		inLanguage: site.language,
		image: picture,
		sport: SPORT[site.brand.sport],
		startDate: zonedStartTime,
		...(moved && { previousStartDate: match.movedFromStart }),
		eventStatus: `https://schema.org/${moved ? "EventRescheduled" : STATUS[match.state]}`,
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		location: place(match, locationName),
		...(home && { homeTeam: home }),
		...(away && { awayTeam: away }),
		...((home || away) && { competitor: [home, away].filter((one) => one !== null) }),
		superEvent: { "@type": "EventSeries", name: `${site.brand.name} ${year}`, url: words.addressOf(`/${year}`) },
		organizer: { "@type": "Organization", name: site.brand.name, url: site.brand.website },
	};
}

function team({ team: known }: SideData, { addressOf, year, site }: StructuredWords): object | null {
	if (known === null) return null;
	const url = addressOf(`/${year}/teams/${encodeURIComponent(known.id)}`);
	return { "@type": "SportsTeam", name: known.name, url, sport: SPORT[site.brand.sport] };
}

function place({ arenaAddress, arenaName, latitude, longitude }: MatchPageData, name: string): object {
	return {
		"@type": "Place",
		name,
		address: arenaAddress ?? arenaName ?? name,
		...(latitude !== null && longitude !== null && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
	};
}
