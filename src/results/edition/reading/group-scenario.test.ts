import { expect, test } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { matchesOf } from "../../../../tests/support/shorthand.ts";
import { PRESET_RULES } from "../../../cup/presets.ts";
import { scenario } from "../../../cup/scenarios/scenario.ts";
import type { EditionRecord } from "../../record/cup-file.ts";
import { EditionReadModel } from "../keeping/edition-read-model.ts";
import type { EditionReader } from "./edition-reader.ts";
import { answerIn, groupScenario } from "./group-scenario.ts";

test("a team's scenario is calculated once for all readers, for each stage separately", () => {
	const aims = {
		advance: [
			{ positions: [1, 2] as const, to: "A" },
			{ positions: [3, 4] as const, to: "B" },
		],
		bestOf: [],
		size: 4,
	};
	const matches = matchesOf("REY-ACA 2-0", "BJO-ACA 2-1", "REY-BRI 3-1", "BJO-BRI 1-1", "REY-BJO", "BRI-ACA");
	const told = scenario({ teams: ["REY", "BJO", "BRI", "ACA"], matches, rules: PRESET_RULES.gothia }, aims)!;
	const first = answerIn(told, "REY", "A");
	expect(first).toMatchObject({ team: "REY", stage: "A" });
	expect(answerIn(told, "REY", "A")).toBe(first);
	expect(answerIn(told, "BJO", "A")).toMatchObject({ team: "BJO" });
	expect(answerIn(told, "REY", "B")).toMatchObject({ stage: "B" });
});

test("a group that is over has no scenario, unless other groups still decide who goes on", () => {
	const found = (change: (edition: EditionRecord["edition"]) => void, division = "b14-g-2") => {
		const record = new CupInMemory(aSmallCup()).record();
		change(record.edition);
		const model = EditionReadModel.build(record);
		const edition = { find: model.entity.bind(model) } as unknown as EditionReader;
		return groupScenario(model.entity("open-group", division)!, division, edition);
	};
	expect(found(() => undefined)).toBeNull();
	const third = found(({ categories, matches, teams }) => {
		categories[0]!.stages[0]!.advance = [{ positions: [1, 2], to: "b14-a" }];
		const slot = { kind: "best-of" as const, position: 3, divisions: ["b14-g-1", "b14-g-2"] };
		Object.assign(matches.find(({ id }) => id === "b14-s2")!, { away: { slot } });
		// It is not known yet whether the other group is smaller because of a withdrawal.
		Object.assign(teams.find(({ id }) => id === "b14-ek")!, { withdrawn: true });
	});
	expect(third?.marks.get("b14-hav")?.get("b14-a")).toBe("elsewhere");
	// Each stage that positions lead to has a race of its own.
	const races = found(({ categories, matches }) => {
		for (const stage of categories[0]!.stages) stage.bestOfAgainstFirstTwo = false;
		const best = (position: number) => ({
			away: { slot: { kind: "best-of" as const, position, divisions: ["b14-g-1", "b14-g-2"] } },
		});
		for (const [id, more] of [
			["b14-s2", best(3)],
			["b14-bf", best(4)],
			["b14-m6", { status: "scheduled", score: undefined }],
		] as const)
			Object.assign(matches.find((match) => match.id === id)!, more);
	}, "b14-g-1")?.races;
	expect(races?.map(({ position, stage }) => [position, stage])).toEqual([
		[3, "b14-a"],
		[4, "b14-b"],
	]);
});
