import type { ResultCount } from "../../edition/building/category-figures.ts";
import { builder } from "./builder.ts";

export const ResultCountRef = builder.objectRef<ResultCount>("ResultCount").implement({
	description: "How often matches ended so, whoever won them, home or away.",
	fields: (t) => ({
		winner: t.exposeInt("winner", { description: "The winner's goals; of a draw, either's." }),
		loser: t.exposeInt("loser"),
		count: t.exposeInt("count"),
	}),
});
