import { expect, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { CupInMemory } from "../../../tests/support/cup-in-memory.ts";
import type { CupFileMatch } from "../record/cup-file.ts";
import type { MatchChange } from "../record/cup-file-change.ts";
import { verdictOf, withMatches } from "./verdict.ts";

const recordOf = (cup = aSmallCup()) => new CupInMemory(cup).record();
const matchOf = (record: ReturnType<typeof recordOf>, id: string) => record.edition.matches.find((match) => match.id === id)!;

test("an act is applied to a match like an import: omitted keys stay, null removes, and of a side only named keys change", () => {
	const record = recordOf();
	const was = matchOf(record, "g15-m1");
	const laid = (change: Omit<MatchChange, "id">) => matchOf(withMatches(record, [{ id: "g15-m1", ...change }]), "g15-m1");
	const { minute: _, ...noMinute } = was;
	expect(laid({ minute: null })).toEqual(noMinute);
	expect(laid({ status: undefined, score: { home: 3, away: 1 } })).toEqual({ ...was, score: { home: 3, away: 1 } });
	expect(laid({ home: { team: "g15-fur" } })).toEqual({ ...was, home: { team: "g15-fur" } });
	expect(laid({ away: { team: undefined } })).toEqual(was);
	const semi = matchOf(record, "b14-s1");
	const filled = withMatches(record, [{ id: "b14-s1", home: { team: "b14-ask" } }]);
	expect(matchOf(filled, "b14-s1").home).toEqual({ ...semi.home, team: "b14-ask" });
	const open = withMatches(filled, [{ id: "b14-s1", home: { team: null } }]);
	expect(matchOf(open, "b14-s1")).toEqual(semi);
	// All others are the same objects, in the same order.
	expect(filled.edition.matches.map((match, at) => match === record.edition.matches[at])).toEqual(
		record.edition.matches.map(({ id }) => id !== "b14-s1"),
	);
});

/** The small cup with these matches of its group 1 scheduled on the 15th, each of forty minutes and ten after it. */
function planned(...matches: readonly (readonly [id: string, start: string, field: string])[]) {
	const cup = aSmallCup();
	const edition = cup.editions[0]!;
	const given = new Map(matches.map(([id, start, field]) => [id, { start: `2026-07-15T${start}:00Z`, field }]));
	edition.matches = edition.matches.flatMap((match): CupFileMatch[] => {
		const place = given.get(match.id);
		if (!place) return [];
		const { score: _, ...rest } = match;
		return [{ ...rest, status: "scheduled", ...place }];
	});
	return recordOf(cup);
}
const moved = (record: ReturnType<typeof planned>, id: string, start: string, more: object = {}) =>
	withMatches(record, [{ id, start: `2026-07-15T${start}:00Z`, ...more }]);
const said = (before: ReturnType<typeof planned>, after: ReturnType<typeof planned>) => {
	const { impossible, againstRules } = verdictOf(before, after);
	const tell = (conflicts: typeof impossible) => conflicts.map(({ kind, matches }) => `${kind} ${matches.join(" ")}`);
	return { impossible: tell(impossible), againstRules: tell(againstRules) };
};

test("the conflicts an act causes are listed: a field or team twice is impossible, too short a rest may be accepted", () => {
	// Ask against Bro, Dal against Ek, and Ask against Dal.
	const before = planned(["b14-m1", "09:00", "heden-2"], ["b14-m2", "13:00", "heden-2"], ["b14-m3", "17:00", "heden-10"]);
	expect(said(before, before)).toEqual({ impossible: [], againstRules: [] });
	expect(said(before, moved(before, "b14-m2", "09:20"))).toEqual({ impossible: ["field b14-m1 b14-m2"], againstRules: [] });
	expect(said(before, moved(before, "b14-m3", "09:20"))).toEqual({ impossible: ["team b14-m1 b14-m3"], againstRules: [] });
	expect(said(before, moved(before, "b14-m3", "10:30"))).toEqual({ impossible: [], againstRules: ["rest b14-m1 b14-m3"] });
});

test("an earlier conflict is listed only if it becomes worse", () => {
	const before = planned(["b14-m1", "09:00", "heden-2"], ["b14-m3", "10:20", "heden-10"], ["b14-m9", "15:00", "heden-2"]);
	const others = { impossible: [], againstRules: [] };
	expect(said(before, moved(before, "b14-m9", "16:00"))).toEqual(others);
	expect(said(before, moved(before, "b14-m3", "10:25"))).toEqual(others);
	expect(said(before, moved(before, "b14-m3", "10:20", { number: "9" }))).toEqual(others);
	expect(said(before, moved(before, "b14-m3", "10:19"))).toEqual({ ...others, againstRules: ["rest b14-m1 b14-m3"] });
	// The new conflict is listed, and the earlier one is not.
	expect(said(before, moved(before, "b14-m9", "09:10"))).toEqual({ ...others, impossible: ["field b14-m1 b14-m9"] });
});

test("an act is judged by the musts of the schedule's rules: what it breaks or makes worse may be accepted", () => {
	const was = planned(["b14-m1", "09:00", "heden-2"], ["b14-m2", "09:00", "heden-10"], ["b14-m3", "17:00", "heden-10"]);
	const rule = { id: "long", kind: "rest", must: true, minutes: 120 } as const;
	const before = { ...was, edition: { ...was.edition, programme: { rules: [rule] } } };
	const both = ["rule b14-m1 b14-m3", "rule b14-m2 b14-m3"];
	expect(said(before, moved(before, "b14-m3", "11:50"))).toEqual({ impossible: [], againstRules: [] });
	const broken = moved(before, "b14-m3", "11:30");
	expect(said(before, broken)).toEqual({ impossible: [], againstRules: both });
	expect(said(broken, moved(broken, "b14-m3", "11:40"))).toEqual({ impossible: [], againstRules: [] });
	expect(said(broken, moved(broken, "b14-m3", "11:20"))).toEqual({ impossible: [], againstRules: both });
	// A rule that becomes stricter is judged for every match.
	const longer = { ...before, edition: { ...before.edition, programme: { rules: [{ ...rule, minutes: 600 }] } } };
	expect(said(before, longer)).toEqual({ impossible: [], againstRules: both });
});
