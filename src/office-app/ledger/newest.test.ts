import * as fc from "fast-check";
import { expect, test } from "vitest";
import { withNewest } from "./newest.ts";

const A_PAGE = 3;
const page = (newest: number, most = A_PAGE) => {
	const rows = Array.from({ length: Math.min(newest, most) }, (_, index) => ({ id: newest - index }));
	return { rows, hasMore: newest > most };
};

test("a user who has gone back in the ledger stays there while new reports arrive", () => {
	expect(withNewest(page(6, 6), page(7)).rows.map(({ id }) => id)).toEqual([7, 6, 5, 4, 3, 2, 1]);
});

test("if more has arrived than fits a page, the newest page is shown alone", () => {
	expect(withNewest(page(6, 6), page(12))).toEqual(page(12));
});

test("the shown acts are the newest, without a gap and without duplicates, with whether there are more", () => {
	const count = fc.integer({ min: 0, max: 12 });
	fc.assert(
		fc.property(count, count, count, (before, more, came) => {
			const { rows, hasMore } = withNewest(page(before, A_PAGE + more), page(before + came));
			expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => before + came - index));
			expect(hasMore).toBe(rows.length < before + came);
		}),
	);
});
