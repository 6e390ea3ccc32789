import type { Language } from "../language.ts";

/** Places that are named; more of them are "several arenas". */
const NAMED = 3;

const list = (items: readonly string[], and: string): string =>
	items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;

/** A time alone is preceded by "kl."; after a day it already is. */
const inSwedish = (when: string): string => (/^\d/.test(when) ? `kl. ${when}` : when);

export const MOVE_TEXTS = {
	en: {
		match: "Match",
		postponed: (match: string) => `${match}: postponed. The new time will be on the team's page.`,
		on: (day: string, time: string) => `${day} ${time}`,
		one: (match: string, when: string, place: string, was: string) =>
			`${match}: ${[when, place].filter(Boolean).join(" on ")}${was && `, not ${was}`}.`,
		again: (match: string, when: string, place: string) =>
			`${match}: ${[when, place].filter(Boolean).join(" on ") || "time not set"}, as it was before. The change has been undone.`,
		manyAgain: (count: number, places: readonly string[]) =>
			`${placesIn(places, "en")}: the change to ${count} matches has been undone. They have their earlier times and fields again.`,
		manyPostponed: (count: number, places: readonly string[]) =>
			`${placesIn(places, "en")}: ${count} matches are postponed. New times will be on the teams' pages.`,
		many: (count: number, places: readonly string[]) =>
			`${placesIn(places, "en")}: ${count} matches have new times or fields. See your team's page.`,
		shifted: (places: readonly string[], from: string, minutes: number) =>
			`${placesIn(places, "en")}: matches from ${from} start ${Math.abs(minutes)} minutes ${minutes > 0 ? "later" : "earlier"}.`,
	},
	sv: {
		match: "Match",
		postponed: (match: string) => `${match}: uppskjuten. Den nya tiden kommer på lagets sida.`,
		on: (day: string, time: string) => `${day} kl. ${time}`,
		one: (match: string, when: string, place: string, was: string) =>
			`${match}: ${[inSwedish(when), place].filter(Boolean).join(" på ")}${was && `, inte ${was}`}.`,
		again: (match: string, when: string, place: string) =>
			`${match}: ${[inSwedish(when), place].filter(Boolean).join(" på ") || "tid inte klar"}, som det var förut. Ändringen är ångrad.`,
		manyAgain: (count: number, places: readonly string[]) =>
			`${placesIn(places, "sv")}: ändringen av ${count} matcher är ångrad. De har sina tidigare tider och planer igen.`,
		manyPostponed: (count: number, places: readonly string[]) =>
			`${placesIn(places, "sv")}: ${count} matcher är uppskjutna. Nya tider kommer på lagens sidor.`,
		many: (count: number, places: readonly string[]) =>
			`${placesIn(places, "sv")}: ${count} matcher har nya tider eller planer. Se lagets sida.`,
		shifted: (places: readonly string[], from: string, minutes: number) =>
			`${placesIn(places, "sv")}: matcher från ${from} börjar ${Math.abs(minutes)} minuter ${minutes > 0 ? "senare" : "tidigare"}.`,
	},
} as const;

function placesIn(places: readonly string[], language: Language): string {
	if (places.length === 0 || places.length > NAMED) return { en: "Several arenas", sv: "Flera arenor" }[language];
	return list(places, { en: "and", sv: "och" }[language]);
}
