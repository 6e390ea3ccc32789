import { BONUS_FOR, type Bonus, DRAWN_PLAYOFF_WAYS, PRESETS } from "../../../cup/rules.ts";
import { CRITERION_CODES } from "../../../cup/tables/criterion.ts";
import { builder } from "./builder.ts";
import { enumOf } from "./enum-of.ts";
import { RulesRef } from "./refs.ts";

export const Criterion = enumOf(
	"Criterion",
	CRITERION_CODES,
	"One step of the ranking in a group: points first, then what separates level teams.",
);
const Preset = enumOf("Preset", PRESETS, "The cup or federation whose rules apply, except for what the cup replaces.");
const DrawnPlayoffWay = enumOf("DrawnPlayoffWay", DRAWN_PLAYOFF_WAYS, "How a match that is level at full time may be decided.");
const BonusFor = enumOf("BonusFor", BONUS_FOR, "What bonus points are given for.");
const BonusRef = builder.objectRef<Bonus>("Bonus").implement({
	description: "Points beside those of the outcome.",
	fields: (t) => ({
		for: t.field({ type: BonusFor, resolve: (own) => own.for }),
		points: t.exposeFloat("points"),
		goals: t.int({
			nullable: true,
			description:
				"Of EACH_GOAL how many goals count at most, of GOALS the fewest that give it, of NARROW_LOSS the widest margin. Null of CLEAN_SHEET.",
			resolve: (own) =>
				own.for === "each-goal" ? own.most : own.for === "goals" ? own.from : own.for === "narrow-loss" ? own.by : null,
		}),
	}),
});

RulesRef.implement({
	description: "The rules in the order they count.",
	fields: (t) => ({
		preset: t.expose("preset", { type: Preset }),
		win: t.int({ resolve: ({ points }) => points.win }),
		draw: t.int({ resolve: ({ points }) => points.draw }),
		loss: t.int({ resolve: ({ points }) => points.loss }),
		decidedWin: t.int({
			nullable: true,
			description: "For winning a group match that was level at full time. Null: as any win, or such a match is a draw.",
			resolve: ({ points }) => points.decided?.win ?? null,
		}),
		decidedLoss: t.int({
			nullable: true,
			description: "For losing a group match that was level at full time.",
			resolve: ({ points }) => points.decided?.loss ?? null,
		}),
		drawnGroup: t.field({
			type: [DrawnPlayoffWay],
			description: "How a group match that is level at full time is decided, in order. Empty: it is a draw.",
			resolve: ({ drawnGroup }) => drawnGroup,
		}),
		bonus: t.field({ type: [BonusRef], description: "Points for goals in a match.", resolve: ({ bonus }) => bonus }),
		criteria: t.field({ type: [Criterion], resolve: ({ criteria }) => criteria }),
		walkoverWinner: t.int({ resolve: ({ walkover }) => walkover.winner }),
		walkoverLoser: t.int({ resolve: ({ walkover }) => walkover.loser }),
		drawnPlayoff: t.field({ type: [DrawnPlayoffWay], resolve: ({ drawnPlayoff }) => drawnPlayoff }),
		halves: t.exposeInt("halves", { nullable: true }),
		minutesPerHalf: t.exposeInt("minutesPerHalf", { nullable: true }),
	}),
});
