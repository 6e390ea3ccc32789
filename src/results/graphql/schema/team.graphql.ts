import type { TeamEntity } from "../../edition/entities.ts";
import { roadsOf } from "../../edition/reading/roads.ts";
import { builder } from "./builder.ts";
import { FateRef } from "./fate.graphql.ts";
import { PlacingRef } from "./placing.graphql.ts";
import { ReachRef } from "./reach.graphql.ts";
import { CategoryRef, ClubRef, DivisionRef, MatchRef, NationRef, TeamRef } from "./refs.ts";
import { RoadRef } from "./road.graphql.ts";
import { AnswerRef, answerView, scenarioView } from "./scenario.graphql.ts";
import { withEdition } from "./with-edition.ts";

const ShirtsRef = builder.objectRef<NonNullable<TeamEntity["shirts"]>>("Shirts").implement({
	fields: (t) => ({
		home: t.exposeString("home", { nullable: true }),
		away: t.exposeString("away", { nullable: true }),
	}),
});

TeamRef.implement({
	fields: (t) => ({
		id: t.exposeID("id"),
		name: t.exposeString("name", { description: "The club's name with the team's suffix." }),
		club: t.field({ type: ClubRef, resolve: (team, _, { reading }) => reading.in(team).get("club", team.club) }),
		nation: t.field({ type: NationRef, resolve: (team, _, { reading }) => reading.in(team).get("nation", team.nation) }),
		category: t.field({
			type: CategoryRef,
			resolve: (team, _, { reading }) => reading.in(team).get("category", team.category),
		}),
		level: t.exposeString("level", { nullable: true, description: "How strong it is, in the cup's own word." }),
		withdrawn: t.exposeBoolean("withdrawn"),
		shirts: t.expose("shirts", { type: ShirtsRef, nullable: true }),
		division: t.field({
			type: DivisionRef,
			nullable: true,
			description: "Its group, if the draw is published.",
			resolve: (team, _, { reading }) => {
				const edition = reading.in(team);
				const group = edition.find("team-division", team.id);
				return group && edition.get("division", group);
			},
		}),
		reached: t.field({
			type: ReachRef,
			nullable: true,
			resolve: ({ id, edition }, _, { reading }) => {
				const reach = reading.in({ edition }).find("reach", id);
				return reach && { ...reach, edition };
			},
		}),
		placing: t.field({
			type: PlacingRef,
			nullable: true,
			description: "Its final place, once it is certain; never told of young teams.",
			resolve: ({ id, edition }, _, { reading }) => {
				const placing = reading.in({ edition }).find("placing", id);
				return placing && { ...placing, edition };
			},
		}),
		fate: t.field({
			type: FateRef,
			nullable: true,
			description: "Null if nothing is certain, and for young teams.",
			resolve: ({ id, edition }, _, { reading }) => {
				const fate = reading.in({ edition }).find("fate", id);
				return fate && { ...fate, edition };
			},
		}),
		scenario: t.field({
			type: AnswerRef,
			nullable: true,
			description: "What it needs to advance from its group; null once decided, and for young teams.",
			resolve: (team, _, { reading }) => {
				const edition = reading.in(team);
				const group = edition.find("team-division", team.id);
				const view = group && scenarioView(group, edition);
				const answer = view && answerView(view, team.id);
				const isDecided = answer?.left === 0 && (answer.mark === "through" || answer.mark === "cannot");
				return isDecided ? null : answer;
			},
		}),
		roads: t.field({
			type: [RoadRef],
			description: "Where each place that it can still get leads; empty once decided.",
			resolve: (team, _, { reading }) => {
				const edition = reading.in(team);
				const group = edition.find("team-division", team.id);
				return group ? withEdition(team, roadsOf(team.id, group, edition)) : [];
			},
		}),
		isLive: t.boolean({
			description: "Whether it plays now.",
			resolve: (team, _, { reading }) =>
				reading
					.in(team)
					.matches("team-matches", team.id)
					.some(({ state }) => state === "live"),
		}),
		matches: t.field({
			type: [MatchRef],
			description: "In order of time.",
			resolve: (team, _, { reading }) => reading.in(team).matches("team-matches", team.id),
		}),
		possibleMatches: t.field({
			type: [MatchRef],
			description: "The road ahead: each match it plays if it wins the one before.",
			resolve: (team, _, { reading }) => reading.in(team).matches("road", team.id),
		}),
	}),
});
