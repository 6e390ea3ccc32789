import { expect, test } from "vitest";
import { randomFrom } from "./random.ts";

const ten = (label: string) => {
	const random = randomFrom(label);
	return Array.from({ length: 10 }, () => random.below(1000));
};

test("the same label gives the same numbers, another label others", () => {
	expect(ten("fyrcupen")).toEqual(ten("fyrcupen"));
	expect(ten("fyrcupen")).not.toEqual(ten("hamncupen"));
});

test("numbers are spread evenly", () => {
	const random = randomFrom("even");
	const counts = [0, 0, 0, 0];
	for (let i = 0; i < 8000; i++) counts[random.below(4)]!++;
	for (const count of counts) expect(count).toBeGreaterThan(1850);
});

test("shuffling keeps all entries and leaves the list unchanged", () => {
	const teams = Array.from({ length: 50 }, (_, index) => index);
	const shuffled = randomFrom("draw").shuffled(teams);
	expect(shuffled).not.toEqual(teams);
	expect([...shuffled].sort((a, b) => a - b)).toEqual(teams);
});

test("picking from an empty list fails", () => {
	expect(() => randomFrom("draw").pick([])).toThrow(RangeError);
});
