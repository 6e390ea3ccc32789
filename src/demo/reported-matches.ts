import { minuteOfWeek } from "./calendar.ts";
import type { Fixture } from "./fixture.ts";
import type { Place } from "./programme.ts";

const REPORTED_ROUNDS = ["final", "third-place", "semi-final", "quarter-final", "round-of-16"];
const REPORTED_MINUTES = 100;

/** Somebody reports the last rounds of the A playoffs, and what is being played now. */
export function reporting(now: number | null, places: ReadonlyMap<string, Place>): (fixture: Fixture) => boolean {
	return (fixture) => {
		if (now === null) return fixture.playoff === "A" && fixture.round === "final";
		const isNow = now - minuteOfWeek(places.get(fixture.id)!.time) < REPORTED_MINUTES;
		return isNow || (fixture.playoff === "A" && REPORTED_ROUNDS.includes(String(fixture.round)));
	};
}
