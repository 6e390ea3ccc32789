import { expect, test } from "vitest";
import { publishedWhen } from "./announcing.ts";

const text = (words: string) => ({ en: words, sv: words });
const NOW = "2026-07-14T12:00:00Z";
const [PAST, AHEAD, OTHER] = ["2026-07-14T11:00:00Z", "2026-07-14T18:00:00+02:00", "2026-07-15T06:00:00Z"];
const before = (publishedAt: string | undefined) => ({
	id: "rain",
	text: text("Rain"),
	...(publishedAt !== undefined && { publishedAt }),
});

test.each([
	["a new one is out as it is recorded", undefined, "Rain", undefined, NOW],
	["a new one waits for its time", AHEAD, "Rain", undefined, AHEAD],
	["one that is out stays out since when it was", undefined, "Rain", PAST, PAST],
	["one that is out with another text is out anew", undefined, "Hail", PAST, NOW],
	["one that comes out now with another text comes out now", undefined, "Hail", NOW, NOW],
	["one that waits keeps waiting with another text", undefined, "Hail", AHEAD, AHEAD],
	["one that waits keeps waiting with the same text", undefined, "Rain", AHEAD, AHEAD],
	["one that waits waits for another time", OTHER, "Hail", AHEAD, OTHER],
	["one that is out waits for another time", OTHER, "Rain", PAST, OTHER],
	["one that waits and loses its time is out at once", null, "Rain", AHEAD, NOW],
	["one that never had a time has none with the same text", undefined, "Rain", "none", undefined],
])("%s", (_, given, words, was, expected) => {
	const there = was === undefined ? undefined : before(was === "none" ? undefined : was);
	expect(publishedWhen(given, { text: text(words), before: there }, NOW)).toBe(expected);
});

test("a text that differs in one language alone is another text", () => {
	for (const changed of [{ en: "Hail", sv: "Rain" }, { en: "Rain", sv: "Hagel" }, { en: "Rain" }, { sv: "Rain" }])
		expect(publishedWhen(undefined, { text: changed, before: before(PAST) }, NOW)).toBe(NOW);
});
