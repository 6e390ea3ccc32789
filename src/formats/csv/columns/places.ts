import { readClosing, readOtherHours } from "../words/hours.ts";
import { decimal, readText, readZone } from "../words/plain.ts";
import { readTime } from "../words/time.ts";
import { listOf } from "../words/vocabulary.ts";
import { ID, REMOVE, type Sheet } from "./sheet.ts";

export const ARENAS = {
	en: "arenas",
	sv: "arenor",
	says: "An arena. Left out: made of the fields and matches that name it.",
	columns: {
		id: ID,
		name: { en: "name", sv: "namn", also: ["arena"], needed: true, says: "" },
		address: { en: "address", sv: "adress", says: "", reads: readText },
		latitude: { en: "latitude", sv: "latitud", also: ["lat"], says: "57.7089 or 57,7089", reads: decimal(-90, 90) },
		longitude: { en: "longitude", sv: "longitud", also: ["lon", "long"], says: "11.9746 or 11,9746", reads: decimal(-180, 180) },
		zone: { en: "zone", sv: "tidszon", also: ["time zone"], says: "only where it is not the cup's", reads: readZone },
		text: { en: "text", sv: "text", says: "in both languages where (en) and (sv) are not given" },
		textEn: { en: "text (en)", sv: "text (en)", says: "in English" },
		textSv: { en: "text (sv)", sv: "text (sv)", says: "in Swedish" },
		opens: {
			en: "opens",
			sv: "öppnar",
			says: "08:00, on the clocks of the arena: nothing is played there before",
			reads: readTime,
		},
		closes: {
			en: "closes",
			sv: "stänger",
			says: "21:00, at most 24:00: what is played there is over by then",
			reads: readClosing,
		},
		otherHours: {
			en: "other hours",
			sv: "andra tider",
			says: "the days that differ: 2026-07-18 10:00-16:00, 2026-07-19 closed (stängt)",
			reads: listOf(readOtherHours),
		},
		remove: REMOVE,
	},
} as const satisfies Sheet;

export const FIELDS = {
	en: "fields",
	sv: "planer",
	says: "A field of an arena. Left out: made of the matches that name it.",
	columns: {
		id: ID,
		arena: { en: "arena", sv: "arena", needed: true, says: "its name or id" },
		name: { en: "field", sv: "plan", also: ["name", "namn"], needed: true, says: "its number or name: 2" },
		surface: { en: "surface", sv: "underlag", says: "grass, artificial grass, …", reads: readText },
		size: { en: "size", sv: "storlek", says: "11v11, 40 × 20 m, …", reads: readText },
		remove: REMOVE,
	},
} as const satisfies Sheet;
