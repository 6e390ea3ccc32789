import { slotCycle } from "../../../cup/slot-cycle.ts";
import type { CupFileMatch, CupFileSide } from "../cup-file.ts";
import type { Report } from "../import/report.ts";
import type { EditionIndex, PlacedDivision } from "./cup-index.ts";

const SIDES = ["home", "away"] as const;
type SideName = (typeof SIDES)[number];

/** Who meets whom: teams that may, and slots that lead somewhere. */
export function checkMatchSides(index: EditionIndex, report: Report): void {
	for (const match of index.edition.matches) {
		if (report.isBroken(match)) continue;
		const placed = index.divisions.get(match.division);
		for (const name of SIDES) {
			checkTeam(match, name, placed, index, report);
			if (match[name].slot) checkSlot(match, name, match[name].slot, placed, index, report);
			checkKnown(match, name, report);
		}
		checkOpponents(match, report);
	}
	checkCycles(index, report);
}

function checkTeam(
	match: CupFileMatch,
	name: SideName,
	placed: PlacedDivision | undefined,
	index: EditionIndex,
	report: Report,
): void {
	const { team: id } = match[name];
	if (id === undefined) return;
	const team = report.find(index.teams, "teams", id, match, [name, "team"], index.name);
	if (!team || !placed || report.isBroken(team)) return;
	const { category, division, stage } = placed;
	if (team.category !== category.id) {
		report.error(match, [name, "team"], {
			value: id,
			message: `a team of category "${team.category}"`,
			expected: `a team of category "${category.id}", where the match is`,
		});
	} else if (stage.type === "group" && division.teams && division.teams.length > 0 && !division.teams.includes(id)) {
		report.error(match, [name, "team"], {
			value: id,
			message: `a team that is not in group "${division.id}"`,
			expected: "one of the group's teams",
		});
	}
}

/** What has begun has two sides. */
function checkKnown(match: CupFileMatch, name: SideName, report: Report): void {
	const { team, slot } = match[name];
	const begun = match.status === "live" || match.status === "finished" || match.status === "walkover";
	if (!begun || team !== undefined || slot !== undefined) return;
	report.error(match, [name], {
		value: match[name],
		message: `a side of a ${match.status} match that nobody stands on`,
		expected: "a team, or the slot that it comes from",
	});
}

function checkOpponents(match: CupFileMatch, report: Report): void {
	const { home, away } = match;
	if (home.team !== undefined && home.team === away.team) {
		report.error(match, ["away", "team"], {
			value: away.team,
			message: "a team that plays itself",
			expected: "another team than the home side",
		});
	}
	if (home.slot && away.slot && JSON.stringify(home.slot) === JSON.stringify(away.slot)) {
		report.error(match, ["away", "slot"], {
			value: away.slot,
			message: home.slot.kind === "bye" ? "a match between two byes" : "a slot that meets itself",
			expected: "another than the home side's",
		});
	}
}

function checkSlot(
	match: CupFileMatch,
	name: SideName,
	slot: NonNullable<CupFileSide["slot"]>,
	placed: PlacedDivision | undefined,
	index: EditionIndex,
	report: Report,
): void {
	const steps = [name, "slot"];
	switch (slot.kind) {
		case "position":
			return checkPosition(match, steps, "division", slot.division, slot.position, placed, index, report);
		case "best-of":
			for (const [at, division] of slot.divisions.entries())
				checkPosition(match, [...steps, "divisions"], at, division, slot.position, placed, index, report);
			return;
		case "winner":
		case "loser": {
			const from = report.find(index.matches, "matches", slot.match, match, [...steps, "match"], index.name);
			const category = from && index.divisions.get(from.division)?.category;
			if (category && placed && category !== placed.category)
				otherCategory(match, [...steps, "match"], slot.match, category.id, placed, report);
			return;
		}
		case "bye":
			if (placed?.stage.type === "group") {
				report.error(match, steps, { value: slot, message: "a bye in a group", expected: "a bye only in a playoff" });
			}
	}
}

function checkPosition(
	match: CupFileMatch,
	steps: (string | number)[],
	last: string | number,
	id: string,
	position: number,
	placed: PlacedDivision | undefined,
	index: EditionIndex,
	report: Report,
): void {
	const from = report.find(index.divisions, "divisions", id, match, [...steps, last], index.name);
	if (!from) return;
	if (placed && from.category !== placed.category)
		return otherCategory(match, [...steps, last], id, from.category.id, placed, report);
	if (from.stage.type !== "group" && !report.isBroken(from.stage)) {
		return report.error(match, [...steps, last], {
			value: id,
			message: "a position in a playoff, which has none",
			expected: "a group",
		});
	}
	const size = from.division.teams?.length ?? 0;
	if (size > 0 && position > size) {
		report.error(match, [...steps.slice(0, 2), "position"], {
			value: position,
			message: `a position that group "${id}" does not have`,
			expected: `1 to ${size}`,
		});
	}
}

function otherCategory(
	match: CupFileMatch,
	steps: (string | number)[],
	value: string,
	category: string,
	placed: PlacedDivision,
	report: Report,
): void {
	report.error(match, steps, {
		value,
		message: `a slot that points to category "${category}"`,
		expected: `one of category "${placed.category.id}", where the match is`,
	});
}

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
		const waiting = SIDES.find((name) => {
			const slot = first[name].slot;
			return slot && slot.kind !== "bye";
		});
		report.error(first, [waiting ?? "home", "slot"], {
			value: [...cycle, cycle[0]].join(" → "),
			message: "a cycle of slots: each match waits for the next",
			expected: "slots that lead back to matches between known teams",
		});
		for (const id of cycle) looked.add(id);
	}
}
