import { groupBy } from "../../collections/group-by.ts";
import type { CupFileClub } from "../../results/record/cup-file.ts";
import { clubsOf, type Entry } from "./entry.ts";
import { placeWithin, type Report } from "./place.ts";
import type { Roster } from "./roster.ts";

type Grouped = Entry & { readonly group: string };
/** A team, and the group with most of its matches. */
type Home = { readonly club: CupFileClub; readonly home: string };
type Days = { readonly first: string; readonly last: string };

/**
 * Leaves out matches in the wrong group, with a fault. A later group stage begins after the earlier one has ended, so a team in
 * two groups that are played at the same time is in one of them by mistake: the one with fewer of its matches. Faults by the
 * groups file have been reported before.
 */
export function withoutWrongGroups(entries: readonly Entry[], roster: Roster, report: Report): Entry[] {
	const inGroups = entries.filter((entry): entry is Grouped => entry.group !== null);
	const days = new Map([...groupBy(inGroups, ({ group }) => group)].map(([group, ofGroup]) => [group, daysOf(ofGroup)]));
	const ofClub = groupBy(
		inGroups.flatMap((entry) => clubsOf(entry).map(({ id }) => ({ id, entry }))),
		({ id }) => id,
	);
	const late = lateRows(inGroups, ofClub);
	return entries.filter((entry) => {
		const { group } = entry;
		if (group === null || roster.groups.has(group)) return true;
		const homes = clubsOf(entry).flatMap((club) => {
			const home = homeGroup(ofClub.get(club.id)!.map(({ entry }) => entry));
			return home !== group && isAtOnce(days.get(home)!, days.get(group)!) ? [{ club, home }] : [];
		});
		const own = homes.length > 0 ? homes : (late.get(entry) ?? []);
		if (own.length > 0) say(entry, group, own, report);
		else if (isLone(entry, group, ofClub)) sayLone(entry, group, report);
		return own.length === 0;
	});
}

/**
 * A match of the last matchday under an unused group name looks like a later stage. A later stage has teams of several groups, or
 * teams of one group that have already met. If instead all teams are from one group in which none of these matches has been
 * played, they are that group's missing matches.
 * @param ofClub the matches of each team
 * @returns the teams of each such match, with their group
 */
function lateRows(
	inGroups: readonly Grouped[],
	ofClub: ReadonlyMap<string, readonly { readonly entry: Grouped }[]>,
): Map<Entry, Home[]> {
	const matchesOf = (club: CupFileClub) => ofClub.get(club.id)!.map(({ entry }) => entry);
	const late = new Map<Entry, Home[]>();
	for (const [group, rows] of groupBy(inGroups, ({ group }) => group)) {
		const homes = rows.map((row) => clubsOf(row).map((club) => ({ club, home: homeGroup(matchesOf(club)) })));
		const [first, ...others] = new Set(homes.flat().map(({ home }) => home));
		if (first === undefined || first === group || others.length > 0) continue;
		const isLacking = (row: Grouped) => {
			const [one, other] = clubsOf(row);
			if (!one || !other) return false;
			return !matchesOf(one).some((met) => met.group === first && clubsOf(met).some(({ id }) => id === other.id));
		};
		if (rows.every(isLacking)) for (const [at, row] of rows.entries()) late.set(row, homes[at]!);
	}
	return late;
}

/** A group with one match that is neither team's own group: a later stage is never so small, and its real group is unknown. */
function isLone(entry: Entry, group: string, ofClub: ReadonlyMap<string, readonly { readonly entry: Grouped }[]>): boolean {
	const clubs = clubsOf(entry);
	return (
		clubs.length === 2 &&
		clubs.every(({ id }) => {
			const own = ofClub.get(id)!.map(({ entry }) => entry);
			return homeGroup(own) !== group && own.filter((match) => match.group === group).length === 1;
		})
	);
}

function sayLone({ text }: Entry, group: string, report: Report): void {
	report(placeWithin(text.place, text.group === null ? "round" : "group"), {
		severity: "warning",
		value: text.group ?? text.round,
		expected: `the group that the match is of; or, where group ${group} is a later stage, all of its matches`,
		message: "a group of one match, read as a later stage",
	});
}

function say({ text, home: homeSide }: Entry, group: string, homes: readonly Home[], report: Report): void {
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

/** The group with most of a team's matches; on a tie the first in the file. */
function homeGroup(ofClub: readonly Grouped[]): string {
	const sizes = [...groupBy(ofClub, ({ group }) => group)];
	return sizes.reduce((most, other) => (other[1].length > most[1].length ? other : most))[0];
}

function daysOf(entries: readonly Entry[]): Days {
	const days = entries.map(({ text }) => text.date).sort();
	return { first: days[0]!, last: days.at(-1)! };
}

const isAtOnce = (one: Days, other: Days): boolean => one.first <= other.last && other.first <= one.last;
