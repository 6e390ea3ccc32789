import type { SharePictureSubject } from "../../client/address/share-picture.ts";
import { type Edition, tournamentOf } from "../../client/data/editions.ts";
import type { Ask } from "../../client/graphql/ask.ts";
import { resultFor } from "../../client/match/result-for.ts";
import { shownState } from "../../site/match/shown-state.ts";
import { teamMatches } from "../../site/team-page/team-matches.ts";
import { capital } from "../../text/capital.ts";
import { formatDays, formatDifference } from "../../text/format.ts";
import type { Language, Sport } from "../../text/language.ts";
import type { MatchTexts } from "../../text/match/en.ts";
import { textsIn } from "../../text/texts.ts";
import { flagCode } from "../../ui/flag-code.ts";
import type { GroupPicture, Picture, PicturedMatch, TeamPicture } from "./picture.ts";
import {
	type PicturedGroupData,
	PicturedGroupDocument,
	PicturedMatchDocument,
	type PicturedTeamData,
	PicturedTeamDocument,
} from "./pictured.graphql.ts";
import { picturedMatch, whenAndWhere } from "./pictured-match.ts";

export type PictureRequest = {
	readonly ask: Ask;
	readonly cup: number;
	readonly sport: Sport;
	readonly language: Language;
	readonly edition: Edition;
	/** Undefined: the edition's own picture. */
	readonly of: SharePictureSubject | undefined;
};

/** The content of a picture; null if its subject does not exist or is not published. */
export async function readPicture({ ask, cup, sport, language, edition, of }: PictureRequest): Promise<Picture | null> {
	const tournament = tournamentOf(edition);
	if (tournament === undefined) return null;
	const year = edition.name;
	if (of === undefined)
		return { kind: "edition", year, line: formatDays(tournament.startsAt, tournament.endsAt, language, true) };
	const { match: text } = textsIn(language, sport);
	const variables = { cup, tournament: tournament.id, id: of.id };
	if (of.kind === "matches") {
		const match = (await ask(PicturedMatchDocument, variables)).tournament?.match;
		if (!match) return null;
		return {
			kind: "match",
			year,
			...picturedMatch(match, text, language),
			stage: [match.category.name, match.divisionName, match.roundName].filter(Boolean).join(" · "),
			foot: whenAndWhere(match, language),
		};
	}
	if (of.kind === "divisions") {
		const group = (await ask(PicturedGroupDocument, variables)).tournament?.division;
		return group?.table ? { ...groupPicture(group, group.table, text), year } : null;
	}
	const team = (await ask(PicturedTeamDocument, variables)).tournament?.team;
	return team ? { ...teamPicture(team, text, language), year } : null;
}

/** Larger groups show those on top. */
const MOST_ROWS = 8;

function groupPicture(
	{ title, isLive, category }: PicturedGroupData,
	{ rows }: NonNullable<PicturedGroupData["table"]>,
	text: MatchTexts,
): GroupPicture {
	const { played, goalDifference, points } = text.table.heads;
	const started = rows.some((row) => row.played > 0);
	return {
		kind: "group",
		line: `${category.name} · ${title}`,
		badge: isLive ? { live: true, text: text.live } : null,
		heads: [played.short, goalDifference.short, points.short],
		rows: rows.slice(0, MOST_ROWS).map(({ team, ...row }) => ({
			position: started ? String(row.position) : "–",
			name: team.name,
			flag: flagCode(team.nation.code),
			figures: [String(row.played), formatDifference(row.goalDifference), String(row.points)],
		})),
	};
}

function teamPicture(team: PicturedTeamData, text: MatchTexts, language: Language): TeamPicture {
	const { live, next, results } = teamMatches(team.matches, (match) => shownState(match, null));
	const match = live[0] ?? next[0] ?? results[0];
	const heading = live.length > 0 ? text.team.playingNow : next.length > 0 ? text.team.next : text.team.results;
	return {
		kind: "team",
		name: team.name,
		flag: flagCode(team.nation.code),
		line: [team.nation.name, team.category.name, team.division?.title].filter(Boolean).join(" · "),
		match:
			match === undefined
				? null
				: { ...seenBy(team.id, match, picturedMatch(match, text, language), text), heading, foot: whenAndWhere(match, language) },
	};
}

/** A match from its team's view: the team above its opponent, its own goals first, and won, drawn or lost in place of "Finished". */
function seenBy(team: string, match: PicturedTeamData["matches"][number], shown: PicturedMatch, text: MatchTexts): PicturedMatch {
	const { outcome } = resultFor(team, match);
	const word = outcome === null ? null : text.table.outcomes[outcome].word;
	// A walkover may have been awarded against the score.
	const badge =
		word === null ? shown.badge : { live: false, text: match.isWalkover ? `${text.walkover}, ${word}` : capital(word) };
	if (match.away.team?.id !== team) return { ...shown, badge };
	const { home, away, board } = shown;
	const turned = board.kind === "score" ? { ...board, home: board.away, away: board.home } : board;
	return { badge, home: away, away: home, board: turned };
}
