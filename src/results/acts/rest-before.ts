import { type ProgrammeMatch, restBetween } from "../../cup/conflicts.ts";
import { programmeOf } from "../record/conflicts.ts";
import type { CupFileCategory, EditionRecord } from "../record/cup-file.ts";
import { filledCategory } from "../record/filled-category.ts";
import type { ChangedSide, RestBefore } from "./preview.ts";

const MINUTE = 60_000;

/**
 * What rest a team has before each match that it comes into: since its match before, by the end that was told of that one, else by the
 * programme. Whom results bring into a match its programme does not name, so that no other judgement of the programme looks at them.
 * @param sides who comes in by an act @param categories theirs @returns none where its match has no time yet, or is the team's first
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
	return comingIn.flatMap(({ match, team }): RestBefore[] => {
		const own = planned.get(match);
		const before = own && played.get(team)?.filter(({ start, id }) => id !== match && start < own.start);
		const last = before?.toSorted((a, b) => b.start - a.start)[0];
		if (!own || !last) return [];
		const ended = records.get(last.id)!.ended;
		const takes = ended === undefined ? last.takes : (Date.parse(ended) - last.start) / MINUTE;
		const { minutes, rest, way } = restBetween({ ...last, takes }, own);
		return [{ match, team, since: last.id, minutes: Math.floor(minutes), needed: Math.max(rest, way), isWay: way > rest }];
	});
}
