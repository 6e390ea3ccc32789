import { describe, expect, it } from "vitest";
import { daysAt } from "../../text/days.ts";
import { textsIn } from "../../text/texts.ts";
import { fieldLine } from "./field-line.ts";

const at = (zonedStartTime: string | null, expectedStart: string | null = null) => ({
	zonedStartTime,
	expectedStart,
	part: "AHEAD" as "AHEAD" | "ON",
});
const live = (minute: number | null, period: "FIRST_HALF" | "HALF_TIME" = "FIRST_HALF") => ({
	...at("2026-07-16T14:20:00+02:00"),
	minute,
	period,
});
type Field = Omit<Parameters<typeof fieldLine>[0], "due"> & { due?: ReturnType<typeof at> };
const NOW = Date.parse("2026-07-16T14:54:00+02:00");
const said = (field: Field, language: "en" | "sv" = "en", now: number | null = NOW) => {
	const line = fieldLine({ due: null, ...field }, daysAt(NOW, language), textsIn(language), now);
	return line && [line.first, line.rest];
};

describe("a field's line shows", () => {
	it("where the live match is, and when the next one starts", () => {
		const next = at("2026-07-16T16:00:00+02:00");
		expect(said({ now: live(34), next, leftToday: 3 })).toEqual(["Live 34'", "next 16:00"]);
		expect(said({ now: live(null, "HALF_TIME"), next, leftToday: 3 }, "sv")).toEqual(["Live Paus", "nästa 16:00"]);
	});

	it("the day of the next by its weekday in the middle of a line, and first by its day", () => {
		const tomorrow = at("2026-07-17T09:00:00+02:00");
		const due = { ...at("2026-07-16T14:50:00+02:00"), part: "ON" as const };
		expect(said({ now: live(34), next: tomorrow, leftToday: 0 })?.[1]).toBe("next tomorrow 09:00");
		expect(said({ now: null, due, next: tomorrow, leftToday: 0 })?.[1]).toBe("next tomorrow 09:00");
		expect(said({ now: null, next: tomorrow, leftToday: 0 })?.[0]).toBe("Tomorrow 09:00");
	});

	it("no minute in a document, but its space", () => {
		expect(said({ now: live(34), next: null, leftToday: 0 }, "en", null)).toEqual(["Live", ""]);
		const line = fieldLine(
			{ now: live(34), due: null, next: null, leftToday: 0 },
			daysAt(null, "en", "2026-07-16"),
			textsIn("en"),
		);
		expect(line?.nextMinute).toEqual(live(34));
	});

	it("NEXT §1 when a match was live in place of its minute, while the page may be old", () => {
		const field = { now: live(34), due: null, next: null, leftToday: 0 };
		const line = fieldLine(field, daysAt(NOW, "en"), textsIn("en"), NOW, "14:34");
		expect(line).toMatchObject({ first: "Live 14:34", nextMinute: null });
		expect(fieldLine(field, daysAt(null, "en", "2026-07-16"), textsIn("en"), null, "14:34")?.nextMinute).toBeNull();
	});

	it("that a match is live without events in its report, and nothing about a next match if there is none", () => {
		expect(said({ now: live(null), next: null, leftToday: 0 })).toEqual(["Live", ""]);
	});

	it("when the next one starts, and how many follow it that day", () => {
		const next = at("2026-07-16T16:00:00+02:00");
		expect(said({ now: null, next, leftToday: 4 })).toEqual(["16:00", "3 more today"]);
		expect(said({ now: null, next, leftToday: 1 })).toEqual(["16:00", ""]);
	});

	it("the day too where the next one is another day's", () => {
		const on = (day: string) => at(`2026-07-${day}T09:00:00+02:00`);
		expect(said({ now: null, next: on("17"), leftToday: 0 }, "sv")).toEqual(["I morgon 09:00", ""]);
		expect(said({ now: live(34), next: on("17"), leftToday: 0 })).toEqual(["Live 34'", "next tomorrow 09:00"]);
		expect(said({ now: null, next: on("18"), leftToday: 0 })).toEqual(["Sat 18 Jul 09:00", ""]);
	});

	it("when the next one will begin where the field runs late, and when it was planned", () => {
		const next = at("2026-07-16T16:00:00+02:00", "2026-07-16T16:20:00+02:00");
		expect(said({ now: null, next, leftToday: 4 })).toEqual(["≈ 16:20", "planned 16:00, 3 more today"]);
		expect(said({ now: live(34), next, leftToday: 4 }, "sv")).toEqual(["Live 34'", "nästa ≈ 16:20"]);
	});

	it("an overdue match without a report, by the answer and as the clock advances, and the next match", () => {
		const due = at("2026-07-16T14:50:00+02:00");
		const next = at("2026-07-16T16:00:00+02:00");
		const line = ["Should have started 14:50 · no report yet", "next 16:00"];
		expect(said({ now: null, due, next, leftToday: 1 })).toEqual(line);
		expect(said({ now: null, due: { ...due, part: "ON" }, next, leftToday: 1 }, "en", null)).toEqual(line);
		expect(said({ now: null, next: due, leftToday: 2 }, "sv")).toEqual(["Skulle ha börjat 14:50 · ingen rapport ännu", ""]);
		expect(said({ now: null, next: due, leftToday: 2 }, "en", null)).toEqual(["14:50", "1 more today"]);
		expect(said({ now: live(34), due, next, leftToday: 1 })).toEqual(["Live 34'", "next 16:00"]);
	});

	it("nothing if no match is played or scheduled", () => {
		expect(said({ now: null, next: null, leftToday: 0 })).toBeNull();
		expect(said({ now: null, next: at(null), leftToday: 0 })).toBeNull();
	});
});
