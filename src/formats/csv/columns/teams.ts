import { decimal, readText, wholeNumber } from "../words/plain.ts";
import { readYesNo } from "../words/vocabularies.ts";
import { ID, REMOVE, type Sheet } from "./sheet.ts";

export const CLUBS = {
	en: "clubs",
	sv: "klubbar",
	also: ["föreningar"],
	says: "A club. Left out: made of the teams that name it. Given: the list of all that teams may name.",
	columns: {
		id: ID,
		name: { en: "name", sv: "namn", also: ["club", "klubb", "förening"], needed: true, says: "" },
		nation: { en: "nation", sv: "nation", also: ["land", "country"], says: "Sweden, Sverige, SE or SWE; default: the cup's" },
		district: {
			en: "district",
			sv: "distrikt",
			also: ["region", "förbund"],
			says: "teams of one may be kept apart in the draw",
			reads: readText,
		},
		latitude: {
			en: "latitude",
			sv: "latitud",
			also: ["lat"],
			says: "of its home: 57.7089; with longitude",
			reads: decimal(-90, 90),
		},
		longitude: {
			en: "longitude",
			sv: "longitud",
			also: ["lon", "long"],
			says: "11.9746; never published",
			reads: decimal(-180, 180),
		},
		remove: REMOVE,
	},
} as const satisfies Sheet;

export const TEAMS = {
	en: "teams",
	sv: "lag",
	says: "A team.",
	columns: {
		id: ID,
		club: { en: "club", sv: "klubb", also: ["förening", "club name"], needed: true, says: "its name or id" },
		nation: { en: "nation", sv: "nation", also: ["land", "country"], says: "the club's, where there is no clubs file" },
		category: {
			en: "category",
			sv: "klass",
			also: ["age category", "åldersklass"],
			says: "its name, short name or id; may be left out where there is only one",
		},
		suffix: {
			en: "team",
			sv: "lag",
			also: ["suffix", "team no", "lagnr", "lag nr"],
			says: "what tells it from the club's other teams in the category: 2",
		},
		group: { en: "group", sv: "grupp", also: ["division"], says: "its group in the first group stage: A, 3, Group A" },
		seat: {
			en: "seat",
			sv: "lottplats",
			also: ["draw number", "lottnummer"],
			says: "its place in the draw of the group, from 1; default: the order of the rows",
		},
		homeShirt: { en: "home shirt", sv: "hemmatröja", also: ["shirt", "tröja"], says: "red, #C8102E, blue/white, …" },
		awayShirt: { en: "away shirt", sv: "bortatröja", says: "" },
		level: {
			en: "level",
			sv: "nivå",
			also: ["nivågrupp"],
			says: "how strong it is, in the cup's own word: A, Elite, 2",
			reads: readText,
		},
		seed: {
			en: "seed",
			sv: "seedning",
			also: ["seeding", "seedad"],
			says: "its rank among the seeded teams of the category, 1 for the best",
			reads: wholeNumber(1, 2_147_483_647),
		},
		withdrawn: { en: "withdrawn", sv: "utgått", says: "yes or no", reads: readYesNo },
		remove: REMOVE,
	},
} as const satisfies Sheet;
