import { expect, it } from "vitest";
import { fieldNameAlone, placeName } from "./place-name.ts";

it.each([
	["Kyrkängen", "1", "Kyrkängen 1", "Kyrkängen 1"],
	["Heden", "B", "Heden B", "Heden B"],
	["Heden", "12B", "Heden 12B", "Heden 12B"],
	["Heden", "Heden 3", "Heden 3", "Heden 3"],
	["Heden", "HEDEN 4", "HEDEN 4", "HEDEN 4"],
	["Heden", "Centre Court", "Centre Court, Heden", "Centre Court"],
])("at %s the field %s is called %s, and %s without its arena", (arena, field, name, alone) => {
	expect(placeName(arena, field)).toBe(name);
	expect(fieldNameAlone(arena, field)).toBe(alone);
});
