import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aStorage } from "../../../tests/support/an-account-service.ts";
import { type RecentTeam, recentTeamsIn } from "./recent-teams.ts";

const aTeam = (id: string, year = "2026"): RecentTeam => ({
	...{ id, year, name: `Team ${id}`, nation: { code: "se", name: "Sweden" }, category: "Boys 16", divisions: ["g1"] },
});

describe("teams that were looked at last", () => {
	it("are eight at most, newest first, each once", () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: 1, max: 12 })), (ids) => {
				const storage = aStorage();
				const recent = recentTeamsIn(() => storage);
				for (const id of ids) recent.seen(aTeam(String(id)));
				const expected = [...new Set([...ids].reverse())].slice(0, 8).map(String);
				expect(recent.read().map(({ id }) => id)).toEqual(expected);
			}),
		);
	});

	it("are forgotten where they are not there any more, in that year alone", () => {
		const storage = aStorage();
		const recent = recentTeamsIn(() => storage);
		for (const team of [aTeam("1"), aTeam("1", "2025"), aTeam("2")]) recent.seen(team);
		const before = recent.read();
		recent.forget([aTeam("3")]);
		expect(recent.read()).toBe(before);
		recent.forget([aTeam("1")]);
		expect(recent.read().map(({ id, year }) => `${id} ${year}`)).toEqual(["2 2026", "1 2025"]);
	});

	it("are cleared with one press, and a browser that stores nothing has none", () => {
		const storage = aStorage();
		const recent = recentTeamsIn(() => storage);
		let told = 0;
		recent.subscribe(() => {
			told += 1;
		});
		recent.seen(aTeam("1"));
		recent.seen(aTeam("1", "2025"));
		expect(recent.read()).toHaveLength(2);
		recent.clear();
		expect([recent.read(), storage.getItem("recent-teams"), told]).toEqual([[], null, 3]);
		storage.setItem("recent-teams", "no list");
		expect(recent.read()).toEqual([]);
		const forbidden = recentTeamsIn(() => {
			throw new Error("storage is forbidden");
		});
		forbidden.seen(aTeam("1"));
		expect(forbidden.read()).toEqual([]);
	});
});
