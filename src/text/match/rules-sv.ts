import type { EnumName } from "../../cup/enum-name.ts";
import type { DrawnPlayoffWay } from "../../cup/rules.ts";
import { bonusSv } from "./bonus.ts";
import type { RulesTexts } from "./rules-en.ts";

const HOW: Readonly<Record<EnumName<DrawnPlayoffWay>, string>> = {
	EXTRA_TIME: "förlängning",
	GOLDEN_GOAL: "golden goal: första målet vinner",
	PENALTIES: "straffläggning",
	SEVEN_METRE_THROWS: "sjumeterskast",
	LOTS: "lottning",
};

export const rulesSv: RulesTexts = {
	title: "Regler",
	points: (win, draw, loss) => `Vinst ger ${win} poäng, oavgjort ${draw}, förlust ${loss}.`,
	decided: (ways, win, loss) =>
		`En gruppmatch som är oavgjord efter ordinarie tid avgörs med ${ways.map((way) => HOW[way]).join(", därefter ")}.${
			win === null || loss === null ? "" : ` Vinnaren får ${win} poäng, förloraren ${loss}.`
		}`,
	winAndLoss: (win, loss) => `Vinst ger ${win} poäng, förlust ${loss}.`,
	bonus: (all) => `Bonus: ${all.map(bonusSv).join("; ")}.`,
	order: "Lag med lika många poäng rangordnas efter, i den här ordningen:",
	shared: "Lag som ingen regel skiljer åt delar placering.",
	walkover: (score) => `Walkover räknas som ${score}.`,
	drawnPlayoff: (ways) =>
		`En slutspelsmatch som är oavgjord efter ordinarie tid avgörs med ${ways.map((way) => HOW[way]).join(", därefter ")}.`,
	length: (halves, minutes) => (halves === 1 ? `En match är ${minutes} minuter.` : `En match är ${halves} × ${minutes} minuter.`),
};
