import { expect, test } from "vitest";
import { type CupClock, cupTime, type RunningClock } from "../../../cup/cup-clock.ts";
import { tournamentEntity } from "../keeping/cup-read-model.ts";
import { ReadSession } from "./read-session.ts";

const SERVER = new Date("2026-11-20T22:00:10Z");
const RUNNING: RunningClock = {
	hours: [["2026-07-16T12:34:00Z", "2026-07-16T18:30:00Z"]],
	since: "2026-11-20T22:00:00Z",
	gone: 0,
	speed: 20,
};

function reading(server = SERVER, endedStands = false) {
	const nothing = () => Promise.resolve(null);
	const now = ({ clock }: { readonly clock: CupClock }) => cupTime(clock, server);
	return new ReadSession({ cup: nothing, current: nothing, now }, { endedStands });
}

test("of an answer that reads more than is remembered no key is told, and that it is so", async () => {
	const nothing = () => Promise.resolve(null);
	const told = new ReadSession({ cup: nothing, current: nothing, now: () => SERVER }, { mostKeys: 2 });
	for (const [cup, keys, isForgotten] of [
		[1, 1, false],
		[1, 1, false],
		[2, 2, false],
		[3, 0, true],
		[1, 0, true],
	] as const) {
		await told.cup(cup);
		expect([told.dependencyKeys.size, told.isForgotten]).toEqual([keys, isForgotten]);
	}
});

function tournament(clock: { readonly running: RunningClock } | { readonly clock: string } | object) {
	return tournamentEntity(
		{ id: 7, name: "Lillcupen", zone: "Europe/Stockholm", sport: "football", ...clock },
		{
			id: "2026",
			year: 2026,
			name: "Lillcupen 2026",
			startsOn: "2026-07-13",
			endsOn: "2026-07-19",
			published: { clubs: true, teams: true, lot: true, schedule: true },
		},
	);
}

test("an answer that tells the time of a cup in a hurry stands until the cup's next minute, by the server's clock", () => {
	const one = reading();
	expect(one.now(tournament({ running: RUNNING }))).toEqual(new Date("2026-07-16T12:37:00Z"));
	expect(one.freshUntil).toEqual(new Date("2026-11-20T22:00:12Z"));
});

test("one that tells its day stands until the cup's hours end: it is never night", () => {
	const one = reading();
	expect(one.today(tournament({ running: RUNNING }))).toBe("2026-07-16");
	expect(one.freshUntil).toEqual(new Date(Date.parse(RUNNING.since) + (5 * 60 + 56) * 3_000));
});

test("one that tells the time of a clock that stands stands for ever, of the server's own until its next minute", () => {
	const standing = reading();
	standing.now(tournament({ clock: "2026-07-16T12:34:00Z" }));
	expect(standing.freshUntil).toBeNull();
	const own = reading();
	own.now(tournament({}));
	expect(own.freshUntil).toEqual(new Date("2026-11-20T22:01:00Z"));
});

test("an answer of an edition that has ended stands for who shows nothing of its time, from the second day after its last", () => {
	for (const [day, stands] of [
		["2026-07-19", false],
		["2026-07-20", false],
		["2026-07-21", true],
		["2027-01-01", true],
	] as const) {
		for (const tell of ["now", "today"] as const) {
			const server = new Date(`${day}T10:00:00Z`);
			const one = reading(server, true);
			one[tell](tournament({}));
			expect([day, tell, one.freshUntil === null]).toEqual([day, tell, stands]);
			const other = reading(server);
			other[tell](tournament({}));
			expect(other.freshUntil).not.toBeNull();
		}
	}
});
