import { type FragmentOf, graphql, type ResultOf } from "../../client/graphql/graphql.ts";

const paperMatchFields = graphql(`
	fragment PaperMatchFields on Match {
		id
		number
		zonedStartTime
		locationName
		arenaName
		fieldId
		fieldName
		categoryShortName
		divisionName
		round
		roundName
		position
		state
		isWalkover
		homeTeamName
		homeScore
		homeNationCode
		awayTeamName
		awayScore
		awayNationCode
		leadingSide
		shootOutHome
		shootOutAway
		scheduleChangedAt
		category { publishesScores rules { drawnGroup drawnPlayoff } }
		division { stage { type } }
		home { team { id } slot { kind match { number } } }
		away { team { id } slot { kind match { number } } }
	}
`);
export type PaperMatch = FragmentOf<typeof paperMatchFields>;

const paperEditionFields = graphql(`
	fragment PaperEditionFields on Tournament { name now today startsAt endsAt revision status { schedulePublished } }
`);
export type PaperEdition = FragmentOf<typeof paperEditionFields>;

export const FieldPaperDocument = graphql(
	`
	query FieldPaper($cup: Int!, $tournament: String!, $id: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			...PaperEditionFields
			field(id: $id) { id name arena { id name } matches { ...PaperMatchFields } movedAway { ...PaperMatchFields movedFromStart } }
		}
	}
`,
	[paperMatchFields, paperEditionFields],
);

export const ArenaPaperDocument = graphql(
	`
	query ArenaPaper($cup: Int!, $tournament: String!, $id: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			...PaperEditionFields
			arena(id: $id) {
				id
				name
				fields { id name matches { ...PaperMatchFields } movedAway { ...PaperMatchFields movedFromStart } }
			}
		}
	}
`,
	[paperMatchFields, paperEditionFields],
);

const paperTeamFields = graphql(
	`
	fragment PaperTeamFields on Team {
		id
		name
		nation { code name }
		category { name shortName publishesScores }
		division { title }
		placing { position shared among withdrawn }
		matches { ...PaperMatchFields }
	}
`,
	[paperMatchFields],
);

export const TeamPaperDocument = graphql(
	`
	query TeamPaper($cup: Int!, $tournament: String!, $id: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			...PaperEditionFields
			team(id: $id) { ...PaperTeamFields }
		}
	}
`,
	[paperTeamFields, paperEditionFields],
);

/** All teams of a category. */
export const CategoryTeamsPaperDocument = graphql(
	`
	query CategoryTeamsPaper($cup: Int!, $tournament: String!, $id: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			...PaperEditionFields
			category(id: $id) { id name teams { ...PaperTeamFields } }
		}
	}
`,
	[paperTeamFields, paperEditionFields],
);

/** Of a team's club: all of its teams. */
export const ClubPaperDocument = graphql(
	`
	query ClubPaper($cup: Int!, $tournament: String!, $id: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			...PaperEditionFields
			team(id: $id) {
				id
				club {
					name
					nation { code }
					teams { id name category { shortName publishesScores } division { title } matches { ...PaperMatchFields arenaId latitude longitude } }
				}
			}
		}
	}
`,
	[paperMatchFields, paperEditionFields],
);

const paperTableFields = graphql(`
	fragment PaperTableFields on Table {
		rows {
			position
			shared
			team { id name nation { code } }
			withdrawn
			played
			won
			drawn
			lost
			goalsFor
			goalsAgainst
			points
		}
	}
`);
export type PaperTable = FragmentOf<typeof paperTableFields>;

export const DivisionPaperDocument = graphql(
	`
	query DivisionPaper($cup: Int!, $tournament: String!, $id: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			...PaperEditionFields
			division(id: $id) {
				id
				title
				category { id name publishesTables }
				table { ...PaperTableFields }
				matches { ...PaperMatchFields }
				bracket {
					rounds {
						code
						day
						matches { ...PaperMatchFields winnerGoesTo { id } home { slot { match { id } } } away { slot { match { id } } } }
					}
				}
			}
		}
	}
`,
	[paperMatchFields, paperEditionFields, paperTableFields],
);

/** The categories of an edition, whose sheets are read one by one. */
export const CategoriesPaperDocument = graphql(`
	query CategoriesPaper($cup: Int!, $tournament: String!) {
		tournament(cup: $cup, tournament: $tournament) { categories { id } }
	}
`);

export const CategoryPaperDocument = graphql(
	`
	query CategoryPaper($cup: Int!, $tournament: String!, $id: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			...PaperEditionFields
			category(id: $id) {
				id
				name
				publishesScores
				publishesTables
				placings { position shared among withdrawn team { id name nation { code name } } }
				stages { title ... on GroupStage { groups: divisions { id title table { ...PaperTableFields } } } }
			}
		}
	}
`,
	[paperEditionFields, paperTableFields],
);

type TournamentOf<D extends { tournament: unknown }> = NonNullable<D["tournament"]>;
export type FieldPaper = NonNullable<TournamentOf<ResultOf<typeof FieldPaperDocument>>["field"]>;
export type ArenaPaper = NonNullable<TournamentOf<ResultOf<typeof ArenaPaperDocument>>["arena"]>;
export type TeamPaper = NonNullable<TournamentOf<ResultOf<typeof TeamPaperDocument>>["team"]>;
export type ClubPaper = NonNullable<TournamentOf<ResultOf<typeof ClubPaperDocument>>["team"]>["club"];
export type DivisionPaper = NonNullable<TournamentOf<ResultOf<typeof DivisionPaperDocument>>["division"]>;
export type CategoryPaper = NonNullable<TournamentOf<ResultOf<typeof CategoryPaperDocument>>["category"]>;
export type PaperRound = NonNullable<DivisionPaper["bracket"]>["rounds"][number];
