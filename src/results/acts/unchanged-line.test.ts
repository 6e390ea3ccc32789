import { expect, it } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import type { EditionRecord } from "../record/cup-file.ts";
import { revertedLines, unchangedLine } from "./unchanged-line.ts";

const { cup, clubs, arenas, editions } = aSmallCup();
const record = { cup, clubs, arenas, edition: editions[0]!, announcedTo: null, revision: 1 } as unknown as EditionRecord;
const line = (kind: "park" | "drop" | "result", match: string, reason?: string) =>
	unchangedLine(record, {
		...{ kind, desk: "Office" },
		asked: { request: "r", proposal: { kind, match, ...(reason !== undefined && { reason }) } },
	});

it("an act that changed no row names its match: parked, dropped or confirmed; and its undo the reverse", () => {
	const [parked] = line("park", "b14-s1", "unclear");
	expect(parked).toMatchObject({ was: "not parked", becomes: "parked: unclear", sv: { becomes: "lagd åt sidan: oklar" } });
	expect(parked?.what).toMatch(/^match 412 \(B14: /);
	expect(revertedLines([parked!])).toMatchObject([{ was: "parked: unclear", becomes: "not parked" }]);
	expect(line("drop", "b14-s1")).toMatchObject([{ becomes: "discarded" }]);
	expect(line("result", "b14-m1")).toMatchObject([{ was: "1–0", becomes: "1–0, confirmed", sv: { becomes: "1–0, bekräftat" } }]);
	expect(line("park", "nothing")).toEqual([]);
});

it("§6 for a match of a young category it has no score", () => {
	const categories = record.edition.categories.map((one) => ({
		...one,
		publishes: { scores: false, tables: false, playoffs: false },
	}));
	const young = { ...record, edition: { ...record.edition, categories } } as EditionRecord;
	const asked = { request: "r", proposal: { kind: "result", match: "b14-m1" } };
	expect(unchangedLine(young, { kind: "result", desk: "Office", asked })).toMatchObject([{ was: "played" }]);
});
