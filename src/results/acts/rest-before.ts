import { type ProgrammeMatch, restBetween } from "../../cup/programme/conflicts.ts";
import { programmeOf } from "../record/conflicts.ts";
import type { CupFileCategory, CupFileMatch, EditionRecord } from "../record/cup-file.ts";
import { filledCategory } from "../record/filled-category.ts";
import type { ChangedSide, RestBefore } from "./preview.ts";

/**
 * A team's rest before each match that it gets into, and between that match and its next one: by the reported end of the earlier
 * match, else by the programme. The programme does not name teams that results bring into a match, so the other checks do not
 * cover them.
 * @param sides changed by an act
 * @param categories of these sides
 * @returns none for a match without a time, and none for a team's only match
 */
export function restsBefore(
	after: EditionRecord,
	sides: readonly ChangedSide[],
	categories: readonly CupFileCategory[],
): RestBefore[] {
	const comingIn = sides.flatMap(({ match, after: team }) => (team === null ? [] : [{ match, team }]));
	if (comingIn.length === 0) return [];
	const planned = new Map(programmeOf(after).map((match) => [match.id, match]));
	const records = new Map(after.edition.matches.map((match) => [match.id, match]));
	const played = new Map<string, ProgrammeMatch[]>();
	for (const { id } of categories) {
		const own = after.edition.categories.find((category) => category.id === id)!;
		for (const [match, { home, away }] of filledCategory(after, own).sides) {
			const inProgramme = planned.get(match);
			// Who did not meet anybody is not tired.
			if (!inProgramme || records.get(match)!.status === "walkover") continue;
			for (const { team } of [home, away]) if (team !== null) played.set(team, [...(played.get(team) ?? []), inProgramme]);
		}
	}
	const told = comingIn.flatMap(({ match, team }): RestBefore[] => {
		const own = planned.get(match);
		if (!own) return [];
		const others = (played.get(team) ?? []).filter(({ id }) => id !== match).toSorted((a, b) => a.start - b.start);
		const last = others.findLast(({ start }) => start < own.start);
		const next = others.find(({ start, id }) => start >= own.start && records.get(id)!.status === "scheduled");
		return [
			...(last ? [{ match, team, since: last.id, ...restOf(last, own, records.get(last.id)!) }] : []),
			...(next ? [{ match: next.id, team, since: match, ...restOf(own, next, records.get(match)!) }] : []),
		];
	});
	// A team that gets into two consecutive matches has one rest between them.
	const pairs = new Map(told.map((one) => [`${one.team} ${one.since} ${one.match}`, one]));
	return [...pairs.values()];
}

const MINUTE = 60_000;

/** By the end that was reported of the first, else by the programme. */
function restOf(
	first: ProgrammeMatch,
	second: ProgrammeMatch,
	{ ended }: Pick<CupFileMatch, "ended">,
): Pick<RestBefore, "minutes" | "needed" | "isWay" | "clash"> {
	const takes = ended === undefined ? first.takes : (Date.parse(ended) - first.start) / MINUTE;
	const { minutes, rest, way } = restBetween({ ...first, takes }, second);
	const isClash = ended === undefined && second.start < first.start + first.played * MINUTE;
	return {
		minutes: Math.floor(minutes),
		needed: Math.max(rest, way),
		isWay: way > rest,
		...(isClash && { clash: true }),
	};
}
