import type { CupFileMatch } from "../cup-file.ts";
import type { Report } from "../import/report.ts";
import type { EditionIndex, PlacedDivision } from "./cup-index.ts";

const SIDES = ["home", "away"] as const;
type SideName = (typeof SIDES)[number];

/** Who meets whom: teams that may. */
export function checkMatchSides(index: EditionIndex, report: Report): void {
	for (const match of index.edition.matches) {
		if (report.isBroken(match)) continue;
		const placed = index.divisions.get(match.division);
		for (const name of SIDES) {
			checkTeam(match, name, placed, index, report);
			checkKnown(match, name, report);
		}
		checkOpponents(match, report);
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
	} else if (stage.type === "group" && !division.teams?.length) {
		const own = stage.divisions.find((other) => other !== division && other.teams?.includes(id));
		if (!own) return;
		report.error(match, [name, "team"], {
			value: id,
			message: `a team of group "${own.id}", in a match of group "${division.id}"`,
			expected: "a match of two teams of one group: its own group, or other teams",
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
