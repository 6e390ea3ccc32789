import type { EnumName } from "../../cup/enum-name.ts";
import type { Bonus, DrawnPlayoffWay } from "../../cup/rules.ts";
import { bonusEn } from "./bonus.ts";

const HOW: Readonly<Record<EnumName<DrawnPlayoffWay>, string>> = {
	EXTRA_TIME: "extra time",
	GOLDEN_GOAL: "golden goal: the first goal wins",
	PENALTIES: "a penalty shoot-out",
	SEVEN_METRE_THROWS: "seven-metre throws",
	LOTS: "drawing of lots",
};

const points = (count: number): string => `${count} ${count === 1 ? "point" : "points"}`;

/** The rules of a category in words. */
export const rulesEn = {
	title: "Rules",
	points: (win: number, draw: number, loss: number) => `A win gives ${win} points, a draw ${draw}, a loss ${loss}.`,
	decided: (ways: readonly EnumName<DrawnPlayoffWay>[], win: number | null, loss: number | null) =>
		`A group match that is level at full time is decided by ${ways.map((way) => HOW[way]).join(", then ")}.${
			win === null || loss === null ? "" : ` The winner gets ${points(win)}, the loser ${loss}.`
		}`,
	winAndLoss: (win: number, loss: number) => `A win gives ${points(win)}, a loss ${loss}.`,
	bonus: (all: readonly Bonus[]) => `Bonus: ${all.map(bonusEn).join("; ")}.`,
	order: "Teams level on points are ranked by, in this order:",
	shared: "Teams that no rule separates share a position.",
	walkover: (score: string) => `A walkover counts as ${score}.`,
	drawnPlayoff: (ways: readonly EnumName<DrawnPlayoffWay>[]) =>
		`A playoff match that is level at full time is decided by ${ways.map((way) => HOW[way]).join(", then ")}.`,
	length: (halves: number, minutes: number) =>
		halves === 1 ? `A match is ${minutes} minutes.` : `A match is ${halves} × ${minutes} minutes.`,
};

export type RulesTexts = typeof rulesEn;
