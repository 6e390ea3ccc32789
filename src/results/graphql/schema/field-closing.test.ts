import { expect, test } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { EditionReadModel } from "../../edition/keeping/edition-read-model.ts";

test("of a closed field readers are told when, on the clocks of its arena, and not why", () => {
	const cup = aSmallCup();
	cup.arenas[1]!.fields[0]!.closed = [{ from: "2026-07-16T08:30:00Z", why: "A tree has fallen" }];
	const model = EditionReadModel.build(new CupInMemory(cup).record());
	const field = model.entity("field", "valhalla-1");
	expect(field?.closed).toEqual([{ from: "2026-07-16T10:30:00+02:00", until: null }]);
	expect(JSON.stringify(field)).not.toContain("tree");
});
