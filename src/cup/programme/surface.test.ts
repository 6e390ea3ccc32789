import { expect, test } from "vitest";
import { SURFACES, surfaceOf } from "./surface.ts";

test("a surface is recognised from the organiser's words, in capitals or not; other words give none", () => {
	expect(["Grass", "artificial", "Artificial grass", "SPORTS FLOOR"].map(surfaceOf)).toEqual([
		"grass",
		"artificial-grass",
		"artificial-grass",
		"sports-floor",
	]);
	for (const surface of SURFACES) expect(surfaceOf(surface.replaceAll("-", " "))).toBe(surface);
	expect(["clay", "", "constructor", "artificial-grass"].map(surfaceOf)).toEqual([null, null, null, null]);
});
