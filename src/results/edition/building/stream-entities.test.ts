import { expect, test } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import type { MatchEntity } from "../entities.ts";
import { publicStreams, streamEntities, streamOfMatch } from "./stream-entities.ts";

const [edition] = aSmallCup().editions;
const stream = { id: "s", title: "Heden", state: "replay" as const, access: "free" as const, provider: "file" as const };
/** The match that a stream with matches in these states plays. */
const focusOf = (...states: MatchEntity["state"][]) => {
	const shown = states.map((state, at) => ({ id: `m${at}`, state, stream: "s", at, category: "b14" }) as unknown as MatchEntity);
	const streams = { all: [stream], ofMatch: new Map(), ofField: new Map() } as unknown as Parameters<typeof streamEntities>[1];
	const placed = { edition: "lc-2026", places: new Map(), zone: "Europe/Stockholm" } as unknown as Parameters<
		typeof streamEntities
	>[0];
	return streamEntities(placed, streams, shown).get("s")?.match;
};

test("§11 a stream plays the match in progress, else the next one, else the last", () => {
	expect(focusOf("finished", "upcoming", "live", "upcoming")).toBe("m2");
	expect(focusOf("finished", "upcoming", "upcoming")).toBe("m1");
	expect(focusOf("finished", "finished", "cancelled")).toBe("m2");
	expect(focusOf()).toBeNull();
});

test("§11 a field's stream shows matches that begin during it: from its first instant to before its last", () => {
	const field = { ...stream, address: "x", field: "heden-2", from: "2026-07-16T09:00:00Z", until: "2026-07-16T11:00:00Z" };
	const streams = publicStreams({ ...edition!, streams: [field] as unknown as NonNullable<typeof edition>["streams"] });
	const shown = (start: string, on = "heden-2") =>
		streamOfMatch(streams, { ...edition!.matches[0]!, id: "m", field: on, start: `2026-07-16T${start}Z` });
	expect([shown("08:59:59"), shown("09:00:00"), shown("10:59:59"), shown("11:00:00")]).toEqual([null, "s", "s", null]);
	expect(shown("10:00:00", "heden-10")).toBeNull();
});
