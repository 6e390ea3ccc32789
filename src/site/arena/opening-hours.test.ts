import { expect, test } from "vitest";
import { placesEn } from "../../text/places/en.ts";
import { placesSv } from "../../text/places/sv.ts";
import { openingHours } from "./opening-hours.ts";

const DAYS = [
	{ day: "2026-07-18", opens: "10:00", closes: "16:00" },
	{ day: "2026-07-19", opens: null, closes: null },
];

test("an arena's hours are one line in the reader's language, with the days that differ", () => {
	const hours = { opens: "08:00", closes: "21:00", otherHours: DAYS };
	expect(openingHours(hours, placesEn, "en")).toBe("Open 08:00–21:00, Sat 18 Jul 10:00–16:00, closed Sun 19 Jul");
	expect(openingHours(hours, placesSv, "sv")).toBe("Öppet 08:00–21:00, lör 18 juli 10:00–16:00, stängt sön 19 juli");
	expect(openingHours({ ...hours, otherHours: [] }, placesEn, "en")).toBe("Open 08:00–21:00");
});

test("what the cup has not stated is left out", () => {
	const none = { opens: null, closes: null, otherHours: [] };
	expect(openingHours(none, placesEn, "en")).toBe("");
	expect(openingHours({ ...none, opens: "08:00" }, placesSv, "sv")).toBe("Öppnar 08:00");
	expect(openingHours({ ...none, closes: "21:00" }, placesEn, "en")).toBe("Closes at 21:00");
	expect(openingHours({ ...none, otherHours: DAYS }, placesSv, "sv")).toBe("Lör 18 juli 10:00–16:00, stängt sön 19 juli");
});
