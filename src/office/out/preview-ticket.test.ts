import { expect, test } from "vitest";
import { PREVIEWS, readTicket, ticketOf } from "./preview-ticket.ts";

const ends = new Date("2026-07-14T12:20:00Z");

test("a ticket is read by its session alone, and as it was written", () => {
	for (const of of PREVIEWS) {
		const written = ticketOf({ of, ends }, "secret");
		expect(written).toMatch(/^[\w.-]+$/);
		expect(readTicket(written, "secret")).toEqual({ of, ends });
		expect(readTicket(written, "another")).toBeNull();
	}
	const written = ticketOf({ of: "lot", ends }, "secret");
	const [of, until, signed] = written.split(".");
	const later = (ends.getTime() + 1).toString(36);
	for (const forged of [`schedule.${until}.${signed}`, `${of}.${later}.${signed}`, `${of}.${until}`, `${written}x`, "", "lot"])
		expect([forged, readTicket(forged, "secret")]).toEqual([forged, null]);
});
