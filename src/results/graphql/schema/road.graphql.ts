import type { Road, RoadOpponent } from "../../edition/reading/roads.ts";
import { builder } from "./builder.ts";
import { languageAt } from "./language.ts";
import { type In, MatchRef, StageRef, TeamRef } from "./refs.ts";
import { OwnResultEnum } from "./scenario.graphql.ts";
import { sideName } from "./side-name.ts";
import { withEdition } from "./with-edition.ts";

/** More are only counted. */
const MOST_OPPONENTS = 3;

const OpponentRef = builder.objectRef<In<RoadOpponent>>("RoadOpponent").implement({
	fields: (t) => ({
		team: t.field({ type: TeamRef, resolve: (one, _, { reading }) => reading.in(one).get("team", one.team) }),
		holds: t.exposeBoolean("holds", { description: "Whether it has the place now." }),
	}),
});

export const RoadRef = builder.objectRef<In<Road>>("Road").implement({
	description: "Where a place that a team can still have in its group leads. A possibility, never a programme.",
	fields: (t) => ({
		place: t.exposeInt("place"),
		held: t.exposeBoolean("held", { description: "Whether the team has this place now." }),
		why: t.expose("why", { type: OwnResultEnum, nullable: true, description: "The one own result that may lead there." }),
		stage: t.field({ type: StageRef, resolve: (road, _, { reading }) => reading.in(road).get("stage", road.stage) }),
		ifBest: t.exposeBoolean("ifBest", { description: "Only the best of several groups on this place go on." }),
		match: t.field({
			type: MatchRef,
			nullable: true,
			description: "Null where other groups decide which it is.",
			resolve: ({ match }) => match,
		}),
		opponentName: t.string({
			nullable: true,
			description: `The place that the other side comes from: "2nd of group 11".`,
			resolve: (road, _, context, info) =>
				road.opponent?.slot
					? sideName(
							context.reading.in(road),
							{ ...road.opponent, team: null, mayBe: null, contested: null },
							languageAt(context, info),
						)
					: null,
		}),
		opponentPlace: t.int({
			nullable: true,
			description: "That place, where the other side comes from one of a group, or of several.",
			resolve: ({ opponent }) => (opponent?.slot && "position" in opponent.slot ? opponent.slot.position : null),
		}),
		opponents: t.field({
			type: [OpponentRef],
			description: "Who may be met, who holds the place now first; three at most.",
			resolve: (road) => withEdition(road, road.opponents.slice(0, MOST_OPPONENTS)),
		}),
		more: t.int({
			description: "How many more may be met.",
			resolve: ({ opponents }) => Math.max(0, opponents.length - MOST_OPPONENTS),
		}),
		decided: t.exposeBoolean("decided", { description: "Whether who will be met is certain." }),
		from: t.exposeString("from", { nullable: true, description: "The arena of the team's last match in the group." }),
		sameArena: t.exposeBoolean("sameArena"),
		km: t.float({ nullable: true, description: "An estimate of the way on foot, to 0.1 km.", resolve: ({ walk }) => walk?.km }),
		minutes: t.int({ nullable: true, resolve: ({ walk }) => walk?.minutes }),
		onward: t.field({ type: MatchRef, nullable: true, description: "What follows a win.", resolve: ({ onward }) => onward }),
	}),
});
