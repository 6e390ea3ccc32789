import { expect, test } from "vitest";
import { alertTime, type FollowedStart, wayTo } from "./kick-off-soon.ts";
import { isQuiet, quietLeft } from "./quiet-hours.ts";

const HOUR = 3_600_000;
const fyrvallen = { latitude: 57.7, longitude: 11.97, name: "Fyrvallen" };
const skarvlunden = { latitude: 57.711, longitude: 11.97, name: "Skarvlunden" };
const match = (id: string, start: number, arena: FollowedStart["arena"]): FollowedStart => ({ id, start, arena });

test("the alert adds the walk from the team's previous match if that was in another arena and ended less than three hours before", () => {
	const next = match("b", 10 * HOUR, skarvlunden);
	const way = wayTo(next, [match("a", 7 * HOUR, fyrvallen), next]);
	expect(way).toEqual({ arena: "Fyrvallen", km: 1.6, minutes: 20 });
	expect(alertTime(10 * HOUR, 30, way)).toBe(10 * HOUR - 50 * 60_000);
	expect(wayTo(next, [match("a", 7 * HOUR - 1, fyrvallen)])).toBeNull();
	expect(wayTo(next, [match("a", 8 * HOUR, skarvlunden)])).toBeNull();
	expect(wayTo(next, [match("a", 8 * HOUR, fyrvallen), match("c", 9 * HOUR, skarvlunden)])).toBeNull();
	const later = match("c", 10 * HOUR + 1, fyrvallen);
	expect(wayTo(next, [match("a", 8 * HOUR, fyrvallen), later, match("d", 10 * HOUR, fyrvallen)])).toMatchObject({
		arena: "Fyrvallen",
	});
	expect(wayTo(next, [match("d", 10 * HOUR, fyrvallen)]), "at the same time is not before").toBeNull();
	expect(wayTo(next, [match("c", 9 * HOUR, skarvlunden), match("a", 8 * HOUR, fyrvallen)]), "whatever their order").toBeNull();
	expect(wayTo(next, [match("a", 8 * HOUR, null)])).toBeNull();
	expect(wayTo(match("b", 10 * HOUR, null), [match("a", 8 * HOUR, fyrvallen)])).toBeNull();
	expect(alertTime(10 * HOUR, 15, null)).toBe(10 * HOUR - 15 * 60_000);
});

test("quiet hours may span midnight, and end at their stated time", () => {
	const night = { from: "22:00", until: "07:00" };
	expect(["21:59", "22:00", "23:30", "06:59", "07:00"].map((time) => isQuiet(time, night))).toEqual([
		false,
		true,
		true,
		true,
		false,
	]);
	expect(["12:59", "13:00", "14:00"].map((time) => isQuiet(time, { from: "13:00", until: "14:00" }))).toEqual([
		false,
		true,
		false,
	]);
	expect(isQuiet("13:00", { from: "13:00", until: "13:00" })).toBe(false);
	expect(isQuiet("07:00", { from: "07:00", until: "07:00" })).toBe(false);
	expect(isQuiet("00:00", night)).toBe(true);
	expect(quietLeft("07:00", night)).toBe(24 * 60);
	expect(quietLeft("23:30", night)).toBe(450);
	expect(quietLeft("06:59", night)).toBe(1);
});
