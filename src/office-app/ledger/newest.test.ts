import * as fc from "fast-check";
import { expect, test } from "vitest";
import { withNewest } from "./newest.ts";

const A_PAGE = 3;
const page = (newest: number, most = A_PAGE) => {
	const rows = Array.from({ length: Math.min(newest, most) }, (_, index) => ({ id: newest - index }));
	return { rows, hasMore: newest > most };
};

test("who has gone back in the ledger stays there while new reports come", () => {
	expect(withNewest(page(6, 6), page(7)).rows.map(({ id }) => id)).toEqual([7, 6, 5, 4, 3, 2, 1]);
});

test("where more has come than a page holds, the newest page is shown alone", () => {
	expect(withNewest(page(6, 6), page(12))).toEqual(page(12));
});

test("what is shown is the newest, without a gap and without repeating any, and says whether there is more", () => {
	const count = fc.integer({ min: 0, max: 12 });
	fc.assert(
		fc.property(count, count, count, (before, more, came) => {
			const { rows, hasMore } = withNewest(page(before, A_PAGE + more), page(before + came));
			expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => before + came - index));
			expect(hasMore).toBe(rows.length < before + came);
		}),
	);
});
