import { expect, test } from "vitest";
import { walkBetween } from "./walk.ts";

/** This many kilometres north, less the detour factor. */
const north = (km: number) => ({ latitude: 57 + km / 1.3 / 111.19, longitude: 12 });

test("the distance is given to 0.1 km, the time in steps of five minutes upwards, and under 0.3 km it is the same arena", () => {
	expect(walkBetween(north(0), north(1.4))).toEqual({ km: 1.4, minutes: 20 });
	expect(walkBetween(north(0), north(2.6))).toEqual({ km: 2.6, minutes: 35 });
	expect(walkBetween(north(0), north(0.24))).toBeNull();
	expect(walkBetween(north(0), north(0.31))).toEqual({ km: 0.3, minutes: 5 });
});
