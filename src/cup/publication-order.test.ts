import fc from "fast-check";
import { expect, test } from "vitest";
import { blockingSwitch, SWITCHES, withSwitch } from "./publication-order.ts";

const ordered = fc
	.integer({ min: 0, max: SWITCHES.length })
	.map((count) => Object.fromEntries(SWITCHES.map((one, at) => [one, at < count])) as Parameters<typeof withSwitch>[0]);

test("no switch is on without those above it, whichever are switched and however often", () => {
	fc.assert(
		fc.property(ordered, fc.array(fc.tuple(fc.constantFrom(...SWITCHES), fc.boolean())), (begun, turns) => {
			let published = begun;
			for (const [of, on] of turns) {
				published = withSwitch(published, of, on);
				expect(published[of]).toBe(on);
				const states = SWITCHES.map((one) => published[one]);
				expect(states).toEqual(states.toSorted((a, b) => Number(b) - Number(a)));
			}
		}),
	);
});

test("the switch that must be changed first is the nearest missing one", () => {
	const published = { clubs: true, teams: false, lot: false, schedule: false };
	expect(blockingSwitch(published, "schedule", true)).toBe("teams");
	expect(blockingSwitch(published, "teams", true)).toBe(null);
	expect(blockingSwitch({ ...published, teams: true, lot: true }, "clubs", false)).toBe("lot");
	expect(blockingSwitch(published, "clubs", false)).toBe(null);
});
