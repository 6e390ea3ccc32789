import { groupBy } from "../../../collections/group-by.ts";
import { nameKey } from "../../../cup/search/name-key.ts";
import type { CupFileTeam } from "../cup-file.ts";
import type { CupState } from "../cup-state.ts";
import { checkAdvancements } from "./advancement.ts";
import { checkCup } from "./cup.ts";
import { type EditionIndex, indexOf } from "./cup-index.ts";
import { checkFacts } from "./fact.ts";
import type { Report } from "./fault-report.ts";
import { checkMatchPlaces } from "./match-place.ts";
import { checkMatchResults } from "./match-result.ts";
import { checkMatchSides } from "./match-sides.ts";
import { checkMatchSlots } from "./match-slots.ts";
import { checkPairings } from "./pairings.ts";
import { checkProgramme } from "./programme.ts";
import { checkProgrammeRules } from "./programme-rules.ts";
import { checkStages } from "./stage.ts";
import { checkStreams } from "./stream.ts";

const CHECKS: readonly ((index: EditionIndex, report: Report) => void)[] = [
	checkEdition,
	checkTeams,
	checkStages,
	checkMatchPlaces,
	checkMatchSides,
	checkMatchSlots,
	checkAdvancements,
	checkMatchResults,
	checkFacts,
	checkProgramme,
	checkProgrammeRules,
	checkStreams,
	checkAnnouncements,
	checkPairings,
];

/**
 * Checks a cup in the state that an import would leave; faults are added to the report.
 * @param others the cup's editions that the import does not touch
 */
export function checkState(
	state: CupState,
	others: readonly { readonly id: string; readonly year: number }[],
	report: Report,
): void {
	checkCup(state, others, report);
	for (const index of indexOf(state)) for (const check of CHECKS) check(index, report);
}

/** An announcement's audience must exist. */
function checkAnnouncements({ edition, arenas, categories, teams, name }: EditionIndex, report: Report): void {
	for (const announcement of edition.announcements ?? []) {
		const { audience, publishedAt, publishedUntil } = announcement;
		if (publishedAt !== undefined && publishedUntil !== undefined && Date.parse(publishedUntil) <= Date.parse(publishedAt))
			report.error(announcement, ["publishedUntil"], {
				value: publishedUntil,
				message: "an announcement that ends before it is published",
				expected: `after ${publishedAt}`,
			});
		if (report.isBroken(announcement) || audience === undefined) continue;
		const steps = ["audience", audience.kind];
		if (audience.kind === "arena") report.find(arenas, "arenas", audience.arena, announcement, steps, "the cup");
		if (audience.kind === "category") report.find(categories, "categories", audience.category, announcement, steps, name);
		if (audience.kind === "team") report.find(teams, "teams", audience.team, announcement, steps, name);
	}
}

function checkEdition({ edition, matches, name }: EditionIndex, report: Report): void {
	if (!report.isBroken(edition) && edition.startsOn > edition.endsOn) {
		report.error(edition, ["endsOn"], {
			value: edition.endsOn,
			message: "an edition that ends before it starts",
			expected: `${edition.startsOn} or later`,
		});
	}
	const chosen = new Set<string>();
	for (const [at, id] of (edition.selectedGames ?? []).entries()) {
		report.find(matches, "matches", id, edition, ["selectedGames", at], name);
		if (chosen.has(id)) {
			report.error(edition, ["selectedGames", at], {
				value: id,
				message: "a match selected twice",
				expected: "each match once",
			});
		}
		chosen.add(id);
	}
}

function checkTeams(index: EditionIndex, report: Report): void {
	const { edition, clubs, categories, name } = index;
	for (const team of edition.teams) {
		if (report.isBroken(team)) continue;
		report.find(clubs, "clubs", team.club, team, ["club"], "the cup");
		const category = report.find(categories, "categories", team.category, team, ["category"], name);
		if (!category) report.breaks(team); // without a category, its matches cannot be checked against it
	}
	checkTwins(index, report);
}

/** Two teams of a club in one category must have different suffixes. */
function checkTwins({ edition, names }: EditionIndex, report: Report): void {
	const twins = groupBy(
		edition.teams.filter((team) => !report.isBroken(team)),
		({ club, category, suffix }) => JSON.stringify([club, category, nameKey(suffix ?? "")]),
	);
	for (const [first, ...others] of twins.values()) {
		const stated = others.findLast((team) => states(team)) ?? (others.length > 0 && states(first) ? first : undefined);
		if (!stated) continue;
		const other = stated === first ? others[0]! : first;
		const expected = "a number for each team of a club with several in a category: 1, 2";
		const [row, ofOther] = [report.rowOf(stated), report.rowOf(other)];
		const name = names().team(stated.id);
		// The author of a sheet does not know ids that the sheet's reader made.
		if (row === undefined)
			report.error(stated, ["suffix"], {
				value: stated.suffix,
				message: `a team with the same name as team "${other.id}": ${name}`,
				expected,
			});
		else
			report.error(stated, ["suffix"], {
				value: name,
				message:
					ofOther === undefined ? "a team with the same name as one in the record" : `a team that is already on line ${ofOther}`,
				expected,
			});
	}

	function states(team: CupFileTeam): boolean {
		return report.states(team, "club", "category", "suffix");
	}
}
