import { DRAWN_PLAYOFF_WAYS, PRESETS } from "../../../cup/rules.ts";
import { CRITERION_CODES } from "../../../cup/tables/criterion.ts";
import { enumOf } from "./enum-of.ts";
import { RulesRef } from "./refs.ts";

export const Criterion = enumOf(
	"Criterion",
	CRITERION_CODES,
	"One step of the ranking in a group: points first, then what separates level teams.",
);
const Preset = enumOf("Preset", PRESETS, "The cup or federation whose rules apply, except for what the cup replaces.");
const DrawnPlayoffWay = enumOf(
	"DrawnPlayoffWay",
	DRAWN_PLAYOFF_WAYS,
	"How a playoff match that is level at full time may be decided.",
);

RulesRef.implement({
	description: "The rules in the order they count.",
	fields: (t) => ({
		preset: t.expose("preset", { type: Preset }),
		win: t.int({ resolve: ({ points }) => points.win }),
		draw: t.int({ resolve: ({ points }) => points.draw }),
		loss: t.int({ resolve: ({ points }) => points.loss }),
		criteria: t.field({ type: [Criterion], resolve: ({ criteria }) => criteria }),
		walkoverWinner: t.int({ resolve: ({ walkover }) => walkover.winner }),
		walkoverLoser: t.int({ resolve: ({ walkover }) => walkover.loser }),
		drawnPlayoff: t.field({ type: [DrawnPlayoffWay], resolve: ({ drawnPlayoff }) => drawnPlayoff }),
		halves: t.exposeInt("halves", { nullable: true }),
		minutesPerHalf: t.exposeInt("minutesPerHalf", { nullable: true }),
	}),
});
