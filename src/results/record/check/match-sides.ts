import { hasBegun } from "../../../cup/match/kick-off.ts";
import type { CupFileCategory, CupFileDivision, CupFileMatch } from "../cup-file.ts";
import { filledCategory } from "../filled-category.ts";
import { missingFor } from "../naming/missing-named.ts";
import { inTwo } from "../naming/two-languages.ts";
import type { EditionIndex, PlacedDivision } from "./cup-index.ts";
import type { Report } from "./fault-report.ts";

const SIDES = ["home", "away"] as const;
type SideName = (typeof SIDES)[number];

/** Checks which teams meet. */
export function checkMatchSides(index: EditionIndex, report: Report): void {
	/** A team in another group is reported once, however many matches it has there. */
	const said = new Set<string>();
	const filled = new Map<CupFileCategory, ReturnType<typeof filledCategory>>();
	// Faulty nouns fill no slot, and are reported themselves.
	const { categories, matches } = index.edition;
	const isWhole = ![...categories, ...categories.flatMap(({ stages }) => stages), ...matches].some((noun) =>
		report.isBroken(noun),
	);
	for (const match of index.edition.matches) {
		if (report.isBroken(match)) continue;
		const placed = index.divisions.get(match.division);
		for (const name of SIDES) {
			checkTeam(match, name, placed, index, report);
			checkKnown(match, name, report);
		}
		if (placed?.stage.type === "group")
			checkGroup(match, placed, { against: index.divisions.get(match.against ?? match.division) ?? placed, said, index, report });
		checkOpponents(match, report);
		if (placed && isWhole) checkSeated(match, placed, { filled, index, report });
	}
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
	const { category } = placed;
	if (team.category !== category.id) {
		report.error(match, [name, "team"], {
			value: id,
			message: `a team of category ${index.names().category(team.category)}`,
			expected: `a team of category ${index.names().category(category.id)}, where the match is`,
		});
	}
}

type Looking = { readonly said: Set<string>; readonly index: EditionIndex; readonly report: Report };

/** Who meets in a group is of it, as far as its draw is known. */
function checkGroup(
	match: CupFileMatch,
	{ category, division, stage }: PlacedDivision,
	{ against, said, index, report }: Looking & { readonly against: PlacedDivision },
): void {
	const groupOf = (name: SideName) => (name === "away" ? against.division : division);
	const strangers = SIDES.flatMap((name) => {
		const id = match[name].team;
		// A team that took the seat of its slot at kick-off has played here, whatever the table says now.
		if (match[name].slot && hasBegun(match)) return [];
		const team = id === undefined ? undefined : index.teams.get(id);
		if (id === undefined || !team || report.isBroken(team) || team.category !== category.id) return [];
		const group = groupOf(name);
		if (group.teams?.includes(id)) return [];
		const own = stage.divisions.find((other) => other !== group && other.teams?.includes(id));
		return own || group.teams?.length ? [{ name, id, own, group }] : [];
	});
	if (!report.isStated(match)) {
		for (const { id, own } of strangers) if (own && sayMoved(match, id, own, { said, index, report })) return;
	}
	if (strangers.length === 0) return;
	const names = index.names();
	const [home, away] = strangers;
	if (home?.own && away?.own === home.own && against.division === division) {
		report.error(match, ["division"], {
			value: division.id,
			message: `a match of ${names.division(division.id)} between two teams of ${names.division(home.own.id)}`,
			expected: "a match between two teams of the same group: in their own group, or with other teams",
		});
		return;
	}
	for (const { name, id, own, group } of strangers) {
		if (said.has(`${group.id} ${id}`)) continue;
		said.add(`${group.id} ${id}`);
		report.error(
			match,
			[name, "team"],
			group.teams?.length
				? { value: id, message: `a team that is not in ${names.division(group.id)}`, expected: "one of the group's teams" }
				: {
						value: id,
						message: `a team of ${own && names.division(own.id)}, in a match of ${names.division(group.id)}`,
						expected: "a match between two teams of the same group: in their own group, or with other teams",
					},
		);
	}
}

/**
 * A match that no file states became wrong because a file moved a team to another group: reported at the group, once per team.
 * @returns whether a file states the group
 */
function sayMoved(match: CupFileMatch, id: string, own: CupFileDivision, { said, index, report }: Looking): boolean {
	if (!report.isStated(own)) return false;
	if (said.has(id)) return true;
	said.add(id);
	const names = index.names();
	report.error(own, ["teams", own.teams!.indexOf(id)], {
		value: names.team(id),
		message: `a team that has matches in another group: ${names.of("matches", match.id)}`,
		expected: "its own group; or change its matches as well",
	});
	return true;
}

/** A match that has begun needs two sides. */
function checkKnown(match: CupFileMatch, name: SideName, report: Report): void {
	const { team, slot } = match[name];
	if (!isBegun(match) || team !== undefined || slot !== undefined) return;
	report.error(match, [name], {
		value: match[name],
		message: `a ${match.status} match with no team on one side`,
		expected: "a team, or the slot that it comes from",
	});
}

type Seated = Omit<Looking, "said"> & { readonly filled: Map<CupFileCategory, ReturnType<typeof filledCategory>> };

/**
 * A match with a result needs two teams; an open slot is not one. A team that advances because its opponent withdrew needs no
 * opponent. A fault that the record already had is only a warning, so that it does not block changes of other matches.
 */
function checkSeated(match: CupFileMatch, { category }: PlacedDivision, { filled, index, report }: Seated): void {
	if (!isBegun(match) || SIDES.every((name) => match[name].team !== undefined)) return;
	if (SIDES.some((name) => match[name].team === undefined && match[name].slot === undefined)) return;
	const known = filled.get(category) ?? filledCategory(index, category);
	filled.set(category, known);
	const sides = known.sides.get(match.id)!;
	const isOfWithdrawn = SIDES.some((name) => index.teams.get(sides[name].team ?? "")?.withdrawn);
	if (match.status === "walkover" && isOfWithdrawn) return;
	const missing = missingFor(index, { category, filled: known }, match.id);
	if (missing === null) return;
	const name = SIDES.find((name) => sides[name].team === null)!;
	const names = index.names();
	const called = names.match(match.id);
	const waits = inTwo(missing.en, missing.sv);
	const words = {
		value: names.side(match[name]),
		message:
			match.status === "live"
				? `${called} has begun before both teams are known: it is waiting for ${waits}`
				: `${called} has a result before both teams are known: it is waiting for ${waits}`,
		expected: "no result until both teams are known; or the team that played, given together with the slot",
	};
	if (report.isStated(match)) report.error(match, [name], words);
	else report.warning(match, [name], words);
}

const isBegun = ({ status }: CupFileMatch): boolean => status === "live" || status === "finished" || status === "walkover";

function checkOpponents(match: CupFileMatch, report: Report): void {
	const { home, away } = match;
	if (home.team !== undefined && home.team === away.team) {
		report.error(match, ["away", "team"], {
			value: away.team,
			message: "a team that plays itself",
			expected: "a different team from the home side",
		});
	}
	// Two of the best thirds may meet: without a rank, equal slots are different teams.
	const isOneTeam = home.slot?.kind !== "best-of" || home.slot.rank !== undefined;
	if (home.slot && away.slot && isOneTeam && JSON.stringify(home.slot) === JSON.stringify(away.slot)) {
		report.error(match, ["away", "slot"], {
			value: away.slot,
			message: home.slot.kind === "bye" ? "a match between two byes" : "a slot that meets itself",
			expected: "a different one from the home side’s",
		});
	}
}
