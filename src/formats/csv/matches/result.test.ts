import { describe, expect, it, test } from "vitest";
import type { Fault } from "../../../results/record/fault.ts";
import type { Draft, FieldDraft } from "../draft.ts";
import { bothLanguages } from "../file/both-languages.ts";
import type { Cell } from "../file/cell.ts";
import { Row } from "../file/row.ts";
import { readResult } from "./result.ts";
import { startOf } from "./start.ts";

/** A sheet's row with these columns, blank for an empty text. */
function rowOf(cells: Readonly<Record<string, string>>) {
	const faults: Fault[] = [];
	const keys = Object.keys(cells);
	const place = { file: "matches.csv", line: 4 };
	const present = new Map(keys.map((key, column) => [key, { column, heading: key }]));
	const filled = keys.flatMap((key, column): [string, Cell][] =>
		cells[key] === "" ? [] : [[key, { ...place, column, heading: key, text: cells[key]! }]],
	);
	const row = new Row<never>(place, new Map(filled) as never, { present, written: new Map() }, faults);
	return { row, said: () => faults.map(({ severity, field, message }) => `${severity} ${field}: ${message}`) };
}

describe("the result in a row", () => {
	const read = (cells: Readonly<Record<string, string>>, sport: "football" | "handball" = "football") => {
		const { row, said } = rowOf(cells);
		const result = readResult(row, { sport } as Draft, (side, text) => text === { home: "IF Ask", away: "IF Bro" }[side]);
		return [result, said(), row.isBroken];
	};
	const score = (home: number, away: number) => ({ home, away });

	it("is finished by its score, in one column or in two, and absent if the row is empty", () => {
		expect(read({})).toEqual([{}, [], false]);
		expect(read({ score: "2-1" })).toEqual([{ status: "finished", score: score(2, 1) }, [], false]);
		expect(read({ homeGoals: "2", awayGoals: "1" })).toEqual([{ status: "finished", score: score(2, 1) }, [], false]);
		expect(read({ homeGoals: "0", awayGoals: "0", score: "" })[0]).toEqual({ status: "finished", score: score(0, 0) });
		expect(read({ score: "2-1", homeGoals: "2", awayGoals: "1" })[1]).toEqual([]);
		expect(read({ score: "2-1", homeGoals: "1", awayGoals: "2" })[1]).toEqual([
			"error score: a different score from the two goal columns, 1–2",
		]);
		expect(read({ score: "2-1", homeGoals: "2", awayGoals: "2" })[2]).toBe(true);
		expect(read({ homeGoals: "2", awayGoals: "" })).toEqual([{}, ["error awayGoals: only one side’s goals"], true]);
		expect(read({ homeGoals: "", awayGoals: "2" })[1]).toEqual(["error homeGoals: only one side’s goals"]);
		expect(read({ homeGoals: "2", awayGoals: "two" })[1]).toEqual(["error awayGoals: not a valid number"]);
		expect(read({ score: "1-0", status: "live", period: "first half", minute: "17", halfTime: "" })[0]).toEqual({
			...{ status: "live", score: score(1, 0), period: "first-half", minute: 17 },
		});
	});

	it("is decided by its shoot-out if the match has one and is over, of its sport's kind unless stated", () => {
		const level = { score: "1-1", shootOut: "4-5" };
		const whole = { status: "finished", score: score(1, 1), shootOut: score(4, 5), decidedBy: "penalties" };
		expect(read(level)[0]).toEqual(whole);
		expect(read({ score: "1-1", homeShootOut: "4", awayShootOut: "5" })[0]).toEqual(whole);
		expect(read(level, "handball")[0]).toMatchObject({ decidedBy: "seven-metre-throws" });
		expect(read({ ...level, status: "live" })[0]).not.toHaveProperty("decidedBy");
		expect(read({ ...level, decidedBy: "lots", winner: "IF Bro" })[0]).toMatchObject({ decidedBy: "lots", winner: "away" });
		expect(read({ ...level, regularTime: "1-1", halfTime: "1-0" })[0]).toMatchObject({
			...{ regularTime: score(1, 1), halfTime: score(1, 0) },
		});
	});

	it("is a walkover for the named side or team, and for no other state", () => {
		const won = (walkover: string) => read({ walkover })[0];
		expect([won("home"), won("borta"), won("IF Ask"), won("IF Bro"), won("ingen")]).toEqual(
			["home", "away", "home", "away", "none"].map((winner) => ({ status: "walkover", winner })),
		);
		expect(read({ walkover: "IF Dal" })[1]).toEqual(["error walkover: no such side"]);
		expect(read({ walkover: "home", status: "finished" })[1]).toEqual(["error walkover: a walkover in a match that is finished"]);
		expect(read({ walkover: "home", score: "3-0" })[0]).toEqual({ status: "walkover", score: score(3, 0), winner: "home" });
	});

	it("removes values with a dash, each separately", () => {
		expect(
			read({
				score: "-",
				halfTime: "–",
				regularTime: "-",
				shootOut: "—",
				decidedBy: "-",
				winner: "-",
				period: "-",
				minute: "-",
			})[0],
		).toEqual({
			...{
				score: null,
				halfTime: null,
				regularTime: null,
				shootOut: null,
				decidedBy: null,
				winner: null,
				period: null,
				minute: null,
			},
		});
		expect(read({ score: "1-1", shootOut: "4-5", decidedBy: "-" })[0]).toMatchObject({ decidedBy: null });
		expect(read({ walkover: "-", score: "2-0" })[0]).toMatchObject({ status: "finished", score: score(2, 0) });
	});
});

describe("when a match starts", () => {
	const CUP = { zone: "Europe/Stockholm" } as Draft;
	const at = (
		cells: Readonly<Record<string, string>>,
		{
			zone,
			draft = CUP,
			lacks = "warning" as "warning" | "error",
		}: { zone?: string; draft?: Draft; lacks?: "warning" | "error" } = {},
	) => {
		const { row, said } = rowOf(cells);
		const field = { arena: { zone } } as unknown as FieldDraft;
		return [startOf(row, ["date", "time"] as never, field, draft, lacks), said(), row.isBroken];
	};

	it("is by the time zone of its arena, otherwise of the cup, with the time beside the day or in its cell", () => {
		const noon = [`2026-07-13T12:00:00+02:00`, [], false];
		expect(at({ date: "2026-07-13", time: "12:00" })).toEqual(noon);
		expect(at({ date: "13/7 2026 12.00" })).toEqual(noon);
		expect(at({ date: "2026-07-13 12:00", time: "12.00" })).toEqual(noon);
		for (const midnight of ["2026-07-13 00:00:00", "2026-07-13 00:00", "2026-07-13T00:00:00"])
			expect(at({ date: midnight, time: "12:00" })).toEqual(noon);
		expect(at({ date: "2026-07-13", time: "12:00" }, { zone: "Europe/Helsinki" })[0]).toBe("2026-07-13T12:00:00+03:00");
		expect(at({ date: "2026-07-13T12:00:00+05:00", time: "" }, { zone: "Europe/Helsinki" })[0]).toBe("2026-07-13T12:00:00+05:00");
		expect(at({ date: "2026-07-13 12:00", time: "13:00" })).toEqual([
			undefined,
			["error time: a different time from the one in the date cell"],
			true,
		]);
		expect(at({ date: "2026-07-13", time: "12:00" }, { draft: {} as Draft })).toEqual([undefined, [], true]);
	});

	it("is unknown if the day or the time is missing: a day without a time is a warning for a match, a fault for a fact", () => {
		expect(at({ date: "", time: "" })).toEqual([undefined, [], false]);
		expect(at({ date: "", time: "12:00" })).toEqual([undefined, ["error date: a time without a day"], true]);
		expect(at({ date: "2026-07-13", time: "" })).toEqual([undefined, ["warning time: a day without a time"], false]);
		expect(at({ date: "2026-07-13", time: "" }, { lacks: "error" })).toEqual([
			undefined,
			["error time: a day without a time"],
			true,
		]);
		expect(at({ date: "2026-07-13", time: "noon" })[1]).toEqual(["error time: not a time"]);
		expect(at({ date: "someday", time: "12:00" })[1]).toEqual(["error date: not a date"]);
	});

	it("is invalid in the hour that the clocks skip, and the first of two in the hour that they show twice", () => {
		expect(at({ date: "2026-03-29", time: "02:30" })).toEqual([
			...[undefined, ["error time: a time that the clocks in Europe/Stockholm skip that night"], true],
		]);
		expect(at({ date: "2026-10-25 02:30", time: "" })).toEqual([
			"2026-10-25T02:30:00+02:00",
			["warning date: a time that the clocks in Europe/Stockholm show twice that night: read as the first"],
			false,
		]);
	});
});

test("a text is used for both languages unless the other has a column of its own, and a dash removes it", () => {
	const told = (cells: Readonly<Record<string, string>>) =>
		bothLanguages(rowOf(cells).row, "text" as never, "en" as never, "sv" as never);
	expect(told({ text: "Rain" })).toEqual({ en: "Rain", sv: "Rain" });
	expect(told({ text: "Rain", sv: "Regn" })).toEqual({ en: "Rain", sv: "Regn" });
	expect(told({ text: "Regn", en: "Rain" })).toEqual({ en: "Rain", sv: "Regn" });
	expect(told({ en: "Rain", sv: "Regn" })).toEqual({ en: "Rain", sv: "Regn" });
	expect([told({ en: "Rain" }), told({ sv: "Regn" })]).toEqual([
		{ en: "Rain", sv: "Rain" },
		{ en: "Regn", sv: "Regn" },
	]);
	expect([told({ text: "-" }), told({ en: "-", sv: "-" }), told({ text: "", en: "" }), told({})]).toEqual([
		null,
		null,
		undefined,
		undefined,
	]);
	expect(told({ text: "-", en: "Rain" })).toBeNull();
	expect(told({ text: "Rain", en: "-" })).toEqual({ en: "Rain", sv: "Rain" });
});
