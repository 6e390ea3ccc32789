import { type NameParts, words } from "../clubs/invent-clubs.ts";

/** Only for nations with too many clubs to list by hand. Words of the sea and its lights. */
export const NAME_PARTS: Readonly<Record<string, NameParts>> = {
	se: {
		clubs: 320,
		first: words(
			"Fyr Lykt Mås Tärn Skarv Ejder Lom Sill Torsk Makrill Hummer Krabb Tång Salt Våg Dynings Ankar Boj Segel Mast Roder Köl Stäv Lots Kaj Pir Båk Grund Rev Dim Skym Lanter",
		),
		last: words("dala hult torp by vik näs holm skär sund strand berga valla hed ryd lösa arp fors bo sta lunda åker å mark"),
		forms: [
			"*IF",
			"*IF",
			"IF *",
			"*IK",
			"IK *",
			"*FF",
			"*BK",
			"*SK",
			"*GoIF",
			"*AIS",
			"FK *",
			"*IS",
			"*FC",
			"*BoIS",
			"IFK *",
			"*UIF",
		],
	},
	no: {
		clubs: 57,
		first: words("Fyr Lykt Skarv Teist Krykkje Brim Bris Torske Skodde Bølge Segl Anker Sjøglans Havgule Sildre"),
		last: words("vik nes dal heim stad øy sund haug lia moen rud eid"),
		forms: ["*IL", "IL *", "*FK", "*IF", "*TIL", "*Fotball", "SK *"],
	},
	dk: {
		clubs: 41,
		first: words("Fyr Måge Terne Tang Klit Skib Mast Sejl Anker Bølge Blink Lygte Krabbe"),
		last: words("bjerg rup holm lev strup bæk høj sted vig næs lund ager"),
		forms: ["*IF", "*BK", "*Boldklub", "FC *", "*GIF", "B. *"],
	},
	fi: {
		clubs: 34,
		first: words("Majakka Lokki Tyrsky Ruori Purje Ankkuri Luoto Aalto Kajo Myrsky Kaisla Hylje Norppa Loisto"),
		last: words("lahti saari niemi ranta kallio salmi mäki koski järvi vaara kylä harju"),
		forms: ["*PS", "FC *", "PK *", "*SK", "JS *", "*Juniorit", "*Kisa"],
	},
	de: {
		clubs: 23,
		first: words("Leucht Möwen Deich Anker Segel Watten Nebel Ruder Kutter Krabben Brandungs"),
		last: words("feld hausen dorf brück au moor bach heim kirchen wörth"),
		forms: ["SV *", "TSV *", "FC *", "VfB *", "TuS *", "SC *", "JSG *", "SG *"],
	},
};
