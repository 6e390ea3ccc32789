import type { Language } from "../../text/language.ts";
import { MATCH_SHEET } from "../../text/record/match-sheet.ts";
import { PLACING_SHEET } from "../../text/record/placing-sheet.ts";
import { TABLE_SHEET } from "../../text/record/table-sheet.ts";
import { textsIn } from "../../text/texts.ts";
import type { MatchesCategory, PlacedCategory, TabledCategory } from "./sheet.graphql.ts";

type Row = readonly string[];

/** The headings, then a row for each match in order of time. A start is by its arena's clock: 2026-07-15 08:00. */
export function matchRows({ shortName, stages }: MatchesCategory, language: Language): Row[] {
	const { match: text } = textsIn(language);
	const matches = stages.flatMap(({ divisions }) => divisions.flatMap((division) => division.matches));
	const ordered = matches.toSorted((a, b) => startOf(a) - startOf(b));
	const figure = (value: number | null) => (value === null ? "" : String(value));
	const rows = ordered.map((match) => [
		...[shortName, match.number ?? "", (match.zonedStartTime ?? "").slice(0, 16).replace("T", " "), match.locationName ?? ""],
		...[match.divisionName, match.roundName],
		...[match.homeTeamName, match.home.team?.nation.name ?? "", match.awayTeamName, match.away.team?.nation.name ?? ""],
		...[match.homeScore, match.awayScore, match.shootOutHome, match.shootOutAway].map(figure),
		match.isWalkover ? text.walkover : match.isPlayedWithoutScore ? text.played : text.states[match.state],
	]);
	return [MATCH_SHEET[language].headings, ...rows];
}

const startOf = ({ zonedStartTime }: { zonedStartTime: string | null }): number =>
	zonedStartTime === null ? Number.POSITIVE_INFINITY : Date.parse(zonedStartTime);

/** The headings, then a row for each team whose final place is certain, the best first. */
export function placingRows({ shortName, placings }: PlacedCategory, language: Language): Row[] {
	const { match: text } = textsIn(language);
	const words = PLACING_SHEET[language];
	const rows = placings.map(({ position, shared, team, withdrawn, division, round, groupPosition }) => [
		...[shortName, String(position), shared ? words.yes : "", team.name, team.nation.name],
		...(withdrawn ? [text.table.withdrawn, ""] : [division?.title ?? "", roundOf(round, groupPosition)]),
	]);
	return [words.headings, ...rows];

	function roundOf(round: PlacedCategory["placings"][number]["round"], groupPosition: number | null): string {
		if (round !== null) return text.playoff.round(round);
		return groupPosition === null ? "" : text.ordinal(groupPosition);
	}
}

/** The headings, then a row for each team of each table, stage by stage. */
export function tableRows({ shortName, stages }: TabledCategory, language: Language): Row[] {
	const number = (value: number) => (language === "sv" ? String(value).replace(".", ",") : String(value));
	const rows = stages.flatMap((stage) =>
		("groups" in stage ? stage.groups : []).flatMap(({ name, table }) =>
			(table?.rows ?? []).map(({ position, team, carried, ...row }) => {
				const given = (table?.given ?? []).filter((one) => one.team.id === team.id);
				return [
					...[shortName, stage.title, name, String(position), team.name, team.nation.name],
					...[row.played, row.won, row.drawn, row.lost, row.goalsFor, row.goalsAgainst, row.goalDifference, row.points].map(
						number,
					),
					carried === null ? "" : number(carried.points),
					given.length === 0 ? "" : number(given.reduce((sum, { points }) => sum + points, 0)),
				];
			}),
		),
	);
	return [TABLE_SHEET[language].headings, ...rows];
}
