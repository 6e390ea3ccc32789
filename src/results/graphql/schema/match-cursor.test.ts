import { expect, test } from "vitest";
import type { OrderedMatch } from "../../edition/building/match-order.ts";
import { afterCursor, cursorOf } from "./match-cursor.ts";

test("a page continues after the match that it ended with: the cursor has any state, time, field and id", () => {
	const [at, place] = [Date.parse("2026-07-14T12:00:00Z"), { name: "Örgryte 10" }];
	const ends: readonly OrderedMatch[] = [
		...(["upcoming", "live", "finished", "postponed", "cancelled"] as const).map((state) => ({
			id: "b14-m1" as never,
			state,
			at,
			place,
		})),
		{ id: "b14-m1" as never, state: "upcoming", at: Number.POSITIVE_INFINITY, place: null },
		{ id: "b14-m1" as never, state: "upcoming", at, place: null },
	];
	for (const end of ends) expect(afterCursor(cursorOf(end))).toEqual(end);
});

test("a malformed cursor is refused", () => {
	const written = (told: unknown) => Buffer.from(JSON.stringify(told)).toString("base64url");
	const texts = ["", "b14-m1", written(["late", 1, null, "m"]), written(["live", "1", null, "m"]), written(["live", 1, null])];
	for (const text of [...texts, written({ state: "live" }), written(["live", 1, 2, "m"])])
		expect(() => afterCursor(text), text).toThrow("after must be a `next` of the page before");
});
