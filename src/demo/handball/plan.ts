import { weekTimeOf } from "../calendar.ts";
import type { DemoPlan } from "../demo-plan.ts";
import { ARENAS } from "./arenas.ts";
import { CATEGORIES } from "./categories.ts";
import { NAME_PARTS } from "./name-parts.ts";
import { NATIONS } from "./nations.ts";
import { LAST_YEAR } from "./story/last-year.ts";
import { THIS_YEAR } from "./story/this-year.ts";

const MENDED_FLOOR = { arena: "Dockhallen", fromMinute: 15 * 60, minutes: 15 };

/** A handball cup round a harbour: about 690 teams of 31 nations in 16 halls. */
export const HANDBALL_DEMO: DemoPlan = {
	cup: { id: 2, name: "Hamncupen", sport: "handball" },
	seed: "hamncupen",
	now: weekTimeOf("Thu 12:02"),
	categories: CATEGORIES,
	clubs: { nations: NATIONS, nameParts: NAME_PARTS },
	arenas: ARENAS,
	town: { latitude: 56.44, longitude: 12.02 },
	earlier: [
		{ yearsAgo: 1, size: 0.92, nations: 28 },
		{ yearsAgo: 2, size: 0.74, nations: 24 },
	],
	stories: { thisYear: THIS_YEAR, lastYear: LAST_YEAR },
	mishaps: {
		walkovers: ["B18", "B15", "B14", "B13", "B12", "G16", "G13"],
		walkoverInPlayoff: { playoff: "B", round: "round-of-32" },
		nobodyCame: ["G13"],
		cancelled: ["G13", "B11", "G12"],
		postponed: { earlierToday: ["G13"], laterToday: ["G12"], toCome: ["G13"] },
		movedToOtherField: ["B15", "G16", "G15"],
		movedToLaterStart: ["G13", "G12"],
	},
	delay: MENDED_FLOOR,
	withdrawnFrom: "G13",
	registered: 60,
	announcements: (arenaAddress) => [
		{
			text: {
				en: `The floor of ${MENDED_FLOOR.arena} is being mended: matches from ${MENDED_FLOOR.fromMinute / 60}:00 start ${MENDED_FLOOR.minutes} minutes later.`,
				sv: `Golvet i ${MENDED_FLOOR.arena} lagas: matcher från ${MENDED_FLOOR.fromMinute / 60}.00 börjar ${MENDED_FLOOR.minutes} minuter senare.`,
			},
			buttonText: { en: "See courts", sv: "Se planerna" },
			buttonLink: arenaAddress(MENDED_FLOOR.arena),
		},
		{
			text: {
				en: "Indoor shoes only. Resin is not allowed in any hall.",
				sv: "Endast inneskor. Klister är inte tillåtet i någon hall.",
			},
		},
	],
	farewell: (edition) => ({
		en: `Thank you for ${edition}. See you on the quay next summer!`,
		sv: `Tack för ${edition}. Vi ses på kajen nästa sommar!`,
	}),
};
