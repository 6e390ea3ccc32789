import type { Report } from "../check/fault-report.ts";
import type { CupFileDivision, CupFileEdition, CupFileMatch, CupFileSide, CupFileStage } from "../cup-file.ts";
import type { CupState } from "../cup-state.ts";
import { NounNames } from "../naming/noun-names.ts";
import { isReported } from "../reporting/reported-result.ts";

/** For a group: the team that replaces each team. */
type Places = ReadonlyMap<string, string>;

/**
 * Adapts the matches if a file swaps teams between groups without stating the matches: a team that enters a group plays the
 * matches of the one that left to its old group. A team that has played in its group stays there: then the file is at fault.
 * @param before the state before the file
 */
export function followSwappedGroups(before: CupState | undefined, after: CupState, report: Report): CupState {
	if (!before) return after;
	const was = new Map(before.editions.map((edition) => [edition.id, edition]));
	const editions = after.editions.map((edition) => {
		const old = was.get(edition.id);
		const swaps = old ? swapsOf(old, edition) : [];
		if (swaps.length === 0) return edition;
		const matches = edition.matches.map((match) => {
			const swap = swaps.find(({ division }) => division.id === match.division);
			return swap ? followed(match, swap, { after, report }) : match;
		});
		const changed = { ...edition, matches };
		report.replaces(edition, changed);
		return changed;
	});
	return { ...after, editions };
}

type Swap = { readonly division: CupFileDivision; readonly stage: CupFileStage; readonly places: Places };

function swapsOf(old: CupFileEdition, edition: CupFileEdition): Swap[] {
	const stagesBefore = new Map(old.categories.flatMap(({ stages }) => stages.map((stage) => [stage.id, stage])));
	return edition.categories.flatMap(({ stages }) =>
		stages.flatMap((stage) => {
			const before = stagesBefore.get(stage.id);
			if (!before || before === stage || stage.type !== "group") return [];
			const groupBefore = groupsOf(before);
			const groupNow = groupsOf(stage);
			return stage.divisions.flatMap((division): Swap[] => {
				const teamsBefore = before.divisions.find(({ id }) => id === division.id)?.teams ?? [];
				const left = teamsBefore.filter((team) => groupNow.get(team) !== division.id);
				const came = (division.teams ?? []).filter((team) => groupBefore.get(team) !== division.id);
				const places = new Map(
					left.flatMap((team) => {
						// If several teams swap between the same two groups, they are matched in order.
						const together = left.filter((other) => groupNow.get(other) === groupNow.get(team));
						const instead = came.filter((other) => groupBefore.get(other) === groupNow.get(team));
						const other = instead[together.indexOf(team)];
						return other !== undefined && instead.length === together.length ? [[team, other] as const] : [];
					}),
				);
				return places.size > 0 ? [{ division, stage, places }] : [];
			});
		}),
	);
}

const groupsOf = ({ divisions }: CupFileStage) =>
	new Map(divisions.flatMap(({ id, teams = [] }) => teams.map((team) => [team, id] as const)));

function followed(
	match: CupFileMatch,
	{ stage, places }: Swap,
	{ after, report }: { readonly after: CupState; readonly report: Report },
): CupFileMatch {
	const leaving = [match.home.team, match.away.team].filter((team) => team !== undefined && places.has(team));
	if (leaving.length === 0) return match;
	if (isReported(match)) {
		const names = new NounNames(after);
		for (const team of leaving) {
			const group = stage.divisions.find(({ teams }) => teams?.includes(team!));
			if (!group) continue;
			report.error(group, ["teams", group.teams!.indexOf(team!)], {
				value: names.team(team!),
				message: `a team that has played in another group: ${names.of("matches", match.id)}`,
				expected: "its own group; a team can only change groups before its first match there",
			});
		}
		report.breaks(match);
		return match;
	}
	const side = (one: CupFileSide): CupFileSide => {
		const instead = one.team === undefined ? undefined : places.get(one.team);
		return instead === undefined ? one : { ...one, team: instead };
	};
	const changed = { ...match, home: side(match.home), away: side(match.away) };
	report.replaces(match, changed);
	return changed;
}
