import { type PlayedEvent, resultOf, sheetOf } from "./played-event.ts";

/*
 * An invented handball cup of sixteen teams, all places played out; tables, pairings and places are worked by hand. Group A: three level teams, parted by
 * the difference in the matches among them (Bro has the best difference in all matches). Group B: lots, twice. Group C: the winner of all matches
 * has three points deducted. Group D: a walkover counts 10-0.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
	A: ["Ask 14-10 Bro", "Bro 14-11 Dal", "Dal 13-12 Ask", "Ask 15-9 Ek", "Bro 20-8 Ek", "Dal 16-10 Ek"],
	B: ["Fur 10-10 Gran", "Fur 12-9 Hav", "Fur 15-11 Is", "Gran 13-8 Hav", "Gran 11-10 Is", "Hav 14-14 Is"],
	C: ["Jord 16-9 Kvarn", "Jord 18-12 Lind", "Jord 14-13 Mo", "Kvarn 15-10 Lind", "Kvarn 12-11 Mo", "Lind 10-13 Mo"],
	D: ["Nor 11-14 Ost", "Nor 13-12 Ping", "Ost 13-10 Ping", "Ost 15-16 Rod", "Ping 17-10 Rod"],
};

type PlayoffRow = readonly [playoff: string, round: string, home: string, away: string, score: string];

/** From match 25 on. */
const PLAYOFFS: readonly PlayoffRow[] = [
	["A", "kvartsfinal 1", "1A", "2C", "15-12"],
	["A", "kvartsfinal 2", "1B", "2D", "14-13"],
	["A", "kvartsfinal 3", "1C", "2A", "10-17"],
	["A", "kvartsfinal 4", "1D", "2B", "18-16"],
	["A", "plats 5-8, 1", "Förlorare kvartsfinal 1", "Förlorare kvartsfinal 2", "11-13"],
	["A", "plats 5-8, 2", "Förlorare kvartsfinal 3", "Förlorare kvartsfinal 4", "16-15"],
	["A", "semifinal 1", "Vinnare kvartsfinal 1", "Vinnare kvartsfinal 2", "12-16"],
	["A", "semifinal 2", "Vinnare kvartsfinal 3", "Vinnare kvartsfinal 4", "14-13"],
	["A", "match om 7:e plats", "Förlorare match 29", "Förlorare match 30", "19-10"],
	["A", "match om 5:e plats", "Vinnare match 29", "Vinnare match 30", "12-15"],
	["A", "bronsmatch", "Förlorare semifinal 1", "Förlorare semifinal 2", "20-18"],
	["A", "final", "Vinnare semifinal 1", "Vinnare semifinal 2", "15-14"],
	["B", "semifinal 1", "3A", "3C", "12-11"],
	["B", "semifinal 2", "3B", "3D", "10-12"],
	["B", "bronsmatch", "Förlorare match 37", "Förlorare match 38", "15-9"],
	["B", "final", "Vinnare match 37", "Vinnare match 38", "13-14"],
	["C", "semifinal 1", "4A", "4C", "13-15"],
	["C", "semifinal 2", "4B", "4D", ""],
	["C", "bronsmatch", "Förlorare match 41", "Förlorare match 42", "14-12"],
	["C", "final", "Vinnare match 41", "Vinnare match 42", "11-16"],
];
/** Quarter-final 2 was level at full time; the semi-final of C was a walkover. */
const GOLDEN_GOAL = "26";
const WALKOVER = "42";

const group = Object.entries(GROUPS).flatMap(([name, lines]) => lines.map((line) => ({ name, ...resultOf(line) })));
const teams = [...new Map(group.flatMap(({ name, home, away }) => [home, away].map((team) => [team, name] as const)))];

export const SIXTEEN_TEAMS: PlayedEvent = {
	name: "Sixteen teams, playoffs A, B and C",
	sheets: {
		"cup.csv": "nummer;namn;tidszon;sport;nation\n7;Klippcupen;Europe/Stockholm;handboll;Sverige\n",
		"upplaga.csv": "första dag;sista dag\n2026-07-06;2026-07-11\n",
		"klasser.csv": "namn;regler;vidare\nPojkar 16;partille;1-2 A, 3 B, 4 C\n",
		"lag.csv": sheetOf(";", [["klubb", "grupp"], ...teams.map(([team, of]) => [team, of])]),
		"matcher.csv": sheetOf(";", [
			["nummer", "grupp", "slutspel", "omgång", "hemma", "borta", "resultat", "ordinarie tid", "avgjord genom", "walkover"],
			...group.map(({ name, home, away, score }, at) => [`${at + 1}`, name, "", "", home, away, score, "", "", ""]),
			["24", "D", "", "", "Nor", "Rod", "", "", "", "hemma"],
			...PLAYOFFS.map(([playoff, round, home, away, score], at) => {
				const number = `${at + 25}`;
				const golden = number === GOLDEN_GOAL;
				const more = [golden ? "13-13" : "", golden ? "golden goal" : "", number === WALKOVER ? "hemma" : ""];
				return [number, "", playoff, round, home, away, score, ...more];
			}),
		]),
		"fakta.csv": sheetOf(";", [
			["typ", "datum", "tid", "grupp", "ordning", "lag", "poäng", "anteckning"],
			["lottning", "2026-07-09", "18:00", "B", "Gran; Fur", "", "", ""],
			["lottning", "2026-07-09", "18:05", "B", "Hav; Is", "", "", ""],
			["poäng", "2026-07-09", "18:10", "C", "", "Jord", "-3", "Fler lag i klassen än vad som anmälts"],
		]),
	},
	tables: {
		A: ["Ask 4 41-32", "Bro 4 44-33", "Dal 4 40-36", "Ek 0 27-51"],
		B: ["Gran 5 34-28", "Fur 5 37-30", "Hav 1 31-39", "Is 1 35-40"],
		C: ["Kvarn 4 36-37", "Jord 3 48-34", "Mo 2 37-36", "Lind 0 32-46"],
		D: ["Ost 4 42-37", "Nor 4 34-26", "Ping 2 39-36", "Rod 2 26-42"],
	},
	met: {
		...{
			"25": "Ask – Jord",
			"26": "Gran – Nor",
			"27": "Kvarn – Bro",
			"28": "Ost – Fur",
			"29": "Jord – Nor",
			"30": "Kvarn – Fur",
		},
		...{ "31": "Ask – Gran", "32": "Bro – Ost", "33": "Jord – Fur", "34": "Nor – Kvarn", "35": "Ask – Ost", "36": "Gran – Bro" },
		...{ "37": "Dal – Mo", "38": "Hav – Ping", "39": "Mo – Hav", "40": "Dal – Ping" },
		...{ "41": "Ek – Lind", "42": "Is – Rod", "43": "Ek – Rod", "44": "Lind – Is" },
	},
	placings: [
		...["1 Gran", "2 Bro", "3 Ask", "4 Ost", "5 Kvarn", "6 Nor", "7 Jord", "8 Fur"],
		...["9 Ping", "10 Dal", "11 Mo", "12 Hav", "13 Is", "14 Lind", "15 Ek", "16 Rod"],
	],
};
