import { isWithin } from "../../../cup/match/divisions-of.ts";
import { type BracketSide, bracketMatches, LARGEST_BRACKET, type LowerPlaces } from "../../../cup/playoffs/bracket-matches.ts";
import { acrossGroups, type Fixture, roundRobin } from "../../../cup/tables/round-robin.ts";
import type { PlanChange } from "../../../results/acts/plan-change.ts";
import type {
	CupFileCategory,
	CupFileDivision,
	CupFileMatch,
	CupFileSlot,
	CupFileStage,
	EditionRecord,
} from "../../../results/record/cup-file.ts";
import { metBefore } from "../../../results/record/met-before.ts";

/** How the teams of groups meet, and which lower places a playoff plays for: what a category's form leaves open. */
export type FormOptions = {
	/** `across`: two and two groups of a stage meet, each team of one with each team of the other. */
	readonly meet: "once" | "twice" | "across";
	readonly places: LowerPlaces;
};
export const USUAL_FORM: FormOptions = { meet: "once", places: "none" };

type MatchChange = NonNullable<NonNullable<PlanChange["editions"]>[number]["matches"]>[number];
export type LackingMatches = { readonly category: string; readonly matches: readonly MatchChange[] };

type Edition = Pick<EditionRecord, "edition">;
/** A team's id, or the slot that it comes from as JSON. */
type Side = string;

/**
 * The matches that the forms of the categories need and that have not been made: those of groups whose teams, or the slots that lead to them,
 * are known, and of playoffs without any match. Nothing that exists is changed.
 * @returns of the categories that lack any
 */
export function lackingMatches({ edition }: Edition, options: FormOptions = USUAL_FORM): LackingMatches[] {
	const ids = new Set(edition.matches.map(({ id }) => id));
	return edition.categories
		.map((category) => ({ category: category.id, matches: lackingIn(category, { edition, options, ids }) }))
		.filter(({ matches }) => matches.length > 0);
}

type Within = Edition & { readonly options: FormOptions; readonly ids: Set<string> };

function lackingIn(category: CupFileCategory, within: Within): MatchChange[] {
	return category.stages
		.toSorted((a, b) => a.rank - b.rank)
		.flatMap((stage) => (stage.type === "group" ? ofGroups(stage, category, within) : ofPlayoffs(stage, category, within)));
}

function ofGroups(stage: CupFileStage, category: CupFileCategory, { edition, options, ids }: Within): MatchChange[] {
	if ((stage.rules ?? category.rules).allMeet === false && options.meet !== "across") return [];
	const sides = sidesOfGroups(stage, category);
	const made: MatchChange[] = [];
	const add = (
		division: CupFileDivision,
		against: CupFileDivision | undefined,
		rounds: readonly (readonly Fixture<Side>[])[],
	) => {
		const played = edition.matches.filter(
			(match) => match.division === division.id && (against === undefined ? isWithin(match) : match.against === against.id),
		);
		const meetings = rounds.flatMap((round, at) => round.map((fixture) => ({ ...fixture, round: at + 1 })));
		const lacking = without(meetings, [...played.map(pairOf), ...metBefore(allSides(sides), stage, category, edition.matches)]);
		const last = Math.max(0, ...played.map(({ round }) => (typeof round === "number" ? round : 0)));
		// Where some matches exist the rounds of the others are their own.
		const first = played.length === 0 ? 0 : last;
		for (const { round, home, away } of lacking)
			made.push({
				...{ id: newId(`${division.id}-${against === undefined ? "" : "x"}`, ids), division: division.id },
				...(against && { against: against.id }),
				...{ round: first + round, home: sideOf(home), away: sideOf(away), status: "scheduled" },
			});
	};
	if (options.meet === "across")
		for (let at = 0; at + 1 < stage.divisions.length; at += 2) {
			const [one, other] = [stage.divisions[at]!, stage.divisions[at + 1]!];
			add(one, other, acrossGroups(sides.get(one.id) ?? [], sides.get(other.id) ?? []));
		}
	else
		for (const division of stage.divisions) {
			const own = sides.get(division.id) ?? [];
			add(division, undefined, roundRobin(own, options.meet === "twice" ? 2 : 1));
		}
	return made;
}

const allSides = (sides: ReadonlyMap<string, readonly Side[]>): Side[] => [...sides.values()].flat();

/** By division: its teams, else the slots that lead to a main round. Withdrawn teams are those of the draw still: they may be replaced. */
function sidesOfGroups(stage: CupFileStage, category: CupFileCategory): Map<string, readonly Side[]> {
	const drawn = new Map(stage.divisions.map(({ id, teams = [] }) => [id, teams] as const));
	if ([...drawn.values()].some((teams) => teams.length > 0)) return drawn;
	const entrants = entrantsOf(stage, category);
	// Winners of groups are apart as long as there are groups for them, and so are teams of one group.
	return new Map(
		stage.divisions.map(({ id }, at) => [
			id,
			entrants
				.filter(({ group, position }) => (group + position - 1) % stage.divisions.length === at)
				.map(({ slot }) => JSON.stringify(slot)),
		]),
	);
}

type Entrant = { readonly slot: CupFileSlot; readonly position: number; readonly group: number };

/** Who enters a stage from the groups before it, the best positions first, and within a position in the order of the groups. */
function entrantsOf(stage: CupFileStage, { stages }: CupFileCategory): Entrant[] {
	return stages
		.filter(({ type, rank }) => type === "group" && rank < stage.rank)
		.flatMap((from) => {
			const divisions = from.divisions.map(({ id, teams = [] }) => ({ id, size: teams.length }));
			return (from.advance ?? [])
				.filter(({ to }) => to === stage.id)
				.flatMap((way): Entrant[] => {
					const [first, last] = way.positions;
					const fitting = divisions
						.map((division, group) => ({ ...division, group }))
						.filter(({ size }) => way.groupSize === undefined || size === way.groupSize);
					return Array.from({ length: last - first + 1 }, (_, at) => first + at).flatMap((position): Entrant[] => {
						const ids = fitting.map(({ id }) => id);
						const best = (ranks: readonly number[], ranked: boolean) =>
							ranks.map(
								(rank, at): Entrant => ({
									slot: { kind: "best-of", position, divisions: ids, ...(ranked && { rank }) },
									...{ position, group: at },
								}),
							);
						// In a group a place without a rank would be another team's in each match.
						const isRanked = stage.type === "group" || (stage.bestOf === undefined && !stage.bestOfSeating);
						if (way.best) return best(range(way.best[0], way.best[1]), isRanked);
						const taken = (from.advance ?? []).flatMap(({ best: ranks, positions: [low, high] }) =>
							ranks && low <= position && position <= high ? range(ranks[0], ranks[1]) : [],
						);
						if (taken.length > 0)
							return best(
								range(1, fitting.length).filter((rank) => !taken.includes(rank)),
								true,
							);
						return fitting
							.filter(({ size }) => size === 0 || size >= position)
							.map(({ id, group }) => ({ slot: { kind: "position", division: id, position }, position, group }));
					});
				});
		})
		.toSorted((a, b) => a.position - b.position || a.group - b.group);
}

const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

function ofPlayoffs(stage: CupFileStage, category: CupFileCategory, { edition, options, ids }: Within): MatchChange[] {
	const [division] = stage.divisions;
	if (division === undefined || stage.divisions.length > 1 || edition.matches.some((match) => match.division === division.id))
		return [];
	const drawn = (division.teams ?? []).map((team, group): Placed => ({ side: { team }, from: null, position: 1, group }));
	const entrants =
		drawn.length > 0
			? drawn
			: entrantsOf(stage, category).map(
					({ slot, position, group }): Placed => ({
						...{ side: { slot }, position, group },
						from: slot.kind === "position" ? slot.division : null,
					}),
				);
	if (entrants.length < 2 || entrants.length > LARGEST_BRACKET) return [];
	const matches = bracketMatches(apart(entrants), options.places);
	const idsOf = matches.map(() => newId(`${division.id}-`, ids));
	const shown = (side: BracketSide<Placed>): NonNullable<MatchChange["home"]> => {
		if (side.kind === "entrant") return side.entrant.side;
		if (side.kind === "bye") return { slot: { kind: "bye" } };
		return { slot: { kind: side.kind, match: idsOf[side.match]! } };
	};
	return matches.map(({ round, position, home, away }, at) => ({
		...{ id: idsOf[at]!, division: division.id, round, position },
		...{ home: shown(home), away: shown(away), status: "scheduled" },
	}));
}

type Placed = {
	readonly side: NonNullable<MatchChange["home"]>;
	/** The group that it comes from; null: not one alone. */
	readonly from: string | null;
	readonly position: number;
	readonly group: number;
};

/**
 * Turns the entrants of each position by as many groups as keep most teams of one group apart in the first round; the order of the positions
 * stays.
 */
function apart(entrants: readonly Placed[]): Placed[] {
	const positions = [...new Set(entrants.map(({ position }) => position))];
	const seeded: Placed[] = [];
	for (const position of positions) {
		const block = entrants.filter((one) => one.position === position);
		const rest = entrants.slice(seeded.length + block.length);
		const turns = block.map((_, by) => {
			const turned = [...block.slice(by), ...block.slice(0, by)];
			return { turned, met: metEarly([...seeded, ...turned, ...rest]) };
		});
		const fewest = Math.min(...turns.map(({ met }) => met));
		seeded.push(...turns.find(({ met }) => met === fewest)!.turned);
	}
	return seeded;
}

/** How many matches of the first round are between teams of one group. */
function metEarly(entrants: readonly Placed[]): number {
	const first = bracketMatches(entrants, "none");
	return first.filter(
		({ home, away }) =>
			home.kind === "entrant" && away.kind === "entrant" && home.entrant.from !== null && home.entrant.from === away.entrant.from,
	).length;
}

type Pair = readonly [Side, Side];

const written = ({ team, slot }: CupFileMatch["home"]): Side => (slot ? JSON.stringify(slot) : (team ?? ""));
const pairOf = ({ home, away }: CupFileMatch): Pair => [written(home), written(away)];
const sideOf = (side: Side): NonNullable<MatchChange["home"]> =>
	side.startsWith("{") ? { slot: JSON.parse(side) as CupFileSlot } : { team: side };

/** The meetings that no pair stands for: each pair takes one of its two away, whoever is at home. */
function without<Meeting extends Fixture<Side>>(meetings: readonly Meeting[], pairs: readonly Pair[]): Meeting[] {
	const key = (one: Side, other: Side) => (one < other ? `${one} ${other}` : `${other} ${one}`);
	const left = new Map<string, number>();
	for (const [one, other] of pairs) left.set(key(one, other), (left.get(key(one, other)) ?? 0) + 1);
	return meetings.filter(({ home, away }) => {
		const count = left.get(key(home, away)) ?? 0;
		if (count > 0) left.set(key(home, away), count - 1);
		return count === 0;
	});
}

const LONGEST_ID = 64;

/** An id that no match of the edition has. */
function newId(start: string, ids: Set<string>): string {
	const room = start.slice(0, LONGEST_ID - 6);
	for (let at = 1; ; at++) {
		const id = `${room}${at}`;
		if (ids.has(id)) continue;
		ids.add(id);
		return id;
	}
}
