import fc from "fast-check";
import { expect, test } from "vitest";
import { withReadingPosition, withWaiting } from "./reading-position.ts";

const A_PAGE = 4;
const act = (id: number, undoes: readonly number[] = [], undoneBy: number | null = null) => ({ id, undoes, undoneBy });
/** The newest acts of a ledger of so many. */
const page = (count: number, most = A_PAGE) => ({
	rows: Array.from({ length: Math.min(count, most) }, (_, index) => act(count - index)),
	hasMore: count > most,
});
const ids = ({ rows }: { readonly rows: readonly { readonly id: number }[] }) => rows.map(({ id }) => id);

test("a user who reads far back in the ledger stays there while acts arrive: they wait, and are counted", () => {
	const far = { rows: page(9, 9).rows, hasMore: false };
	const kept = withReadingPosition(far, page(12));
	expect(ids(kept)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
	expect([kept.waiting, kept.isMore]).toEqual([3, false]);
	expect(ids(withWaiting(kept))).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test("an act that is undone meanwhile is marked in its row, also if no page contains it any more", () => {
	const far = { rows: page(9, 9).rows, hasMore: false };
	const came = { rows: [act(10, [2]), act(9, [], 10), act(8), act(7)], hasMore: true };
	const { rows } = withReadingPosition(far, came);
	expect(rows.find(({ id }) => id === 2)?.undoneBy).toBe(10);
	expect(rows.find(({ id }) => id === 9)?.undoneBy).toBe(10);
});

test("what is shown never moves by itself, and what waits is shown without a gap and without repeating any", () => {
	const count = fc.integer({ min: 0, max: 14 });
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 14 }), count, count, (before, back, came) => {
			const shown = page(before, A_PAGE + back);
			const kept = withReadingPosition(shown, page(before + came));
			expect(ids(kept)).toEqual(ids(shown));
			expect(kept.isMore ? kept.waiting <= came : kept.waiting === came).toBe(true);
			const all = ids(withWaiting(kept));
			expect(all).toEqual(all.map((_, index) => before + came - index));
		}),
	);
});
