import { BIGGEST_WINS } from "../../edition/building/category-figures.ts";
import type { EditionReader } from "../../edition/reading/edition-reader.ts";
import { mergeBiggestWins, mergeDayFigures, mergeResultCounts } from "../../edition/reading/figures.ts";
import { builder } from "./builder.ts";
import { EditionFiguresRef, editionsWithFigures } from "./edition-figures.graphql.ts";
import { atMost } from "./first.ts";
import { MatchFiguresRef, type WithFigures } from "./match-figures.graphql.ts";
import { NationTeamsRef, nationsByTeams } from "./nation-teams.graphql.ts";
import { CategoryRef, type In, MatchRef } from "./refs.ts";
import { ResultCountRef } from "./result-count.graphql.ts";
import { WinnerRef, winnersIn } from "./winner.graphql.ts";

const DayFiguresRef = builder.objectRef<WithFigures & { readonly day: string }>("DayFigures").implement({
	interfaces: [MatchFiguresRef],
	fields: (t) => ({ day: t.expose("day", { type: "Day" }) }),
});

const CategoryFiguresRef = builder.objectRef<In<WithFigures & { readonly category: string }>>("CategoryFigures").implement({
	interfaces: [MatchFiguresRef],
	fields: (t) => ({
		category: t.field({ type: CategoryRef, resolve: (own, _, { reading }) => reading.in(own).get("category", own.category) }),
		teams: t.int({ nullable: true, resolve: (own, _, { reading }) => reading.in(own).teamCount(own.category) }),
	}),
});

export const FiguresRef = builder.objectRef<In<WithFigures>>("Figures").implement({
	description:
		"Figures of an edition, as far as published; each can be recomputed from the cup's export. They are as of the tournament's `now`.",
	interfaces: [MatchFiguresRef],
	fields: (t) => ({
		teams: t.int({ nullable: true, resolve: (own, _, { reading }) => reading.in(own).get("statistics").teams }),
		nations: t.int({ nullable: true, resolve: (own, _, { reading }) => reading.in(own).get("statistics").nations }),
		clubs: t.int({ nullable: true, resolve: (own, _, { reading }) => reading.in(own).clubCount() }),
		arenas: t.int({ resolve: (own, _, { reading }) => reading.in(own).get("arenas").length }),
		fields: t.int({ resolve: (own, _, { reading }) => fieldCount(reading.in(own)) }),
		days: t.field({
			type: [DayFiguresRef],
			description: "In order; none until the schedule is published.",
			resolve: (own, _, { reading }) =>
				mergeDayFigures(reading.in(own).categoryFigures()).map(({ day, ...figures }) => ({ day, figures })),
		}),
		categories: t.field({
			type: [CategoryFiguresRef],
			description: "In the cup's order.",
			resolve: ({ edition }, _, { reading }) =>
				reading
					.in({ edition })
					.get("categories")
					.map((category) => ({
						edition,
						category,
						figures: reading.in({ edition }).find("category-figures", category) ?? null,
					})),
		}),
		teamsPerNation: t.field({
			type: [NationTeamsRef],
			nullable: true,
			description: "Most teams first, at most 100. Null until teams and nations are published.",
			args: { first: t.arg.int({ defaultValue: 10 }) },
			resolve: (own, { first }, { reading }) => nationsByTeams(reading.in(own))?.slice(0, atMost(first)),
		}),
		results: t.field({
			type: [ResultCountRef],
			description: "The most common first, of the counted matches.",
			args: { first: t.arg.int({ defaultValue: 8 }) },
			resolve: (own, { first }, { reading }) => mergeResultCounts(reading.in(own).categoryFigures()).slice(0, atMost(first)),
		}),
		biggestWins: t.field({
			type: [MatchRef],
			description: "Of the counted matches: by margin, then by goals, then the earlier. At most 20.",
			args: { first: t.arg.int({ defaultValue: 5 }) },
			resolve: (own, { first }, { reading }) => {
				const edition = reading.in(own);
				const wins = mergeBiggestWins(edition.categoryFigures()).map(({ match }) => match);
				return edition.all("match", wins.slice(0, Math.min(atMost(first), BIGGEST_WINS)));
			},
		}),
		winners: t.field({
			type: [WinnerRef],
			description: "Of playoffs whose final is decided, by category in the cup's order.",
			resolve: (own, _, { reading }) => winnersIn(reading.in(own)),
		}),
		editions: t.field({
			type: [EditionFiguresRef],
			description: "This edition and earlier published ones, newest first.",
			resolve: (own, _, { reading }) => editionsWithFigures(reading, reading.in(own)),
		}),
	}),
});

function fieldCount(edition: EditionReader): number {
	return edition.all("arena", edition.get("arenas")).reduce((count, { fields }) => count + fields.length, 0);
}
