import { type FragmentOf, graphql } from "../graphql/graphql.ts";

export const rulesFields = graphql(`
	fragment RulesFields on Rules {
		win draw loss decidedWin decidedLoss drawnGroup bonus { for points goals } criteria walkoverWinner walkoverLoser drawnPlayoff halves minutesPerHalf
	}
`);

export const tieFields = graphql(`
	fragment TieFields on Tie {
		points
		teams { id name }
		steps {
			criterion
			pass
			figures { team { id } value }
			decided { id }
			undecided
		}
		next
		unresolved { id name }
	}
`);

/** A group's table at a glance. */
export const shortTableFields = graphql(`
	fragment ShortTableFields on Table {
		rows { position team { id name nation { code name } } played goalDifference points }
		advancement { from to }
	}
`);

/** A group's table with everything that explains it. */
export const tableFields = graphql(
	`
	fragment TableFields on Table {
		complete
		underProtest
		liveMatches
		rows {
			position
			shared
			provisional
			withdrawn
			team { id name nation { code name } }
			played
			won
			drawn
			lost
			goalsFor
			goalsAgainst
			goalDifference
			points
			carried { played points goalsFor goalsAgainst }
			form { outcome isLive match { id } }
			tie
		}
		carries
		given { team { id name } points note }
		ties { ...TieFields }
		advancement { from to stage { title divisions { id } } division { id title } }
		rankedAdvancement { position ranks { from to of } stage { title } division { title } }
		rules { ...RulesFields }
	}
`,
	[tieFields, rulesFields],
);

export type RulesData = FragmentOf<typeof rulesFields>;
export type TableData = FragmentOf<typeof tableFields>;
export type ShortTableData = FragmentOf<typeof shortTableFields>;
export type TableRowData = TableData["rows"][number];
export type TieData = TableData["ties"][number];
export type TieStepData = TieData["steps"][number];
