import { expect, test } from "vitest";
import { hasEnded } from "./has-ended.ts";

const ended = (zone: string, now: string) => hasEnded({ endsOn: "2026-07-18", zone }, new Date(now));

test.each([
	["Europe/Stockholm", "2026-07-19T22:00:00Z"],
	["UTC", "2026-07-20T00:00:00Z"],
	["America/Los_Angeles", "2026-07-20T07:00:00Z"],
	["Pacific/Kiritimati", "2026-07-19T10:00:00Z"],
	["Pacific/Pago_Pago", "2026-07-20T11:00:00Z"],
	["+05:30", "2026-07-19T18:30:00Z"],
])("in %s an edition goes on for a whole day after its last one, in its own time zone", (zone, over) => {
	const at = (milliseconds: number) => new Date(Date.parse(over) + milliseconds).toISOString();
	expect(["2026-07-18T12:00:00Z", at(-36 * 3_600_000), at(-1)].map((now) => ended(zone, now))).toEqual([false, false, false]);
	expect([at(0), at(36 * 3_600_000), "2027-07-18T12:00:00Z"].map((now) => ended(zone, now))).toEqual([true, true, true]);
});
