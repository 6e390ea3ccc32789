import { featuredMatches } from "../../cup/featured.ts";
import type { EditionReading } from "../edition/edition-reading.ts";
import { byTimeLatestFirst } from "../edition/match-order.ts";
import type { TournamentPiece } from "../edition/pieces.ts";
import type { Reading } from "../edition/reading.ts";
import { zonedTime } from "../edition/zoned-time.ts";
import { builder } from "./builder.ts";
import { DayCountRef, daysOf } from "./day-count.graphql.ts";
import { FiguresRef } from "./figures.graphql.ts";
import { atMost } from "./first.ts";
import { languageAt } from "./language.ts";
import { MatchState } from "./match.graphql.ts";
import { MatchOrder, MatchPageRef, matchPage } from "./match-page.graphql.ts";
import { byNationName } from "./nation-name.ts";
import { ArenaRef, CategoryRef, ClubRef, DivisionRef, FieldRef, MatchRef, NationRef, TeamRef, TournamentRef } from "./refs.ts";
import { SearchResultRef } from "./search.graphql.ts";
import { searchEdition } from "./search-edition.ts";
import { AnnouncementRef, StatisticsRef, StatusRef, StreamingInfoRef } from "./tournament-parts.graphql.ts";

/** `cups` lists tournaments without loading them: what goes beyond the list opens the edition. */
TournamentRef.implement({
	fields: (t) => ({
		id: t.exposeID("id"),
		name: t.exposeString("name"),
		year: t.exposeInt("year"),
		startsAt: t.field({ type: "Day", resolve: ({ startsOn }) => startsOn }),
		endsAt: t.field({ type: "Day", resolve: ({ endsOn }) => endsOn }),
		revision: t.int({
			description: "Grows with every change of the edition.",
			resolve: (tournament, _, { reading }) => reading.revisionOf(tournament),
		}),
		now: t.field({
			type: "ZonedDateTime",
			description: "The cup's own clock, in whole minutes.",
			resolve: (tournament, _, { reading }) => zonedTime(reading.now(tournament), tournament.zone),
		}),
		today: t.field({
			type: "Day",
			description: "The day by the cup's own clock.",
			resolve: (tournament, _, { reading }) => reading.today(tournament),
		}),
		streamingInfo: t.field({ type: StreamingInfoRef, resolve: ({ streamingInfo }) => streamingInfo ?? {} }),
		status: t.field({ type: StatusRef, resolve: ({ published }) => published }),
		announcements: t.field({ type: [AnnouncementRef], resolve: ({ announcements }) => announcements }),
		categories: t.field({
			type: [CategoryRef],
			resolve: async (tournament, _, { reading }) => {
				const edition = await opened(reading, tournament);
				return edition.all("category", edition.get("categories"));
			},
		}),
		selectedGames: t.field({
			type: [MatchRef],
			description: "The organiser's choice in its order; where nothing is chosen, live and next matches, 15 of them.",
			resolve: async (tournament, _, { reading }) => {
				const edition = await opened(reading, tournament);
				const chosen = edition.matches("chosen");
				return chosen.length > 0 ? chosen : edition.all("match", picked(edition, reading.now(tournament)));
			},
		}),
		statistics: t.field({
			type: StatisticsRef,
			resolve: async (tournament, _, { reading }) => (await opened(reading, tournament)).get("statistics"),
		}),
		figures: t.field({
			type: FiguresRef,
			description: "What the statistics page shows.",
			resolve: async (tournament, _, { reading }) => {
				const edition = await opened(reading, tournament);
				return { edition: edition.key, figures: edition.figures() };
			},
		}),
		search: t.field({
			type: SearchResultRef,
			description:
				"Teams, clubs, nations, categories, arenas, fields and match numbers that the words may mean: accents, a slip or two, missing last letters and the order of the words make no difference. Two characters at least; fewer find nothing.",
			args: {
				query: t.arg.string({ required: true }),
				first: t.arg.int({ defaultValue: 8, description: "Of each kind, at most 100." }),
			},
			resolve: async (tournament, { query, first }, { reading }) =>
				searchEdition(await opened(reading, tournament), query, atMost(first)),
		}),
		liveMatches: t.field({
			type: [MatchRef],
			resolve: async (tournament, _, { reading }) => (await opened(reading, tournament)).matches("live"),
		}),
		matches: t.field({
			type: MatchPageRef,
			description: "The matches that all of the arguments let through: for the live center.",
			args: {
				state: t.arg({ type: [MatchState] }),
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
			resolve: async (tournament, { state, order, first, after, ...filter }, { reading }) =>
				matchPage(
					await opened(reading, tournament),
					{ ...filter, states: state },
					{ order: order ?? "LIVE_FIRST", first: first ?? 50, after },
				),
		}),
		days: t.field({
			type: [DayCountRef],
			description: "The days that have matches, in order.",
			resolve: async (tournament, _, { reading }) => daysOf((await opened(reading, tournament)).listed({})),
		}),
		nextMatches: t.field({
			type: [MatchRef],
			description: "Scheduled, soonest first.",
			args: { first: t.arg.int({ defaultValue: 6 }) },
			resolve: async (tournament, { first }, { reading }) =>
				(await opened(reading, tournament)).found({ states: ["upcoming"] }, atMost(first)),
		}),
		lastMatches: t.field({
			type: [MatchRef],
			description: "Finished, latest first.",
			args: { first: t.arg.int({ defaultValue: 6 }) },
			resolve: async (tournament, { first }, { reading }) =>
				(await opened(reading, tournament)).found({ states: ["finished"] }, atMost(first), byTimeLatestFirst),
		}),
		arenas: t.field({
			type: [ArenaRef],
			description: "Those that the edition plays at, by name; all of the cup's until the schedule is published.",
			resolve: async (tournament, _, { reading }) => {
				const edition = await opened(reading, tournament);
				return edition.all("arena", edition.get("arenas"));
			},
		}),
		arena: t.field({
			type: ArenaRef,
			nullable: true,
			args: { id: t.arg.id({ required: true }) },
			resolve: async (tournament, { id }, { reading }) => (await opened(reading, tournament)).find("arena", id),
		}),
		field: t.field({
			type: FieldRef,
			nullable: true,
			args: { id: t.arg.id({ required: true }) },
			resolve: async (tournament, { id }, { reading }) => (await opened(reading, tournament)).find("field", id),
		}),
		category: t.field({
			type: CategoryRef,
			nullable: true,
			args: { id: t.arg.id({ required: true }) },
			resolve: async (tournament, { id }, { reading }) => (await opened(reading, tournament)).find("category", id),
		}),
		division: t.field({
			type: DivisionRef,
			nullable: true,
			args: { id: t.arg.id({ required: true }) },
			resolve: async (tournament, { id }, { reading }) => (await opened(reading, tournament)).division(id),
		}),
		team: t.field({
			type: TeamRef,
			nullable: true,
			args: { id: t.arg.id({ required: true }) },
			resolve: async (tournament, { id }, { reading }) => (await opened(reading, tournament)).find("team", id),
		}),
		club: t.field({
			type: ClubRef,
			nullable: true,
			args: { id: t.arg.id({ required: true }) },
			resolve: async (tournament, { id }, { reading }) => (await opened(reading, tournament)).club(id),
		}),
		match: t.field({
			type: MatchRef,
			nullable: true,
			args: { id: t.arg.id({ required: true }) },
			resolve: async (tournament, { id }, { reading }) => (await opened(reading, tournament)).match(id),
		}),
		nation: t.field({
			type: NationRef,
			nullable: true,
			args: { code: t.arg.id({ required: true }) },
			resolve: async (tournament, { code }, { reading }) => (await opened(reading, tournament)).nation(code.toLowerCase()),
		}),
		nations: t.field({
			type: [NationRef],
			description: "By their names in the reader's language.",
			resolve: async (tournament, _, context, info) =>
				(await opened(context.reading, tournament)).nations().sort(byNationName(languageAt(context, info))),
		}),
	}),
});

builder.queryField("tournament", (t) =>
	t.field({
		type: TournamentRef,
		nullable: true,
		description: "One edition's tournament; everything else about it hangs off this.",
		args: { cup: t.arg.int({ required: true }), tournament: t.arg.string({ required: true }) },
		resolve: async (_, { cup, tournament }, { reading }) => (await reading.open(cup, tournament))?.tournament,
	}),
);

async function opened(reading: Reading, { cup, id }: TournamentPiece): Promise<EditionReading> {
	const edition = await reading.open(cup, id);
	if (!edition) throw new Error(`edition ${cup}/${id} went while it was being read`);
	return edition;
}

function picked(edition: EditionReading, now: Date): string[] {
	return featuredMatches(edition.get("candidates"), [], now.toISOString());
}
