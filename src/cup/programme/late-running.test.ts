import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectedStarts, foreseenStarts, type ProgrammedPlay } from "./late-running.ts";

const clock = (text: string) => Date.parse(`2026-07-16T${text}:00Z`);
const shown = (at: number) => new Date(at).toISOString().slice(11, 16);

/** "14:05": to be played then, two halves of twenty with their break. */
function at(
	start: string,
	more: { begun?: string; ended?: string } & Partial<Omit<ProgrammedPlay, "begun" | "ended">> = {},
): ProgrammedPlay {
	const { begun, ended, ...rest } = more;
	const state = ended ? "finished" : begun ? "live" : "upcoming";
	const told = { begun: begun === undefined ? null : clock(begun), ended: ended === undefined ? null : clock(ended) };
	return { id: start, start: clock(start), length: 50 * 60_000, state, isWalkover: false, ...told, ...rest };
}
const expected = (...programme: ProgrammedPlay[]) =>
	Object.fromEntries([...expectedStarts(programme)].map(([id, { at }]) => [id, shown(at)]));

describe("a field that runs late", () => {
	test("delays the matches after the one in progress, less the pauses in the schedule", () => {
		const programme = [at("13:00", { begun: "13:20" }), at("14:00"), at("15:00"), at("16:10")];
		expect(expected(...programme)).toEqual({ "14:00": "14:15", "15:00": "15:10" });
	});

	test("delays the matches after one that ended late, by the time for changing teams", () => {
		expect(expected(at("13:00", { begun: "13:20", ended: "14:14" }), at("14:05"))).toEqual({ "14:05": "14:20" });
		// A programme that leaves nothing for the change expects the next at once.
		expect(expected(at("13:00", { begun: "13:20", ended: "14:05" }), at("13:50"))).toEqual({ "13:50": "14:05" });
	});

	test("that is on time, early, or less than five minutes late gives no estimate", () => {
		for (const begun of ["12:55", "13:00", "13:09"]) expect(expected(at("13:00", { begun }), at("14:00"))).toEqual({});
	});

	test("that is five minutes late is late", () => {
		expect(expected(at("13:00", { begun: "13:10" }), at("14:00"))).toEqual({ "14:00": "14:05" });
		expect(expected(at("13:00", { begun: "13:20", ended: "14:05" }), at("14:05"))).toEqual({ "14:05": "14:10" });
	});

	test("is not late because its schedule leaves less time than a match takes", () => {
		expect(expected(at("13:00", { begun: "13:00" }), at("13:45"), at("14:30"))).toEqual({});
		expect(expected(at("13:00", { begun: "13:10" }), at("13:45"), at("14:30"))).toEqual({ "13:45": "13:55", "14:30": "14:40" });
	});

	test("and one that is on time gives estimates as far as its reports reach, and none beyond", () => {
		const foreseen = (...programme: ProgrammedPlay[]) =>
			Object.fromEntries([...foreseenStarts(programme)].map(([id, { at }]) => [id, shown(at)]));
		const late = at("13:00", { begun: "13:20" });
		expect(foreseen(late, at("14:00"), at("15:20"))).toEqual({ "14:00": "14:15", "15:20": "15:20" });
		expect(foreseen(at("13:00", { begun: "13:09" }), at("14:00"))).toEqual({ "14:00": "14:00" });
		expect(foreseen(late, at("14:00", { state: "finished" }), at("15:20"))).toEqual({});
	});

	test("gives no estimate if the start of the match before was not reported: a result alone has no time", () => {
		expect(expected(at("13:00", { begun: "13:20", ended: "14:12" }), at("14:00", { state: "finished" }), at("15:00"))).toEqual(
			{},
		);
		expect(expected(at("13:00", { state: "live" }), at("14:00"))).toEqual({});
		expect(expected(at("13:00"), at("14:00"))).toEqual({});
	});

	test("ignores an end that was entered in the evening", () => {
		expect(expected(at("13:00", { begun: "13:02", ended: "19:30" }), at("14:00"))).toEqual({});
		expect(expected(at("13:00", { begun: "13:20", ended: "19:30" }), at("14:00"))).toEqual({ "14:00": "14:15" });
		expect(expected(at("13:00", { begun: "13:20", ended: "12:30" }), at("14:00")), "before it began").toEqual({
			"14:00": "14:15",
		});
	});

	test("loses no time to a match that is not played", () => {
		const given = at("14:00", { state: "finished", isWalkover: true });
		expect(expected(at("13:00", { begun: "13:20" }), given, at("14:05"))).toEqual({ "14:05": "14:15" });
		expect(expected(at("13:00", { begun: "13:20" }), at("14:00", { state: "cancelled" }), at("14:05"))).toEqual({
			"14:05": "14:15",
		});
		const notPlayed = [at("14:00", { state: "cancelled" }), at("14:30", { state: "finished", isWalkover: true })];
		expect(expected(at("13:00", { begun: "13:20" }), ...notPlayed, at("15:00"))).toEqual({});
		expect(expected(at("13:00", { begun: "13:20" }), at("14:00", { state: "postponed" }), at("14:05"))).toEqual({
			"14:05": "14:15",
		});
	});

	test("gives no estimate for matches more than three hours after the last report", () => {
		const tight = ["14:00", "15:00", "16:00", "17:00"].map((start) => at(start, { length: 60 * 60_000 }));
		const late = expected(at("13:00", { begun: "13:30", length: 60 * 60_000 }), ...tight);
		expect(late).toEqual({ "14:00": "14:30", "15:00": "15:30", "16:00": "16:30" });
	});

	test("shows its estimate until a quarter of an hour after it, or after the match in progress should be over", () => {
		const [ended] = expectedStarts([at("13:00", { begun: "13:20", ended: "14:14" }), at("14:05")]).values();
		expect(shown(ended!.until)).toBe("14:34");
		const [live] = expectedStarts([at("13:00", { begun: "13:20" }), at("14:00")]).values();
		expect(shown(live!.until)).toBe("14:25");
		const [over] = expectedStarts([at("13:00", { begun: "13:20", state: "finished" }), at("14:00")]).values();
		expect(shown(over!.until), "is over, and nobody said when").toBe("14:30");
	});

	test("shows the estimate of a match no longer than those of the matches before it", () => {
		const programme = [at("13:00", { begun: "13:20", ended: "14:14" }), at("14:05"), at("15:00")];
		expect([...expectedStarts(programme).values()].map(({ until }) => shown(until))).toEqual(["14:34", "14:34"]);
	});

	test("in any schedule gives estimates never earlier than planned, only for upcoming matches, in whole steps, in the order of the field", () => {
		const play = fc.record({
			gap: fc.integer({ min: 0, max: 120 }),
			length: fc.integer({ min: 10, max: 90 }),
			state: fc.constantFrom("upcoming", "live", "finished", "postponed", "cancelled"),
			isWalkover: fc.boolean(),
			begun: fc.option(fc.integer({ min: -30, max: 240 })),
			took: fc.option(fc.integer({ min: -10, max: 300 })),
		});
		fc.assert(
			fc.property(fc.array(play, { maxLength: 12 }), (plays) => {
				let start = clock("08:00");
				const programme = plays.map(({ gap, length, state, isWalkover, begun, took }, index): ProgrammedPlay => {
					start += gap * 60_000;
					const from = begun === null || state === "upcoming" ? null : start + begun * 60_000;
					const ended = from === null || took === null || state !== "finished" ? null : from + took * 60_000;
					return { id: `m${index}`, start, length: length * 60_000, state, isWalkover, begun: from, ended } as ProgrammedPlay;
				});
				const late = expectedStarts(programme);
				let last = 0;
				for (const { id, start, state } of programme) {
					const found = late.get(id);
					if (state === "live" || state === "finished") last = 0;
					if (!found) continue;
					expect(state).toBe("upcoming");
					expect(found.at - start).toBeGreaterThanOrEqual(5 * 60_000);
					expect(found.at % 300_000).toBe(0);
					expect(found.at).toBeGreaterThanOrEqual(last);
					last = found.at;
				}
			}),
		);
	});

	test("a later start of the match in progress never makes another match earlier", () => {
		fc.assert(
			fc.property(
				fc.nat(120),
				fc.nat(60),
				fc.array(fc.integer({ min: 30, max: 90 }), { minLength: 1, maxLength: 3 }),
				(late, more, gaps) => {
					const programme = (delay: number) => {
						let start = clock("13:00");
						const following = gaps.map((gap, index) => {
							start += gap * 60_000;
							return { ...at("14:00"), id: `m${index}`, start };
						});
						return expectedStarts([{ ...at("13:00"), state: "live", begun: clock("13:00") + delay * 60_000 }, ...following]);
					};
					const before = programme(late);
					const after = programme(late + more);
					for (const [id, { at }] of before) expect(after.get(id)?.at ?? 0).toBeGreaterThanOrEqual(at);
				},
			),
		);
	});
});
