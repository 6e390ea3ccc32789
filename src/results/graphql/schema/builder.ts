import SchemaBuilder from "@pothos/core";
import { type PlayoffRound, playoffRoundName } from "../../../cup/playoffs/playoff-round.ts";
import type { ResultsContext } from "./context.ts";
import { badInput } from "./errors.ts";

type Text = { readonly Input: string; readonly Output: string };

export const builder = new SchemaBuilder<{
	Context: ResultsContext;
	DefaultFieldNullability: false;
	Scalars: {
		ID: Text;
		ZonedDateTime: Text;
		Day: Text;
		Round: Text;
		PlayoffRound: { readonly Input: string; readonly Output: PlayoffRound };
	};
}>({ defaultFieldNullability: false });

builder.scalarType("ZonedDateTime", {
	description: "An instant with the offset of its place: 2026-07-16T14:20:00+02:00. Show this local time, not the reader's.",
	serialize: String,
});

builder.scalarType("Day", {
	description: "A day: 2026-07-16.",
	serialize: String,
	parseValue: (value) => {
		if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
		throw badInput("a day is written 2026-07-16");
	},
});

builder.scalarType("Round", {
	description: "A match's round: in a group its number as text, in a playoff the name of its `PlayoffRound`.",
	serialize: String,
});

builder.scalarType("PlayoffRound", {
	description:
		"A round of a playoff: ROUND_OF_128, ROUND_OF_64, ROUND_OF_32, ROUND_OF_16, QUARTER_FINAL, SEMI_FINAL, THIRD_PLACE or FINAL; for the places below PLACES_5_8, the best and the last that its teams can still reach, or CONSOLATION_5_16, where losers of several rounds meet.",
	serialize: (round) => playoffRoundName(round as PlayoffRound),
});

builder.queryType({});
