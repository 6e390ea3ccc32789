import { expect, test } from "vitest";
import { idsIn } from "./ids-in.ts";

test("finds what stands under an id, however deep, and nothing that stands under another name", () => {
	const data = { id: "a", name: "b", lists: [{ id: "c" }, [{ match: { id: "d", team: null } }], "e"], revision: 3 };
	expect([...idsIn(data)]).toEqual(["a", "c", "d"]);
	expect([...idsIn(null), ...idsIn("id"), ...idsIn({ id: 7 })]).toEqual([]);
});
