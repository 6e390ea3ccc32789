import { nationName } from "../../../text/nation-name.ts";
import { builder } from "./builder.ts";
import { languageAt } from "./language.ts";
import { CategoryRef, ClubRef, type In, MatchRef, NationRef, TeamRef } from "./refs.ts";
import { WinRecordRef } from "./win-record.graphql.ts";

const CategoryTeamsRef = builder
	.objectRef<In<{ readonly category: string; readonly teams: readonly string[] }>>("CategoryTeams")
	.implement({
		fields: (t) => ({
			category: t.field({ type: CategoryRef, resolve: (own, _, { reading }) => reading.in(own).get("category", own.category) }),
			teams: t.field({ type: [TeamRef], resolve: (own, _, { reading }) => reading.in(own).all("team", own.teams) }),
		}),
	});

NationRef.implement({
	fields: (t) => ({
		code: t.exposeID("code", { description: "Lower-case code: se, en, tpe." }),
		name: t.string({
			description: "In the reader's language.",
			resolve: ({ code }, _, context, info) => nationName(code, languageAt(context, info)),
		}),
		teamCount: t.int({ resolve: ({ teams }) => teams.length }),
		teams: t.field({ type: [TeamRef], resolve: (nation, _, { reading }) => reading.in(nation).all("team", nation.teams) }),
		teamsByCategory: t.field({
			type: [CategoryTeamsRef],
			description: "Its teams by category, in the cup's order; categories without a team are absent.",
			resolve: (nation, _, { reading }) => reading.in(nation).byCategory(nation.teams),
		}),
		clubCount: t.int({ resolve: ({ clubs }) => clubs.length }),
		clubs: t.field({ type: [ClubRef], resolve: (nation, _, { reading }) => reading.in(nation).all("club", nation.clubs) }),
		matches: t.field({
			type: [MatchRef],
			description: "Of its teams, in order of time; of one day where one is asked for.",
			args: { day: t.arg({ type: "Day" }) },
			resolve: (nation, { day }, { reading }) => reading.in(nation).findMatches({ nation: nation.code, day }),
		}),
		matchesToday: t.field({
			type: [MatchRef],
			description: "Of the day by the cup's own clock.",
			resolve: (nation, _, { reading }) => {
				const edition = reading.in(nation);
				return edition.findMatches({ nation: nation.code, day: reading.today(edition.tournament) });
			},
		}),
		record: t.field({
			type: WinRecordRef,
			nullable: true,
			description: "Record of its teams' finished matches with published results; null if there are none.",
			resolve: (nation, _, { reading }) => reading.in(nation).recordOf(nation),
		}),
		liveMatches: t.field({
			type: [MatchRef],
			resolve: (nation, _, { reading }) => reading.in(nation).findMatches({ nation: nation.code, states: ["live"] }),
		}),
	}),
});
