import { type Conflict, IS_IMPOSSIBLE, type PossibleConflict } from "../../cup/programme/conflicts.ts";
import { missingGroupMatches, programmeConflicts } from "../../results/record/conflicts.ts";
import type { EditionRecord } from "../../results/record/cup-file.ts";
import { teamName } from "../../results/record/naming/teams-named.ts";
import type { NamedGroup } from "../../text/group-title.ts";
import { type Named, namedIn } from "../acts/named-in.ts";

/** What is wrong with the programme as it is, in the kinds of a preview's verdict. */
export type ConflictsView = {
	readonly impossible: readonly Conflict[];
	readonly againstRules: readonly Conflict[];
	/** What would be so if a team came into a match that it may still come into. */
	readonly noticed: readonly PossibleConflict[];
	readonly named: Named;
	/** Groups in which not everybody meets everybody. */
	readonly missing: readonly {
		readonly category: { readonly en: string; readonly sv: string };
		readonly group: NamedGroup;
		readonly pairs: readonly (readonly [one: string, other: string])[];
	}[];
};

/** The conflicts of matches that are not over. */
export function conflictsView(record: EditionRecord): ConflictsView {
	const { certain: all, possible: noticed } = programmeConflicts(record);
	const impossible = all.filter(({ kind }) => IS_IMPOSSIBLE[kind]);
	const againstRules = all.filter(({ kind }) => !IS_IMPOSSIBLE[kind]);
	const verdict = { impossible, againstRules, noticed };
	const nothing = { contested: [], changes: [], sides: [], rests: [], told: { teams: [], fields: [] } };
	const teams = new Map(record.edition.teams.map((team) => [team.id, teamName(team, record.clubs)]));
	return {
		...verdict,
		named: namedIn(record, { ...nothing, verdict }),
		missing: missingGroupMatches(record).map(({ category, group, missing }) => ({
			...{ category: category.name, group },
			pairs: missing.map(([one, other]) => [teams.get(one) ?? one, teams.get(other) ?? other] as const),
		})),
	};
}
