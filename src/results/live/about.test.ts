import { expect, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { CupInMemory } from "../../../tests/support/cup-in-memory.ts";
import { EditionReadModel } from "../edition/keeping/edition-read-model.ts";
import { aboutOf } from "./about.ts";

const GROUPS = ["b14-g-1", "b14-g-2"] as const;

/** The small cup, where a slot of the playoff is for the best third of both groups. */
function withARace(): EditionReadModel {
	const cup = aSmallCup();
	const edition = cup.editions[0]!;
	const slot = { kind: "best-of" as const, position: 3, divisions: [...GROUPS] };
	const first = edition.matches.find(({ home }) => home.slot?.kind === "position" && home.slot.division === GROUPS[0])!;
	edition.matches = edition.matches.map((match) => (match === first ? { ...match, away: { slot } } : match));
	return EditionReadModel.build(new CupInMemory(cup).record());
}

test("a change in a group concerns the pages of the groups that its third races with, and of their teams", () => {
	const model = withARace();
	const other = model.entity("division-teams", GROUPS[1])![0]!;
	const changed = (kind: string) => aboutOf([`${model.edition}/${kind}:${GROUPS[0]}`], model);
	expect([...changed("open-group")]).toEqual(expect.arrayContaining([`division:${GROUPS[1]}`, `team:${other}`]));
	expect([...changed("table")]).not.toContain(`division:${GROUPS[1]}`);
});

test("a change in a group that races with none concerns its own pages alone", () => {
	const model = EditionReadModel.build(new CupInMemory(aSmallCup()).record());
	expect([...aboutOf([`${model.edition}/open-group:${GROUPS[0]}`], model)]).not.toContain(`division:${GROUPS[1]}`);
});

test("a match that will begin late concerns its teams, its field and its arena, and figures the statistics", () => {
	const model = EditionReadModel.build(new CupInMemory(aSmallCup()).record());
	const about = (key: string) => [...aboutOf([`${model.edition}/${key}`], model)];
	const late = ["match:b14-m1", "team:b14-ask", "team:b14-bro", "field:heden-2", "arena:heden"];
	expect(about("expected:b14-m1").toSorted()).toEqual(late.toSorted());
	expect(about("category-figures:b14").toSorted()).toEqual(["category:b14", "statistics"]);
	expect(about("winners:b14").toSorted()).toEqual(["category:b14", "statistics"]);
});
