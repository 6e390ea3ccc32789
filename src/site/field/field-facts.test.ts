import { describe, expect, it } from "vitest";
import { enumName } from "../../cup/enum-name.ts";
import { surfaceOf } from "../../cup/programme/surface.ts";
import { placesEn } from "../../text/places/en.ts";
import { placesSv } from "../../text/places/sv.ts";
import { fieldFacts } from "./field-facts.ts";

/** A field as the API answers it. */
const field = (surfaceName: string | null, size: string | null) => {
	const surface = surfaceName === null ? null : surfaceOf(surfaceName);
	return { surface: surface && enumName(surface), surfaceName, size };
};

describe("what a field is", () => {
	it("is in the reader's language, however the organiser wrote it", () => {
		expect(fieldFacts([field("artificial grass", "11v11")], placesEn)).toBe("artificial grass, 11-a-side");
		expect(fieldFacts([field("Artificial", "11")], placesSv)).toBe("konstgräs, 11-manna");
		expect(fieldFacts([field("sports floor", "40×20")], placesSv)).toBe("sportgolv, 40\u00a0×\u00a020\u00a0m");
	});

	it("is stated once for equal fields, and for each kind if they differ", () => {
		expect(fieldFacts([field("grass", "9v9"), field("grass", "9v9")], placesEn)).toBe("grass, 9-a-side");
		expect(fieldFacts([field("grass", "7"), field("gravel", "11")], placesEn)).toBe("grass and gravel, 7-a-side and 11-a-side");
	});

	it("is as the organiser wrote it if it is no known word", () => {
		expect(fieldFacts([field("clay", "small")], placesSv)).toBe("clay, small");
	});

	it("is nothing where nothing is known", () => {
		expect(fieldFacts([field(null, null)], placesEn)).toBe("");
	});
});
