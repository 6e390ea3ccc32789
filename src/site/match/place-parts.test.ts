import { expect, test } from "vitest";
import { placeParts } from "./place-parts.ts";

test.each([
	["Skymningsvallen 3", "Skymningsvallen", " 3"],
	["Heden Norra 12", "Heden Norra", " 12"],
	["Valhalla B", "Valhalla", " B"],
	["Centre Court, Valhalla", "Centre Court, Valhalla", ""],
	["Gamla Ullevi IP", "Gamla Ullevi IP", ""],
	["Hallen", "Hallen", ""],
])("§2 Match card: of %s the arena may be cut, never the field's number", (place, arena, number) => {
	expect(placeParts(place)).toEqual({ arena, number });
});
