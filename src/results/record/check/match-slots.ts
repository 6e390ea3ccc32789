import { isPlayoffRound, placesOf } from "../../../cup/playoffs/playoff-round.ts";
import { slotCycle } from "../../../cup/playoffs/slot-cycle.ts";
import type { CupFileMatch, CupFileSide } from "../cup-file.ts";
import type { JsonPath } from "../input/json-path.ts";
import type { EditionIndex, PlacedDivision } from "./cup-index.ts";
import type { Report } from "./fault-report.ts";

const SIDES = ["home", "away"] as const;

type Slot = NonNullable<CupFileSide["slot"]>;
/** A slot, its place, and what its references can lead to. */
type Standing = {
	readonly match: CupFileMatch;
	/** From the match to the slot. */
	readonly steps: JsonPath;
	readonly placed: PlacedDivision | undefined;
	readonly index: EditionIndex;
	readonly report: Report;
};

/** Slots must lead to a group's position or a match in the same category, without cycles. */
export function checkMatchSlots(index: EditionIndex, report: Report): void {
	for (const match of index.edition.matches) {
		if (report.isBroken(match)) continue;
		const placed = index.divisions.get(match.division);
		for (const name of SIDES) {
			const { slot } = match[name];
			if (slot) checkSlot(slot, { match, steps: [name, "slot"], placed, index, report });
		}
	}
	checkCycles(index, report);
}

function checkSlot(slot: Slot, standing: Standing): void {
	switch (slot.kind) {
		case "position":
			checkPosition(slot.division, "division", slot.position, standing);
			break;
		case "best-of":
			for (const [at, division] of slot.divisions.entries()) {
				const steps = [...standing.steps, "divisions"];
				checkPosition(division, at, slot.position, { ...standing, steps });
			}
			break;
		case "winner":
		case "loser":
			checkFromMatch(slot.match, standing);
			if (slot.kind === "winner") checkPlaces(slot.match, standing);
			break;
		case "bye":
			if (standing.placed?.stage.type === "group") {
				const words = { value: slot, message: "a bye in a group", expected: "a bye only in a playoff" };
				standing.report.error(standing.match, standing.steps, words);
			}
	}
}

function checkFromMatch(id: string, { match, steps, placed, index, report }: Standing): void {
	const from = report.find(index.matches, "matches", id, match, [...steps, "match"], index.name);
	const category = from && index.divisions.get(from.division)?.category;
	if (category && placed && category !== placed.category)
		report.error(match, [...steps, "match"], otherCategory(id, category.id, placed, index));
}

/** Within a playoff a winner plays on for the best place of its round; only losers go on to lower ones. */
function checkPlaces(id: string, { match, steps, index, report }: Standing): void {
	const from = index.matches.get(id);
	if (!from || from.division !== match.division || report.isBroken(from)) return;
	const [before, now] = [String(from.round), String(match.round)];
	if (!isPlayoffRound(before) || !isPlayoffRound(now) || placesOf(now)[0] <= placesOf(before)[0]) return;
	report.warning(match, [...steps, "match"], {
		value: id,
		message: "a winner who plays on for lower places",
		expected: "the losers of that round, or a round for the places that its winner can reach",
	});
}

/** @param last the step to the division's id, from `standing.steps` */
function checkPosition(id: string, last: string | number, position: number, standing: Standing): void {
	const { match, placed, index, report } = standing;
	const steps = [...standing.steps, last];
	const from = report.find(index.divisions, "divisions", id, match, steps, index.name);
	if (!from) return;
	const size = from.division.teams?.length ?? 0;
	if (placed && from.category !== placed.category) {
		report.error(match, steps, otherCategory(id, from.category.id, placed, index));
	} else if (from.stage.type !== "group" && !report.isBroken(from.stage)) {
		report.error(match, steps, { value: id, message: "a position in a playoff, which has none", expected: "a group" });
	} else if (size > 0 && position > size) {
		report.error(match, [...standing.steps.slice(0, 2), "position"], {
			value: position,
			message: `a position that ${index.names().division(id)} does not have`,
			expected: `1 to ${size}`,
		});
	}
}

const otherCategory = (value: string, category: string, placed: PlacedDivision, index: EditionIndex) => ({
	value,
	message: `a slot that points to category ${index.names().category(category)}`,
	expected: `one of category ${index.names().category(placed.category.id)}, where the match is`,
});

function checkCycles({ edition }: EditionIndex, report: Report): void {
	const fixtures = edition.matches
		.filter((match) => !report.isBroken(match))
		.map(({ id, division, home, away }) => ({
			id,
			division,
			home: { team: home.team ?? null, slot: home.slot ?? null },
			away: { team: away.team ?? null, slot: away.slot ?? null },
		}));
	const looked = new Set<string>();
	for (;;) {
		const cycle = slotCycle(fixtures.filter(({ id }) => !looked.has(id)));
		if (!cycle || cycle.length === 0) return;
		const first = edition.matches.find(({ id }) => id === cycle[0])!;
		const waiting = SIDES.find((name) => first[name].slot && first[name].slot.kind !== "bye");
		report.error(first, [waiting ?? "home", "slot"], {
			value: [...cycle, cycle[0]].join(" → "),
			message: "slots in a circle: each match waits for the next",
			expected: "slots that lead back to matches between known teams",
		});
		for (const id of cycle) looked.add(id);
	}
}
