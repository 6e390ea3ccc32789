import { type FragmentOf, graphql } from "../graphql/graphql.ts";

export const announcementFields = graphql(`
	fragment AnnouncementFields on Announcement {
		id
		text
		language
		buttonLink
		buttonText
		textKey
		publishedAt
		audience { kind id }
	}
`);
export type AnnouncementData = FragmentOf<typeof announcementFields>;

/** A year's present announcements, for a page notified of a new one. */
export const AnnouncementsDocument = graphql(
	`
	query Announcements($cup: Int!, $tournament: String!) {
		tournament(cup: $cup, tournament: $tournament) {
			today
			announcements { ...AnnouncementFields }
		}
	}
`,
	[announcementFields],
);
