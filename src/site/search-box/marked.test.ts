import { describe, expect, it } from "vitest";
import { markedParts } from "./marked.ts";

const shown = (name: string, query: string) =>
	markedParts(name, query)
		.map(({ text, marked }) => (marked ? `[${text}]` : text))
		.join("");

describe("what was typed is marked in a name", () => {
	it.each([
		["Harare Stars", "ha", "[Ha]rare Stars"],
		["Göteborg IF", "goteb", "[Göteb]org IF"],
		["Go\u0308teborg", "go", "[Go\u0308]teborg"],
		["Straßdorf SV", "strass", "[Straß]dorf SV"],
		["Ærø BK", "aero", "[Ærø] BK"],
		["IFK Norrköping", "norr ifk", "[IFK] [Norr]köping"],
		["Nordens IF", "n nord", "[Nord]ens IF"],
		["IF Fyrsken", "if", "[IF] Fyrsken"],
		["Sjöhaga IK", "ha", "Sjöhaga IK"],
		["1. FC Norden", "1", "[1]. FC Norden"],
		["", "ha", ""],
		["Harare", "", "Harare"],
	])("%j, %j", (name, query, marked) => {
		expect(shown(name, query)).toBe(marked);
	});

	it("preserves every letter of the name", () => {
		expect(
			markedParts("ФК Срébrna Река 2", "sr река fk")
				.map(({ text }) => text)
				.join(""),
		).toBe("ФК Срébrna Река 2");
	});
});
