import type { CupFileClub } from "../../results/record/cup-file.ts";
import { clubsOf, type Entry } from "./entry.ts";
import { grouped } from "./grouped.ts";
import { placeWithin, type Report } from "./place.ts";
import type { Roster } from "./roster.ts";

type Grouped = Entry & { readonly group: string };
type Days = { readonly first: string; readonly last: string };

/**
 * Leaves out each match that stands in the wrong group, with a fault. A later group stage begins when the groups before it are
 * over, so a team in two groups that are played at the same time is in one of them by mistake: not where most of its matches are.
 * What the groups file tells has been said.
 */
export function withoutWrongGroups(entries: readonly Entry[], roster: Roster, report: Report): Entry[] {
	const inGroups = entries.filter((entry): entry is Grouped => entry.group !== null);
	const days = new Map([...grouped(inGroups, ({ group }) => group)].map(([group, ofGroup]) => [group, daysOf(ofGroup)]));
	const ofClub = grouped(
		inGroups.flatMap((entry) => clubsOf(entry).map(({ id }) => ({ id, entry }))),
		({ id }) => id,
	);
	return entries.filter((entry) => {
		const { group } = entry;
		if (group === null || roster.groups.has(group)) return true;
		const homes = clubsOf(entry).flatMap((club) => {
			const home = homeGroup(ofClub.get(club.id)!.map(({ entry }) => entry));
			return home !== group && isAtOnce(days.get(home)!, days.get(group)!) ? [{ club, home }] : [];
		});
		if (homes.length > 0) say(entry, group, homes, report);
		return homes.length === 0;
	});
}

function say(
	{ text, home: homeSide }: Entry,
	group: string,
	homes: readonly { readonly club: CupFileClub; readonly home: string }[],
	report: Report,
): void {
	const [one, other] = homes;
	if (one && other && one.home === other.home) {
		report(placeWithin(text.place, text.group === null ? "round" : "group"), {
			value: text.group ?? text.round,
			expected: `group ${one.home}, where ${one.club.name} and ${other.club.name} play most of their matches`,
			message: "a match in another group than its teams",
		});
		return;
	}
	for (const { club, home } of homes) {
		const isHome = homeSide.kind === "team" && homeSide.club.id === club.id;
		report((isHome ? text.home : text.away).place, {
			value: club.name,
			expected: `a team of group ${group}; ${club.name} plays most of its matches in group ${home}`,
			message: "a team of another group",
		});
	}
}

/** Where most of a team's matches are; of several, the first in the file. */
function homeGroup(ofClub: readonly Grouped[]): string {
	const sizes = [...grouped(ofClub, ({ group }) => group)];
	return sizes.reduce((most, other) => (other[1].length > most[1].length ? other : most))[0];
}

function daysOf(entries: readonly Entry[]): Days {
	const days = entries.map(({ text }) => text.date).sort();
	return { first: days[0]!, last: days.at(-1)! };
}

const isAtOnce = (one: Days, other: Days): boolean => one.first <= other.last && other.first <= one.last;
