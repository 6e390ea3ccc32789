import type { Random } from "../random.ts";
import { KNOWN_PLACES } from "./known-places.ts";

/** The parts that a nation's invented places and clubs are put together from. `*` in a form stands for the place. */
export type NameParts = {
	readonly clubs: number;
	readonly first: readonly string[];
	readonly last: readonly string[];
	readonly forms: readonly string[];
};

const words = (text: string) => text.split(" ");

/** Only nations with more clubs than anyone would name by hand. Words of the sea and its lights. */
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

/** Invented clubs, no two of one place; never a place that exists. @throws RangeError where the parts are too few for so many */
export function putTogether(parts: NameParts, random: Random): string[] {
	const places = parts.first.flatMap((first) => parts.last.map((last) => join(first, last)));
	const free = random.shuffled(places.filter((place) => !KNOWN_PLACES.has(place)));
	if (free.length < parts.clubs) throw new RangeError(`${parts.clubs} clubs, but only ${free.length} places for them`);
	return free.slice(0, parts.clubs).map((place) => named(random.pick(parts.forms), place));
}

/** No letter three times in a row: Mås + skär, but Grund + dala and not Krabb + bo. */
function join(first: string, last: string): string {
	const doubled = first.at(-1) === last[0] && first.at(-1) === first.at(-2);
	return doubled ? first + last.slice(1) : first + last;
}

function named(form: string, place: string): string {
	if (form.startsWith("*")) return /^\*[a-z]/.test(form) ? place + form.slice(1) : `${place} ${form.slice(1)}`;
	return form.replace("*", place);
}
