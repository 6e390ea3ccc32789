import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "./language.ts";
import { ALERT_TEXTS } from "./push/texts.ts";
import { reporterTexts } from "./reporter/texts.ts";
import { textsIn } from "./texts.ts";

/** Every text of a list: constants, and what its functions return for names and counts. */
function textsWithin(list: unknown): string[] {
	if (typeof list === "string") return [list];
	if (typeof list === "function") {
		const samples = [
			["Name", 2, "Other", 3],
			[2, "Name", 3, "Other"],
			[["One", "Two", "Three"], 1, []],
			[4, [{ name: "One", position: 1 }]],
			["Rule", [1, 2, 3].map((position) => ({ name: `Team ${position}`, position }))],
		];
		return samples.flatMap((sample) => {
			try {
				return textsWithin(list(...sample));
			} catch {
				// It needs other arguments.
				return [];
			}
		});
	}
	return typeof list === "object" && list !== null ? Object.values(list).flatMap(textsWithin) : [];
}

/** The texts that a reader may see, but those of an iPhone, which are about no other device. */
function readersTexts(language: Language, sport: "football" | "handball"): string[] {
	const { alerts, ...texts } = textsIn(language, sport);
	const { iphone, iphoneWhy, steps, ...otherAlerts } = alerts;
	return textsWithin({ ...texts, otherAlerts });
}

test.each(LANGUAGES)("a text that a computer shows too speaks of no phone, in %s", (language) => {
	const texts = readersTexts(language, "football");
	expect(texts.length).toBeGreaterThan(500);
	expect(texts.filter((text) => /\bphones?\b|telefon/i.test(text))).toEqual([]);
});

test("Swedish has one word for a website", () => {
	expect([...readersTexts("sv", "football"), ...textsWithin(textsIn("sv").alerts)].filter((text) => /sajt/i.test(text))).toEqual(
		[],
	);
});

test("handball is played on courts, in every English text of readers, reporters and alerts", () => {
	const lists = [readersTexts("en", "handball"), textsWithin(reporterTexts("en", "handball"))].flat();
	expect(
		lists.filter((text) => /\bfields?\b/i.test(text) && !/marked below|Check the fields|the fields marked/.test(text)),
	).toEqual([]);
	const { places, searching } = textsIn("en", "handball");
	expect([places.arenas.fields(38, "38"), places.arena.fields, searching.kinds.fields]).toEqual([
		"38 courts",
		"Courts",
		"Courts",
	]);
	const { ground, late, newField } = ALERT_TEXTS.en;
	expect([late(10, ground.handball), newField("IK Ask", "Hallen 2", ground.handball)]).toEqual([
		"The court is running 10 min late.",
		"New court: IK Ask on Hallen 2",
	]);
});

test.each(LANGUAGES)("a list has no comma before its last word, in %s", (language) => {
	const { table, scenario } = textsIn(language).match;
	const teams = ["Ask", "Ek", "Lind"];
	const lists = [
		table.shares(teams, 2, []),
		table.shares(teams, 2, ["LOTS", "FAIR_PLAY", "RANKING"]),
		table.putsAhead("Goals", teams),
		table.sharesForNow(teams, 1),
		scenario.joined.and(teams),
		scenario.joined.or(teams),
		scenario.matter(teams),
	];
	expect(lists.filter((text) => /, (and|or|och|eller) /.test(text))).toEqual([]);
});
