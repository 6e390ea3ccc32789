import { demoCup } from "../src/demo/demo-cup.ts";
import { previewOf } from "../src/results/acts/propose.ts";
import type { EditionRecord } from "../src/results/record/cup-file.ts";
import { watchForeignLoad } from "./measuring/processor.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * The cost of the office's previews on the demo cup before it begins: every match shifted, and every field of one day, compared with
 * JSON.parse of the edition in the same run. Processor time.
 * `npx tsx bench/preview.ts`
 */
const ROUNDS = 9;

const { cup, clubs, arenas, editions } = demoCup({ today: new Date().toISOString().slice(0, 10) });
const edition = editions.reduce((largest, other) => (other.matches.length > largest.matches.length ? other : largest));
// Before the first match, so that all can be shifted.
const matches = edition.matches.map(({ id, number, division, round, position, start, field, home, away }) => ({
	...{ id, number, division, round, position, start, field, home, away },
	status: "scheduled" as const,
}));
const fresh = (): EditionRecord => ({
	...{ cup, clubs, arenas, revision: 1, announcedTo: null },
	edition: { ...edition, matches: structuredClone(matches) as EditionRecord["edition"]["matches"] },
});
const text = JSON.stringify(fresh());
const placed = matches.filter(({ start, field }) => start !== undefined && field !== undefined);
const day = placed[Math.floor(placed.length / 2)]!.start!.slice(0, 10);
const ofDay = placed.filter(({ start }) => start!.startsWith(day));

/** Milliseconds of the processor. */
function timed(act: () => unknown): number {
	const before = process.cpuUsage();
	act();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1_000;
}

function preview(record: EditionRecord, ids: readonly string[], minutes: number): number {
	const told = previewOf({ record, now: new Date(0) }, { kind: "shift", matches: [...ids], minutes, later: "move" });
	if ("refused" in told) throw new Error(`The shift was refused: ${JSON.stringify(told.errors)}`);
	return told.changes.length;
}

const foreign = watchForeignLoad();
let shifted = 0;
const figures = Array.from({ length: ROUNDS }, (_, round) => {
	// Nothing of it is cached, as after a change.
	const record = fresh();
	const parse = timed(() => JSON.parse(text));
	const whole = timed(() => {
		shifted = preview(
			record,
			placed.map(({ id }) => id),
			40 + round,
		);
	});
	const again = timed(() =>
		preview(
			record,
			placed.map(({ id }) => id),
			60 + round,
		),
	);
	const oneDay = timed(() =>
		preview(
			record,
			ofDay.map(({ id }) => id),
			40 + round,
		),
	);
	return { parse, whole, again, oneDay };
});
const load = foreign();
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const of = (name: keyof (typeof figures)[number]) => median(figures.map((figure) => figure[name]));
console.log(`${shifted} matches shifted, ${ofDay.length} of one day, median of ${ROUNDS}`);
const parse = of("parse");
const told = {
	whole: "a shift of the whole cup, judged first",
	again: "the same by other minutes",
	oneDay: "a shift of one day",
};
for (const [name, what] of Object.entries(told)) {
	const ours = of(name as keyof typeof told);
	sayRow({ what, ours, reference: parse, beside: "JSON.parse of the edition", unit: "ms", target: "≤ 25", foreign: load });
}
