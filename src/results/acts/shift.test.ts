import fc from "fast-check";
import { expect, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { scheduledMinutes } from "../../cup/programme/scheduled-end.ts";
import type { CupFileMatch, EditionRecord } from "../record/cup-file.ts";
import { selectedMatches } from "./selection.ts";
import { LATER, shiftMatches } from "./shift.ts";
import { withMatches } from "./verdict.ts";

const DAY = "2026-07-17";
const dayOf = (start: string) => start.slice(0, 10);
const MINUTE = 60_000;

/** The small cup in which Boys 14 play group matches of one long half, and other matches of two. */
function aCup() {
	const cup = aSmallCup();
	const category = cup.editions[0]!.categories.find(({ id }) => id === "b14")!;
	category.halves = 2;
	for (const stage of category.stages) if (stage.id === "b14-g") Object.assign(stage, { halves: 1, minutesPerHalf: 35 });
	return cup;
}

/** The small cup with matches of one category on two fields, as they are given. */
function recordOf(given: readonly { readonly field: string; readonly minute: number; readonly done: boolean }[]): EditionRecord {
	const { cup, clubs, arenas, editions } = aCup();
	const [edition] = editions;
	const matches = given.map(
		({ field, minute, done }, index): CupFileMatch => ({
			id: `m${index}`,
			division: "b14-g-1",
			round: 1,
			field,
			start: new Date(Date.parse(`${DAY}T06:00:00Z`) + minute * MINUTE).toISOString().replace(".000Z", "Z"),
			home: { team: "b14-ask" },
			away: { team: "b14-bro" },
			status: done ? "live" : "scheduled",
		}),
	);
	return { cup, clubs, arenas, edition: { ...edition!, matches }, revision: 1, announcedTo: null } as unknown as EditionRecord;
}

const category = aCup().editions[0]!.categories.find(({ id }) => id === "b14")!;
const stage = category.stages.find(({ divisions }) => divisions.some(({ id }) => id === "b14-g-1"))!;
const TAKES = scheduledMinutes(stage.halves ?? category.halves ?? null, stage.minutesPerHalf ?? category.minutesPerHalf ?? null);

/** A field's day without two matches at one time. */
const ofField = (field: string) =>
	fc.array(fc.record({ gap: fc.integer({ min: 0, max: 50 }), done: fc.boolean() }), { maxLength: 7 }).map((gaps) => {
		let at = 0;
		let began = true;
		return gaps.map(({ gap, done }) => {
			const minute = at + gap;
			at = minute + TAKES;
			// Matches in progress or over come before those to come.
			began &&= done;
			return { field, minute, done: began };
		});
	});
const anyDay = fc.tuple(ofField("heden-2"), ofField("heden-10")).map(([one, other]) => [...one, ...other]);
const startOf = (match: CupFileMatch) => Date.parse(match.start!);

test("for any shift in either direction: begun matches stay, shifted ones move by the given time, and others only later", () => {
	fc.assert(
		fc.property(
			anyDay,
			fc.integer({ min: 1, max: 180 }),
			fc.constantFrom(...LATER),
			fc.func(fc.boolean()),
			(given, minutes, later, isChosen) => {
				const record = recordOf(given);
				const chosen = record.edition.matches.filter(({ id, status }) => status === "scheduled" && isChosen(id));
				const ids = new Set(chosen.map(({ id }) => id));
				const after = withMatches(record, shiftMatches(record, ids, { minutes, later, dayOf }));
				for (const [index, match] of record.edition.matches.entries()) {
					const now = after.edition.matches[index]!;
					const moved = (startOf(now) - startOf(match)) / MINUTE;
					if (ids.has(match.id)) expect(moved).toBe(minutes);
					else if (match.status !== "scheduled" || later === "stay") expect(moved).toBe(0);
					else expect(moved).toBeGreaterThanOrEqual(0);
					if (later === "absorb") expect(moved).toBeLessThanOrEqual(minutes);
				}
			},
		),
	);
});

test("matches after the first shifted one on a field keep their order and never overlap, moved along or absorbed by breaks", () => {
	fc.assert(
		fc.property(
			anyDay,
			fc.integer({ min: 1, max: 180 }),
			fc.constantFrom("move" as const, "absorb" as const),
			fc.nat(),
			(given, minutes, later, at) => {
				const record = recordOf(given);
				const toCome = record.edition.matches.filter(({ status }) => status === "scheduled");
				if (toCome.length === 0) return;
				const first = toCome[at % toCome.length]!;
				const after = withMatches(record, shiftMatches(record, new Set([first.id]), { minutes, later, dayOf }));
				const followers = (one: EditionRecord) =>
					one.edition.matches.filter(
						(match) => match.field === first.field && Number(match.id.slice(1)) >= Number(first.id.slice(1)),
					);
				const [was, now] = [followers(record), followers(after)];
				expect(now.toSorted((a, b) => startOf(a) - startOf(b)).map(({ id }) => id)).toEqual(was.map(({ id }) => id));
				for (const [index, match] of now.entries()) {
					const next = now[index + 1];
					if (next) expect(startOf(next)).toBeGreaterThanOrEqual(startOf(match) + TAKES * MINUTE);
					const moved = startOf(match) - startOf(was[index]!);
					if (later === "move") expect(moved).toBe(minutes * MINUTE);
					// A break absorbs what it can, and no more: a moved match follows the one before it at once.
					else if (index > 0 && moved > 0) expect(startOf(match)).toBe(startOf(now[index - 1]!) + TAKES * MINUTE);
				}
				const others = (one: EditionRecord) => one.edition.matches.filter(({ field }) => field !== first.field);
				expect(others(after)).toEqual(others(record));
			},
		),
	);
});

test("a shift to an earlier time pushes nothing: an overlap from before the shift stays", () => {
	const record = recordOf([
		{ field: "heden-2", minute: 60, done: false },
		{ field: "heden-2", minute: 60 + TAKES - 20, done: false },
	]);
	const moved = shiftMatches(record, new Set(["m0"]), { minutes: -10, later: "absorb", dayOf });
	expect(moved.map(({ id }) => id)).toEqual(["m0"]);
});

test("a selection begins at its first instant and ends before its last", () => {
	const record = recordOf([0, 60, 120].map((minute) => ({ field: "heden-2", minute, done: false })));
	const at = (minute: number) => Date.parse(`${DAY}T06:00:00Z`) + minute * MINUTE;
	expect(selectedMatches(record, { from: at(0), until: at(120) }).map(({ id }) => id)).toEqual(["m0", "m1"]);
});
