import type { MatchFigures } from "../../edition/building/category-figures.ts";
import { goalsPerMatch } from "../../edition/reading/figures.ts";
import { builder } from "./builder.ts";

/** Null before the schedule is published. */
export type WithFigures = { readonly figures: MatchFigures | null };

export const MatchFiguresRef = builder.interfaceRef<WithFigures>("MatchFigures").implement({
	description:
		"Counts of matches, without byes. All are null until the schedule is published; goals are null too if scores are not published, as in young categories.",
	fields: (t) => ({
		matches: t.int({ nullable: true, resolve: ({ figures }) => figures?.matches }),
		finished: t.int({ nullable: true, description: "Walkovers included.", resolve: ({ figures }) => figures?.finished }),
		live: t.int({ nullable: true, resolve: ({ figures }) => figures?.live }),
		remaining: t.int({
			nullable: true,
			description: "Neither finished nor cancelled: live, scheduled and postponed.",
			resolve: ({ figures }) => figures && figures.matches - figures.finished - figures.cancelled,
		}),
		cancelled: t.int({ nullable: true, resolve: ({ figures }) => figures?.cancelled }),
		walkovers: t.int({ nullable: true, resolve: ({ figures }) => figures?.walkovers }),
		counted: t.int({
			nullable: true,
			description: "Finished matches with a published score, without walkovers: those whose goals count.",
			resolve: ({ figures }) => figures?.counted,
		}),
		goals: t.int({
			nullable: true,
			description: "In the counted matches; shoot-outs not included.",
			resolve: ({ figures }) => figures?.goals,
		}),
		goalsPerMatch: t.float({
			nullable: true,
			description: "`goals` through `counted`, not rounded.",
			resolve: ({ figures }) => figures && goalsPerMatch(figures),
		}),
	}),
});
