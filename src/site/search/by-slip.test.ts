import { describe, expect, it } from "vitest";
import { foundBySlip } from "./by-slip.ts";

describe("found by a slip of the finger", () => {
	it.each([
		["fyrskn", ["IF Fyrsken", "Boys 16", "Sweden"]],
		["norrkopnig", ["IFK Norrköping", "Boys 16", "Sweden"]],
		["if fyrskn", ["IF Fyrsken", "Boys 16", "Sweden"]],
	])("%s", (query, texts) => {
		expect(foundBySlip(query, texts)).toBe(true);
	});

	it.each([
		["fyrs", ["IF Fyrsken", "Boys 16", "Sweden"]],
		["norrkopin ifk", ["IFK Norrköping", "Boys 16", "Sweden"]],
		["sverige", ["Sweden", ""]],
		["se", ["Sweden", ""]],
		["fyrsken 16", ["IF Fyrsken", "Boys 16", "Sweden"]],
		["if fyrsken", ["IF Fyrsken", "", ""]],
	])("not %s", (query, texts) => {
		expect(foundBySlip(query, texts)).toBe(false);
	});
});
