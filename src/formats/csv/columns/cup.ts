import type { Sheet } from "./sheet.ts";

export const CUP = {
	en: "cup",
	sv: "cup",
	says: "The cup: one row. Left out: the cup of the record, or of the brand.",
	columns: {
		id: {
			en: "number",
			sv: "nummer",
			also: ["cup number", "cupnummer", "id"],
			says: "the cup's number, which the brand names too; default: the brand's",
		},
		name: { en: "name", sv: "namn", says: "default: the brand's" },
		zone: {
			en: "zone",
			sv: "tidszon",
			also: ["time zone"],
			says: "an IANA name such as Europe/Stockholm; every time of the sheets is there",
		},
		sport: { en: "sport", sv: "sport", says: "football or handball (fotboll, handboll); default: the brand's" },
		nation: { en: "nation", sv: "nation", also: ["land"], says: "the nation of clubs that state none" },
	},
} as const satisfies Sheet;
