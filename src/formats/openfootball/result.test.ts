import { describe, expect, it } from "vitest";

import { readGoals } from "./goals.ts";
import type { JsonObject } from "./json-value.ts";
import type { Place, Report } from "./place.ts";
import { playoffFacts } from "./playoff-facts.ts";
import { readResult } from "./result.ts";

const place = { path: ["matches", 0] } as unknown as Place;
/** The value read, and the messages. */
function reading<Value>(read: (report: Report) => Value): [Value, string[]] {
	const said: string[] = [];
	const value = read(
		({ path }, { severity = "error", message }) => void said.push(`${severity} ${path.slice(2).join(".")}: ${message}`),
	);
	return [value, said];
}
const result = (match: object) => reading((report) => readResult(match as JsonObject, place, report));
const read = (match: object) => result(match)[0];
const said = (match: object) => result(match)[1];
const score = (home: number, away: number) => ({ home, away });

describe("a result of openfootball", () => {
	it("is the score after all periods, with the earlier scores, in either format", () => {
		expect(read({})).toEqual({ status: "scheduled" });
		expect(read({ score: null, score1: null, score2: null })).toEqual({ status: "scheduled" });
		expect(read({ score: [2, 1] })).toEqual({ status: "finished", score: score(2, 1) });
		const inExtraTime = {
			...{ status: "finished", score: score(2, 1), halfTime: score(1, 0), regularTime: score(1, 1), decidedBy: "extra-time" },
		};
		expect(read({ score: { ht: [1, 0], ft: [1, 1], et: [2, 1] } })).toEqual(inExtraTime);
		expect(read({ score1i: 1, score2i: 0, score1: 1, score2: 1, score1et: 2, score2et: 1 })).toEqual(inExtraTime);
		const byKicks = { ...inExtraTime, score: score(1, 1), shootOut: score(4, 5), decidedBy: "penalties" };
		expect(read({ score: { ht: [1, 0], ft: [1, 1], et: [1, 1], p: [4, 5] } })).toEqual(byKicks);
		expect(read({ score1i: 1, score2i: 0, score1: 1, score2: 1, score1et: 1, score2et: 1, score1p: 4, score2p: 5 })).toEqual(
			byKicks,
		);
		expect(read({ score: { ft: [1, 1], p: [4, 5] } })).toEqual({
			...{ status: "finished", score: score(1, 1), shootOut: score(4, 5), decidedBy: "penalties" },
		});
		expect(read({ score: { ft: [1, 1], et: [2, 2] } })).not.toHaveProperty("decidedBy");
	});

	it("is a golden goal if the match or its score says so, with one goal difference", () => {
		const golden = (et: number[], match: object, of: object) => result({ ...match, score: { ft: [1, 1], et, ...of } });
		expect(golden([2, 1], { goldengoal: true }, {})).toEqual([expect.objectContaining({ decidedBy: "golden-goal" }), []]);
		expect(golden([1, 2], {}, { gg: true })).toEqual([expect.objectContaining({ decidedBy: "golden-goal" }), []]);
		expect(golden([2, 1], {}, { gg: "yes" })[0].decidedBy).toBe("extra-time");
		expect(golden([3, 1], { gg: true }, {})[1]).toEqual(["error score: more than one goal after a golden goal"]);
	});

	it("has a status in the file's words, with a score if it was played and none otherwise", () => {
		const statuses = (words: readonly string[], more: object = {}) => words.map((status) => read({ status, ...more }).status);
		expect(statuses(["scheduled", "Postponed", "canceled", "cancelled", "ABANDONED", "annulled"])).toEqual([
			...["scheduled", "postponed", "cancelled", "cancelled", "cancelled", "cancelled"],
		]);
		expect(statuses(["finished", "played"], { score: [0, 0] })).toEqual(["finished", "finished"]);
		expect(said({ status: "finished" })).toEqual(["error status: a match that is played without a score"]);
		for (const status of ["scheduled", "postponed", "cancelled"]) {
			expect(said({ status, score: [1, 0] })).toEqual(["error status: a match that is not played but has a score"]);
			expect(said({ status })).toEqual([]);
		}
		expect(said({ status: "live", score: [1, 0] })).toEqual(["error status: no such status"]);
		expect(said({ status: 3 })).toEqual(["error status: no such status"]);
		expect(said({ status: null })).toEqual([]);
	});

	it("of a walkover names the winner: the stated one, otherwise the side with more goals", () => {
		const won = (match: object, status = "awarded") => result({ status, ...match });
		for (const status of ["awarded", "walkover", "forfeited", "w/o", "W.O."])
			expect(won({ winner: 1 }, status)).toEqual([{ status: "walkover", decidedBy: "walkover", winner: "home" }, []]);
		expect(won({ winner: 2 })[0].winner).toBe("away");
		expect(won({ score: [0, 3] })).toEqual([
			{ status: "walkover", score: score(0, 3), decidedBy: "walkover", winner: "away" },
			[],
		]);
		expect(won({ score: [3, 0] })[0].winner).toBe("home");
		expect(won({ score: [3, 0], winner: 2 })[0].winner).toBe("away");
		for (const nobody of [{}, { winner: 3 }, { score: [1, 1] }, { score: [1, 1], winner: 1 }])
			expect(won(nobody)[1]).toEqual(["error status: a walkover without a winner"]);
	});

	it("has whole numbers that never decrease, and no unneeded period", () => {
		for (const pair of [[1], [1, 2, 3], [1, -1], [1.5, 0], ["1", 0], [1000, 0], "2-1", [null, 1]])
			expect(said({ score: { ft: pair } }), JSON.stringify(pair)).toEqual(["error score.ft: a score without two numbers"]);
		expect(said({ score: { ft: [999, 0] } })).toEqual([]);
		expect(said({ score1: 1 })).toEqual(["error score1: a score without two numbers"]);
		expect(said({ score: "2-1" })).toEqual(["error score: no score"]);
		const about = (of: object) => said({ score: of }).map((line) => line.replace("error score: ", ""));
		expect(about({ ht: [1, 0] })).toEqual(["a half-time score alone"]);
		expect([about({ ht: [1, 0], ft: [0, 2] }), about({ ht: [0, 1], ft: [2, 0] })]).toEqual([
			["goals went missing"],
			["goals went missing"],
		]);
		expect(about({ ft: [1, 1], et: [0, 1] })).toEqual(["goals went missing"]);
		expect(about({ ft: [1, 1], et: [1, 0] })).toEqual(["goals went missing"]);
		expect(about({ ft: [2, 1], et: [3, 1] })).toEqual(["extra time nobody needed"]);
		expect(about({ ft: [1, 2], et: [1, 3] })).toEqual(["extra time nobody needed"]);
		expect(about({ p: [4, 3] })).toEqual(["a shoot-out alone"]);
		expect(about({ ft: [1, 1], p: [4, 4] })).toEqual(["a drawn shoot-out"]);
		expect(about({ ft: [2, 1], p: [4, 3] })).toEqual(["a shoot-out nobody needed"]);
		expect(about({ ft: [1, 2], p: [4, 3] })).toEqual(["a shoot-out nobody needed"]);
		expect(about({ ft: [1, 1], et: [2, 1], p: [4, 3] })).toEqual(["a shoot-out nobody needed"]);
	});
});

describe("the goals of a match", () => {
	const goals = (match: object, of?: [number, number]) =>
		reading((report) => readGoals(match as JsonObject, of && score(...of), place, report));

	it("are in order of time with the score after each, without a name", () => {
		const match = {
			goals1: [
				{ name: "A", minute: 46 },
				{ name: "B", minute: "45+2", penalty: true },
			],
			goals2: [
				{ name: "C", minute: 45, offset: 1, owngoal: true },
				{ name: "D", minute: "90’" },
			],
		};
		expect(goals(match, [2, 2])).toEqual([
			[
				{ side: "away", kind: "own-goal", minute: 45, added: 1, score: score(0, 1) },
				{ side: "home", kind: "penalty", minute: 45, added: 2, score: score(1, 1) },
				{ side: "home", kind: "goal", minute: 46, score: score(2, 1) },
				{ side: "away", kind: "goal", minute: 90, score: score(2, 2) },
			],
			[],
		]);
	});

	it("have no score if the minutes do not give it: both sides in one minute, or a missing minute", () => {
		const scores = (match: object, of: [number, number]) => goals(match, of)[0].map((goal) => goal.score);
		expect(scores({ goals1: [{ minute: 10 }], goals2: [{ minute: 10 }] }, [1, 1])).toEqual([undefined, undefined]);
		expect(scores({ goals1: [{ minute: 10 }, { minute: 10 }] }, [2, 0])).toEqual([score(1, 0), score(2, 0)]);
		expect(scores({ goals1: [{ minute: 10 }, {}] }, [2, 0])).toEqual([undefined, undefined]);
		expect(scores({ goals1: [{ minute: 10, score1: 1, score2: 0 }, {}] }, [2, 0])).toEqual([score(1, 0), undefined]);
	});

	it("that do not add up are reported; without a score none are stored", () => {
		const match = { goals1: [{ minute: 10 }] };
		const warning = ["warning : goals that do not add up to the score; the score is used"];
		expect(goals(match, [0, 1])).toEqual([[{ side: "home", kind: "goal", minute: 10 }], warning]);
		expect(goals(match, [1, 1])[1]).toEqual(warning);
		expect(goals(match)).toEqual([[], warning]);
		expect(goals({}, [2, 0])).toEqual([[], []]);
		expect(goals({ goals1: [], goals2: null }, [2, 0])).toEqual([[], []]);
	});

	it("are a list of goals with their minutes", () => {
		expect(goals({ goals1: "two" }, [1, 0])[1]).toEqual(["error goals1: no list"]);
		expect(goals({ goals2: [7] }, [0, 1])[1]).toEqual(["error goals2.0: no goal"]);
		for (const goal of [{ minute: "late" }, { minute: 10, offset: -1 }, { minute: 1000 }, { minute: "10", offset: 1.5 }])
			expect(goals({ goals2: [goal] }, [0, 1])[1], JSON.stringify(goal)).toEqual(["error goals2.0.minute: no minute"]);
		expect(goals({ goals2: [{ minute: "90+0" }] }, [0, 1])[0]).toEqual([
			{ side: "away", kind: "goal", minute: 90, score: score(0, 1) },
		]);
	});
});

describe("a play-off for a place in a group", () => {
	const group = { id: "g", name: "1", type: "group" };
	const playoff = { id: "po", name: "Play-off", type: "playoff", plan: { group: "1" } };
	const facts = (...matches: object[]) =>
		playoffFacts(
			matches.map((match) => ({
				division: "po",
				start: "1958-06-17T19:00:00+02:00",
				home: { team: "a" },
				away: { team: "b" },
				...match,
			})) as never,
			{ stages: [{ divisions: [group, playoff] }] } as never,
		);
	const order = (...matches: object[]) => facts(...matches).map((fact) => ("order" in fact ? fact.order : null));

	it("decides the group's order by its last match with a winner, in the shoot-out if there was one", () => {
		expect(facts({ score: score(2, 1) })).toEqual([
			{ id: "po", at: "1958-06-17T19:00:00+02:00", kind: "shoot-out", division: "g", order: ["a", "b"] },
		]);
		expect(order({ score: score(1, 2) })).toEqual([["b", "a"]]);
		expect(order({ score: score(1, 1), shootOut: score(2, 3) })).toEqual([["b", "a"]]);
		expect(order({ score: score(1, 0) }, { score: score(0, 1) }, { division: "other", score: score(1, 0) })).toEqual([
			["b", "a"],
		]);
	});

	it("decides nothing before it is played, if it was level, or if its teams or time are unknown", () => {
		const nothing = [{}, { score: score(1, 1) }, { score: score(2, 1), start: undefined }, { score: score(2, 1), home: {} }];
		expect(nothing.map((match) => order(match))).toEqual([[], [], [], []]);
		expect(order({ score: score(2, 1), away: {} })).toEqual([]);
		expect(order()).toEqual([]);
	});
});
