import { GENDERS } from "../../../cup/category.ts";
import { enumOf } from "./enum-of.ts";
import { atMost } from "./first.ts";
import { languageAt } from "./language.ts";
import { PlacingRef, placingsIn } from "./placing.graphql.ts";
import { CategoryRef, MatchRef, RulesRef, StageRef, TeamRef } from "./refs.ts";

const Gender = enumOf("Gender", GENDERS);

CategoryRef.implement({
	fields: (t) => ({
		id: t.exposeID("id"),
		name: t.string({ resolve: ({ name }, _, context, info) => name[languageAt(context, info)] }),
		shortName: t.string({ resolve: ({ shortName }, _, context, info) => shortName[languageAt(context, info)] }),
		gender: t.expose("gender", { type: Gender }),
		age: t.exposeInt("age", { nullable: true }),
		teamCount: t.int({ resolve: ({ teams }) => teams.length }),
		groupCount: t.exposeInt("groupCount"),
		publishesScores: t.boolean({
			description: "What is published of it: a young category publishes no scores, tables or playoffs.",
			resolve: ({ shows }) => shows.scores,
		}),
		publishesTables: t.boolean({ resolve: ({ shows }) => shows.tables }),
		publishesPlayoffs: t.boolean({ resolve: ({ shows }) => shows.playoffs }),
		stages: t.field({
			type: [StageRef],
			resolve: (category, _, { reading }) => reading.in(category).all("stage", category.stages),
		}),
		teams: t.field({
			type: [TeamRef],
			resolve: (category, _, { reading }) => reading.in(category).all("team", category.teams),
		}),
		liveMatches: t.field({
			type: [MatchRef],
			resolve: (category, _, { reading }) => reading.in(category).matches("category-live", category.id),
		}),
		dueMatches: t.field({
			type: [MatchRef],
			description: "Matches that should have started today and have no report yet, soonest first.",
			resolve: (category, _, { reading }) =>
				reading.in(category).findMatches({ category: category.id, states: ["upcoming"], parts: ["on"] }),
		}),
		nextMatches: t.field({
			type: [MatchRef],
			description: "To come, soonest first.",
			args: { first: t.arg.int({ defaultValue: 6 }) },
			resolve: (category, { first }, { reading }) =>
				reading.in(category).findMatches({ category: category.id, parts: ["ahead"] }, atMost(first)),
		}),
		lastMatches: t.field({
			type: [MatchRef],
			description: "Finished, latest first.",
			args: { first: t.arg.int({ defaultValue: 6 }) },
			resolve: (category, { first }, { reading }) => reading.in(category).matches("category-last", category.id, atMost(first)),
		}),
		placings: t.field({
			type: [PlacingRef],
			description: "The final places that are certain, the best first; none of a young category.",
			args: { first: t.arg.int({ description: "Left out: all." }) },
			resolve: (category, { first }, { reading }) =>
				placingsIn(reading.in(category), category.id).slice(0, first == null ? undefined : atMost(first)),
		}),
		rules: t.field({ type: RulesRef, resolve: ({ rules }) => rules }),
	}),
});
