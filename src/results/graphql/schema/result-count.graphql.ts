import type { ResultCount } from "../../edition/building/category-figures.ts";
import { builder } from "./builder.ts";

export const ResultCountRef = builder.objectRef<ResultCount>("ResultCount").implement({
	description: "Number of matches with this score, whoever won.",
	fields: (t) => ({
		winner: t.exposeInt("winner", { description: "The winner's goals; in a draw, either side's." }),
		loser: t.exposeInt("loser"),
		count: t.exposeInt("count"),
	}),
});
