import { expect, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import type { EditionChanged } from "../../results/record/change.ts";
import type { CupFileMatch, EditionRecord } from "../../results/record/cup-file.ts";
import { CachedEdition } from "./cached-edition.ts";
import { dayRoutes } from "./day-routes.ts";

/** A record that a test changes, with a counter of its reads. */
function aRecord() {
	const { cup, clubs, arenas, editions } = aSmallCup();
	let record: EditionRecord = { cup, clubs, arenas, edition: editions[0]!, revision: 1, announcedTo: null };
	const read = { whole: 0, matches: [] as string[] };
	let beforeWhole = () => {};
	const kept = new CachedEdition(
		{
			edition: async () => {
				read.whole++;
				beforeWhole();
				return record;
			},
			matches: async (_cup, _edition, ids) => {
				read.matches.push(...ids);
				const { revision, edition } = record;
				return { revision, matches: edition.matches.filter(({ id }) => ids.includes(id)) };
			},
			listen: async () => async () => undefined,
		},
		{ cup: cup.id, edition: record.edition.id },
	);
	const commit = (id: string, change: Partial<CupFileMatch>, told: EditionChanged["matches"], inNotice: boolean) => {
		const matches = record.edition.matches.map((match) => (match.id === id ? { ...match, ...change } : match));
		record = { ...record, revision: record.revision + 1, edition: { ...record.edition, matches } };
		const states = matches.filter((match) => match.id === id);
		return { cup: cup.id, edition: record.edition.id, revision: record.revision, matches: told, ...(inNotice && { states }) };
	};
	const write = (id: string, change: Partial<CupFileMatch>, told: EditionChanged["matches"] = [id], inNotice = false) =>
		kept.changed(commit(id, change, told, inNotice));
	const onWhole = (act: () => void) => {
		beforeWhole = act;
	};
	return { kept, read, write, commit, onWhole, whole: () => record };
}

test("an edition is read whole once, and then only the matches that changed: both give the same", async () => {
	const { kept, read, write, whole } = aRecord();
	await kept.current();
	write("b14-s1", { start: "2026-07-16T09:40:00Z" });
	write("b14-s2", { start: "2026-07-16T10:40:00Z" });
	expect(await kept.current()).toEqual(whole());
	expect(read).toEqual({ whole: 1, matches: ["b14-s1", "b14-s2"] });
	write("b14-s1", { number: "500" }, "all");
	expect(await kept.current()).toEqual(whole());
	expect(read.whole).toBe(2);
});

test("a match that its notice contains is not read, unless a notice before it contains none", async () => {
	const { kept, read, write, whole } = aRecord();
	await kept.current();
	write("b14-s1", { start: "2026-07-16T09:40:00Z" }, ["b14-s1"], true);
	write("b14-s2", { start: "2026-07-16T10:40:00Z" }, ["b14-s2"], true);
	expect(await kept.current()).toEqual(whole());
	expect(read).toEqual({ whole: 1, matches: [] });
	write("b14-s1", { start: "2026-07-16T09:45:00Z" });
	write("b14-s2", { start: "2026-07-16T10:45:00Z" }, ["b14-s2"], true);
	expect(await kept.current()).toEqual(whole());
	expect(read).toEqual({ whole: 1, matches: ["b14-s1", "b14-s2"] });
});

test("a match that was read whole stays as read when an earlier notice contains it", async () => {
	const { kept, write, commit, onWhole, whole } = aRecord();
	await kept.current();
	const late: EditionChanged[] = [];
	onWhole(() => {
		write("b14-s1", { start: "2026-07-16T09:40:00Z" }, ["b14-s1"], true);
		late.push(commit("b14-s1", { start: "2026-07-16T09:45:00Z" }, ["b14-s1"], true));
	});
	write("b14-s2", { number: "500" }, "all");
	await kept.current();
	expect(await kept.current()).toEqual(whole());
	for (const notice of late) kept.changed(notice);
	expect(await kept.current()).toEqual(whole());
});

test("the winner is known in the next match as soon as the match before it has ended", async () => {
	const { kept, write } = aRecord();
	const final = (record: EditionRecord | undefined) => record!.edition.matches.find(({ id }) => id === "b14-f")!;
	expect(kept.filled(final(await kept.current()), "home")).toBeNull();
	write("b14-s1", { home: { team: "b14-ask" }, away: { team: "b14-gran" }, status: "finished", score: { home: 2, away: 0 } });
	expect(kept.filled(final(await kept.current()), "home")).toBe("b14-ask");
});

test("a day is answered whole, not again where nothing is another, and afterwards as what became another", async () => {
	const { kept, write } = aRecord();
	const app = dayRoutes({ edition: async () => kept, now: () => new Date("2026-07-16T06:00:00Z") });
	const whole = await app.request("/?date=2026-07-16");
	const day = await whole.json();
	expect(day.matches).toHaveLength(2);
	const tag = whole.headers.get("etag")!;
	expect((await app.request("/?date=2026-07-16", { headers: { "if-none-match": tag } })).status).toBe(304);
	write("b14-s2", { start: "2026-07-16T10:20:00Z" });
	const difference = await (await app.request(`/?date=2026-07-16&since=${day.revision}`)).json();
	expect(difference).toMatchObject({ since: 1, revision: 2, gone: [], matches: [{ id: "b14-s2", minute: 740 }] });
	write("b14-s2", { start: "2026-07-17T10:20:00Z" });
	const left = await (await app.request(`/?date=2026-07-16&since=${day.revision}`)).json();
	expect(left).toMatchObject({ gone: ["b14-s2"], matches: [] });
});

test("a revision from before the edition was read is answered with the whole day", async () => {
	const { kept } = aRecord();
	const app = dayRoutes({ edition: async () => kept, now: () => new Date("2026-07-16T06:00:00Z") });
	expect(await (await app.request("/?date=2026-07-16&since=0")).json()).toHaveProperty("categories");
	expect((await app.request("/?date=16%20July")).status).toBe(400);
});

test("five hundred changes are remembered: a client that has missed more reloads everything", async () => {
	const { kept, write } = aRecord();
	await kept.current();
	for (let at = 0; at < 500; at++) {
		write(at % 2 === 0 ? "b14-s1" : "b14-s2", { number: String(at) });
		await kept.current();
	}
	// The first was at revision 1, so that the 500 changes are 2 to 501.
	expect(kept.changedSince(501)).toEqual(new Set());
	expect(kept.changedSince(500)).toEqual(new Set(["b14-s2"]));
	expect(kept.changedSince(2)).toEqual(new Set(["b14-s1", "b14-s2"]));
	write("b14-f", { number: "500" });
	await kept.current();
	expect(kept.changedSince(1)).toBeNull();
	expect(kept.changedSince(3)).toEqual(new Set(["b14-s1", "b14-s2", "b14-f"]));
});

test("changes by time alone are sent too: matches in play, and missing results", async () => {
	const { kept, write } = aRecord();
	const app = dayRoutes({ edition: async () => kept, now: () => new Date("2026-07-16T06:00:00Z") });
	const told = async (since: number) => {
		const { matches } = await (await app.request(`/?date=2026-07-14&since=${since}`)).json();
		return matches.map(({ id }: { readonly id: string }) => id);
	};
	await kept.current();
	// The small cup's clock is at 14:17 that day.
	expect(await told(1)).toEqual(["g15-m1"]);
	write("b14-m6", { number: "77" });
	expect(await told(1)).toEqual(["b14-m6", "g15-m1"]);
	expect(await told(2)).toEqual(["g15-m1"]);
	// Its result was withdrawn an hour after its end.
	write("b14-m6", { status: "scheduled" });
	expect(await told(3)).toEqual(["b14-m6", "g15-m1"]);
});

test("without a day it is the cup's today, else the next that has any, else the last; an answer is another's on another day, minute and revision", async () => {
	const { kept, write, whole } = aRecord();
	const app = dayRoutes({ edition: async () => kept, now: () => new Date("2026-07-16T06:00:00Z") });
	const asked = async (path: string, clock: string) => {
		write("b14-m1", {}, "all");
		const record = (await kept.current())!;
		Object.assign(record.cup, { clock });
		const answer = await app.request(path);
		return { day: await answer.json(), tag: answer.headers.get("etag"), cache: answer.headers.get("cache-control") };
	};
	const dateAt = async (clock: string) => (await asked("/", clock)).day.date;
	expect(await dateAt("2026-07-14T21:59:00Z")).toBe("2026-07-14");
	// Midnight by the cup's clocks.
	expect(await dateAt("2026-07-14T22:00:00Z")).toBe("2026-07-15");
	expect(await dateAt("2026-07-01T12:00:00Z")).toBe("2026-07-13");
	expect(await dateAt("2026-08-01T12:00:00Z")).toBe("2026-07-18");
	// Between two days of play: the day after, not the one before.
	const onThe16th = whole().edition.matches.filter(({ start }) => start?.startsWith("2026-07-16"));
	for (const { id } of onThe16th) write(id, { start: "2026-07-17T15:00:00Z" }, "all");
	expect(await dateAt("2026-07-16T10:00:00Z")).toBe("2026-07-17");
	for (const { id, start } of onThe16th) write(id, { start: start! }, "all");
	const { day, tag, cache } = await asked("/?date=2026-07-20", "2026-07-14T12:17:40Z");
	expect([day.date, day.matches, cache]).toEqual(["2026-07-20", [], "private, no-cache"]);
	expect(tag).toBe(`W/"${day.revision}-2026-07-14T12:17-2026-07-20"`);
	const ahead = await (await app.request(`/?date=2026-07-14&since=${day.revision + 1}`)).json();
	expect(ahead).toHaveProperty("categories");
	const part = await app.request(`/?date=2026-07-14&since=${day.revision}`);
	expect(part.headers.get("etag")).toBe(`W/"${day.revision}-2026-07-14T12:17-2026-07-14-${day.revision}"`);
	const none = dayRoutes({ edition: async () => undefined, now: () => new Date() });
	for (const path of ["/", "/elsewhere?q=ask&except=2026-07-14", "/teams?category=b14"])
		expect((await none.request(path)).status, path).toBe(404);
});

test("a notice of another cup or edition, or of a revision that was read, reads nothing; one without a revision reads everything", async () => {
	const { kept, read } = aRecord();
	await kept.current();
	const notice = { cup: 7, edition: "lc-2026", revision: 2, matches: ["b14-m1"] } as const;
	for (const other of [{ cup: 8 }, { edition: "lc-2025" }, { revision: 1 }]) {
		kept.changed({ ...notice, ...other });
		await kept.current();
	}
	expect(read).toEqual({ whole: 1, matches: [] });
	kept.changed({ ...notice, revision: null });
	await kept.current();
	expect(read).toEqual({ whole: 2, matches: [] });
	// Two notices before anybody asks are both read.
	kept.changed(notice);
	kept.changed({ ...notice, revision: 3, matches: ["b14-m2"] });
	await kept.current();
	expect(read).toEqual({ whole: 2, matches: ["b14-m1", "b14-m2"] });
	kept.changed({ ...notice, revision: 4, matches: "all" });
	kept.changed({ ...notice, revision: 5 });
	await kept.current();
	expect(read.whole).toBe(3);
	// A match that is not there yet is a new one.
	kept.changed({ ...notice, revision: 6, matches: ["new"] });
	await kept.current();
	expect(read.whole).toBe(4);
});
