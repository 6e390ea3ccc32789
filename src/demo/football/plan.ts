import { weekTimeOf } from "../calendar.ts";
import type { DemoPlan } from "../demo-plan.ts";
import { rememberedFinals } from "../story/remembered-finals.ts";
import { ARENAS } from "./arenas.ts";
import { CATEGORIES } from "./categories.ts";
import { NAME_PARTS } from "./name-parts.ts";
import { NATIONS } from "./nations.ts";
import { THIS_YEAR } from "./story/this-year.ts";

const LAST_YEAR = rememberedFinals([
	{ category: "B16", winner: "IF Fyrsken", loser: "Academia Iguaçu", score: { home: 2, away: 1 } },
	{ category: "G16", winner: "Ohio River United", loser: "Björkdala FF", score: { home: 1, away: 0 } },
	{ category: "B14", winner: "Pateh Youth FC", loser: "Académica do Sado", score: { home: 3, away: 2 } },
	{ category: "G14", winner: "Reykjanes UMF", loser: "Harare Stars", score: { home: 1, away: 0 } },
]);

const RAIN = { arena: "Måsklippan", fromMinute: 15 * 60, minutes: 20 };

/** A football cup by the sea, with editions since 2011: about 1,900 teams of 78 nations on 110 fields. */
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
	announcements: ({ arena, category }, year) => [
		{
			at: "Thu 14:12",
			audience: { kind: "arena", arena: arena(RAIN.arena) },
			text: {
				en: `Rain delay at ${RAIN.arena}: matches from ${RAIN.fromMinute / 60}:00 start ${RAIN.minutes} minutes later.`,
				sv: `Regn vid ${RAIN.arena}: matcher från ${RAIN.fromMinute / 60}.00 börjar ${RAIN.minutes} minuter senare.`,
			},
			buttonText: { en: "See fields", sv: "Se planerna" },
			buttonLink: `/${year}/arenas/arena/${arena(RAIN.arena)}`,
		},
		{
			at: "Thu 08:30",
			text: {
				en: "Warm today. There are water posts at every arena: fill your bottles before kick-off.",
				sv: "Varmt i dag. Det finns vattenposter vid varje arena: fyll flaskorna före avspark.",
			},
		},
		{
			at: "Thu 07:45",
			audience: { kind: "category", category: category("G14") },
			text: {
				en: "Girls 14: coaches meet tonight at 19:00 in the clubhouse at Fyrvallen, about tomorrow’s playoffs.",
				sv: "Flickor 14: ledarmöte i kväll kl. 19.00 i klubbhuset på Fyrvallen, om slutspelen i morgon.",
			},
		},
		{
			at: "Fri 07:30",
			text: {
				en: "Playoffs all day. Be at your field 20 minutes before kick-off.",
				sv: "Slutspel hela dagen. Var vid er plan 20 minuter före avspark.",
			},
		},
		{
			at: "Fri 11:20",
			audience: { kind: "arena", arena: arena("Skarvlunden") },
			text: {
				en: "Skarvlunden: the car park is full. Bus 14 leaves the harbour every ten minutes.",
				sv: "Skarvlunden: parkeringen är full. Buss 14 går från hamnen var tionde minut.",
			},
		},
		{
			at: "Sat 08:00",
			text: {
				en: "The first finals are played today. Medals are handed out on the field after each one.",
				sv: "De första finalerna spelas i dag. Medaljerna delas ut på planen efter varje final.",
			},
		},
		{
			at: "Sat 12:10",
			audience: { kind: "category", category: category("B16") },
			text: {
				en: "Boys 16: warm up on the training pitch tomorrow, not on the final’s own field.",
				sv: "Pojkar 16: värm upp på träningsplanen i morgon, inte på finalplanen.",
			},
		},
		{
			at: "Sun 08:30",
			text: {
				en: "Last day. What was left behind is at the office by the main entrance of Fyrvallen until 17:00.",
				sv: "Sista dagen. Upphittade saker finns på sekretariatet vid Fyrvallens huvudentré till kl. 17.00.",
			},
		},
	],
	farewell: (edition) => ({
		en: `Thank you for ${edition}. See you by the lighthouse next summer!`,
		sv: `Tack för ${edition}. Vi ses vid fyren nästa sommar!`,
	}),
};
