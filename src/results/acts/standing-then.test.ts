import { expect, test } from "vitest";
import { undosInForce } from "./standing-then.ts";

test("an act is undone while its undo is in force: undone again and again, each undo reverts the one before", () => {
	const undoings = [
		{ id: 2, undoes: [1] },
		{ id: 3, undoes: [2] },
		{ id: 4, undoes: [3] },
		{ id: 5, undoes: [4] },
	];
	const told = undoings.map((_, at) => [...undosInForce(undoings.slice(0, at + 1))].sort(([a], [b]) => a - b));
	expect(told).toEqual([
		[[1, 2]],
		[[2, 3]],
		[
			[1, 2],
			[3, 4],
		],
		[
			[2, 3],
			[4, 5],
		],
	]);
});

test("an undo that reverted several acts restores all of them", () => {
	const both = { id: 4, undoes: [2, 1] };
	expect([...undosInForce([both]).keys()]).toEqual([2, 1]);
	expect([...undosInForce([{ id: 5, undoes: [4] }, both]).keys()]).toEqual([4]);
});
