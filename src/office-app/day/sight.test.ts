import { expect, test } from "vitest";
import type { DayArena } from "../../office/day/day-data.ts";
import { AXIS, HEAD, layoutOf, WIDTHS, yOf } from "../programme/layout.ts";
import { outOfSight } from "./sight.ts";

const fields = Array.from({ length: 10 }, (_, index) => ({ id: `f${index}`, name: `${index}`, late: null, closed: [] }));
const arena: DayArena = { id: "a", name: "A", opens: 480, closes: 1320, fields };
const layout = layoutOf({ arenas: [arena], matches: [] }, null);
/** Six columns wide; from ten o'clock. */
const sight = { scrollLeft: 0, scrollTop: yOf(layout, 600) - HEAD, clientWidth: AXIS + 6 * WIDTHS.M, clientHeight: 500 };
const at = (field: string, minute: number) => outOfSight(sight, layout, "M", { field, minute, length: 50 });

test("what is seen whole is brought nowhere; what a panel hides is brought beside it, and no further than it must", () => {
	expect(at("f0", 600)).toEqual({ aside: 0, down: 0 });
	expect(at("f5", 640)).toEqual({ aside: 0, down: 0 });
	expect(at("f8", 640)).toEqual({ aside: 3 * WIDTHS.M, down: 0 });
	expect(at("f2", 540)).toEqual({ aside: 0, down: yOf(layout, 540) - yOf(layout, 600) });
	expect(at("f2", 900)?.down).toBeGreaterThan(0);
	expect(at("elsewhere", 600)).toBeNull();
});
