import type { MatchId, TeamId } from "../ids.ts";
import type { CountedMatch, GroupOutcome } from "./counted-match.ts";

export type FormMark = { readonly match: MatchId; readonly outcome: GroupOutcome; readonly live: boolean };

type Started = { readonly id: MatchId; readonly start?: string | null };

/** Each team's counted matches, oldest first; matches without a start last. */
export function formsOf(counted: readonly CountedMatch[], matches: readonly Started[]): Map<TeamId, FormMark[]> {
	const starts = new Map(matches.map(({ id, start }) => [id, start ? Date.parse(start) : Number.POSITIVE_INFINITY]));
	const forms = new Map<TeamId, FormMark[]>();
	for (const { id, live, home, away } of counted.toSorted((a, b) => byStart(a.id, b.id))) {
		for (const { team, outcome } of [home, away]) {
			const form = forms.get(team);
			if (form) form.push({ match: id, outcome, live });
			else forms.set(team, [{ match: id, outcome, live }]);
		}
	}
	return forms;

	function byStart(a: MatchId, b: MatchId): number {
		const [startA, startB] = [starts.get(a)!, starts.get(b)!];
		if (startA !== startB) return startA < startB ? -1 : 1;
		return a < b ? -1 : 1;
	}
}
