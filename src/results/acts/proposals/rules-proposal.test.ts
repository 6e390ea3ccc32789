import { expect, test } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import type { CupFileCategory, EditionRecord } from "../../record/cup-file.ts";
import { judge, type Proposal } from "../propose.ts";

const NOW = new Date("2026-07-14T12:17:00Z");
const HOUR = 3_600_000;

/** The small cup before play: nothing is recorded of any match, and the first of boys 14 follow each other by the hour. */
function beforePlay(b14: Partial<CupFileCategory> = {}): EditionRecord {
	const { cup, clubs, arenas, editions } = aSmallCup();
	const { facts: _, ...edition } = editions[0]!;
	let at = Date.parse("2026-07-15T06:00:00Z");
	const matches = edition.matches.map(({ id, division, round, position, home, away }) => {
		at += 2 * HOUR;
		const start = new Date(at).toISOString();
		return {
			id,
			division,
			round,
			...(position && { position }),
			home,
			away,
			status: "scheduled" as const,
			start,
			field: "heden-2",
		};
	});
	const categories = edition.categories.map((category) => (category.id === "b14" ? { ...category, ...b14 } : category));
	return { cup, clubs, arenas, edition: { ...edition, categories, matches }, revision: 3, announcedTo: null };
}
const played = (): EditionRecord => {
	const { cup, clubs, arenas, editions } = aSmallCup();
	return { cup, clubs, arenas, edition: editions[0]!, revision: 3, announcedTo: null };
};
const judged = (record: EditionRecord, proposal: Proposal) => {
	const found = judge({ record, now: NOW }, proposal);
	if ("refused" in found) throw new Error(JSON.stringify(found));
	return found;
};
const refusal = (record: EditionRecord, proposal: Proposal) => {
	const found = judge({ record, now: NOW }, proposal);
	return "refused" in found
		? [
				found.refused,
				...Object.values(found.errors)
					.flat()
					.map(({ en }) => en),
			]
		: null;
};

test("a longer rest shows the conflicts it causes in the schedule, a shorter one those it removes", () => {
	const record = beforePlay({ restMinutes: undefined } as never);
	const { preview, after } = judged(record, { kind: "rest", category: "b14", minutes: 180 });
	expect(preview.rules).toMatchObject({ category: "b14", before: { rest: null }, after: { rest: 180 }, ended: [] });
	const rests = preview.verdict.againstRules.filter(({ kind }) => kind === "rest");
	expect(rests.length).toBeGreaterThan(0);
	expect(preview.changes).toEqual([]);
	expect(preview.unset.rest).not.toContain("b14");
	const back = judged(after, { kind: "rest", category: "b14", minutes: 0 });
	expect(back.preview.rules?.ended).toHaveLength(rests.length);
	expect(back.preview.verdict.againstRules).toEqual([]);
	expect(back.after.edition.categories.find(({ id }) => id === "b14")?.restMinutes).toBeUndefined();
});

test("a rest that is already set is refused, and so is one for no category", () => {
	expect(refusal(played(), { kind: "rest", category: "b14", minutes: 60 })).toEqual([
		"not-possible",
		"Boys 14 already has 60 minutes of rest.",
	]);
	expect(refusal(played(), { kind: "rest", category: "none", minutes: 60 })?.[0]).toBe("invalid");
});

test("the preset of a category is chosen before its first match, showing old and new rules", () => {
	const record = beforePlay({ rules: { preset: "gothia", goalCap: 5 } });
	const { preview, after } = judged(record, { kind: "preset", category: "b14", preset: "partille" });
	expect(preview.rules).toMatchObject({
		before: { preset: "gothia", points: { win: 3 } },
		after: { preset: "partille", points: { win: 2 }, walkover: { winner: 10 } },
		ownStages: ["b14-b"],
	});
	expect(preview.rules?.after.criteria).toEqual([
		"head-to-head-points",
		"head-to-head-goal-difference",
		"head-to-head-goals-for",
		"lots",
	]);
	expect(after.edition.categories.find(({ id }) => id === "b14")?.rules).toEqual({ preset: "partille" });
});

test("the rules of a category that has played cannot change", () => {
	expect(refusal(played(), { kind: "preset", category: "b14", preset: "ehf" })?.[1]).toMatch(
		/^Boys 14 has already been played: .*Rules can only be chosen before the category's first match\.$/,
	);
	const live = beforePlay();
	live.edition.matches.find(({ division }) => division.startsWith("b14"))!.begun = "2026-07-14T09:00:00Z";
	expect(refusal(live, { kind: "preset", category: "b14", preset: "ehf" })?.[0]).toBe("not-possible");
	expect(refusal(beforePlay(), { kind: "preset", category: "b14", preset: "gothia" })?.[1]).toBe(
		"Boys 14 already has the rules gothia.",
	);
});
