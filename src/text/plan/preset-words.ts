import type { Criterion, Rules } from "../../cup/rules.ts";
import type { Language } from "../language.ts";

type Simple = Exclude<Criterion, object> | "head-to-head";

const CRITERIA: Readonly<Record<Language, Readonly<Record<Simple, string>>>> = {
	en: {
		"goal-difference": "goal difference",
		"goals-for": "goals scored",
		wins: "wins",
		"fair-play": "fair play",
		ranking: "ranking",
		"shoot-out": "a shoot-out",
		lots: "lots",
		"head-to-head": "their own matches",
	},
	sv: {
		"goal-difference": "målskillnad",
		"goals-for": "gjorda mål",
		wins: "vinster",
		"fair-play": "fair play",
		ranking: "ranking",
		"shoot-out": "straffar",
		lots: "lottning",
		"head-to-head": "inbördes möten",
	},
};

/** What the rules of a table do, for somebody who chooses them: points, then what separates level teams. */
export function presetWords(language: Language, { points: { win, draw }, criteria }: Rules): string {
	const order = criteria.map((one) => CRITERIA[language][typeof one === "object" ? "head-to-head" : one]).join(", ");
	return language === "sv"
		? `Vinst ${win} poäng, oavgjort ${draw}. Vid lika poäng: ${order}.`
		: `${win} points for a win, ${draw} for a draw. Level on points: ${order}.`;
}
