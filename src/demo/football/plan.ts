import { weekTimeOf } from "../calendar.ts";
import type { DemoPlan } from "../demo-plan.ts";
import { ARENAS } from "./arenas.ts";
import { CATEGORIES } from "./categories.ts";
import { NAME_PARTS } from "./name-parts.ts";
import { NATIONS } from "./nations.ts";
import { LAST_YEAR } from "./story/last-year.ts";
import { THIS_YEAR } from "./story/this-year.ts";

const RAIN = { arena: "Måsklippan", fromMinute: 15 * 60, minutes: 20 };

/** A football cup by the sea, 2011 among its editions: about 1,900 teams of 78 nations on 110 fields. */
export const FOOTBALL_DEMO: DemoPlan = {
	cup: { id: 1, name: "Fyrcupen", sport: "football" },
	seed: "fyrcupen",
	now: weekTimeOf("Thu 14:34"),
	categories: CATEGORIES,
	clubs: { nations: NATIONS, nameParts: NAME_PARTS },
	arenas: ARENAS,
	town: { latitude: 57.11, longitude: 17.58 },
	earlier: [
		{ yearsAgo: 1, size: 0.97, nations: 76 },
		{ yearsAgo: 2, size: 0.76, nations: 71 },
		{ yearsAgo: 3, size: 0.62, nations: 64 },
		{ yearsAgo: 4, size: 0.48, nations: 58 },
		{ yearsAgo: 7, size: 0.36, nations: 49 },
		{ yearsAgo: 8, size: 0.3, nations: 45 },
	],
	first: { year: 2011, size: 0.16, nations: 32 },
	stories: { thisYear: THIS_YEAR, lastYear: LAST_YEAR },
	mishaps: {
		walkovers: ["B18", "B15", "B14", "B13", "B12", "G16", "G14", "G13"],
		walkoverInPlayoff: { playoff: "B", round: "round-of-128" },
		nobodyCame: ["G13"],
		cancelled: ["G13", "B11", "G12"],
		postponed: { earlierToday: ["G13"], laterToday: ["G13"], toCome: ["B11"] },
		movedToOtherField: ["B15", "G16", "B13"],
		movedToLaterStart: ["G14", "B11"],
	},
	delay: RAIN,
	withdrawnFrom: "B13",
	registered: 120,
	announcements: (arenaAddress) => [
		{
			text: {
				en: `Rain delay at ${RAIN.arena}: matches from ${RAIN.fromMinute / 60}:00 start ${RAIN.minutes} minutes later.`,
				sv: `Regn vid ${RAIN.arena}: matcher från ${RAIN.fromMinute / 60}.00 börjar ${RAIN.minutes} minuter senare.`,
			},
			buttonText: { en: "See fields", sv: "Se planerna" },
			buttonLink: arenaAddress(RAIN.arena),
		},
		{
			text: {
				en: "Warm today. There are water posts at every arena: fill your bottles before kick-off.",
				sv: "Varmt i dag. Det finns vattenposter vid varje arena: fyll flaskorna före avspark.",
			},
		},
	],
	farewell: (edition) => ({
		en: `Thank you for ${edition}. See you by the lighthouse next summer!`,
		sv: `Tack för ${edition}. Vi ses vid fyren nästa sommar!`,
	}),
};
