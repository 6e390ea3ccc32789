import fc from "fast-check";
import { expect, it } from "vitest";
import { beamFaults } from "./beam-yellow.ts";
import { contrastFaults } from "./contrast.ts";
import { FIRST_COLOURS, nearestHeader, paletteOf } from "./palette-of.ts";

const faults = (header: string, accent: string) => {
	const { light, dark } = paletteOf({ header, accent });
	return [
		...contrastFaults("light", light),
		...contrastFaults("dark", dark),
		...beamFaults("light", light),
		...beamFaults("dark", dark),
	];
};
const aColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`.toUpperCase());

it("any accent on any header that can be read makes a palette without a contrast fault", () => {
	fc.assert(
		fc.property(aColour, aColour, (header, accent) => {
			expect(faults(nearestHeader(header) ?? header, accent)).toEqual([]);
		}),
	);
});

it("a header that can be read stays, and a light one gets the nearest darker colour", () => {
	expect(nearestHeader(FIRST_COLOURS.header)).toBeNull();
	const offered = nearestHeader("#7EC8E3")!;
	expect(nearestHeader(offered)).toBeNull();
	// As light as it can be: one step lighter fails.
	expect(offered).not.toBe("#000000");
	expect(faults(offered, "#D93A16")).toEqual([]);
});
