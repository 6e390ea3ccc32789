import { expect, it } from "vitest";
import { positionOf, positionText } from "./map-position.ts";

it("a position on the map is read as maps write it, and nothing else is one", () => {
	expect(positionOf("57.7089, 11.9746")).toEqual([57.7089, 11.9746]);
	expect(positionOf("57,7089; 11,9746")).toEqual([57.7089, 11.9746]);
	expect(positionOf("  ")).toBeNull();
	for (const wrong of ["north of the church", "57.7", "95.1, 11.9", "57.7, 181"]) expect(positionOf(wrong)).toBeUndefined();
});

it("a position is written as it is read", () => {
	const place = { latitude: -57.7089, longitude: 11.9746 };
	expect(positionOf(positionText(place))).toEqual([place.latitude, place.longitude]);
	expect(positionText({ latitude: 57.7 })).toBe("");
	expect(positionText(undefined)).toBe("");
});
