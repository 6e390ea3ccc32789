import { expect, it } from "vitest";
import { fieldHit } from "../search-box/hit.ts";

it("a field called 1 is found as its arena's, and one with a name of its own by that", () => {
	const hit = (name: string) =>
		fieldHit({ id: "f", name, arena: { id: "a", name: "Kyrkängen" } } as Parameters<typeof fieldHit>[0]).name;
	expect([hit("1"), hit("Kyrkängen 1"), hit("Centre Court")]).toEqual(["Kyrkängen 1", "Kyrkängen 1", "Centre Court"]);
});
