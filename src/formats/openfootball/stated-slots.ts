import { slotCycle } from "../../cup/playoffs/slot-cycle.ts";
import type { CupFileMatch } from "../../results/record/cup-file.ts";
import type { CupFileSlot } from "./cup-file-slot.ts";
import type { Entry, EntrySide } from "./entry.ts";
import type { DivisionLayout, Layout } from "./layout.ts";
import { type Place, placeWithin, type Report } from "./place.ts";
import { ruleMatch } from "./rule-match.ts";
import type { SlotText } from "./slot-text.ts";

/** Converts a side's text (1A, W49, 3A/B/C) to a slot with this tournament's ids. A slot without a target is a fault. */
export function slotReader(
	entries: readonly Entry[],
	{ stages, matchIds }: Layout,
	report: Report,
): (side: EntrySide) => CupFileSlot | null {
	const numbers = numbered(entries, matchIds);
	const stated = entries.flatMap(({ text }) => text.number ?? []);
	const areTwice = new Set(stated).size < stated.length;
	const groups = new Map(
		stages.flatMap(({ divisions }) => divisions.flatMap((d) => (d.type === "group" ? [[d.name, d] as const] : []))),
	);
	return (side) => (side.kind === "slot" ? read(side.slot, side.place) : null);

	function read(slot: SlotText, place: Place): CupFileSlot | null {
		if (slot.kind === "bye") return slot;
		if (slot.kind === "winner" || slot.kind === "loser") {
			const match = numbers.get(slot.number);
			// If the target match itself is refused, or its number is not unique, that is the fault.
			if (!match && !areTwice && !isStated(place.source.input, slot.number)) {
				const expected = `a match number of the file, from ${Math.min(...numbers.keys())} to ${Math.max(...numbers.keys())}`;
				report(place, { value: textAt(place), expected, message: "a slot that points nowhere" });
			}
			return match ? { kind: slot.kind, match } : null;
		}
		const found = (slot.kind === "position" ? [slot.group] : slot.groups).map((name) => groupFor(name, slot.position, place));
		const ids = found.flatMap((group) => (group ? [group.id] : []));
		if (ids.length < found.length) return null;
		return slot.kind === "position"
			? { kind: "position", division: ids[0]!, position: slot.position }
			: { kind: "best-of", position: slot.position, divisions: ids };
	}

	function groupFor(name: string, position: number, place: Place): DivisionLayout | null {
		const group = groups.get(name);
		const size = group?.type === "group" ? sizeOf(group.plan.entries, group.plan.clubs.length) : 0;
		if (group && position <= size) return group;
		const expected = group
			? `a position from 1 to ${size} of group ${name}`
			: `a group of the file: ${[...groups.keys()].join(", ")}`;
		report(place, { value: textAt(place), expected, message: "a slot that points nowhere" });
		return null;
	}
}

/** Slots in a cycle: no result can fill them. */
export function checkCycles(matches: readonly CupFileMatch[], entries: ReadonlyMap<string, Entry>, report: Report): void {
	const cycle = slotCycle(matches.map(ruleMatch));
	const [first] = cycle ?? [];
	if (!cycle || !first) return;
	const { text, home } = entries.get(first)!;
	const called = (id: string) => entries.get(id)?.text.number ?? id;
	report(placeWithin(text.place, home.kind === "slot" ? "team1" : "team2"), {
		value: [...cycle, first].map(called).join(" → "),
		expected: "slots that lead from later matches to earlier ones",
		message: "a cycle of slots",
	});
}

function textAt({ source, path }: Place): unknown {
	return path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], source.input);
}

/** Whether a file has a match with this number, even if it cannot be read. */
function isStated(input: unknown, number: number): boolean {
	if (typeof input !== "object" || input === null) return false;
	return ("num" in input && input.num === number) || Object.values(input).some((part) => isStated(part, number));
}

/** If no match of a file has a number, they are numbered in order, like openfootball's. */
function numbered(entries: readonly Entry[], ids: ReadonlyMap<Entry, string>): Map<number, string> {
	const some = entries.some(({ text }) => text.number !== null);
	return new Map(
		entries.flatMap((entry, index) => {
			const number = some ? entry.text.number : index + 1;
			return number === null ? [] : [[number, ids.get(entry)!]];
		}),
	);
}

/** Counts teams and, before the draw, names such as A4. */
function sizeOf(entries: readonly Entry[], clubs: number): number {
	const open = entries.flatMap(({ home, away }) => [home, away].flatMap((side) => (side.kind === "open" ? [side.name] : [])));
	return clubs + new Set(open).size;
}
