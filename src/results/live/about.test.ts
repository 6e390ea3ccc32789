import { expect, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { CupInMemory } from "../../../tests/support/cup-in-memory.ts";
import type { EntityKind } from "../edition/entities.ts";
import { ENTITY_KINDS } from "../edition/entity-kinds.ts";
import { EditionReadModel } from "../edition/keeping/edition-read-model.ts";
import { aboutOf } from "./about.ts";

const GROUPS = ["b14-g-1", "b14-g-2"] as const;

/** The small cup with a playoff slot for the best third of both groups. */
function withARace(): EditionReadModel {
	const cup = aSmallCup();
	const edition = cup.editions[0]!;
	const slot = { kind: "best-of" as const, position: 3, divisions: [...GROUPS] };
	const first = edition.matches.find(({ home }) => home.slot?.kind === "position" && home.slot.division === GROUPS[0])!;
	edition.matches = edition.matches.map((match) => (match === first ? { ...match, away: { slot } } : match));
	return EditionReadModel.build(new CupInMemory(cup).record());
}

test("a change in a group concerns the pages of the groups that its third competes with, and of their teams", () => {
	const model = withARace();
	const other = model.entity("division-teams", GROUPS[1])![0]!;
	const changed = (kind: string) => aboutOf([`${model.edition}/${kind}:${GROUPS[0]}`], model);
	expect([...changed("open-group")]).toEqual(expect.arrayContaining([`division:${GROUPS[1]}`, `team:${other}`]));
	expect([...changed("table")]).not.toContain(`division:${GROUPS[1]}`);
});

test("a change in a group without such competition concerns its own pages alone", () => {
	const model = EditionReadModel.build(new CupInMemory(aSmallCup()).record());
	expect([...aboutOf([`${model.edition}/open-group:${GROUPS[0]}`], model)]).not.toContain(`division:${GROUPS[1]}`);
});

test("a match with a later expected start concerns its teams, its field and its arena, and goals the statistics", () => {
	const model = EditionReadModel.build(new CupInMemory(aSmallCup()).record());
	const about = (key: string) => [...aboutOf([`${model.edition}/${key}`], model)];
	const late = ["match:b14-m1", "team:b14-ask", "team:b14-bro", "field:heden-2", "arena:heden"];
	expect(about("expected:b14-m1").toSorted()).toEqual(late.toSorted());
	expect(about("category-figures:b14").toSorted()).toEqual(["category:b14", "statistics"]);
	expect(about("winners:b14").toSorted()).toEqual(["category:b14", "statistics"]);
});

test("the topics of every kind of change are as listed here: a client with one of these topics is sent it", () => {
	const model = EditionReadModel.build(new CupInMemory(aSmallCup()).record());
	const idOf: Readonly<Partial<Record<EntityKind, string>>> = {
		...{ match: "g15-m1", expected: "g15-m1", "moved-away": "", "open-group": "b14-g-1", table: "b14-g-1", bracket: "b14-a-1" },
		...{
			progress: "b14-g",
			stream: "live-1",
			nation: "se",
			"nation-record": "b14 se",
			team: "b14-ask",
			programme: "heden-2 2026-07-13",
		},
		...{
			"team-matches": "b14-ask",
			"team-division": "b14-ask",
			road: "b14-ask",
			reach: "b14-ask",
			fate: "b14-ask",
			meetings: "b14-m1",
		},
		...{ "division-teams": "b14-g-1", "division-matches": "b14-g-1", "division-live": "b14-g-1", "category-live": "b14" },
		...{ "category-last": "b14", "category-figures": "b14", winners: "b14", placings: "b14", placing: "b14-ask" },
	};
	const told = ENTITY_KINDS.map((kind) => {
		const about = aboutOf([`${model.edition}/${kind}:${idOf[kind] ?? ""}`], model);
		return `${kind}: ${[...about].toSorted().join(" ") || "nothing"}`;
	});
	expect(told.join("\n")).toMatchInlineSnapshot(`
		"tournament: edition
		announcements: announcements
		categories: edition
		same-categories: edition
		category: edition
		stage: edition
		division: edition
		club: edition
		nation: edition
		nations: edition
		team: edition
		names: edition
		progress: category:b14
		table: category:b14 division:b14-g-1 team:b14-ask team:b14-bro team:b14-dal team:b14-ek
		open-group: category:b14 division:b14-g-1 team:b14-ask team:b14-bro team:b14-dal team:b14-ek
		bracket: category:b14 division:b14-a-1 team:b14-ask team:b14-fur team:b14-gran
		match: arena:valhalla category:g15 division:g15-g-a field:valhalla-1 match:g15-m1 streams team:g15-ask team:g15-bro
		team-division: team:b14-ask
		team-matches: team:b14-ask
		road: team:b14-ask
		division-teams: category:b14 division:b14-g-1
		division-matches: category:b14 division:b14-g-1
		division-live: category:b14 division:b14-g-1
		category-live: category:b14
		category-last: category:b14
		category-figures: category:b14 statistics
		winners: category:b14 statistics
		nation-record: nation:se
		reach: team:b14-ask
		placings: category:b14
		placing: team:b14-ask
		fate: team:b14-ask
		meetings: nothing
		programme: lists
		moved-away: lists
		expected: arena:valhalla field:valhalla-1 match:g15-m1 team:g15-ask team:g15-bro
		arenas: edition
		arena: edition
		field: edition
		place-names: edition
		numbers: nothing
		listing: lists
		live: lists
		streams: streams
		stream: streams
		chosen: chosen
		candidates: chosen
		statistics: statistics"
	`);
});
