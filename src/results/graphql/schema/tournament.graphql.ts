import { matchState } from "../../../cup/match/match-state.ts";
import { featuredMatches } from "../../../cup/programme/featured.ts";
import { byNationName } from "../../../text/nation-name.ts";
import { zonedTime } from "../../edition/building/zoned-time.ts";
import type { EditionReader } from "../../edition/reading/edition-reader.ts";
import { builder } from "./builder.ts";
import { FiguresRef } from "./figures.graphql.ts";
import { atMost } from "./first.ts";
import { languageAt } from "./language.ts";
import { openEdition } from "./open-edition.ts";
import { ArenaRef, CategoryRef, ClubRef, DivisionRef, FieldRef, MatchRef, NationRef, TeamRef, TournamentRef } from "./refs.ts";
import { SearchResultRef } from "./search.graphql.ts";
import { searchEdition } from "./search-edition.ts";
import { AnnouncementRef, StatisticsRef, StatusRef, StreamingInfoRef } from "./tournament-parts.graphql.ts";

/** `cups` lists tournaments without loading them: fields that need more load the edition. */
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
		announcements: t.field({
			type: [AnnouncementRef],
			description: "Published ones, newest first.",
			resolve: async (tournament, _, { reading }) =>
				(await reading.announcementsOf(tournament)).map((one) => ({ ...one, zone: tournament.zone })),
		}),
		categories: t.field({
			type: [CategoryRef],
			resolve: async (tournament, _, { reading }) => {
				const edition = await openEdition(reading, tournament);
				return edition.all("category", edition.get("categories"));
			},
		}),
		selectedGames: t.field({
			type: [MatchRef],
			description: "The organiser's choice, in order; if none, 15 live, due and next matches.",
			resolve: async (tournament, _, { reading }) => {
				const edition = await openEdition(reading, tournament);
				const chosen = edition.matches("chosen");
				return chosen.length > 0 ? chosen : edition.all("match", picked(edition));
			},
		}),
		statistics: t.field({
			type: StatisticsRef,
			resolve: async (tournament, _, { reading }) =>
				((await reading.glance(tournament)) ?? (await openEdition(reading, tournament))).get("statistics"),
		}),
		figures: t.field({
			type: FiguresRef,
			description: "What the statistics page shows.",
			resolve: async (tournament, _, { reading }) => {
				const edition = await openEdition(reading, tournament);
				return { edition: edition.key, figures: edition.figures() };
			},
		}),
		search: t.field({
			type: SearchResultRef,
			description:
				"Finds teams, clubs, nations, categories, arenas, fields and match numbers. Accents, a slip or two, missing last letters and word order do not matter. Fewer than two characters find nothing.",
			args: {
				query: t.arg.string({ required: true }),
				first: t.arg.int({ defaultValue: 8, description: "Of each kind, at most 100." }),
			},
			resolve: async (tournament, { query, first }, { reading }) =>
				searchEdition(await openEdition(reading, tournament), query, atMost(first)),
		}),
		arenas: t.field({
			type: [ArenaRef],
			description: "Arenas used in the edition, by name; all of the cup's until the schedule is published.",
			resolve: async (tournament, _, { reading }) => {
				const edition = await openEdition(reading, tournament);
				return edition.all("arena", edition.get("arenas"));
			},
		}),
		arena: t.field({
			type: ArenaRef,
			nullable: true,
			args: { id: t.arg.id({ required: true }) },
			resolve: async (tournament, { id }, { reading }) => (await openEdition(reading, tournament)).find("arena", id),
		}),
		field: t.field({
			type: FieldRef,
			nullable: true,
			args: { id: t.arg.id({ required: true }) },
			resolve: async (tournament, { id }, { reading }) => (await openEdition(reading, tournament)).find("field", id),
		}),
		category: t.field({
			type: CategoryRef,
			nullable: true,
			args: { id: t.arg.id({ required: true }) },
			resolve: async (tournament, { id }, { reading }) => (await openEdition(reading, tournament)).find("category", id),
		}),
		division: t.field({
			type: DivisionRef,
			nullable: true,
			args: { id: t.arg.id({ required: true }) },
			resolve: async (tournament, { id }, { reading }) => (await openEdition(reading, tournament)).division(id),
		}),
		team: t.field({
			type: TeamRef,
			nullable: true,
			args: { id: t.arg.id({ required: true }) },
			resolve: async (tournament, { id }, { reading }) => (await openEdition(reading, tournament)).find("team", id),
		}),
		teamsOf: t.field({
			type: [TeamRef],
			description: "These teams, each once; unknown ids are absent.",
			args: { ids: t.arg.idList({ required: true }) },
			resolve: async (tournament, { ids }, { reading }) => {
				const edition = await openEdition(reading, tournament);
				return [...new Set(ids)].flatMap((id) => edition.find("team", id) ?? []);
			},
		}),
		club: t.field({
			type: ClubRef,
			nullable: true,
			args: { id: t.arg.id({ required: true }) },
			resolve: async (tournament, { id }, { reading }) => (await openEdition(reading, tournament)).club(id),
		}),
		match: t.field({
			type: MatchRef,
			nullable: true,
			args: { id: t.arg.id({ required: true }) },
			resolve: async (tournament, { id }, { reading }) => (await openEdition(reading, tournament)).match(id),
		}),
		nation: t.field({
			type: NationRef,
			nullable: true,
			args: { code: t.arg.id({ required: true }) },
			resolve: async (tournament, { code }, { reading }) => (await openEdition(reading, tournament)).nation(code.toLowerCase()),
		}),
		nations: t.field({
			type: [NationRef],
			description: "By their names in the reader's language.",
			resolve: async (tournament, _, context, info) =>
				(await openEdition(context.reading, tournament)).nations().sort(byNationName(languageAt(context, info))),
		}),
	}),
});

builder.queryField("tournament", (t) =>
	t.field({
		type: TournamentRef,
		nullable: true,
		description: "One edition's tournament; everything else is below it.",
		args: { cup: t.arg.int({ required: true }), tournament: t.arg.string({ required: true }) },
		resolve: async (_, { cup, tournament }, { reading }) => (await reading.open(cup, tournament))?.tournament,
	}),
);

function picked(edition: EditionReader): string[] {
	const candidates = edition.get("candidates");
	edition.goThrough(candidates.length);
	return edition.atOneMoment((partOf) =>
		featuredMatches(candidates, [], (match) =>
			partOf({
				...match,
				state: matchState(match),
				at: match.start === null ? Number.POSITIVE_INFINITY : Date.parse(match.start),
			}),
		),
	);
}
