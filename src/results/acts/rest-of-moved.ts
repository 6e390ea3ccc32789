import { type ProgrammeMatch, restBetween } from "../../cup/conflicts.ts";
import { groupBy } from "../../cup/group-by.ts";
import { SIDE_NAMES } from "../../cup/match.ts";
import { mayBe } from "../../cup/may-be.ts";
import { programmeOf } from "../record/conflicts.ts";
import type { CupFileCategory, CupFileMatch, EditionRecord } from "../record/cup-file.ts";
import { filledCategory } from "../record/filled-category.ts";
import type { RestBefore } from "./preview.ts";

const MINUTE = 60_000;

/** A team in a match, as far as it is known. */
type Standing = {
	readonly match: ProgrammeMatch;
	/** The programme names it: what it breaks then is in the verdict. */
	readonly isNamed: boolean;
	/** It comes there only by this result; null: it does. */
	readonly onlyIf: RestBefore["onlyIf"] | null;
};

/**
 * What rest a team has too little of, anew or less than before, where a programme is changed and results say who plays: who has come into a match
 * that names nobody, and of a match that is still to be played both who may come by it.
 * @param moved ids of the matches whose time or place becomes another
 */
export function restsOfMoved(before: EditionRecord, after: EditionRecord, moved: ReadonlySet<string>): RestBefore[] {
	if (moved.size === 0) return [];
	const ofDivision = groupBy(after.edition.matches, ({ division }) => division);
	const oldOf = new Map(before.edition.matches.flatMap((match) => (moved.has(match.id) ? [[match.id, match] as const] : [])));
	return after.edition.categories.flatMap((category): RestBefore[] => {
		const matches = category.stages.flatMap(({ divisions }) => divisions.flatMap(({ id }) => ofDivision.get(id) ?? []));
		if (!matches.some(({ id }) => moved.has(id)) || !mayRestLess(matches, oldOf, category.restMinutes ?? 0)) return [];
		const now = new Map(programmeOf(withAlone(after, category, matches)).map((match) => [match.id, match]));
		const ids = new Set(matches.map(({ id }) => id));
		const old = before.edition.matches.filter(({ id }) => ids.has(id));
		const was = new Map(programmeOf(withAlone(before, category, old)).map((match) => [match.id, match]));
		const records = new Map(matches.map((match) => [match.id, match]));
		return pairsOf(standingsOf(after, category, matches, now)).flatMap(({ team, first, second, onlyIf }): RestBefore[] => {
			if (!(moved.has(first.id) || moved.has(second.id)) || records.get(second.id)!.status !== "scheduled") return [];
			const told = restOf(first, second, records.get(first.id)!);
			if (told.minutes >= told.needed) return [];
			const [oldFirst, oldSecond] = [was.get(first.id), was.get(second.id)];
			const isNoWorse =
				oldFirst &&
				oldSecond &&
				oldFirst.start < oldSecond.start &&
				restOf(oldFirst, oldSecond, records.get(first.id)!).minutes <= told.minutes;
			if (isNoWorse) return [];
			return [{ match: second.id, team, since: first.id, ...told, ...(onlyIf && { onlyIf }) }];
		});
	});
}

/** Longer than a match and a way to another arena take together, in minutes. */
const FAR = 240;

/**
 * Whether two matches that a team may play have come nearer to each other, or to other fields, of which one names nobody yet. A shift of all of them
 * is none: it is asked before slots are filled, which takes half as long as all the rest of a preview.
 */
function mayRestLess(matches: readonly CupFileMatch[], oldOf: ReadonlyMap<string, CupFileMatch>, rest: number): boolean {
	const planned = matches.flatMap(({ id, start, field, home, away }) => {
		if (start === undefined) return [];
		const at = Date.parse(start);
		const old = oldOf.get(id);
		const by = old === undefined ? 0 : old.start === undefined ? null : at - Date.parse(old.start);
		const isElsewhere = old !== undefined && old.field !== field;
		const isOpen = [home, away].some(({ slot, team }) => slot !== undefined && team === undefined);
		return [{ at, by, isElsewhere, isOpen }];
	});
	const near = (rest + FAR) * MINUTE;
	return planned.some(
		(one) =>
			one.isOpen &&
			planned.some(
				(other) =>
					Math.abs(one.at - other.at) < near &&
					(one.by !== other.by || one.by === null || one.isElsewhere || other.isElsewhere) &&
					other !== one,
			),
	);
}

const withAlone = (record: EditionRecord, category: CupFileCategory, matches: readonly CupFileMatch[]): EditionRecord => ({
	...record,
	edition: { ...record.edition, categories: [category], matches: [...matches] },
});

/** By the end that was told of the first, else by the programme. */
export function restOf(
	first: ProgrammeMatch,
	second: ProgrammeMatch,
	{ ended }: Pick<CupFileMatch, "ended">,
): Pick<RestBefore, "minutes" | "needed" | "isWay"> {
	const takes = ended === undefined ? first.takes : (Date.parse(ended) - first.start) / MINUTE;
	const { minutes, rest, way } = restBetween({ ...first, takes }, second);
	return { minutes: Math.floor(minutes), needed: Math.max(rest, way), isWay: way > rest };
}

function standingsOf(
	record: EditionRecord,
	category: CupFileCategory,
	matches: readonly CupFileMatch[],
	planned: ReadonlyMap<string, ProgrammeMatch>,
): Map<string, Standing[]> {
	const filled = filledCategory(record, category);
	const found = new Map<string, Standing[]>();
	const add = (team: string, standing: Standing) => found.set(team, [...(found.get(team) ?? []), standing]);
	for (const own of matches) {
		const match = planned.get(own.id);
		const sides = filled.sides.get(own.id);
		// Who did not meet anybody is not tired.
		if (!match || !sides || own.status === "walkover") continue;
		for (const name of SIDE_NAMES) {
			const { team, slot } = own[name];
			const here = team ?? sides[name].team;
			if (here !== null) add(here, { match, isNamed: team !== undefined, onlyIf: null });
			else if (slot?.kind === "winner" || slot?.kind === "loser")
				for (const one of mayBe({ team: null, slot }, sides[name], filled) ?? [])
					add(one, { match, isNamed: false, onlyIf: { match: slot.match, comes: slot.kind } });
		}
	}
	return found;
}

type RestPair = {
	readonly team: string;
	readonly first: ProgrammeMatch;
	readonly second: ProgrammeMatch;
	readonly onlyIf: RestBefore["onlyIf"] | null;
};

/** Each team's matches one after the other; one that it may come into stands between those that it plays anyway. */
function pairsOf(standings: ReadonlyMap<string, readonly Standing[]>): RestPair[] {
	return [...standings].flatMap(([team, all]) => {
		const inOrder = all.toSorted((a, b) => a.match.start - b.match.start);
		const certain = inOrder.filter(({ onlyIf }) => onlyIf === null);
		const follows = certain.slice(1).flatMap((second, at): RestPair[] => {
			const first = certain[at]!;
			return first.isNamed && second.isNamed ? [] : [{ team, first: first.match, second: second.match, onlyIf: null }];
		});
		const maybe = inOrder.flatMap(({ match, onlyIf }): RestPair[] => {
			if (onlyIf === null) return [];
			const last = certain.findLast((one) => one.match.start < match.start);
			const next = certain.find((one) => one.match.start >= match.start);
			return [
				...(last ? [{ team, first: last.match, second: match, onlyIf }] : []),
				...(next ? [{ team, first: match, second: next.match, onlyIf }] : []),
			];
		});
		return [...follows, ...maybe];
	});
}
