import type { Programme } from "../../src/cup/programme/programme-rule.ts";
import type { CupFile, CupFileCategory } from "../../src/results/record/cup-file.ts";

const both = (en: string, sv: string) => ({ en, sv });

/** Two categories of eight teams in two groups of four, one with a playoff, four fields in two arenas, and no match yet. */
export function aDrawnCup(programme?: Programme): CupFile {
	const clubs = ["Alvik", "Berga", "Dalby", "Ekerö", "Fors", "Gränby", "Hedby", "Idre"].map((name, at) => ({
		id: `club-${at + 1}`,
		name: `${name} IF`,
		nation: "se",
	}));
	const teamsOf = (category: string) => clubs.map(({ id }) => ({ id: `${category}-${id}`, club: id, category }));
	const groupsOf = (category: string) =>
		[1, 2].map((group) => ({
			id: `${category}-${group}`,
			name: `${group}`,
			teams: clubs.flatMap(({ id }, at) => (at % 2 === group - 1 ? [`${category}-${id}`] : [])),
		}));
	const category = (id: string, more: Partial<CupFileCategory>): CupFileCategory => ({
		...{ id, gender: "boys", age: 14, rules: { preset: "gothia" }, halves: 2, minutesPerHalf: 15, restMinutes: 45 },
		...{ name: both(`Boys ${id}`, `Pojkar ${id}`), shortName: both(id.toUpperCase(), id.toUpperCase()) },
		stages: [],
		...more,
	});
	const field = (id: string) => ({ id, name: id.at(-1)! });
	return {
		format: "cupboard-cup/1",
		cup: { id: 7, name: "Vågcupen", zone: "Europe/Stockholm", sport: "football" },
		clubs,
		arenas: [
			{ id: "north", name: "Norr", opens: "09:00", closes: "18:00", fields: [field("north-1"), field("north-2")] },
			{ id: "south", name: "Söder", opens: "09:00", closes: "18:00", fields: [field("south-1"), field("south-2")] },
		],
		editions: [
			{
				...{ id: "2027", year: 2027, name: "Vågcupen 2027", startsOn: "2027-07-12", endsOn: "2027-07-14" },
				published: { clubs: false, teams: false, lot: false, schedule: false },
				...(programme && { programme }),
				categories: [
					category("b14", {
						stages: [
							{
								...{ id: "b14-g", type: "group", rank: 1, name: "Gruppspel", title: both("Group stage", "Gruppspel") },
								advance: [{ positions: [1, 2], to: "b14-a" }],
								divisions: groupsOf("b14"),
							},
							{
								...{ id: "b14-a", type: "playoff", rank: 2, name: "Slutspel A", title: both("Playoff A", "Slutspel A") },
								divisions: [{ id: "b14-A", name: "A" }],
							},
						],
					}),
					category("g12", {
						...{ gender: "girls", age: 12, publishes: { scores: false, tables: false, playoffs: false } },
						stages: [
							{
								...{ id: "g12-g", type: "group", rank: 1, name: "Gruppspel", title: both("Group stage", "Gruppspel") },
								divisions: groupsOf("g12"),
							},
						],
					}),
				],
				teams: [...teamsOf("b14"), ...teamsOf("g12")],
				matches: [],
			},
		],
	};
}
