import type { Road, RoadOpponent } from "../../edition/reading/roads.ts";
import { builder } from "./builder.ts";
import { languageAt } from "./language.ts";
import { RanksRef } from "./ranks.graphql.ts";
import { type In, MatchRef, StageRef, TeamRef } from "./refs.ts";
import { OwnResultEnum } from "./scenario.graphql.ts";
import { sideName } from "./side-name.ts";
import { withEdition } from "./with-edition.ts";

/** Further opponents are only counted. */
const MOST_OPPONENTS = 3;

const OpponentRef = builder.objectRef<In<RoadOpponent>>("RoadOpponent").implement({
	fields: (t) => ({
		team: t.field({ type: TeamRef, resolve: (one, _, { reading }) => reading.in(one).get("team", one.team) }),
		holds: t.exposeBoolean("holds", { description: "Whether it has the place now." }),
	}),
});

export const RoadRef = builder.objectRef<In<Road>>("Road").implement({
	description: "Where a place that the team can still get leads. A possibility, not a schedule.",
	fields: (t) => ({
		place: t.exposeInt("place"),
		held: t.exposeBoolean("held", { description: "Whether the team has this place now." }),
		why: t.expose("why", { type: OwnResultEnum, nullable: true, description: "The only own result that can lead there." }),
		stage: t.field({ type: StageRef, resolve: (road, _, { reading }) => reading.in(road).get("stage", road.stage) }),
		ifBest: t.exposeBoolean("ifBest", {
			description: "Other groups decide whether the team goes there from this place: see `ranks`.",
		}),
		ranks: t.expose("ranks", {
			type: RanksRef,
			nullable: true,
			description: "If `ifBest`: which of the teams on this place go there, the best first.",
		}),
		match: t.field({
			type: MatchRef,
			nullable: true,
			description: "Null if other groups decide which.",
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
			description: "That place, if the opponent comes from a group or several groups.",
			resolve: ({ opponent }) => (opponent?.slot && "position" in opponent.slot ? opponent.slot.position : null),
		}),
		opponents: t.field({
			type: [OpponentRef],
			description: "Possible opponents, the current holder of the place first; at most three.",
			resolve: (road) => withEdition(road, road.opponents.slice(0, MOST_OPPONENTS)),
		}),
		more: t.int({
			description: "Number of further possible opponents.",
			resolve: ({ opponents }) => Math.max(0, opponents.length - MOST_OPPONENTS),
		}),
		decided: t.exposeBoolean("decided", { description: "Whether the opponent is certain." }),
		from: t.exposeString("from", { nullable: true, description: "The arena of the team's last match in the group." }),
		sameArena: t.exposeBoolean("sameArena"),
		km: t.float({ nullable: true, description: "Estimated walking distance, to 0.1 km.", resolve: ({ walk }) => walk?.km }),
		minutes: t.int({ nullable: true, resolve: ({ walk }) => walk?.minutes }),
		onward: t.field({
			type: MatchRef,
			nullable: true,
			description: "The next step after a win.",
			resolve: ({ onward }) => onward,
		}),
	}),
});
