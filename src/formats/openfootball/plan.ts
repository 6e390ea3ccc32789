import { groupBy } from "../../collections/group-by.ts";
import { MAIN_ROUNDS, type PlayoffRound } from "../../cup/playoffs/playoff-round.ts";
import { pairings } from "../../cup/tables/pairings.ts";
import type { CupFileClub } from "../../results/record/cup-file.ts";
import { clubsOf, type Entry } from "./entry.ts";
import { placeWithin, type Report } from "./place.ts";
import type { Roster } from "./roster.ts";

/** A group with its matches in the order of the file. `level` 2 and up: a later group stage, with teams from earlier groups. */
export type GroupPlan = {
	readonly name: string;
	readonly level: number;
	readonly clubs: readonly CupFileClub[];
	readonly entries: readonly Entry[];
};

export type PlayoffEntry = { readonly entry: Entry; readonly round: PlayoffRound };

/** One playoff. `qualifying` is played before the groups, `group-playoff` between teams level in a group. */
export type PlayoffPlan = {
	readonly kind: "qualifying" | "group-playoff" | "playoff";
	/** Null: it has the tournament's name. */
	readonly name: string | null;
	/** The group whose positions it decides. */
	readonly group: string | null;
	readonly entries: readonly PlayoffEntry[];
};

export type Plan = { readonly groups: readonly GroupPlan[]; readonly playoffs: readonly PlayoffPlan[] };

/**
 * Sorts the matches into groups, group stages and playoffs: by their rounds' names, or by who plays whom if a name is unclear.
 */
export function planStages(entries: readonly Entry[], roster: Roster, report: Report): Plan {
	const inGroups = groupBy(entries, (entry) => entry.group ?? roundRobinName(entry, entries));
	const playoffEntries = inGroups.get(null) ?? [];
	inGroups.delete(null);
	const groups = withLevels(
		[...inGroups].map(([name, entries]) => ({ name: name!, entries, clubs: drawOrder(name!, entries, roster) })),
	);
	const firstGroupDay = groups.flatMap(({ entries }) => entries.map(({ text }) => text.date)).sort()[0] ?? "";
	const playoffs = [...groupBy(playoffEntries, playoffKey).values()].map((entries): PlayoffPlan => {
		const [{ round, text }] = entries;
		const isGroups = round.kind === "group-playoff";
		const isEarly = entries.every(({ text }) => text.date < firstGroupDay);
		return {
			kind: isGroups ? "group-playoff" : isEarly ? "qualifying" : "playoff",
			name: isGroups || round.kind === "place" ? text.round : "of" in round ? round.of : null,
			group: isGroups ? round.group : null,
			entries: withRounds(entries),
		};
	});
	for (const { entries } of playoffs) checkTies(entries, report);
	return { groups, playoffs };
}

/**
 * Whether a group was incomplete by design (1954): all teams played equally often, a pairing is missing nevertheless, and one of
 * them has played on. In a file that merely lacks a match, some teams have fewer matches.
 */
export function isPlayedWithoutAll({ clubs, entries }: GroupPlan, { playoffs }: Plan): boolean {
	const met = entries.map((entry) => clubsOf(entry).map(({ id }) => id));
	if (met.some(({ length }) => length < 2) || entries.some(({ text }) => text.result.status === "scheduled")) return false;
	const ids = clubs.map(({ id }) => id);
	const counts = new Set(ids.map((id) => met.filter((pair) => pair.includes(id)).length));
	const hasPlayedOn = playoffs.some(
		(playoff) =>
			playoff.kind === "playoff" && playoff.entries.some(({ entry }) => clubsOf(entry).some(({ id }) => ids.includes(id))),
	);
	const pairs = met.map(([one, other]) => [one!, other!] as const);
	return counts.size === 1 && hasPlayedOn && pairings(ids, pairs).missing.length > 0;
}

/** "Final Round": a round without a group in which a team meets several others is a group with the round's name (1950). */
function roundRobinName(entry: Entry, all: readonly Entry[]): string | null {
	if (entry.round.kind !== "unknown") return null;
	const { name } = entry.round;
	const round = all.filter((other) => other.round.kind === "unknown" && other.round.name === name && other.group === null);
	const opponents = new Map<string, Set<string>>();
	for (const [one, other] of round.map(clubsOf)) {
		if (!one || !other) continue;
		opponents.set(one.id, (opponents.get(one.id) ?? new Set()).add(other.id));
		opponents.set(other.id, (opponents.get(other.id) ?? new Set()).add(one.id));
	}
	return [...opponents.values()].some(({ size }) => size > 1) ? name : null;
}

function drawOrder(group: string, entries: readonly Entry[], roster: Roster): CupFileClub[] {
	const clubs = [...(roster.groups.get(group) ?? []), ...entries.flatMap(clubsOf)];
	return [...new Map(clubs.map((club) => [club.id, club])).values()];
}

function withLevels(groups: readonly Omit<GroupPlan, "level">[]): GroupPlan[] {
	const planned: GroupPlan[] = [];
	const firstDay = ({ entries }: Pick<GroupPlan, "entries">) => entries.map(({ text }) => text.date).sort()[0]!;
	for (const group of groups.toSorted((a, b) => (firstDay(a) < firstDay(b) ? -1 : firstDay(a) > firstDay(b) ? 1 : 0))) {
		const before = planned.filter(({ clubs }) => clubs.some(({ id }) => group.clubs.some((club) => club.id === id)));
		planned.push({ ...group, level: 1 + Math.max(0, ...before.map(({ level }) => level)) });
	}
	return groups.map(({ name }) => planned.find((group) => group.name === name)!);
}

function playoffKey({ round, text }: Entry): string {
	if (round.kind === "group-playoff" || round.kind === "place") return text.round;
	return "of" in round ? (round.of ?? "") : "";
}

const KNOCKOUT: readonly PlayoffRound[] = MAIN_ROUNDS.filter((round) => round !== "third-place");

/** A round with an unclear name is before the next known one; without one, its number of matches decides. */
function withRounds(entries: readonly Entry[]): PlayoffEntry[] {
	const codes = new Map<string, PlayoffRound>();
	const nameOf = ({ round }: Entry): string =>
		round.kind === "playoff" ? round.round : round.kind === "unknown" ? round.name : "final";
	const rounds = [...groupBy(entries, nameOf)].map(([name, entries]) => ({
		name,
		known: entries[0].round.kind === "unknown" ? null : (name as PlayoffRound),
		ties: entries.filter(({ round }) => !("replay" in round && round.replay)).length,
		firstDay: entries.map(({ text }) => text.date).sort()[0]!,
	}));
	let next: PlayoffRound | null = null;
	for (const { name, known, ties } of rounds.toSorted((a, b) => (a.firstDay < b.firstDay ? 1 : -1))) {
		const code: PlayoffRound = known ?? (next ? before(next) : roundOf(ties));
		codes.set(name, code);
		if (code !== "third-place") next = code;
	}
	return entries.map((entry) => ({ entry, round: codes.get(nameOf(entry))! }));
}

const before = (round: PlayoffRound): PlayoffRound => KNOCKOUT[Math.max(0, KNOCKOUT.indexOf(round) - 1)]!;

/** One tie is a final, two are semi-finals, three or four quarter-finals, … */
const roundOf = (ties: number): PlayoffRound =>
	KNOCKOUT[Math.max(0, KNOCKOUT.length - 1 - Math.ceil(Math.log2(Math.max(1, ties))))]!;

/** A team plays once in a round; a drawn match may be replayed. */
function checkTies(entries: readonly PlayoffEntry[], report: Report): void {
	for (const [round, ofRound] of groupBy(entries, (entry) => entry.round)) {
		const stands = new Map<string, Entry>();
		for (const { entry } of ofRound) {
			for (const club of clubsOf(entry)) {
				const earlier = stands.get(club.id);
				if (earlier && !isReplay(entry, earlier)) {
					const side = entry.home.kind === "team" && entry.home.club.id === club.id ? "team1" : "team2";
					const expected = `one match of ${club.name} in the ${round} (two legs are not known), or a replay of a drawn one`;
					report(placeWithin(entry.text.place, side), { value: club.name, expected, message: "a team twice in a round" });
				}
				stands.set(club.id, entry);
			}
		}
	}
}

function isReplay(entry: Entry, earlier: Entry): boolean {
	const ids = (of: Entry) =>
		clubsOf(of)
			.map(({ id }) => id)
			.sort()
			.join();
	const { score, shootOut } = earlier.text.result;
	return ids(entry) === ids(earlier) && !shootOut && !!score && score.home === score.away;
}
