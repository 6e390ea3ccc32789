import { type FragmentOf, graphql } from "../graphql/graphql.ts";

const termFields = graphql(`
	fragment TermFields on ScenarioTerm {
		kind
		team { id name }
		opponent { id name }
		by
	}
`);

const termsFields = graphql(
	`
	fragment TermsFields on ScenarioTerms {
		join
		clauses { terms { ...TermFields } }
	}
`,
	[termFields],
);

const conditionFields = graphql(
	`
	fragment ConditionFields on ScenarioCondition {
		kind
		terms { ...TermsFields }
		exact
		need { ...TermsFields }
		by
		elsewhere
		rough
	}
`,
	[termsFields],
);

/** What a team needs, in a sentence. */
export const headlineFields = graphql(
	`
	fragment HeadlineFields on ScenarioAnswer {
		team { id name nation { code } }
		stage { title }
		instead { title }
		best { place points goalDifference }
		mark
		left
		headline { kind from orFrom sure terms { ...TermsFields } by }
		bestPlace { place own }
		now { place through }
	}
`,
	[termsFields],
);

/** The same with what each own result leads to. */
export const answerFields = graphql(
	`
	fragment AnswerFields on ScenarioAnswer {
		...HeadlineFields
		places
		match { id zonedStartTime home { team { id name } } away { team { id name } } }
		others { id home { team { id name } } away { team { id name } } }
		rows { own mark place parts { margins { from to } condition { ...ConditionFields } } }
		grid { rival { id name } across { from to } rows { own { from to } cells { places by } } }
		cases { across rows { others { home { id name } away { id name } result } cells { mark places by } } }
		now { own across }
	}
`,
	[headlineFields, conditionFields],
);

/** A group's marks, with each team's sentence. */
export const scenarioFields = graphql(
	`
	fragment ScenarioFields on Scenario {
		stage { title }
		left
		marks { team { id } mark }
		answers {
			...HeadlineFields
			otherwise { own margins { from to } whole condition { ...ConditionFields } }
		}
	}
`,
	[headlineFields, conditionFields],
);

/** The road from a place. */
export const roadFields = graphql(`
	fragment RoadFields on Road {
		place held why ifBest ranks { from to of } decided opponentName opponentPlace more from sameArena km minutes
		stage { title }
		match { id zonedStartTime locationName isSchedulePublished }
		opponents { holds team { id name nation { code } } }
		onward { id roundName zonedStartTime locationName }
	}
`);

export type RoadData = FragmentOf<typeof roadFields>;
export type HeadlineData = FragmentOf<typeof headlineFields>;
export type AnswerData = FragmentOf<typeof answerFields>;
export type ScenarioData = FragmentOf<typeof scenarioFields>;
export type GroupAnswerData = ScenarioData["answers"][number];
export type TermsData = NonNullable<HeadlineData["headline"]["terms"]>;
export type TermData = TermsData["clauses"][number]["terms"][number];
export type CasesData = NonNullable<AnswerData["cases"]>;
export type RowData = AnswerData["rows"][number];
export type GridData = NonNullable<AnswerData["grid"]>;
export type MarginsData = GridData["across"][number];
export type MarkName = HeadlineData["mark"];
