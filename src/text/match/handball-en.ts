import { type MatchTexts, matchEn } from "./en.ts";
import { rankedByEn } from "./table-en.ts";

const { page, pauses, playoff, rules, scenario, table } = matchEn;

/** Handball's own terms: there is no kick-off, and a shoot-out is thrown from seven metres. */
export const handballEn: MatchTexts = {
	...matchEn,
	pauses: { ...pauses, SHOOT_OUT: "7 m" },
	afterShootOut: (score) => `${score} after seven-metre throws`,
	table: { ...table, ...rankedByEn("Seven-metre throws", "seven-metre throws are recorded") },
	rules: {
		...rules,
		drawnPlayoff: (ways) => rules.drawnPlayoff(ways.map((way) => (way === "PENALTIES" ? "SEVEN_METRE_THROWS" : way))),
	},
	scenario: {
		...scenario,
		roads: {
			...scenario.roads,
			noteBeforeSchedule: scenario.roads.noteBeforeSchedule.replace("fields", "courts"),
			note: scenario.roads.note.replace("fields", "courts"),
		},
	},
	playoff: { ...playoff, penaltiesTag: (score) => `7 m ${score}` },
	page: {
		...page,
		shootOut: () => "Seven-metre throws",
		kickNumber: (number) => `Throw ${number}`,
		kicksHeard: () => "from seven-metre throws",
		events: {
			kickOffs: ["Throw-off", ...page.events.kickOffs.slice(1)],
			corrected: page.events.corrected,
			kinds: { ...page.events.kinds, PENALTY: "Goal from seven metres" },
		},
	},
};
