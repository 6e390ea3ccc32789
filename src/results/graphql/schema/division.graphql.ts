import { divisionTitle, titleInStage } from "./division-title.ts";
import { languageAt } from "./language.ts";
import { BracketRef, CategoryRef, DivisionRef, MatchRef, StageRef, TableRef, TeamRef } from "./refs.ts";
import { ScenarioRef, scenarioView } from "./scenario.graphql.ts";

DivisionRef.implement({
	description: "One group of a group stage, or one playoff.",
	fields: (t) => ({
		id: t.exposeID("id"),
		name: t.exposeString("name", { description: `"4", "A", or the playoff's own name.` }),
		title: t.string({
			description: `"Group 4", "Playoff A", in the reader's language; "Main round, group 4" where the category has several group stages.`,
			resolve: (division, _, context, info) => divisionTitle(context.reading.in(division), division, languageAt(context, info)),
		}),
		titleInStage: t.string({
			description: `The title without the stage: "Group 4". For use below the stage's title.`,
			resolve: (division, _, context, info) => titleInStage(context.reading.in(division), division, languageAt(context, info)),
		}),
		stage: t.field({
			type: StageRef,
			resolve: (division, _, { reading }) => reading.in(division).get("stage", division.stage),
		}),
		category: t.field({
			type: CategoryRef,
			resolve: (division, _, { reading }) => reading.in(division).get("category", division.category),
		}),
		previous: t.field({
			type: DivisionRef,
			nullable: true,
			resolve: (division, _, { reading }) => division.previous && reading.in(division).get("division", division.previous),
		}),
		next: t.field({
			type: DivisionRef,
			nullable: true,
			resolve: (division, _, { reading }) => division.next && reading.in(division).get("division", division.next),
		}),
		teams: t.field({
			type: [TeamRef],
			resolve: (division, _, { reading }) => {
				const edition = reading.in(division);
				return edition.all("team", edition.find("division-teams", division.id) ?? []);
			},
		}),
		isLive: t.boolean({
			resolve: (division, _, { reading }) => reading.in(division).find("division-live", division.id) ?? false,
		}),
		table: t.field({
			type: TableRef,
			nullable: true,
			description: "Null for a playoff, or if tables are not published.",
			resolve: (division, _, { reading }) => reading.in(division).find("table", division.id),
		}),
		scenario: t.field({
			type: ScenarioRef,
			nullable: true,
			description: "Null if it is decided, its schedule is incomplete, or its places lead nowhere.",
			resolve: (division, _, { reading }) => scenarioView(division.id, reading.in(division)),
		}),
		bracket: t.field({
			type: BracketRef,
			nullable: true,
			description: "Null for a group.",
			resolve: (division, _, { reading }) => reading.in(division).find("bracket", division.id),
		}),
		matches: t.field({
			type: [MatchRef],
			description: "In order of time.",
			resolve: (division, _, { reading }) => reading.in(division).matches("division-matches", division.id),
		}),
	}),
});
