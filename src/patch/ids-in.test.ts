import { expect, test } from "vitest";
import { idsIn } from "./ids-in.ts";

test("finds the value of every id, however deep, and no value of another key", () => {
	const data = { id: "a", name: "b", lists: [{ id: "c" }, [{ match: { id: "d", team: null } }], "e"], revision: 3 };
	expect([...idsIn(data)]).toEqual(["a", "c", "d"]);
	expect([...idsIn(null), ...idsIn("id"), ...idsIn({ id: 7 })]).toEqual([]);
});
