import type { RankedSpan } from "../../../cup/tables/advancement.ts";
import { builder } from "./builder.ts";

export const RanksRef = builder.objectRef<RankedSpan["ranks"]>("Ranks").implement({
	description: "Ranks among the teams that have one position in several groups: 1 is the best.",
	fields: (t) => ({
		from: t.exposeInt("from"),
		to: t.exposeInt("to"),
		of: t.exposeInt("of", { description: "Number of teams that are compared: one for each group." }),
	}),
});
