import { describe, expect, it } from "vitest";
import { nationMatches, TODAY_SHOWN } from "./nation-matches.ts";

const at = (id: string, zonedStartTime: string | null) => ({ id, zonedStartTime });
const many = (day: string, count: number) =>
	Array.from({ length: count }, (_, n) => at(`${day}.${n}`, `${day}T0${n % 10}:00:00+02:00`));
const shown = (ahead: ReturnType<typeof at>[], over: ReturnType<typeof at>[], todays = 0) => {
	const days = [{ day: "2026-07-16", matches: todays }];
	const { today, todayCount, next, last } = nationMatches({
		today: "2026-07-16",
		ahead: { nodes: ahead, days },
		over: { nodes: over },
	});
	const ids = (matches: readonly { id: string }[]) => matches.map(({ id }) => id);
	return { today: ids(today), todayCount, next: ids(next), last: ids(last) };
};

describe("a nation's page", () => {
	it("shows today's matches: upcoming before finished, and no other day's", () => {
		const ahead = [at("live", "2026-07-16T14:00:00+02:00"), at("tomorrow", "2026-07-17T09:00:00+02:00")];
		const over = [at("morning", "2026-07-16T09:00:00+02:00"), at("yesterday", "2026-07-15T18:00:00+02:00")];
		expect(shown(ahead, over, 2)).toEqual({ today: ["live", "morning"], todayCount: 2, next: [], last: [] });
	});

	it("shows some of a long day, and the total", () => {
		const { today, todayCount } = shown(many("2026-07-16", 12), many("2026-07-16", 12), 300);
		expect([today.length, todayCount]).toEqual([TODAY_SHOWN, 300]);
	});

	it("shows the next and the last matches on a day without matches, before the cup and after it", () => {
		const { today, next, last } = shown(many("2026-07-18", 9), many("2026-07-15", 9));
		expect([today.length, next.length, last.length]).toEqual([0, 6, 6]);
	});

	it("counts those of today though none of them is among the first, and none where the day has none", () => {
		expect(shown([at("tomorrow", "2026-07-17T09:00:00+02:00")], [], 3)).toEqual({
			...{ today: [], todayCount: 3, next: ["tomorrow"], last: [] },
		});
		const programme = {
			today: "2026-07-17",
			ahead: { nodes: [], days: [{ day: "2026-07-16", matches: 3 }] },
			over: { nodes: [] },
		};
		expect(nationMatches(programme).todayCount).toBe(0);
	});

	it("counts a match without a time to no day", () => {
		expect(shown([at("unset", null)], []).next).toEqual(["unset"]);
	});
});
