import { RulesRef } from "./refs.ts";

RulesRef.implement({
	description: "The rules in the order they count, as codes that the site puts into words.",
	fields: (t) => ({
		preset: t.exposeString("preset"),
		win: t.int({ resolve: ({ points }) => points.win }),
		draw: t.int({ resolve: ({ points }) => points.draw }),
		loss: t.int({ resolve: ({ points }) => points.loss }),
		criteria: t.stringList({ resolve: ({ criteria }) => [...criteria] }),
		walkoverWinner: t.int({ resolve: ({ walkover }) => walkover.winner }),
		walkoverLoser: t.int({ resolve: ({ walkover }) => walkover.loser }),
		drawnPlayoff: t.stringList({ resolve: ({ drawnPlayoff }) => [...drawnPlayoff] }),
		halves: t.exposeInt("halves", { nullable: true }),
		minutesPerHalf: t.exposeInt("minutesPerHalf", { nullable: true }),
	}),
});
