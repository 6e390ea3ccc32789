import { expect, test } from "vitest";
import { wayOnEdge } from "./way-on-edge.ts";

test("the best way on has the accent's edge, each further one another that is grey, and a row that leads nowhere none", () => {
	const edges = [0, 1, 2].map(wayOnEdge);
	expect(edges.map((edge) => edge.includes("--accent"))).toEqual([true, false, false]);
	expect(new Set([...edges, ""]).size).toBe(4);
	expect(wayOnEdge(3), "further ones look alike").toBe(wayOnEdge(2));
	expect(wayOnEdge(null)).toBe("");
});
