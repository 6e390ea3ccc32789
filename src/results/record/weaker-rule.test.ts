import { expect, it } from "vitest";
import { aDrawnCup } from "../../../tests/support/drawn-cup.ts";
import { isPartOf, type ProgrammeRule } from "../../cup/programme/programme-rule.ts";
import { lookup } from "../../scheduling/rules/lookup.ts";
import { relaxedRules } from "../../scheduling/rules/rules.ts";
import { type ScheduledEdition, schedulingProblem } from "./scheduling-problem.ts";
import { weakerRule } from "./weaker-rule.ts";

function ruled(rule: ProgrammeRule): ScheduledEdition {
	const { cup, clubs, arenas, editions } = aDrawnCup({ rules: [rule] });
	return { cup, clubs, arenas, edition: editions[0]! };
}
const common = { id: "r", must: true } as const;
const DAYS = ["2027-07-12", "2027-07-13"] as const;

const RULES: readonly (readonly [ProgrammeRule, weaker: boolean])[] = [
	[{ ...common, kind: "rest", minutes: 45, changingArena: 60 }, true],
	[{ ...common, kind: "matches-a-day", most: 2, inPlayoffs: 3 }, true],
	[{ ...common, kind: "where", categories: ["b14"], arenas: ["north"], from: "10:00", until: "16:00" }, true],
	[{ ...common, kind: "days", categories: ["b14"], days: [DAYS[1]] }, true],
	[{ ...common, kind: "rounds", of: "category" }, true],
	[{ ...common, kind: "finals", fields: ["north-1"], day: DAYS[1], from: "12:00", until: "15:00" }, true],
	[{ ...common, kind: "clubs", clubs: ["club-1"], day: DAYS[0], from: "12:00", until: "15:00" }, true],
	[{ ...common, kind: "break", days: [DAYS[0]], from: "12:00", until: "13:00" }, true],
	[{ ...common, kind: "keep-free", fields: ["north-1"], days: [DAYS[0]], from: "12:00", until: "15:00" }, true],
	[{ ...common, kind: "waits", most: 120 }, true],
	// Of several days or fields only one part would become weaker.
	[{ ...common, kind: "break", days: DAYS, from: "12:00", until: "13:00" }, false],
	[{ ...common, kind: "keep-free", fields: ["north-1", "north-2"], from: "12:00", until: "15:00" }, false],
	[{ ...common, kind: "coach", teams: ["b14-club-1", "g12-club-1"] }, false],
	[{ ...common, kind: "one-arena" }, false],
];

it.each(RULES)("$0.kind: each weaker rule of the engine is one of the record, and becomes that one", (rule, isWeaker) => {
	const problem = schedulingProblem(ruled(rule));
	const parts = problem.rules.filter(({ id }) => isPartOf(id, "r"));
	const made = parts.flatMap((part) =>
		relaxedRules(part, lookup(problem)).map((weaker) => ({ weaker, becomes: weakerRule(rule, weaker) })),
	);
	expect(made.some(({ becomes }) => becomes !== null)).toBe(isWeaker);
	for (const { weaker, becomes } of made) {
		if (becomes === null) continue;
		const again = schedulingProblem(ruled(becomes)).rules.find(({ id }) => id === weaker.id);
		// The end of a day is no limit, and a list is in order.
		const plain = (one: object | undefined) =>
			Object.fromEntries(
				Object.entries(one ?? {}).map(([key, value]) => [
					key,
					value === 1440 ? null : Array.isArray(value) ? value.toSorted() : value,
				]),
			);
		const isLimitless = "until" in weaker && weaker.until === 1440;
		if (isLimitless && again === undefined) continue;
		expect(plain(again)).toEqual(plain(weaker));
	}
});
