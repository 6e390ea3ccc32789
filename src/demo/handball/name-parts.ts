import { type NameParts, words } from "../clubs/invent-clubs.ts";

/** Words of the harbour and its ships. */
export const NAME_PARTS: Readonly<Record<string, NameParts>> = {
	se: {
		clubs: 104,
		first: words(
			"Kran Pråm Kätting Trål Fender Barkass Spant Relings Fock Dregg Tross Lejdar Pollar Babords Styrbords Kapstan Vinsch Märl Klys Kajut",
		),
		last: words("dala hult torp by vik näs holm sund berga hed ryd lösa fors sta lunda mark"),
		forms: ["HK *", "HK *", "*HK", "*HK", "*HF", "*IF", "IK *", "IF *", "*BK", "*HC", "*GoIF", "*Handboll"],
	},
	no: {
		clubs: 30,
		first: words("Trål Pram Fender Dregg Kjetting Spant Reling Babord Styrbord Lanterne"),
		last: words("vik nes dal heim stad sund haug lia moen eid"),
		forms: ["*HK", "HK *", "*IL", "*Håndball", "IL *", "*TIF"],
	},
	dk: {
		clubs: 28,
		first: words("Trosse Pram Fender Bolværks Spant Lanterne Rælings Dreg Klyver Bådshage"),
		last: words("bjerg rup holm strup bæk høj sted vig lund"),
		forms: ["*Håndbold", "HK *", "*HK", "*IF", "HB *"],
	},
	de: {
		clubs: 12,
		first: words("Poller Tau Kai Bugsier Luken Takel Lotsen Spill"),
		last: words("feld dorf moor bach kamp siel hörn"),
		forms: ["HSG *", "TV *", "SG *", "HC *", "TSV *"],
	},
	fi: {
		clubs: 8,
		first: words("Laituri Köysi Nosturi Proomu Tyyrpuuri"),
		last: words("lahti saari niemi ranta salmi mäki"),
		forms: ["*HK", "*Käsipallo", "HC *", "*Kisa"],
	},
};
