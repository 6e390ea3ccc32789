import type {
	CupFileAnnouncement,
	CupFileAudience,
	CupFileCategory,
	CupFileDivision,
	CupFileEdition,
	CupFileTeam,
} from "../cup-file.ts";
import { factRows, factsOfRows } from "./fact-rows.ts";
import { matchesOfRows, matchRows } from "./match-rows.ts";
import { stageOfRow, stageRow } from "./stage-rows.ts";
import { streamRow, streamsOfRows } from "./stream-rows.ts";
import { noRows, type Rows, type StoredRows } from "./tables.ts";
import { by, instantOrNull, unlessEmpty, withoutHoles } from "./value.ts";

/** One edition as rows. Its revision is no part of it: the writer raises it. */
export function editionRows(cup: number, edition: CupFileEdition): Rows {
	const { id, year, name, startsOn, endsOn, published, streamingInfo } = edition;
	const rows: Rows = {
		...noRows(),
		edition: [
			{
				cup,
				id,
				year,
				name,
				startsOn,
				endsOn,
				clubsPublished: published.clubs,
				teamsPublished: published.teams,
				lotPublished: published.lot,
				schedulePublished: published.schedule,
				streamingInfo,
			},
		],
		announcement: announcementRows(cup, edition.id, edition.announcements ?? []),
		team: edition.teams.map((team, ordinal) => teamRow(cup, edition.id, team, ordinal)),
		...matchRows(cup, edition.id, edition.matches),
		selectedGame: (edition.selectedGames ?? []).map((match, ordinal) => ({ cup, edition: edition.id, match, ordinal })),
		...factRows(cup, edition.id, edition.facts ?? []),
		stream: (edition.streams ?? []).map((stream, ordinal) => streamRow(cup, edition.id, stream, ordinal)),
	};
	for (const [ordinal, category] of edition.categories.entries()) {
		rows.category.push(categoryRow(cup, edition.id, category, ordinal));
		for (const [ordinal, stage] of category.stages.entries()) {
			rows.stage.push(stageRow(cup, category.id, stage, ordinal));
			for (const [ordinal, division] of stage.divisions.entries()) {
				rows.division.push({ cup, id: division.id, stage: stage.id, ordinal, name: division.name });
				for (const [ordinal, team] of (division.teams ?? []).entries())
					rows.divisionTeam.push({ cup, division: division.id, team, ordinal });
			}
		}
	}
	return rows;
}

function teamRow(cup: number, edition: string, team: CupFileTeam, ordinal: number): Rows["team"][number] {
	const { id, club, category, suffix, shirts, withdrawn } = team;
	return {
		cup,
		id,
		edition,
		ordinal,
		club,
		category,
		suffix,
		homeShirt: shirts?.home,
		awayShirt: shirts?.away,
		withdrawn: withdrawn ?? false,
	};
}

function categoryRow(cup: number, edition: string, category: CupFileCategory, ordinal: number): Rows["category"][number] {
	const { id, name, shortName, gender, age, publishes, rules, halves, minutesPerHalf, restMinutes } = category;
	return {
		cup,
		id,
		edition,
		ordinal,
		name,
		shortName,
		gender,
		age,
		publishesScores: publishes?.scores,
		publishesTables: publishes?.tables,
		publishesPlayoffs: publishes?.playoffs,
		rules,
		halves,
		minutesPerHalf,
		restMinutes,
	};
}

/** What hangs off an edition. */
export type EditionRows = Omit<StoredRows, "cup" | "club" | "arena" | "field" | "edition">;

/** @param rows of one edition, each table in the order of its ordinals */
export function editionOfRows(row: StoredRows["edition"][number], rows: EditionRows): CupFileEdition {
	const { id, year, name, startsOn, endsOn } = row;
	const list = <Noun>(nouns: Noun[]) => (nouns.length === 0 ? null : nouns);
	return withoutHoles<CupFileEdition>({
		id,
		year,
		name,
		startsOn,
		endsOn,
		published: publishedOfRow(row),
		streamingInfo: row.streamingInfo ?? null,
		announcements: list(announcementsOfRows(rows.announcement)),
		selectedGames: list(rows.selectedGame.map(({ match }) => match)),
		categories: categoriesOfRows(rows),
		teams: rows.team.map(({ id, club, category, suffix, homeShirt, awayShirt, withdrawn }) =>
			withoutHoles<CupFileTeam>({
				id,
				club,
				category,
				suffix,
				shirts: unlessEmpty({ home: homeShirt, away: awayShirt }) ?? null,
				withdrawn: withdrawn || null,
			}),
		),
		matches: matchesOfRows(rows),
		facts: list(factsOfRows(rows)),
		streams: list(streamsOfRows(rows.stream)),
	});
}

export function publishedOfRow(row: StoredRows["edition"][number]): CupFileEdition["published"] {
	return {
		clubs: row.clubsPublished,
		teams: row.teamsPublished,
		lot: row.lotPublished,
		schedule: row.schedulePublished,
	};
}

export function announcementRows(
	cup: number,
	edition: string,
	announcements: readonly CupFileAnnouncement[],
): Rows["announcement"] {
	return announcements.map(({ id, text, buttonText, buttonLink, audience, publishedAt }, ordinal) => ({
		cup,
		id,
		edition,
		ordinal,
		text,
		buttonText,
		buttonLink,
		arena: audience?.kind === "arena" ? audience.arena : null,
		category: audience?.kind === "category" ? audience.category : null,
		team: audience?.kind === "team" ? audience.team : null,
		publishedAt: instantOrNull(publishedAt),
	}));
}

export function announcementsOfRows(rows: StoredRows["announcement"]): CupFileAnnouncement[] {
	return rows.map(({ id, text, buttonText, buttonLink, publishedAt, ...row }) =>
		withoutHoles<CupFileAnnouncement>({
			id,
			text,
			buttonText,
			buttonLink,
			audience: audienceOfRow(row),
			publishedAt: instantOrNull(publishedAt),
		}),
	);
}

function audienceOfRow({
	arena,
	category,
	team,
}: Pick<StoredRows["announcement"][number], "arena" | "category" | "team">): CupFileAudience | null {
	if (arena !== null) return { kind: "arena", arena };
	if (category !== null) return { kind: "category", category };
	return team === null ? null : { kind: "team", team };
}

function categoriesOfRows(rows: EditionRows): CupFileCategory[] {
	const stages = by(rows.stage, ({ category }) => category);
	const divisions = by(rows.division, ({ stage }) => stage);
	const teams = by(rows.divisionTeam, ({ division }) => division);
	return rows.category.map(({ id, name, shortName, gender, age, rules, halves, minutesPerHalf, restMinutes, ...row }) =>
		withoutHoles<CupFileCategory>({
			id,
			name,
			shortName,
			gender,
			age,
			publishes:
				row.publishesScores === null || row.publishesTables === null || row.publishesPlayoffs === null
					? null
					: { scores: row.publishesScores, tables: row.publishesTables, playoffs: row.publishesPlayoffs },
			rules,
			halves,
			minutesPerHalf,
			restMinutes,
			stages: (stages.get(id) ?? []).map((stage) =>
				stageOfRow(
					stage,
					(divisions.get(stage.id) ?? []).map(({ id, name }) =>
						withoutHoles<CupFileDivision>({ id, name, teams: teams.get(id)?.map(({ team }) => team) ?? null }),
					),
				),
			),
		}),
	);
}
