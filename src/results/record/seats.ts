import { hasBegun, isUnplayed } from "../../cup/match/kick-off.ts";
import { SIDE_NAMES, type SideName } from "../../cup/match/match.ts";
import type { FilledSlots } from "../../cup/playoffs/fill-slots.ts";
import type { CupFileCategory, CupFileEdition, CupFileMatch } from "./cup-file.ts";
import { type CountedEdition, filledCategory } from "./filled-category.ts";

type Matches = CountedEdition & Pick<CupFileEdition, "categories">;

/** The sides of a match that has begun whose team is not recorded yet. A slot with a bye has no team. */
export function openSeats(match: CupFileMatch): SideName[] {
	if (!hasBegun(match)) return [];
	return SIDE_NAMES.filter((side) => match[side].team === undefined && match[side].slot && match[side].slot.kind !== "bye");
}

/**
 * Records the teams of matches that have begun, and removes those of matches without any remaining record (DECISIONS §3). A team
 * is recorded beside its slot, and later changes of tables leave it.
 * @param before the edition before the change; a match that had begun in it gets its teams by its tables; undefined: a new
 * edition
 * @param isNamed whether a side's team was named before the match began: it stays when all else of the match is removed
 * @returns the same object if no seat changes
 */
export function withSeats<Edition extends Matches>(
	before: Matches | undefined,
	after: Edition,
	isNamed: (match: string, side: SideName) => boolean = () => false,
): Edition {
	const was = new Map(before?.matches.map((match) => [match.id, match]));
	const fillings = { before: new Fillings(before), after: new Fillings(after) };
	let changed = false;
	const matches = after.matches.map((match) => {
		const old = was.get(match.id);
		const seated =
			old && isVacated(old, match)
				? withoutSlotTeams(match, (side) => match[side].team === old[side].team && !isNamed(match.id, side))
				: seatedIn(match, old && hasBegun(old) ? [fillings.before, fillings.after] : [fillings.after]);
		if (seated !== match) changed = true;
		return seated;
	});
	return changed ? { ...after, matches } : after;
}

/** The same for all editions of a cup, matched by id. */
export function seatedEditions(
	before: readonly CupFileEdition[] | undefined,
	after: readonly CupFileEdition[],
	isNamed?: (match: string, side: SideName) => boolean,
): CupFileEdition[] {
	const was = new Map(before?.map((edition) => [edition.id, edition]));
	return after.map((edition) => withSeats(was.get(edition.id), edition, isNamed));
}

/** Whether everything that made the match begin has been undone. */
export const isVacated = (before: CupFileMatch, after: CupFileMatch): boolean => hasBegun(before) && isUnplayed(after);

/** @returns the match without the teams that its slots seated */
export function withoutSlotTeams(match: CupFileMatch, isFree: (side: SideName) => boolean = () => true): CupFileMatch {
	const free = SIDE_NAMES.filter((side) => match[side].slot && match[side].team !== undefined && isFree(side));
	if (free.length === 0) return match;
	const without = ({ team: _, ...side }: CupFileMatch["home"]) => side;
	return { ...match, ...Object.fromEntries(free.map((side) => [side, without(match[side])])) };
}

function seatedIn(match: CupFileMatch, fillings: readonly Fillings[]): CupFileMatch {
	let seated = match;
	for (const side of openSeats(match)) {
		const other = seated[side === "home" ? "away" : "home"].team;
		const team = fillings.map((one) => one.teamOn(match, side)).find((found) => found !== null);
		if (team !== undefined && team !== other) seated = { ...seated, [side]: { ...seated[side], team } };
	}
	return seated;
}

/** The teams in slots, computed once per category on first use. */
class Fillings {
	readonly #edition: Matches | undefined;
	readonly #categoryOf = new Map<string, CupFileCategory>();
	readonly #filled = new Map<CupFileCategory, FilledSlots>();

	constructor(edition: Matches | undefined) {
		this.#edition = edition;
		for (const category of edition?.categories ?? [])
			for (const { divisions } of category.stages) for (const { id } of divisions) this.#categoryOf.set(id, category);
	}

	teamOn({ id, division }: CupFileMatch, side: SideName): string | null {
		const category = this.#categoryOf.get(division);
		if (!category || !this.#edition) return null;
		const known = this.#filled.get(category);
		const filled = known ?? filledCategory({ edition: this.#edition }, category);
		if (!known) this.#filled.set(category, filled);
		return filled.sides.get(id)?.[side].team ?? null;
	}
}
