import fc from "fast-check";
import { expect, test } from "vitest";
import { minuteOfWeek } from "./calendar.ts";
import { CLOSES, type Job, OPENS, ProgrammeError, programme, REST_MINUTES } from "./programme.ts";

const job = (given: Partial<Job> & { id: string }): Job => ({
	minutes: 60,
	from: { day: 0, minute: 480 },
	fields: ["1", "2"],
	teams: [],
	after: [],
	...given,
});

const startOf = (places: ReturnType<typeof programme>, id: string) => minuteOfWeek(places.get(id)!.time);

test("two matches at one time are on two fields, and the third waits", () => {
	const places = programme([job({ id: "a" }), job({ id: "b" }), job({ id: "c" })]);
	expect([...places.values()]).toEqual([
		{ time: { day: 0, minute: 480 }, field: "1" },
		{ time: { day: 0, minute: 480 }, field: "2" },
		{ time: { day: 0, minute: 540 }, field: "1" },
	]);
});

test("a team rests an hour between its matches", () => {
	const places = programme([job({ id: "a", teams: ["fyrsken", "osaka"] }), job({ id: "b", teams: ["fyrsken", "glen"] })]);
	expect(startOf(places, "b")).toBe(480 + 60 + REST_MINUTES);
});

test("a semi-final waits for both quarter-finals and one hour more", () => {
	const places = programme([
		job({ id: "qf1" }),
		job({ id: "qf2", from: { day: 0, minute: 540 } }),
		job({ id: "sf", after: ["qf1", "qf2"], from: { day: 0, minute: 541 } }),
	]);
	expect(startOf(places, "sf")).toBe(600 + REST_MINUTES);
});

test("other matches make room for one with a time and a field of its own", () => {
	const fixed = { time: { day: 0, minute: 510 }, field: "1" };
	const places = programme([job({ id: "a", fields: ["1"] }), job({ id: "final", fixed })]);
	expect(places.get("final")).toEqual(fixed);
	expect(startOf(places, "a")).toBe(570);
});

test("a day that is too full is refused, naming the match without a place", () => {
	const jobs = Array.from({ length: 25 }, (_, index) => job({ id: `m${index}` }));
	expect(() => programme(jobs)).toThrow("No room for match m24");
});

test("a fixed match is refused on a taken field, before what decides it, and too near a team's other match", () => {
	const fixed = { time: { day: 0, minute: 480 }, field: "1" };
	expect(() => programme([job({ id: "a", fixed }), job({ id: "b", fixed })])).toThrow("a field that is taken");
	expect(() => programme([job({ id: "a" }), job({ id: "b", after: ["a"], fixed: { ...fixed, field: "2" } })])).toThrow(
		"before a is over",
	);
	const near = { time: { day: 0, minute: 560 }, field: "2" };
	expect(() => programme([job({ id: "a", teams: ["x"], fixed }), job({ id: "b", teams: ["x"], fixed: near })])).toThrow(
		ProgrammeError,
	);
});

test("a match that waits for its field does not overlap its team's next one", () => {
	const places = programme([
		job({ id: "long", minutes: 90, fields: ["1"] }),
		job({ id: "next", teams: ["x"], fixed: { time: { day: 0, minute: 660 }, field: "2" } }),
		job({ id: "waits", teams: ["x"], fields: ["1"] }),
	]);
	// Ready at 08:00 with enough rest before 11:00, but its field is free only at 09:30: too near, so it is played after.
	expect(startOf(places, "waits")).toBe(720 + REST_MINUTES);
});

/** Any jobs of a day: teams meet at random, and some matches wait for earlier ones. */
const anyJobs = fc
	.array(
		fc.record({
			minutes: fc.constantFrom(40, 50, 60, 80),
			from: fc.constantFrom(480, 540, 600, 720),
			teams: fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "f"), { minLength: 2, maxLength: 2 }),
			fields: fc.uniqueArray(fc.constantFrom("1", "2", "3"), { minLength: 1 }),
			waits: fc.boolean(),
		}),
		{ maxLength: 14 },
	)
	.map((list) => {
		const sorted = list.sort((a, b) => a.from - b.from);
		return sorted.map(({ minutes, from, teams, fields, waits }, index) =>
			job({
				id: String(index),
				minutes,
				from: { day: 0, minute: from },
				teams: waits ? [] : teams,
				fields,
				after: waits && index > 0 ? [String(index - 1)] : [],
			}),
		);
	});

test("for any matches: no field and no team twice at a time, an hour's rest, between eight and eight", () => {
	let placed = 0;
	fc.assert(
		fc.property(anyJobs, (jobs) => {
			let places: ReturnType<typeof programme>;
			try {
				places = programme(jobs);
			} catch (error) {
				if (error instanceof ProgrammeError) return; // a day too full
				throw error;
			}
			placed += jobs.length;
			const spans = jobs.map((each) => ({
				...each,
				start: startOf(places, each.id),
				end: startOf(places, each.id) + each.minutes,
			}));
			for (const one of spans) {
				expect(one.start).toBeGreaterThanOrEqual(Math.max(OPENS, one.from.minute));
				expect(one.end).toBeLessThanOrEqual(CLOSES);
				expect(one.fields).toContain(places.get(one.id)!.field);
				for (const before of one.after) expect(one.start).toBeGreaterThanOrEqual(spans[Number(before)]!.end + REST_MINUTES);
				for (const other of spans) {
					if (other.id >= one.id) continue;
					const apart = Math.max(one.start - other.end, other.start - one.end);
					if (places.get(one.id)!.field === places.get(other.id)!.field) expect(apart).toBeGreaterThanOrEqual(0);
					if (one.teams.some((team) => other.teams.includes(team))) expect(apart).toBeGreaterThanOrEqual(REST_MINUTES);
				}
			}
		}),
		{ numRuns: 1000 },
	);
	expect(placed).toBeGreaterThan(100);
});
