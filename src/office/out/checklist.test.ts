import { describe, expect, test } from "vitest";
import { aCategory, aGroupStage, aMatch, aSmallCup, aTeam } from "../../../tests/support/cup.ts";
import type { CupFile, EditionRecord } from "../../results/record/cup-file.ts";
import { inBoth } from "../../text/language.ts";
import { type CheckKind, checklistOf } from "./checklist.ts";

/** The small cup with nothing missing, and what a test changes of it. */
function aRecord(change: (edition: CupFile["editions"][number], cup: CupFile) => void = () => undefined): EditionRecord {
	const cup = structuredClone(aSmallCup());
	const edition = cup.editions[0]!;
	for (const arena of cup.arenas) {
		Object.assign(arena, { opens: "08:00", closes: "20:00" });
		for (const field of arena.fields) field.size ??= "11";
	}
	for (const [index, match] of edition.matches.entries()) {
		match.start ??= `2026-07-18T${String(6 + (index % 12)).padStart(2, "0")}:00:00Z`;
		match.field ??= "valhalla-1";
	}
	change(edition, cup);
	return { cup: cup.cup, clubs: cup.clubs, arenas: cup.arenas, edition, revision: 1, announcedTo: null };
}
const checkOf = (record: EditionRecord, kind: CheckKind) => checklistOf(record, []).find((one) => one.kind === kind);
const missingIn = (record: EditionRecord, kind: CheckKind) => {
	const { missing, names } = checkOf(record, kind) ?? { missing: null, names: [] };
	return [missing, ...names.map(({ en }) => en)];
};

test("a cup with everything lacks nothing, and its lines are in the order of the switches", () => {
	const record = aRecord();
	const checks = checklistOf(record, []);
	const lacks = checks.filter(({ missing, kind }) => missing > 0 && kind !== "conflicts" && kind !== "meetings");
	expect(lacks).toEqual([]);
	expect(checks.map(({ of }) => of)).toEqual([
		...["clubs", "teams", "teams", "lot", "lot", "lot", "schedule", "schedule", "schedule", "schedule", "schedule", "schedule"],
	]);
});

test("the pages that are missing are named", () => {
	const privacy = inBoth("Privacy", "Personuppgifter");
	expect(checklistOf(aRecord(), [privacy])[0]).toEqual({ kind: "pages", of: "clubs", missing: 1, all: 1, names: [privacy] });
});

describe("categories and teams", () => {
	const more = (...categories: ReturnType<typeof aCategory>[]) =>
		aRecord((edition) => void edition.categories.push(...categories));
	test("a category without teams or without a draw is named", () => {
		const empty = more(aCategory("g13", [aGroupStage("g13-g", {})]));
		expect(missingIn(empty, "teams")).toEqual([1, "Boys g13"]);
		expect(missingIn(empty, "draw")).toEqual([1, "Boys g13"]);
	});
	test("a category states how long its matches are, itself or in every stage", () => {
		const { halves: _, minutesPerHalf: __, ...silent } = aCategory("g13", []);
		const stage = aGroupStage("g13-g", {}, { halves: 2, minutesPerHalf: 15 });
		expect(missingIn(more({ ...silent, stages: [] }), "rules")).toEqual([1, "Boys g13"]);
		expect(missingIn(more({ ...silent, stages: [stage] }), "rules")).toEqual([0]);
		expect(missingIn(more({ ...silent, stages: [stage, aGroupStage("g13-h", {})] }), "rules")).toEqual([1, "Boys g13"]);
	});
	test("a team without a group counts, unless it has withdrawn or nothing of its category is drawn", () => {
		const record = aRecord((edition) => {
			edition.categories.push(aCategory("g13", [aGroupStage("g13-g", {})]));
			edition.teams.push(aTeam("b14-new", "b14"), aTeam("b14-left", "b14", { withdrawn: true }), aTeam("g13-ask", "g13"));
		});
		expect(missingIn(record, "groups")).toEqual([1, "Boys 14"]);
	});
	test("in Sweden a category up to 12 hides its scores; elsewhere the cup decides", () => {
		expect(checkOf(aRecord(), "young")).toMatchObject({ missing: 0, all: 1, names: [{ en: "B11", sv: "B11" }] });
		const shows = (zone: string) =>
			aRecord((edition, { cup }) => {
				cup.zone = zone;
				edition.categories.push(aCategory("b12", [], { age: 12 }), aCategory("b13", [], { age: 13 }));
			});
		expect(missingIn(shows("Europe/Stockholm"), "young")).toEqual([1, "B12"]);
		expect(missingIn(shows("Europe/Oslo"), "young")).toEqual([0, "B11"]);
		const none = aRecord((edition) => {
			edition.categories = edition.categories.filter(({ id }) => id === "b14");
		});
		expect(checkOf(none, "young"), "a cup without any has no such line").toBeUndefined();
	});
});

describe("places and hours", () => {
	test("a field without a size and an arena without fields are missing", () => {
		const record = aRecord((_, { arenas }) => {
			delete arenas[0]!.fields[1]!.size;
			arenas.push({ id: "new", name: "New", fields: [] });
		});
		expect(missingIn(record, "fields")).toEqual([2, "New", "Heden"]);
	});
	test("an arena states hours of every day of the cup; a closed day is stated, half a day is not", () => {
		const other = (more: object) =>
			aRecord((_, { arenas }) => void Object.assign(arenas[1]!, { opens: undefined, closes: undefined }, more));
		expect(missingIn(other({}), "hours")).toEqual([1, "Valhalla"]);
		expect(missingIn(other({ opens: "08:00" }), "hours")).toEqual([1, "Valhalla"]);
		const days = ["13", "14", "15", "16", "17", "18"].map((day) => ({ day: `2026-07-${day}`, closed: true }));
		expect(missingIn(other({ otherHours: days }), "hours")).toEqual([0]);
		expect(missingIn(other({ otherHours: days.slice(1) }), "hours")).toEqual([1, "Valhalla"]);
		expect(checkOf(aRecord(), "hours")?.all, "days").toBe(6);
	});
});

describe("matches and streams", () => {
	test("a match without a time or a field has no place", () => {
		const without = (key: "start" | "field") =>
			aRecord(({ matches }) => {
				delete matches.find(({ id }) => id === "b14-m1")![key];
			});
		expect(missingIn(without("start"), "places")).toEqual([1]);
		expect(missingIn(without("field"), "places")).toEqual([1]);
	});
	test("a group in which a match is missing, or all of them, is named", () => {
		const without = (ids: RegExp) =>
			aRecord((edition) => {
				edition.matches = edition.matches.filter(({ id }) => !ids.test(id));
			});
		const before = missingIn(aRecord(), "meetings")[0] as number;
		expect(missingIn(without(/^b14-m1$/), "meetings")).toContain("B14 Group 1");
		expect(missingIn(without(/^b14-m[1-6]$/), "meetings")[0]).toBe(before + 1);
	});
	test("two matches on one field at one time are impossible", () => {
		const before = missingIn(aRecord(), "conflicts")[0] as number;
		const twice = aRecord(({ matches }) => {
			const at = { start: "2026-07-13T06:30:00Z", field: "heden-10" };
			matches.push(
				aMatch("b14-x1", "b14-g-1", ["b14-ask", "b14-bro"], at),
				aMatch("b14-x2", "b14-g-1", ["b14-dal", "b14-ek"], at),
			);
		});
		expect(missingIn(twice, "conflicts")).toEqual([before + 1]);
	});
	test("a stream that needs access says how to get it; a cup with open streams alone has no such line", () => {
		const silent = aRecord((edition) => {
			delete edition.streamingInfo;
		});
		expect(missingIn(silent, "streams")).toEqual([2, "Live now", "Boys 11"]);
		const open = aRecord((edition) => {
			edition.streams = edition.streams?.filter(({ access }) => access === "open");
		});
		expect(checkOf(open, "streams")).toBeUndefined();
	});
});
