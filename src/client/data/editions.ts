import { latestYear } from "../../cup/latest-year.ts";
import { announcementFields } from "../queries/announcement.graphql.ts";
import type { Ask } from "../graphql/ask.ts";
import { graphql, type ResultOf } from "../graphql/graphql.ts";

/** SPEC §7: the query for editions. */
export const EditionsDocument = graphql(
	`
	query Editions($cup: Int!, $lang: String) {
		cups(cup: $cup, lang: $lang) {
			cupId
			editions {
				id
				name
				tournaments {
					id
					name
					startsAt
					endsAt
					streamingInfo { info hasAccessInfo }
					status { clubsPublished teamsPublished lotPublished schedulePublished }
					today
					announcements { ...AnnouncementFields }
				}
			}
		}
	}
`,
	[announcementFields],
);

type Cups = NonNullable<ResultOf<typeof EditionsDocument>["cups"]>;
export type Edition = Cups["editions"][number];
export type Tournament = Edition["tournaments"][number];

/** @returns the cup's editions, newest first; none where the record has no such cup */
export async function askForEditions(ask: Ask, cup: number, lang: string): Promise<Edition[]> {
	const { cups } = await ask(EditionsDocument, { cup, lang });
	return cups?.editions ?? [];
}

/** An edition has one tournament (docs/develop/decisions): the one whose results the year shows. */
export function tournamentOf(edition: Edition | undefined): Tournament | undefined {
	return edition?.tournaments[0];
}

/** @returns the latest year by SPEC §4; undefined where there is no edition */
export function latestYearOf(editions: readonly Edition[]): string | undefined {
	// Every link of a page asks for it.
	if (!latest.has(editions)) latest.set(editions, findLatestYear(editions));
	return latest.get(editions);
}

const latest = new WeakMap<readonly Edition[], string | undefined>();

function findLatestYear(editions: readonly Edition[]): string | undefined {
	const dated = editions.map((edition) => {
		const status = tournamentOf(edition)?.status;
		const published = {
			clubs: status?.clubsPublished ?? false,
			teams: status?.teamsPublished ?? false,
			lot: status?.lotPublished ?? false,
			schedule: status?.schedulePublished ?? false,
		};
		return { year: Number(edition.name), published };
	});
	return latestYear(dated)?.toString();
}
