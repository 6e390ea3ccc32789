import fc from "fast-check";
import { expect, test } from "vitest";
import { BOX, layBracket } from "./bracket-layout.ts";

const NONE = [false, false, false];
const FOUR = [
	[
		{ id: "q1", goesTo: "s1" },
		{ id: "q2", goesTo: "s1" },
		{ id: "q3", goesTo: "s2" },
		{ id: "q4", goesTo: "s2" },
	],
	[
		{ id: "s1", goesTo: "f" },
		{ id: "s2", goesTo: "f" },
	],
	[{ id: "f", goesTo: null }],
];

test("each match is in the middle of its two preceding matches", () => {
	const { top } = layBracket(FOUR, NONE);
	const middle = (a: string, b: string) => ((top.get(a) ?? 0) + (top.get(b) ?? 0)) / 2;
	expect(top.get("s1")).toBe(middle("q1", "q2"));
	expect(top.get("f")).toBe(middle("s1", "s2"));
});

test("boxes of a column never touch, also with captions above them", () => {
	for (const captions of [false, true]) {
		const { top } = layBracket(FOUR, [captions, captions, captions]);
		for (const column of FOUR) {
			const tops = column.map(({ id }) => top.get(id) ?? 0);
			for (const [at, y] of tops.entries()) {
				if (at > 0) expect(y - (tops[at - 1] ?? 0)).toBeGreaterThan(BOX.height + (captions ? BOX.caption : 0));
			}
		}
	}
});

test("a bye: a match with one preceding match is level with it, one with none has its own place", () => {
	const { top, lines } = layBracket(
		[
			[{ id: "a", goesTo: "q1" }],
			[
				{ id: "q1", goesTo: "f" },
				{ id: "q2", goesTo: "f" },
			],
			[{ id: "f", goesTo: null }],
		],
		NONE,
	);
	expect(top.get("q1")).toBe(top.get("a"));
	expect(top.get("q2")).toBeGreaterThan(top.get("q1") ?? 0);
	expect(lines).toHaveLength(3);
});

test("a line leads from a box's edge to the middle of the next, and only to a visible round", () => {
	const { lines, top } = layBracket(FOUR.slice(0, 2), NONE);
	expect(lines.map(({ match }) => match)).toEqual(["q1", "q2", "q3", "q4"]);
	const fromY = (top.get("q1") ?? 0) + BOX.height / 2;
	const toY = (top.get("s1") ?? 0) + BOX.height / 2;
	expect(lines[0]).toEqual({ match: "q1", column: 0, span: 1, fromY, toY });
});

test("every match of a bracket of 128 with links missing has a place", () => {
	const first = Array.from({ length: 64 }, (_, at) => ({ id: `m${at}`, goesTo: at % 5 === 0 ? null : `n${at >> 1}` }));
	const second = Array.from({ length: 32 }, (_, at) => ({ id: `n${at}`, goesTo: null }));
	const { top, height } = layBracket([first, second], [true, true]);
	expect(top.size).toBe(96);
	expect(Math.max(...top.values()) + BOX.height).toBeLessThanOrEqual(height);
});

test("a caption has room above its box whichever rounds have captions and wherever there are byes", () => {
	const rounds = fc.tuple(
		fc.integer({ min: 1, max: 3 }),
		fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
		fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
	);
	fc.assert(
		fc.property(rounds, ([depth, played, captions]) => {
			// A tree of `depth` rounds, before which some of its first round have a match to win and others a bye.
			const columns = Array.from({ length: depth + 1 }, (_, round) =>
				Array.from({ length: 2 ** (depth - round) }, (_, at) => ({
					id: `${round}-${at}`,
					goesTo: round === depth ? null : `${round + 1}-${at >> 1}`,
				})),
			);
			columns[0] = (columns[0] ?? []).filter((_, at) => played[at]);
			const shown = columns.filter((matches) => matches.length > 0);
			const withCaptions = captions.slice(0, shown.length);
			const { top, height } = layBracket(shown, withCaptions);
			for (const [at, matches] of shown.entries()) {
				const room = withCaptions[at] ? BOX.caption : 0;
				let bottom = 0;
				for (const { id } of matches) {
					const y = top.get(id) ?? Number.NaN;
					expect(y - room).toBeGreaterThanOrEqual(bottom);
					bottom = y + BOX.height;
				}
				expect(bottom).toBeLessThanOrEqual(height);
			}
		}),
	);
});
