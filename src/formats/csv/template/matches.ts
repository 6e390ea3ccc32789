import { roundRobin } from "../../../cup/tables/round-robin.ts";
import { templateDay } from "./day.ts";
import { BOYS, GIRLS, TEMPLATE_TEAMS } from "./teams.ts";

type Cell = string | { readonly en: string; readonly sv: string };
type Row = readonly Cell[];

/** For each round of the groups: its day, and the times of its two matches. */
const HOURS = [
	[0, "10:00", "11:00"],
	[0, "15:00", "16:00"],
	[1, "10:00", "11:00"],
] as const;

const ARENA = "Klippvallen";

const GROUPS = [
	{ category: BOYS, group: "A", field: "1" },
	{ category: BOYS, group: "B", field: "2" },
	{ category: GIRLS, group: "1", field: "3" },
] as const;

const first = (group: string) => ({ en: `1st of group ${group}`, sv: `1:a i grupp ${group}` });
const winner = (number: number) => ({ en: `Winner of match ${number}`, sv: `Vinnare match ${number}` });
const loser = (number: number) => ({ en: `Loser of match ${number}`, sv: `Förlorare match ${number}` });
const SEMI_FINALS = [
	{ en: "Semi-final 1", sv: "Semifinal 1" },
	{ en: "Semi-final 2", sv: "Semifinal 2" },
];
const BRONZE = { en: "Third place", sv: "Bronsmatch" };
const FINAL = { en: "Final", sv: "Final" };

/** Number, category, group, playoff, round, date, time, arena, field, home, away, and the goals of each. */
export function templateMatches(year: number): Row[] {
	const rows: Row[] = [];
	const number = () => String(rows.length + 1);
	for (const { category, group, field } of GROUPS) {
		const teams = TEMPLATE_TEAMS.filter((team) => team[2] === category && team[4] === group).map(([club, , , suffix]) =>
			`${club} ${suffix}`.trim(),
		);
		for (const [round, fixtures] of roundRobin(teams).entries()) {
			const [day, ...hours] = HOURS[round]!;
			for (const [at, { home, away }] of fixtures.entries()) {
				const time = hours[at]!;
				rows.push([
					number(),
					category,
					group,
					"",
					String(round + 1),
					templateDay(year, day),
					time,
					ARENA,
					field,
					home,
					away,
					"",
					"",
				]);
			}
		}
	}
	const date = templateDay(year, 2);
	for (const [playoff, field, best, next] of [
		["A", "1", 1, 2],
		["B", "2", 3, 4],
	] as const) {
		const add = (round: Cell, time: string, home: Cell, away: Cell) =>
			rows.push([number(), BOYS, "", playoff, round, date, time, ARENA, field, home, away, "", ""]);
		const semiFinal = rows.length + 1;
		add(SEMI_FINALS[0]!, "10:00", best === 1 ? first("A") : `${best}A`, `${next}B`);
		add(SEMI_FINALS[1]!, "11:00", best === 1 ? first("B") : `${best}B`, `${next}A`);
		add(BRONZE, "14:00", loser(semiFinal), loser(semiFinal + 1));
		add(FINAL, "15:00", winner(semiFinal), winner(semiFinal + 1));
	}
	return rows;
}
