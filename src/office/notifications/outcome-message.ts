import { undecidedSeats } from "../../cup/playoffs/as-played.ts";
import type { ChangedMatch, ChangedSide, Preview } from "../../results/acts/preview.ts";
import { placedMatch } from "../../results/acts/proposals/match-of.ts";
import type { Proposal } from "../../results/acts/propose.ts";
import { showsOf, showsSlot } from "../../results/edition/building/shows.ts";
import type { CupFileFact, EditionRecord, Text } from "../../results/record/cup-file.ts";
import { filledCategory } from "../../results/record/filled-category.ts";
import { namedGroups } from "../../results/record/naming/named-groups.ts";
import { groupWithin } from "../../text/group-title.ts";
import type { Language } from "../../text/language.ts";
import { OUTCOME_WORDS } from "../../text/office-server/outcomes.ts";
import { announcesAdvancement, calledMatch, calledTeam, sidesOf, where } from "./names.ts";

/** Twice the length of a text message: it is read on a phone between two matches. */
export const LONGEST_MESSAGE = 320;

/** Beyond this number, names are not listed. */
const NAMED = 2;
const PLACED = 4;

type Change = Pick<Preview, "changes" | "sides" | "positions">;

/**
 * @returns the message about an act that decides a match, a table, or who takes part; null: no such act, or nothing of it is public
 * @param record before the act
 */
export function outcomeMessageOf(record: EditionRecord, preview: Change, proposal: Proposal): Text | null {
	const en = told(record, preview, proposal, "en");
	const sv = told(record, preview, proposal, "sv");
	return en === null || sv === null ? null : { en, sv };
}

function told(record: EditionRecord, preview: Change, proposal: Proposal, language: Language): string | null {
	const say = OUTCOME_WORDS[language];
	const also = () => incomingTeams(record, preview.sides, language);
	switch (proposal.kind) {
		case "result":
		case "walkover":
		case "abandon":
		case "reopen":
		case "let-through":
		case "drop": {
			const called = publicMatch(record, proposal.match, language);
			const end = called === null ? null : endSentence(record, preview.changes[0], language);
			return end === null ? null : joined([`${called}: ${end}`, ...also()]);
		}
		case "protest":
		case "reject": {
			const called = publicMatch(record, proposal.match, language);
			return called === null ? null : joined([`${called}: ${say[proposal.kind]}`, ...also()]);
		}
		case "as-played":
		case "award": {
			const called = publicMatch(record, proposal.match, language);
			if (called === null) return null;
			const end = endSentence(record, preview.changes[0], language);
			const kept = seatsSaid(record, proposal.match, language);
			return joined([`${called}: ${end ?? say.asPlayed}`, ...kept, ...also()]);
		}
		case "fill-slot": {
			const called = publicMatch(record, proposal.match, language);
			if (called === null) return null;
			const said = [...(proposal.team === null ? [`${called}: ${say.noOpponent}`] : []), ...also()];
			return said.length === 0 ? null : joined(said);
		}
		case "uphold": {
			const called = publicMatch(record, proposal.match, language);
			if (called === null) return null;
			const end = endSentence(record, preview.changes[0], language);
			return joined([`${called}: ${say.uphold}`, ...(end === null ? [] : [capital(end)]), ...also()]);
		}
		case "fact": {
			const place = publicPlace(record, proposal.fact, language);
			const placed = preview.positions.filter(({ after }) => !after.shared);
			if (place === null || placed.length === 0) return null;
			const by = say.facts[proposal.fact.kind === "shoot-out" ? record.cup.sport : proposal.fact.kind];
			const order = placed
				.toSorted((a, b) => a.after.position - b.after.position)
				.slice(0, PLACED)
				.map(({ team, after }) => `${after.position}. ${calledTeam(record, team)}`);
			return joined([say.decided(place, by, order.join(", ")), ...also()]);
		}
		case "give-points": {
			const { points, reason } = proposal;
			const division = placedMatch(record, proposal.match)?.match.division;
			const place = division === undefined ? null : publicPlace(record, { kind: "points", division }, language);
			if (place === null) return null;
			const team = calledTeam(record, proposal.team);
			return joined([`${place}: ${(points > 0 ? say.given : say.deducted)(team, Math.abs(points))}`, reason, ...also()]);
		}
		case "withdraw":
			return joined([say.withdraw(teamIn(record, proposal.team, language)), ...also()]);
		case "rejoin":
			return joined([say.rejoin(teamIn(record, proposal.team, language))]);
		case "swap-groups": {
			const [one, other] = proposal.teams.map((team) => teamIn(record, team, language));
			return one && other ? say.swapped(one, other) : null;
		}
		default:
			return null;
	}
}

/** The teams that a match has for good; nothing if that would reveal a table that is not shown. */
function seatsSaid(record: EditionRecord, id: string, language: Language): string[] {
	const { category, match } = placedMatch(record, id)!;
	const say = OUTCOME_WORDS[language];
	const { contested } = filledCategory(record, category);
	return undecidedSeats(contested, record.edition.facts ?? []).flatMap(({ match: of, side, team, instead }) => {
		if (of !== id || !showsSlot(showsOf(category), match[side].slot)) return [];
		return say.keepsPlace(calledTeam(record, team), instead.team === null ? null : calledTeam(record, instead.team));
	});
}

/** What happens to a match, as a sentence after its name; null: nothing public. */
export function endSentence(record: EditionRecord, change: ChangedMatch | undefined, language: Language): string | null {
	if (!change) return null;
	const say = OUTCOME_WORDS[language];
	const { before, after } = change;
	const match = record.edition.matches.find(({ id }) => id === change.match)!;
	const [home, away] = sidesOf(record, match);
	const winner = after.winner === "home" ? home : after.winner === "away" ? away : null;
	switch (after.status) {
		case "walkover":
			return after.winner === "none" ? say.bothLose : say.walkover(winner ?? null);
		case "finished": {
			if (after.score === null) return null;
			const score = scoreText(after);
			const was = before.status === "finished" || before.status === "walkover";
			const lots = after.decidedBy === "lots" && winner ? [say.byLots(winner)] : [];
			return [was ? say.corrected(score) : say.ended(score), ...lots].join(" ");
		}
		case "cancelled":
			return say.struck;
		case "postponed":
			return say.replay;
		case "scheduled":
			return before.status === "finished" || before.status === "walkover" ? say.reopened : null;
		default:
			return null;
	}
}

/** "2–1", "1–1 (5–4)" */
export function scoreText({ score, shootOut }: Pick<ChangedMatch["after"], "score" | "shootOut">): string {
	if (score === null) return "";
	return `${score.home}–${score.away}${shootOut === null ? "" : ` (${shootOut.home}–${shootOut.away})`}`;
}

/** Which teams reach other matches, and when and where those are. */
export function incomingTeams(record: EditionRecord, sides: readonly ChangedSide[], language: Language): string[] {
	const say = OUTCOME_WORDS[language];
	const coming = sides.filter(({ match, after }) => {
		const category = placedMatch(record, match)?.category;
		return after !== null && category !== undefined && announcesAdvancement(category);
	});
	if (coming.length > NAMED) return [say.others];
	return coming.map(({ match: id, after }) => {
		const match = record.edition.matches.find((one) => one.id === id)!;
		const { day, time, place } = where(record, match, language);
		return say.comesIn(calledTeam(record, after!), match.number ?? null, [day, time].filter(Boolean).join(" "), place);
	});
}

/** @returns a match's name; null if its results are not public */
export function publicMatch(record: EditionRecord, id: string, language: Language): string | null {
	const placed = placedMatch(record, id);
	const shows = placed && showsOf(placed.category);
	return placed && shows?.scores && (shows.playoffs || placed.stage.type !== "playoff")
		? calledMatch(record, placed.match, OUTCOME_WORDS[language].match)
		: null;
}

/** "group 6 of B14"; null if its results are not public */
export function publicPlace(
	record: EditionRecord,
	fact: Partial<CupFileFact> | { kind: string },
	language: Language,
): string | null {
	const at = fact as { readonly division?: string; readonly stage?: string };
	for (const category of record.edition.categories)
		for (const stage of category.stages) {
			const division = stage.divisions.find(({ id }) => id === at.division);
			if (!division && stage.id !== at.stage) continue;
			if (!showsOf(category).tables) return null;
			const say = OUTCOME_WORDS[language];
			const group = division && namedGroups([category]).get(division.id);
			return say.of(group ? groupWithin(group, language) : stage.title[language], category.shortName[language]);
		}
	return null;
}

/** "FK Dyningstorp (B14)" */
export function teamIn(record: EditionRecord, id: string, language: Language): string {
	const category = record.edition.teams.find((team) => team.id === id)?.category;
	const code = record.edition.categories.find((one) => one.id === category)?.shortName[language];
	return [calledTeam(record, id), code && `(${code})`].filter(Boolean).join(" ");
}

/** As many sentences as fit into a message; the first states what was done. */
export function joined([first = "", ...others]: readonly string[]): string {
	return others.reduce((all, one) => (`${all} ${one}`.length <= LONGEST_MESSAGE ? `${all} ${one}` : all), first);
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
