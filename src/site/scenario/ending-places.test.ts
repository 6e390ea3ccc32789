import { expect, test } from "vitest";
import { endingPlaces } from "./ending-places.ts";

const road = (place: number, isSchedulePublished: boolean) => ({ place, match: { isSchedulePublished } });

test("places that lead nowhere are named before the schedule is published too, of all that there are", () => {
	expect(endingPlaces([road(1, false), road(2, false)], null, 4)).toEqual([3, 4]);
	expect(endingPlaces([road(1, false), { place: 3, match: null }], null, 4)).toEqual([2, 4]);
	expect(endingPlaces([road(1, false)], null, 0), "nothing is known of how many there are").toEqual([]);
});

test("afterwards only those that the team can still reach, and none if that is unknown", () => {
	expect(endingPlaces([road(2, true)], [2, 3], 4)).toEqual([3]);
	expect(endingPlaces([road(2, true)], null, 4)).toEqual([]);
});
