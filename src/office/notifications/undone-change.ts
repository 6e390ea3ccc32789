import { isUnplayed } from "../../cup/match/kick-off.ts";
import { changedPositions } from "../../results/acts/changed-positions.ts";
import { changedSides } from "../../results/acts/changed-sides.ts";
import { type ChangedMatch, matchAs, type Preview } from "../../results/acts/preview.ts";
import { touchedCategories } from "../../results/acts/touched-category.ts";
import type { CupFileFact, CupFileMatch, EditionRecord } from "../../results/record/cup-file.ts";

/** The changes of an undoing, for its message. */
export type UndoneChange = Pick<Preview, "changes" | "sides"> & {
	readonly told: { readonly teams: readonly string[]; readonly fields: readonly string[] };
	/** A decision before and after; null: it did not exist. */
	readonly facts: readonly { readonly before: CupFileFact | null; readonly after: CupFileFact | null }[];
	/** Teams that take part again, or no longer. */
	readonly entries: readonly string[];
	/** Teams with changed names of other matches in the programme. */
	readonly drawn: readonly string[];
	/** Coming matches with a slot that the office had filled, or fills again. */
	readonly filled: readonly string[];
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const teamsOf = ({ home, away }: CupFileMatch) => [home.team, away.team];
const drawnIn = ({ home, away }: CupFileMatch) => [home, away].map(({ team, slot }) => (slot ? undefined : team));
const slotsOf = ({ home, away }: CupFileMatch) => [home, away].map(({ team, slot }) => slot && [slot, team]);

/** The differences between two states of an edition. */
export function changeBetween(before: EditionRecord, after: EditionRecord): UndoneChange {
	const was = new Map(before.edition.matches.map((match) => [match.id, match]));
	const both = after.edition.matches.flatMap((match) => {
		const old = was.get(match.id);
		return old && !(isSame(matchAs(old), matchAs(match)) && isSame([old.home, old.away], [match.home, match.away]))
			? [{ old, match }]
			: [];
	});
	const changes = both.map(({ old, match }): ChangedMatch => {
		return { match: match.id, number: match.number ?? null, before: matchAs(old), after: matchAs(match) };
	});
	const facts = differing(before.edition.facts ?? [], after.edition.facts ?? []);
	const withdrawn = new Set(before.edition.teams.flatMap((team) => (team.withdrawn ? team.id : [])));
	const entries = after.edition.teams.flatMap((team) => ((team.withdrawn ?? false) === withdrawn.has(team.id) ? [] : team.id));
	const touched = touchedCategories(before, {
		matches: changes.filter(({ before, after }) => !isSame(endOf(before), endOf(after))).map(({ match }) => ({ id: match })),
		besides: { facts: facts.flatMap(({ before, after }) => before ?? after ?? []), teams: entries.map((id) => ({ id })) },
	});
	const sides = changedSides(before, after, touched);
	const positions = facts.length > 0 ? changedPositions(before, after, touched) : [];
	const drawn = both.flatMap(({ old, match }) => (isSame(drawnIn(old), drawnIn(match)) ? [] : drawnIn(match)));
	// Starting a match fixes its teams: that is no decision.
	const filled = both.filter(({ old, match }) => isUnplayed(old) && isUnplayed(match) && !isSame(slotsOf(old), slotsOf(match)));
	const decided = facts.flatMap(({ before, after }) => before ?? after ?? []);
	const ofMatches = new Set(decided.flatMap((fact) => (fact.kind === "protest" || fact.kind === "as-played" ? fact.match : [])));
	const concerned = [
		...both.flatMap(({ old, match }) => [old, match]),
		...after.edition.matches.filter(({ id }) => ofMatches.has(id)),
	];
	const playing = new Set(sides.map(({ match }) => match));
	const fields = [...concerned, ...after.edition.matches.filter(({ id }) => playing.has(id))].flatMap(({ field }) => field ?? []);
	const teams = [
		...concerned.flatMap(teamsOf),
		...sides.flatMap(({ before, after }) => [before, after]),
		...positions.map(({ team }) => team),
		...decided.map((fact) => (fact.kind === "as-played" ? fact.instead : undefined)),
		...entries,
	];
	return {
		...{ changes, sides, facts, entries },
		filled: filled.map(({ match }) => match.id),
		drawn: [...new Set(drawn.filter((team) => team !== undefined))],
		told: { teams: [...new Set(teams.filter((team) => typeof team === "string"))], fields: [...new Set(fields)] },
	};
}

/** A match's result, apart from time and place. */
export const endOf = ({ start: _, field: __, ...end }: ChangedMatch["before"]): Omit<ChangedMatch["before"], "start" | "field"> =>
	end;

function differing(before: readonly CupFileFact[], after: readonly CupFileFact[]): UndoneChange["facts"] {
	const is = new Map(after.map((fact) => [fact.id, fact]));
	const was = new Set(before.map(({ id }) => id));
	return [
		...before.flatMap((fact) => {
			const now = is.get(fact.id) ?? null;
			return isSame(fact, now) ? [] : [{ before: fact, after: now }];
		}),
		...after.filter(({ id }) => !was.has(id)).map((fact) => ({ before: null, after: fact })),
	];
}
