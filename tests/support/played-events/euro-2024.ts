import { type BestThirdsMatch, bestThirdsSheets, type PlayedEvent } from "./played-event.ts";

/** The results of the European Championship of 2024 (public facts; openfootball/euro, CC0). */
export const EURO_2024_GROUPS: Readonly<Record<string, readonly string[]>> = {
	A: [
		...["Germany 5-1 Scotland", "Hungary 1-3 Switzerland", "Germany 2-0 Hungary"],
		...["Scotland 1-1 Switzerland", "Switzerland 1-1 Germany", "Scotland 0-1 Hungary"],
	],
	B: [
		...["Spain 3-0 Croatia", "Italy 2-1 Albania", "Croatia 2-2 Albania"],
		...["Spain 1-0 Italy", "Albania 0-1 Spain", "Croatia 1-1 Italy"],
	],
	C: [
		...["Slovenia 1-1 Denmark", "Serbia 0-1 England", "Slovenia 1-1 Serbia"],
		...["Denmark 1-1 England", "England 0-0 Slovenia", "Denmark 0-0 Serbia"],
	],
	D: [
		...["Poland 1-2 Netherlands", "Austria 0-1 France", "Poland 1-3 Austria"],
		...["Netherlands 0-0 France", "Netherlands 2-3 Austria", "France 1-1 Poland"],
	],
	E: [
		...["Romania 3-0 Ukraine", "Belgium 0-1 Slovakia", "Slovakia 1-2 Ukraine"],
		...["Belgium 2-0 Romania", "Slovakia 1-1 Romania", "Ukraine 0-0 Belgium"],
	],
	F: [
		...["Turkey 3-1 Georgia", "Portugal 2-1 Czechia", "Georgia 1-1 Czechia"],
		...["Turkey 0-3 Portugal", "Georgia 2-0 Portugal", "Czechia 1-2 Turkey"],
	],
};

/** By the places and matches of the programme. */
const PLAYOFF: readonly BestThirdsMatch[] = [
	["round of 16", "37", "1A", "2C", "2-0"],
	["round of 16", "38", "2A", "2B", "2-0"],
	["round of 16", "39", "1B", "3rd of A/D/E/F", "4-1"],
	["round of 16", "40", "1C", "3rd of D/E/F", "2-1", "1-1"],
	["round of 16", "41", "1F", "3rd of A/B/C", "0-0", "", "3-0"],
	["round of 16", "42", "2D", "2E", "1-0"],
	["round of 16", "43", "1E", "3rd of A/B/C/D", "0-3"],
	["round of 16", "44", "1D", "2F", "1-2"],
	["quarter-final", "45", "Winner of match 39", "Winner of match 37", "2-1", "1-1"],
	["quarter-final", "46", "Winner of match 41", "Winner of match 42", "0-0", "", "3-5"],
	["quarter-final", "47", "Winner of match 43", "Winner of match 44", "2-1"],
	["quarter-final", "48", "Winner of match 40", "Winner of match 38", "1-1", "", "5-3"],
	["semi-final", "49", "Winner of match 45", "Winner of match 46", "2-1"],
	["semi-final", "50", "Winner of match 47", "Winner of match 48", "1-2"],
	["final", "51", "Winner of match 49", "Winner of match 50", "2-1"],
];
/** The regulations' table of 15 combinations: whom the winners of B, C, E and F meet. */
const BEST_THIRDS = {
	...{ ABCD: "ADBC", ABCE: "AEBC", ABCF: "AFBC", ABDE: "DEAB", ABDF: "DFAB", ABEF: "EFBA", ACDE: "EDCA", ACDF: "FDCA" },
	...{ ACEF: "EFCA", ADEF: "EFDA", BCDE: "EDBC", BCDF: "FDCB", BCEF: "FECB", BDEF: "FEDB", CDEF: "FEDC" },
};

/** Six groups, four best thirds; Denmark and Slovenia were parted by fair play. */
export const EURO_2024: PlayedEvent = {
	name: "European Championship 2024",
	sheets: {
		...bestThirdsSheets({
			...{
				name: "European Championship",
				zone: "Europe/Berlin",
				days: "2024-06-14,2024-07-14",
				preset: "uefa-euro",
				count: "four",
			},
			...{ groups: EURO_2024_GROUPS, playoff: PLAYOFF, table: BEST_THIRDS },
			winners: [
				["B", "39"],
				["C", "40"],
				["E", "43"],
				["F", "41"],
			],
		}),
		// Six yellow cards of Denmark; seven of Slovenia, one of them a coach's.
		"facts.csv":
			"kind,date,time,group,team,points\nfair play,2024-06-25,23:00,C,Denmark,-6\nfair play,2024-06-25,23:00,C,Slovenia,-7\n",
	},
	tables: {
		A: ["Germany 7 8-2", "Switzerland 5 5-3", "Hungary 3 2-5", "Scotland 1 2-7"],
		B: ["Spain 9 5-0", "Italy 4 3-3", "Croatia 2 3-6", "Albania 1 3-5"],
		C: ["England 5 2-1", "Denmark 3 2-2", "Slovenia 3 2-2", "Serbia 2 1-2"],
		D: ["Austria 6 6-4", "France 5 2-1", "Netherlands 4 4-4", "Poland 1 3-6"],
		E: ["Romania 4 4-3", "Belgium 4 2-1", "Slovakia 4 3-3", "Ukraine 4 2-4"],
		F: ["Portugal 6 5-3", "Turkey 6 5-5", "Georgia 4 4-4", "Czechia 1 3-5"],
	},
	met: {
		...{ "37": "Germany – Denmark", "38": "Switzerland – Italy", "39": "Spain – Georgia", "40": "England – Slovakia" },
		...{ "41": "Portugal – Slovenia", "42": "France – Belgium", "43": "Romania – Netherlands", "44": "Austria – Turkey" },
		...{ "45": "Spain – Germany", "46": "Portugal – France", "47": "Netherlands – Turkey", "48": "England – Switzerland" },
		...{ "49": "Spain – France", "50": "Netherlands – England", "51": "Spain – England" },
	},
	placings: [
		...["1 Spain", "2 England", "3= France", "3= Netherlands"],
		...["5= Germany", "5= Portugal", "5= Switzerland", "5= Turkey"],
		...["9= Austria", "9= Belgium", "9= Denmark", "9= Georgia", "9= Italy", "9= Romania", "9= Slovakia", "9= Slovenia"],
		...["17= Croatia", "17= Hungary", "19= Albania", "19= Czechia", "19= Poland", "19= Scotland", "19= Serbia", "19= Ukraine"],
	],
};
