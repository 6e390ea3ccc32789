import { expect, test } from "vitest";
import { nextKickOffAlert, type UpcomingStart } from "./next-kick-off-alert.ts";

const fyrvallen = { latitude: 57.7, longitude: 11.97, name: "Fyrvallen" };
const skarvlunden = { latitude: 57.711, longitude: 11.97, name: "Skarvlunden" };
const at = (time: string) => Date.parse(`2026-07-14T${time}:00Z`);
const timeOf = (instant: number) => new Date(instant).toISOString().slice(11, 16);
const match = (id: string, start: string, more: Partial<UpcomingStart> = {}): UpcomingStart => ({
	...{ id, start: at(start), expected: at(start), arena: skarvlunden },
	...more,
});
const told = { lead: 30, addsWay: true, quiet: { from: "22:00", until: "07:00" }, now: at("12:00"), timeOf };

test("NEXT §2 the next kick-off alert depends on the expected start, the chosen lead time and the walk from the previous match", () => {
	const next = match("b", "15:20");
	const before = match("a", "13:00", { arena: fyrvallen });
	expect(nextKickOffAlert([next], [before, next], told)).toEqual({
		...{ match: "b", at: at("14:30"), expected: at("15:20") },
		way: { arena: "Fyrvallen", km: 1.6, minutes: 20 },
	});
	expect(nextKickOffAlert([next], [before, next], { ...told, addsWay: false })).toMatchObject({ at: at("14:50"), way: null });
	const late = match("b", "15:20", { expected: at("15:40") });
	expect(nextKickOffAlert([late], [late], { ...told, lead: 60 })).toMatchObject({ at: at("14:40"), expected: at("15:40") });
});

test("a match whose alert time has passed, or that begins before quiet hours end, is skipped; an alert due in quiet hours comes at their end", () => {
	const [first, second] = [match("a", "12:20"), match("b", "15:20")];
	expect(nextKickOffAlert([first, second], [first, second], told)).toMatchObject({ match: "b" });
	expect(nextKickOffAlert([first], [first], told)).toBeNull();
	const now = at("00:00");
	expect(nextKickOffAlert([match("a", "07:20")], [], { ...told, now })).toMatchObject({ at: at("07:00") });
	expect(nextKickOffAlert([match("a", "07:00")], [], { ...told, now })).toBeNull();
	expect(nextKickOffAlert([match("a", "07:00")], [], { ...told, now, quiet: null })).toMatchObject({ at: at("06:30") });
});

test("the next alert is the one sent first, even if its match begins later; an alert due this minute has been sent", () => {
	const [near, far] = [match("near", "15:00"), match("far", "15:10", { start: at("15:10") })];
	const before = match("a", "13:00", { arena: fyrvallen });
	expect(nextKickOffAlert([far, near], [], told)).toMatchObject({ match: "near", at: at("14:30") });
	const inQuiet = match("early", "07:20");
	expect(nextKickOffAlert([inQuiet, match("later", "07:25")], [], { ...told, now: at("00:00") })).toMatchObject({
		match: "early",
	});
	expect(nextKickOffAlert([near], [before], { ...told, now: at("14:10") }), "by its way it was told at 14:10").toBeNull();
	expect(nextKickOffAlert([near], [before], { ...told, now: at("14:10") - 1 })).toMatchObject({ at: at("14:10") });
});
