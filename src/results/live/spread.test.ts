import { expect, test } from "vitest";
import { spreadOf } from "./spread.ts";

test("§6 ten thousand clients cut off at once come back evenly within eight seconds, a few within 0.4", () => {
	expect([0, 1, 500, 501, 1_000, 5_000, 10_000, 12_000].map(spreadOf)).toEqual([400, 400, 400, 800, 800, 4_000, 8_000, 8_000]);
});
