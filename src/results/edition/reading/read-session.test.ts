import { describe, expect, test } from "vitest";
import { aSmallCup, aSmallEdition } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { type CupClock, cupTime, type RunningClock } from "../../../cup/cup-clock.ts";
import { tournamentEntity } from "../building/tournament-entity.ts";
import { editionKey } from "../entity-key.ts";
import { ReadModels } from "../keeping/read-models.ts";
import { ReadSession, TooMuchRead } from "./read-session.ts";

const SERVER = new Date("2026-11-20T22:00:10Z");
const RUNNING: RunningClock = {
	hours: [["2026-07-16T12:34:00Z", "2026-07-16T18:30:00Z"]],
	since: "2026-11-20T22:00:00Z",
	gone: 0,
	speed: 20,
};

const nothing = () => Promise.resolve(null);
const NOTHING = { cup: nothing, current: nothing, past: nothing, pastClub: async () => new Map() };

function reading(server = SERVER, endedStands = false) {
	const now = ({ clock }: { readonly clock: CupClock }) => cupTime(clock, server);
	return new ReadSession({ ...NOTHING, now }, { endedStands });
}

test("an answer that reads more than is remembered has no keys, and says so", async () => {
	const told = new ReadSession({ ...NOTHING, now: () => SERVER }, { mostKeys: 2 });
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

test("an answer with the time of a cup with a fast clock is valid until the cup's next minute, by the server's clock", () => {
	const one = reading();
	expect(one.now(tournament({ running: RUNNING }))).toEqual(new Date("2026-07-16T12:37:00Z"));
	expect(one.freshUntil).toEqual(new Date("2026-11-20T22:00:12Z"));
});

test("an answer is valid no longer than its earlier reads, whatever is read separately afterwards", () => {
	const one = reading();
	one.now(tournament({}));
	const apart = one.recorded(() => one.today(tournament({})));
	expect(apart.read.freshUntil).toEqual(new Date("2026-11-20T23:00:00Z"));
	expect(one.freshUntil).toEqual(new Date("2026-11-20T22:01:00Z"));
	expect(one.recorded(() => 1).read.freshUntil).toBeNull();
	expect(one.freshUntil).toEqual(new Date("2026-11-20T22:01:00Z"));
});

test("an answer with the current day is valid until the cup's hours end: it is never night", () => {
	const one = reading();
	expect(one.today(tournament({ running: RUNNING }))).toBe("2026-07-16");
	expect(one.freshUntil).toEqual(new Date(Date.parse(RUNNING.since) + (5 * 60 + 56) * 3_000));
});

test("an answer with the time of a stopped clock is valid for ever, of the server's own until its next minute", () => {
	const standing = reading();
	standing.now(tournament({ clock: "2026-07-16T12:34:00Z" }));
	expect(standing.freshUntil).toBeNull();
	const own = reading();
	own.now(tournament({}));
	expect(own.freshUntil).toEqual(new Date("2026-11-20T22:01:00Z"));
});

test("an answer about an ended edition without its time is valid for ever, from the second day after its last", () => {
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

describe("the reads of one answer", () => {
	const source = new CupInMemory({
		...aSmallCup(),
		editions: [2026, 2025, 2024, 2023].map((year) => ({
			...aSmallEdition(),
			...{ id: `lc-${year}`, year, startsOn: `${year}-07-13`, endsOn: `${year}-07-18` },
			published: { clubs: year === 2024, teams: false, lot: false, schedule: year === 2026 || year === 2023 },
			matches: [],
			facts: [],
			streams: [],
			selectedGames: [],
		})),
	});
	const onError = (error: unknown) => {
		throw error;
	};
	const open = async (options: ConstructorParameters<typeof ReadSession>[1] = {}) =>
		new ReadSession(await ReadModels.open({ source, clock: () => SERVER, onError }), options);

	test("are counted to the last entity, and of a list each twenty-fifth part as one more", async () => {
		const one = await open({ most: 5 });
		const edition = (await one.open(7, "lc-2026"))!;
		edition.find("tournament");
		edition.find("match", "nobody");
		edition.goThrough(50);
		const tooMuch = () => edition.goThrough(1);
		expect(tooMuch).toThrow(TooMuchRead);
		expect(tooMuch, "and it stays so").toThrow("the answer would read more than one request may");
		expect(() => edition.find("names")).toThrow(TooMuchRead);
	});

	test("have one state of an edition, opened once for all; a missing one is looked up, and remembered as missing", async () => {
		const one = await open();
		const [first, again] = await Promise.all([one.open(7, "lc-2025"), one.open(7, "lc-2025")]);
		expect(first).toBe(again);
		expect(await one.open(7, "lc-1999")).toBeNull();
		expect(await one.open(8, "lc-2026")).toBeNull();
		expect([...one.dependencyKeys].sort()).toEqual(["7/editions", "7/lc-2025/opened", "8/editions"]);
		expect(one.revision).toBe(first!.revision);
		expect(one.in(first!.tournament)).toBe(first);
		expect(() => one.in({ edition: editionKey(7, "lc-2026") })).toThrow("edition 7/lc-2026 has not been opened");
		expect((await open()).revision).toBeNull();
	});

	test("have the earlier editions of which anything is published, the newest first, and none later", async () => {
		const one = await open();
		const years = async (id: string) => {
			const { tournament } = (await one.open(7, id))!;
			return (await one.earlier(tournament)).map((edition) => edition.tournament.year);
		};
		expect(await years("lc-2026")).toEqual([2024, 2023]);
		expect(await years("lc-2024")).toEqual([2023]);
		expect(await years("lc-2023")).toEqual([]);
	});

	test("give an edition's revision and announcements whether it is open or not, by the keys of the cup's list", async () => {
		const one = await open();
		const [tournament] = (await one.cup(7))!.tournaments;
		const announced = await one.announcementsOf(tournament!);
		expect(announced.map(({ id }) => id)).toEqual(["welcome"]);
		expect(await one.revisionOf(tournament!)).toBe(1);
		expect([...one.dependencyKeys].sort()).toEqual(["7/editions", "7/lc-2026/revision"].sort());
		await one.open(7, "lc-2026");
		expect(await one.announcementsOf(tournament!)).toEqual(announced);
		expect(one.dependencyKeys).toContain("7/lc-2026/announcements:");
	});
});
