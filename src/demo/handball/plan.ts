import { weekTimeOf } from "../calendar.ts";
import type { DemoPlan } from "../demo-plan.ts";
import { rememberedFinals } from "../story/remembered-finals.ts";
import { ARENAS } from "./arenas.ts";
import { CATEGORIES } from "./categories.ts";
import { NAME_PARTS } from "./name-parts.ts";
import { NATIONS } from "./nations.ts";
import { THIS_YEAR } from "./story/this-year.ts";

const LAST_YEAR = rememberedFinals([
	{ category: "B16", winner: "Fjordglimt HK", loser: "HK Kajen", score: { home: 21, away: 20 } },
	{ category: "G16", winner: "HK Kajen", loser: "Brimnesvík HF", score: { home: 19, away: 17 } },
	{ category: "B14", winner: "Dunalámpás KK", loser: "Sundklint Håndbold", score: { home: 16, away: 12 } },
]);

const MENDED_FLOOR = { arena: "Dockhallen", fromMinute: 15 * 60, minutes: 15 };

/** A handball cup at a harbour: about 690 teams of 31 nations in 16 halls. */
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
	announcements: ({ arena, category }, year) => [
		{
			at: "Thu 11:40",
			audience: { kind: "arena", arena: arena(MENDED_FLOOR.arena) },
			text: {
				en: `The floor of ${MENDED_FLOOR.arena} is being mended: matches from ${MENDED_FLOOR.fromMinute / 60}:00 start ${MENDED_FLOOR.minutes} minutes later.`,
				sv: `Golvet i ${MENDED_FLOOR.arena} lagas: matcher från ${MENDED_FLOOR.fromMinute / 60}.00 börjar ${MENDED_FLOOR.minutes} minuter senare.`,
			},
			buttonText: { en: "See courts", sv: "Se planerna" },
			buttonLink: `/${year}/arenas/arena/${arena(MENDED_FLOOR.arena)}`,
		},
		{
			at: "Thu 08:00",
			text: {
				en: "Indoor shoes only. Resin is not allowed in any hall.",
				sv: "Endast inneskor. Klister är inte tillåtet i någon hall.",
			},
		},
		{
			at: "Thu 07:30",
			audience: { kind: "category", category: category("G14") },
			text: {
				en: "Girls 14: coaches meet tonight at 19:00 in the café of Hamnhallen.",
				sv: "Flickor 14: ledarmöte i kväll kl. 19.00 i Hamnhallens kafé.",
			},
		},
		{
			at: "Fri 07:30",
			text: {
				en: "Playoffs all day. Be at your court 20 minutes before throw-off.",
				sv: "Slutspel hela dagen. Var vid er plan 20 minuter före avkast.",
			},
		},
		{
			at: "Sat 08:00",
			text: {
				en: "The first finals are played today. Medals are handed out on the court after each one.",
				sv: "De första finalerna spelas i dag. Medaljerna delas ut på planen efter varje final.",
			},
		},
		{
			at: "Sun 08:00",
			text: {
				en: "Last day. What was left behind is at the office in Hamnhallen until 17:00.",
				sv: "Sista dagen. Upphittade saker finns på sekretariatet i Hamnhallen till kl. 17.00.",
			},
		},
	],
	farewell: (edition) => ({
		en: `Thank you for ${edition}. See you on the quay next summer!`,
		sv: `Tack för ${edition}. Vi ses på kajen nästa sommar!`,
	}),
};
