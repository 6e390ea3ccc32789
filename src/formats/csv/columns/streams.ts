import { readText } from "../words/plain.ts";
import { ID, REMOVE, type Sheet } from "./sheet.ts";

export const STREAMS = {
	en: "streams",
	sv: "sändningar",
	says: "A stream of a match; or of a field, from a time until another. Its address reaches only those who may watch.",
	columns: {
		id: ID,
		title: { en: "title", sv: "titel", says: "in both languages where (en) and (sv) are not given" },
		titleEn: { en: "title (en)", sv: "titel (en)", says: "in English" },
		titleSv: { en: "title (sv)", sv: "titel (sv)", says: "in Swedish" },
		match: { en: "match", sv: "match", says: "its number or id; blank for a stream of a field" },
		arena: { en: "arena", sv: "arena", says: "its name or id; of a stream of a field" },
		field: { en: "field", sv: "plan", also: ["pitch", "court"], says: "2 where the arena is given; else Heden 2" },
		date: { en: "date", sv: "datum", also: ["day", "dag"], says: "of a stream of a field: the day it starts" },
		from: { en: "from", sv: "från", also: ["start"], says: "09:30 or 9.30, on the clocks of the arena" },
		until: { en: "until", sv: "till", also: ["end", "slut"], says: "when it ends" },
		untilDate: { en: "until date", sv: "slutdatum", says: "where it ends on another day" },
		provider: {
			en: "provider",
			sv: "leverantör",
			says: "HLS, YouTube or Vimeo; default: by the address",
		},
		address: {
			en: "address",
			sv: "adress",
			also: ["url", "link", "länk"],
			says: "what is played: an https address of an HLS playlist (.m3u8), or of a video at YouTube or Vimeo",
		},
		poster: { en: "poster", sv: "bild", says: "a picture's path on this site: /posters/heden-1.jpg", reads: readText },
		state: {
			en: "state",
			sv: "läge",
			says: "upcoming, live or replay (kommande, live, repris); a new stream's default is upcoming",
		},
		access: {
			en: "access",
			sv: "åtkomst",
			says: "open, account or pass (öppen, konto, pass); a new stream's default is open",
		},
		remove: REMOVE,
	},
} as const satisfies Sheet;
