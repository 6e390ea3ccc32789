import type { CupFileClub } from "../../results/record/cup-file.ts";
import type { MatchText, NameText } from "./match-text.ts";
import type { Place, Report } from "./place.ts";
import { clubOf, type Roster } from "./roster.ts";
import { groupName, type RoundName, readRoundName } from "./round-name.ts";
import { isOpenSide, readSlotText, type SlotText } from "./slot-text.ts";

/** One side of a match with its names matched: a team, a slot, or an unknown team ("A1" before the draw). */
export type EntrySide =
	| { readonly kind: "team"; readonly club: CupFileClub }
	| { readonly kind: "slot"; readonly slot: SlotText; readonly place: Place }
	| { readonly kind: "open"; readonly name: string };

/** A match with its names matched. `group` is null in a playoff. */
export type Entry = {
	readonly text: MatchText;
	readonly round: RoundName;
	readonly group: string | null;
	readonly home: EntrySide;
	readonly away: EntrySide;
};

/** The only group of a league, whose rounds are matchdays without a group. */
const LEAGUE_GROUP = "1";

/** Matches each team's name to the roster and finds its group. A match with an unknown name is left out. */
export function joinEntries(texts: readonly MatchText[], roster: Roster, report: Report): Entry[] {
	const rounds = new Map(texts.map((text) => [text, readRoundName(text.round)]));
	const isLeague = roster.groups.size === 0 && texts.every((text) => !text.group && rounds.get(text)!.kind !== "group");
	return texts.flatMap((text) => {
		const round = rounds.get(text)!;
		const grouped = round.kind === "matchday" || round.kind === "group" || (text.group !== null && round.kind !== "playoff");
		const [home, away] = [joinSide(text.home, grouped, roster, report), joinSide(text.away, grouped, roster, report)];
		if (!home || !away) return [];
		if (home.kind === "team" && away.kind === "team" && home.club.id === away.club.id) {
			report(text.away.place, { value: text.away.name, expected: "another team than team1", message: "a team against itself" });
		}
		const group = grouped ? (groupOf(text, round, home, away, roster) ?? (isLeague ? LEAGUE_GROUP : null)) : null;
		if (grouped && group === null) {
			const expected = "a group, in the match or for both its teams in the groups file";
			report(
				{ ...text.place, path: [...text.place.path, "group"] },
				{ value: text.group ?? undefined, expected, message: "no group" },
			);
			return [];
		}
		if (group !== null) checkDrawn(text, group, [home, away], roster, report);
		return [{ text, round, group, home, away }];
	});
}

export const clubsOf = ({ home, away }: Entry): CupFileClub[] =>
	[home, away].flatMap((side) => (side.kind === "team" ? [side.club] : []));

/** A slot in a group match is a team that the draw decides: in these files groups are not filled from results. */
function joinSide(text: NameText, grouped: boolean, roster: Roster, report: Report): EntrySide | null {
	const slot = readSlotText(text.name);
	if (slot) return grouped ? { kind: "open", name: text.name } : { kind: "slot", slot, place: text.place };
	if (isOpenSide(text.name)) return { kind: "open", name: text.name };
	const club = clubOf(text, roster, report);
	return club && { kind: "team", club };
}

function groupOf(text: MatchText, round: RoundName, home: EntrySide, away: EntrySide, roster: Roster): string | null {
	if (text.group !== null) return groupName(text.group);
	if (round.kind === "group") return round.group;
	const drawn = [home, away].map((side) => side.kind === "team" && drawnIn(side.club, roster));
	return drawn[0] && drawn[0] === drawn[1] ? drawn[0] : null;
}

const drawnIn = (club: CupFileClub, { groups }: Roster): string | null =>
	[...groups].find(([, clubs]) => clubs.some(({ id }) => id === club.id))?.[0] ?? null;

/** The groups file only describes the first group stage: a group that it does not name may contain any team. */
function checkDrawn(text: MatchText, group: string, sides: readonly EntrySide[], roster: Roster, report: Report): void {
	const drawn = roster.groups.get(group);
	for (const [index, side] of sides.entries()) {
		if (!drawn || side.kind !== "team" || drawn.some(({ id }) => id === side.club.id)) continue;
		report((index === 0 ? text.home : text.away).place, {
			value: side.club.name,
			expected: `a team of group ${group}: ${drawn.map(({ name }) => name).join(", ")}`,
			message: "a team of another group",
		});
	}
}
