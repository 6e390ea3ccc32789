import { SIDE_NAMES } from "../../cup/match/match.ts";
import { placeName } from "../../cup/place-name.ts";
import { placedMatch } from "../../results/acts/proposals/match-of.ts";
import { showsOf } from "../../results/edition/building/shows.ts";
import { zonedTime } from "../../results/edition/building/zoned-time.ts";
import type { CupFileCategory, CupFileMatch, EditionRecord } from "../../results/record/cup-file.ts";
import { filledCategory } from "../../results/record/filled-category.ts";
import { teamName } from "../../results/record/naming/teams-named.ts";
import { formatLongWeekdayName } from "../../text/format.ts";
import type { Language } from "../../text/language.ts";

type When = { readonly start?: string | null | undefined; readonly field?: string | null | undefined };

/** @returns time and place for a message: "Thursday", "10:20" or "10.20", and "Heden 10"; empty if unknown */
export function where(
	{ cup, arenas }: EditionRecord,
	{ start, field }: When,
	language: Language,
): { readonly date: string; readonly day: string; readonly time: string; readonly place: string } {
	const arena = arenas.find(({ fields }) => fields.some(({ id }) => id === field));
	const name = arena?.fields.find(({ id }) => id === field)?.name;
	const place = arena && name ? placeName(arena.name, name) : "";
	if (start === null || start === undefined) return { date: "", day: "", time: "", place };
	const local = zonedTime(start, arena?.zone ?? cup.zone);
	const time = local.slice(11, 16);
	const date = local.slice(0, 10);
	return { date, day: formatLongWeekdayName(date, language), time: language === "sv" ? time.replace(":", ".") : time, place };
}

/**
 * @returns the team of a side, including one that an earlier result has decided; null: not known yet, or its name would reveal what the
 * category does not publish
 */
export function sidesOf(record: EditionRecord, match: CupFileMatch): readonly (string | null)[] {
	const placed = placedMatch(record, match.id);
	const isPublic = placed !== undefined && announcesAdvancement(placed.category);
	const filled = placed && isPublic ? () => filledCategory(record, placed.category).sides.get(match.id) : () => undefined;
	return SIDE_NAMES.map((name) => {
		const { team, slot } = match[name];
		const known = slot === undefined || isPublic ? (team ?? filled()?.[name].team) : undefined;
		return known == null ? null : calledTeam(record, known);
	});
}

/** Whether the teams that results bring into its matches are published. */
export const announcesAdvancement = (category: CupFileCategory): boolean => showsOf(category).playoffs;

/** @returns a team's display name */
export function calledTeam({ clubs, edition }: EditionRecord, id: string): string {
	const team = edition.teams.find((one) => one.id === id);
	return team ? teamName(team, clubs) : id;
}

/** "Match 2196, FK Dyningstorp – US Roccagabbiana"; teams that are not known yet are left out. */
export function calledMatch(record: EditionRecord, match: CupFileMatch, word: string): string {
	const [home, away] = sidesOf(record, match);
	const sides = home && away ? `${home} – ${away}` : null;
	const called = [match.number === undefined ? null : `${word} ${match.number}`, sides].filter(Boolean);
	return called.length === 0 ? word : called.join(", ");
}
