import { expect, test } from "vitest";
import { onlyOtherStage } from "./only-other-stage.ts";

const rows = [1, 2, 3, 4];
const way = (from: number, to: number, title: string) => ({ from, to, stage: { title, divisions: [] } });

test("a team that misses Playoff A plays in Playoff B if every other place leads there", () => {
	expect(onlyOtherStage({ rows, advancement: [way(1, 2, "Playoff A"), way(3, 4, "Playoff B")] }, "Playoff A")).toBe("Playoff B");
});

test("nothing is promised where a place leads nowhere, or where there are two other stages", () => {
	expect(onlyOtherStage({ rows, advancement: [way(1, 2, "Playoff A"), way(3, 3, "Playoff B")] }, "Playoff A")).toBeNull();
	const three = [way(1, 2, "Playoff A"), way(3, 3, "Playoff B"), way(4, 4, "Playoff C")];
	expect(onlyOtherStage({ rows, advancement: three }, "Playoff A")).toBeNull();
	expect(onlyOtherStage({ rows, advancement: [] }, "Playoff A")).toBeNull();
});
