import { byTimeLatestFirst } from "../building/match-order.ts";
import { meetingsOf } from "../building/meetings.ts";
import type { MatchEntity } from "../entities.ts";
import type { ReadSession } from "./read-session.ts";

/**
 * The matches between teams of the same two clubs in a category with the same short name, before a match, in its edition and
 * earlier ones, latest first.
 */
export async function earlierMeetings(reading: ReadSession, match: MatchEntity, first: number): Promise<MatchEntity[]> {
	const own = reading.in(match);
	const [home, away] = [match.home.team, match.away.team].map((team) => team && own.get("team", team).club);
	if (!home || !away) return [];
	const { shortName } = own.get("category", match.category);
	const editions = [own, ...(await reading.earlier(own.tournament, { club: home, part: "meetings" }))];
	const met = editions.flatMap((edition) =>
		(edition.find("same-categories", shortName.en) ?? []).flatMap((id) =>
			edition.matches("meetings", meetingsOf(id, home, away)),
		),
	);
	return met
		.filter(({ id, at }) => id !== match.id && at <= match.at)
		.sort(byTimeLatestFirst)
		.slice(0, first);
}
