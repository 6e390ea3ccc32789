import type { CupFileMatch } from "../cup-file.ts";
import type { CupState } from "../cup-state.ts";
import { NounNames } from "../naming/noun-names.ts";
import { isReported, resultOf } from "../reporting/reported-result.ts";

/** @param now an instant by the cup's clock */
export const isNotBegun = ({ status, start }: Pick<CupFileMatch, "status" | "start">, now: Date | string): boolean =>
	status === "scheduled" && start !== undefined && Date.parse(start) > new Date(now).getTime();

/**
 * @param now an instant by the cup's clock
 * @returns the names of matches that get a result before they begin; a group or a playoff without earlier matches, as in a first
 * import, is not checked
 */
export function notBegunMatches(before: CupState | undefined, after: CupState, now: string): string[] {
	const names = new NounNames(after);
	return after.editions.flatMap((edition) => {
		const was = before?.editions.find(({ id }) => id === edition.id)?.matches ?? [];
		const there = new Set(was.map(({ division }) => division));
		const old = new Map(was.map((match) => [match.id, match]));
		return edition.matches.flatMap((match) => {
			const known = old.get(match.id);
			if (
				!there.has(match.division) ||
				!isReported(match) ||
				!isNotBegun({ ...match, status: known?.status ?? "scheduled" }, now)
			)
				return [];
			return known && resultOf(known) === resultOf(match) ? [] : [names.match(match.id)];
		});
	});
}
