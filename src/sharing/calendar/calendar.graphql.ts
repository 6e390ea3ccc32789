import { type FragmentOf, graphql } from "../../client/graphql/graphql.ts";
import { matchCardFields } from "../../client/queries/match-card.graphql.ts";

/** A match's data in a calendar. */
const calendarMatchFields = graphql(
	`
	fragment CalendarMatchFields on Match {
		...MatchCardFields
		number
		arenaName
		arenaAddress
		latitude
		longitude
		fieldId
		fullTime
		scheduleRevision
		scheduleChangedAt
	}
`,
	[matchCardFields],
);

export type CalendarMatch = FragmentOf<typeof calendarMatchFields>;

/** The matches of teams or of fields, by ids; the other argument is left out. */
export const CalendarDocument = graphql(
	`
	query Calendar($cup: Int!, $tournament: String!, $teams: [ID!]!, $fields: [ID!]!) {
		tournament(cup: $cup, tournament: $tournament) {
			today
			endsAt
			matchesOf(teams: $teams, fields: $fields) { ...CalendarMatchFields }
		}
	}
`,
	[calendarMatchFields],
);

/** One match by its id. */
export const MatchCalendarDocument = graphql(
	`
	query MatchCalendar($cup: Int!, $tournament: String!, $id: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			today
			endsAt
			match(id: $id) { ...CalendarMatchFields }
		}
	}
`,
	[calendarMatchFields],
);

export const TeamNameDocument = graphql(`
	query CalendarTeam($cup: Int!, $tournament: String!, $id: ID!) {
		tournament(cup: $cup, tournament: $tournament) { team(id: $id) { name category { shortName } } }
	}
`);

export const FieldNameDocument = graphql(`
	query CalendarField($cup: Int!, $tournament: String!, $id: ID!) {
		tournament(cup: $cup, tournament: $tournament) { field(id: $id) { name arena { name } } }
	}
`);
