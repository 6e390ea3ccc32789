import { builder } from "./builder.ts";
import { DayCountRef, daysOf } from "./day-count.graphql.ts";
import { atMost } from "./first.ts";
import { MatchPartName, MatchState } from "./match.graphql.ts";
import { MatchOrder, MatchPageRef, matchPage } from "./match-page.graphql.ts";
import { openEdition } from "./open-edition.ts";
import { MatchRef, TournamentRef } from "./refs.ts";

/** The matches of an edition. */
builder.objectFields(TournamentRef, (t) => ({
	matches: t.field({
		type: MatchPageRef,
		description: "Matches that satisfy all arguments, as in the live center.",
		args: {
			state: t.arg({ type: [MatchState] }),
			part: t.arg({ type: [MatchPartName] }),
			day: t.arg({ type: "Day" }),
			category: t.arg.id(),
			arena: t.arg.id(),
			field: t.arg.id(),
			nation: t.arg.id({ description: "By its code." }),
			team: t.arg.id(),
			order: t.arg({ type: MatchOrder, defaultValue: "LIVE_FIRST" }),
			first: t.arg.int({ defaultValue: 50, description: "At most 100." }),
			after: t.arg.string({ description: "The `next` of the page before." }),
		},
		resolve: async (tournament, { state, part, nation, order, first, after, ...filter }, { reading }) =>
			matchPage(
				await openEdition(reading, tournament),
				{ ...filter, states: state, parts: part, nation: nation?.toLowerCase() },
				{ order: order ?? "LIVE_FIRST", first: first ?? 50, after },
			),
	}),
	matchesOf: t.field({
		type: [MatchRef],
		description: "All matches of these teams and on these fields, each once, in order of time.",
		args: {
			teams: t.arg.idList({ defaultValue: [] }),
			fields: t.arg.idList({ defaultValue: [] }),
		},
		resolve: async (tournament, { teams, fields }, { reading }) =>
			(await openEdition(reading, tournament)).followedMatches(teams ?? [], fields ?? []),
	}),
	days: t.field({
		type: [DayCountRef],
		description: "The days that have matches, in order.",
		resolve: async (tournament, _, { reading }) => daysOf((await openEdition(reading, tournament)).listMatches({})),
	}),
	nextMatches: t.field({
		type: [MatchRef],
		description: "To come, soonest first.",
		args: { first: t.arg.int({ defaultValue: 6 }) },
		resolve: async (tournament, { first }, { reading }) =>
			(await openEdition(reading, tournament)).findMatches({ parts: ["ahead"] }, atMost(first)),
	}),
	lastMatches: t.field({
		type: [MatchRef],
		description: "Finished, latest first.",
		args: { first: t.arg.int({ defaultValue: 6 }) },
		resolve: async (tournament, { first }, { reading }) =>
			(await openEdition(reading, tournament)).findMatches({ states: ["finished"] }, atMost(first), "LATEST_FIRST"),
	}),
	liveMatches: t.field({
		type: [MatchRef],
		resolve: async (tournament, _, { reading }) => (await openEdition(reading, tournament)).matches("live"),
	}),
}));
