import fc from "fast-check";
import { expect, test } from "vitest";
import { blockingSwitch, SWITCHES, withSwitch } from "./publication-order.ts";

const ordered = fc
	.integer({ min: 0, max: SWITCHES.length })
	.map((count) => Object.fromEntries(SWITCHES.map((one, at) => [one, at < count])) as Parameters<typeof withSwitch>[0]);

test("no switch is on without the ones above it, whatever is turned and however often", () => {
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

test("what must be turned first is the nearest that is missing", () => {
	const published = { clubs: true, teams: false, lot: false, schedule: false };
	expect(blockingSwitch(published, "schedule", true)).toBe("teams");
	expect(blockingSwitch(published, "teams", true)).toBe(null);
	expect(blockingSwitch({ ...published, teams: true, lot: true }, "clubs", false)).toBe("lot");
	expect(blockingSwitch(published, "clubs", false)).toBe(null);
});
