import { expect, it } from "vitest";
import { speakerOf } from "./reporter.ts";

it("a reporter reports for the arena or the field of its link, or as the office", () => {
	const link = { id: "r-1", name: "Heden", office: false, addedAt: "2026-07-13T07:00:00Z", revokedAt: null, seenAt: null };
	expect(speakerOf({ ...link, arena: "heden" })).toEqual({ sender: "field", by: "r-1", arena: "heden" });
	expect(speakerOf({ ...link, field: "heden-2" })).toEqual({ sender: "field", by: "r-1", field: "heden-2" });
	expect(speakerOf(link)).toEqual({ sender: "field", by: "r-1" });
	expect(speakerOf({ ...link, office: true })).toEqual({ sender: "office", by: "r-1" });
});
