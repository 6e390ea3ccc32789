import { type BestThirdsMatch, bestThirdsSheets, type PlayedEvent } from "./played-event.ts";
import { BEST_THIRDS_2026 } from "./world-cup-2026-best-thirds.ts";

/** The results of the World Cup of 2026 (public facts; openfootball/worldcup.json, CC0). */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
	A: [
		...["Mexico 2-0 South Africa", "South Korea 2-1 Czechia", "Czechia 1-1 South Africa"],
		...["Mexico 1-0 South Korea", "Czechia 0-3 Mexico", "South Africa 1-0 South Korea"],
	],
	B: [
		...["Canada 1-1 Bosnia and Herzegovina", "Qatar 1-1 Switzerland", "Switzerland 4-1 Bosnia and Herzegovina"],
		...["Canada 6-0 Qatar", "Switzerland 2-1 Canada", "Bosnia and Herzegovina 3-1 Qatar"],
	],
	C: [
		...["Brazil 1-1 Morocco", "Haiti 0-1 Scotland", "Scotland 0-1 Morocco"],
		...["Brazil 3-0 Haiti", "Scotland 0-3 Brazil", "Morocco 4-2 Haiti"],
	],
	D: [
		...["United States 4-1 Paraguay", "Australia 2-0 Turkey", "United States 2-0 Australia"],
		...["Turkey 0-1 Paraguay", "Turkey 3-2 United States", "Paraguay 0-0 Australia"],
	],
	E: [
		...["Germany 7-1 Curaçao", "Côte d'Ivoire 1-0 Ecuador", "Germany 2-1 Côte d'Ivoire"],
		...["Ecuador 0-0 Curaçao", "Curaçao 0-2 Côte d'Ivoire", "Ecuador 2-1 Germany"],
	],
	F: [
		...["Netherlands 2-2 Japan", "Sweden 5-1 Tunisia", "Netherlands 5-1 Sweden"],
		...["Tunisia 0-4 Japan", "Japan 1-1 Sweden", "Tunisia 1-3 Netherlands"],
	],
	G: [
		...["Belgium 1-1 Egypt", "Iran 2-2 New Zealand", "Belgium 0-0 Iran"],
		...["New Zealand 1-3 Egypt", "Egypt 1-1 Iran", "New Zealand 1-5 Belgium"],
	],
	H: [
		...["Spain 0-0 Cape Verde", "Saudi Arabia 1-1 Uruguay", "Spain 4-0 Saudi Arabia"],
		...["Uruguay 2-2 Cape Verde", "Cape Verde 0-0 Saudi Arabia", "Uruguay 0-1 Spain"],
	],
	I: [
		...["France 3-1 Senegal", "Iraq 1-4 Norway", "France 3-0 Iraq"],
		...["Norway 3-2 Senegal", "Norway 1-4 France", "Senegal 5-0 Iraq"],
	],
	J: [
		...["Argentina 3-0 Algeria", "Austria 3-1 Jordan", "Argentina 2-0 Austria"],
		...["Jordan 1-2 Algeria", "Algeria 3-3 Austria", "Jordan 1-3 Argentina"],
	],
	K: [
		...["Portugal 1-1 DR Congo", "Uzbekistan 1-3 Colombia", "Portugal 5-0 Uzbekistan"],
		...["Colombia 1-0 DR Congo", "Colombia 0-0 Portugal", "DR Congo 3-1 Uzbekistan"],
	],
	L: [
		...["England 4-2 Croatia", "Ghana 1-0 Panama", "England 0-0 Ghana"],
		...["Panama 0-1 Croatia", "Panama 0-2 England", "Croatia 2-1 Ghana"],
	],
};

/** By the places and matches of the programme. */
const PLAYOFF: readonly BestThirdsMatch[] = [
	["round of 32", "73", "2A", "2B", "0-1"],
	["round of 32", "74", "1E", "3rd of A/B/C/D/F", "1-1", "", "3-4"],
	["round of 32", "75", "1F", "2C", "1-1", "", "2-3"],
	["round of 32", "76", "1C", "2F", "2-1"],
	["round of 32", "77", "1I", "3rd of C/D/F/G/H", "3-0"],
	["round of 32", "78", "2E", "2I", "1-2"],
	["round of 32", "79", "1A", "3rd of C/E/F/H/I", "2-0"],
	["round of 32", "80", "1L", "3rd of E/H/I/J/K", "2-1"],
	["round of 32", "81", "1D", "3rd of B/E/F/I/J", "2-0"],
	["round of 32", "82", "1G", "3rd of A/E/H/I/J", "3-2", "2-2"],
	["round of 32", "83", "2K", "2L", "2-1"],
	["round of 32", "84", "1H", "2J", "3-0"],
	["round of 32", "85", "1B", "3rd of E/F/G/I/J", "2-0"],
	["round of 32", "86", "1J", "2H", "3-2", "1-1"],
	["round of 32", "87", "1K", "3rd of D/E/I/J/L", "1-0"],
	["round of 32", "88", "2D", "2G", "1-1", "", "2-4"],
	["round of 16", "89", "W74", "W77", "0-1"],
	["round of 16", "90", "W73", "W75", "0-3"],
	["round of 16", "91", "W76", "W78", "1-2"],
	["round of 16", "92", "W79", "W80", "2-3"],
	["round of 16", "93", "W83", "W84", "0-1"],
	["round of 16", "94", "W81", "W82", "1-4"],
	["round of 16", "95", "W86", "W88", "3-2"],
	["round of 16", "96", "W85", "W87", "0-0", "", "4-3"],
	["quarter-final", "97", "W89", "W90", "2-0"],
	["quarter-final", "98", "W93", "W94", "2-1"],
	["quarter-final", "99", "W91", "W92", "1-2", "1-1"],
	["quarter-final", "100", "W95", "W96", "3-1", "1-1"],
	["semi-final", "101", "W97", "W98", "0-2"],
	["semi-final", "102", "W99", "W100", "1-2"],
	["third place", "103", "L101", "L102", "4-6"],
	["final", "104", "W101", "W102", "1-0", "0-0"],
];

/** Twelve groups, eight best thirds. The tables are sums of the results; the pairings are those that were played. */
export const WORLD_CUP_2026: PlayedEvent = {
	name: "World Cup 2026",
	sheets: bestThirdsSheets({
		...{ name: "World Cup", zone: "America/New_York", days: "2026-06-11,2026-07-19", preset: "fifa-2026", count: "eight" },
		...{ groups: GROUPS, playoff: PLAYOFF, table: BEST_THIRDS_2026 },
		winners: [
			["A", "79"],
			["B", "85"],
			["D", "81"],
			["E", "74"],
			["G", "82"],
			["I", "77"],
			["K", "87"],
			["L", "80"],
		],
	}),
	tables: {
		A: ["Mexico 9 6-0", "South Africa 4 2-3", "South Korea 3 2-3", "Czechia 1 2-6"],
		B: ["Switzerland 7 7-3", "Canada 4 8-3", "Bosnia and Herzegovina 4 5-6", "Qatar 1 2-10"],
		C: ["Brazil 7 7-1", "Morocco 7 6-3", "Scotland 3 1-4", "Haiti 0 2-8"],
		D: ["United States 6 8-4", "Australia 4 2-2", "Paraguay 4 2-4", "Turkey 3 3-5"],
		E: ["Germany 6 10-4", "Côte d'Ivoire 6 4-2", "Ecuador 4 2-2", "Curaçao 1 1-9"],
		F: ["Netherlands 7 10-4", "Japan 5 7-3", "Sweden 4 7-7", "Tunisia 0 2-12"],
		G: ["Belgium 5 6-2", "Egypt 5 5-3", "Iran 3 3-3", "New Zealand 1 4-10"],
		H: ["Spain 7 5-0", "Cape Verde 3 2-2", "Uruguay 2 3-4", "Saudi Arabia 2 1-5"],
		I: ["France 9 10-2", "Norway 6 8-7", "Senegal 3 8-6", "Iraq 0 1-12"],
		J: ["Argentina 9 8-1", "Austria 4 6-6", "Algeria 4 5-7", "Jordan 0 3-8"],
		K: ["Colombia 7 4-1", "Portugal 5 6-1", "DR Congo 4 4-3", "Uzbekistan 0 2-11"],
		L: ["England 7 6-2", "Croatia 6 5-5", "Ghana 4 2-2", "Panama 0 0-4"],
	},
	met: {
		...{ "73": "South Africa – Canada", "74": "Germany – Paraguay" },
		...{ "75": "Netherlands – Morocco", "76": "Brazil – Japan" },
		...{ "77": "France – Sweden", "78": "Côte d'Ivoire – Norway" },
		...{ "79": "Mexico – Ecuador", "80": "England – DR Congo" },
		...{ "81": "United States – Bosnia and Herzegovina", "82": "Belgium – Senegal" },
		...{ "83": "Portugal – Croatia", "84": "Spain – Austria" },
		...{ "85": "Switzerland – Algeria", "86": "Argentina – Cape Verde" },
		...{ "87": "Colombia – Ghana", "88": "Australia – Egypt" },
		...{ "89": "Paraguay – France", "90": "Canada – Morocco" },
		...{ "91": "Brazil – Norway", "92": "Mexico – England" },
		...{ "93": "Portugal – Spain", "94": "United States – Belgium" },
		...{ "95": "Argentina – Egypt", "96": "Switzerland – Colombia" },
		...{ "97": "France – Morocco", "98": "Spain – Belgium" },
		...{ "99": "Norway – England", "100": "Argentina – Switzerland" },
		...{ "101": "France – Spain", "102": "England – Argentina" },
		...{ "103": "France – England", "104": "Spain – Argentina" },
	},
	placings: [
		...["1 Spain", "2 Argentina", "3 England", "4 France"],
		...["5= Belgium", "5= Morocco", "5= Norway", "5= Switzerland"],
		...["9= Brazil", "9= Canada", "9= Colombia", "9= Egypt"],
		...["9= Mexico", "9= Paraguay", "9= Portugal", "9= United States"],
		...["17= Algeria", "17= Australia", "17= Austria", "17= Bosnia and Herzegovina"],
		...["17= Cape Verde", "17= Côte d'Ivoire", "17= Croatia", "17= DR Congo"],
		...["17= Ecuador", "17= Germany", "17= Ghana", "17= Japan"],
		...["17= Netherlands", "17= Senegal", "17= South Africa", "17= Sweden"],
		...["33= Iran", "33= Scotland", "33= South Korea", "33= Uruguay"],
		...["37= Curaçao", "37= Czechia", "37= Haiti", "37= Iraq"],
		...["37= Jordan", "37= New Zealand", "37= Panama", "37= Qatar"],
		...["37= Saudi Arabia", "37= Tunisia", "37= Turkey", "37= Uzbekistan"],
	],
};
