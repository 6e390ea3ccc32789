import type { CupFileFact, CupFileMatch } from "../../results/record/cup-file.ts";
import type { DivisionLayout, Layout } from "./layout.ts";

/** A play-off for a position in a group decides the order as a tie-break: a recorded fact, not points. */
export function playoffFacts(matches: readonly CupFileMatch[], { stages }: Layout): CupFileFact[] {
	const divisions = stages.flatMap(({ divisions }) => divisions);
	return divisions.flatMap((playoff) => {
		const group =
			playoff.type === "playoff" && divisions.find(({ type, name }) => type === "group" && name === playoff.plan.group);
		const fact =
			group &&
			factOf(
				playoff,
				group,
				matches.findLast(({ division }) => division === playoff.id),
			);
		return fact ? [fact] : [];
	});
}

function factOf({ id }: DivisionLayout, group: DivisionLayout, match: CupFileMatch | undefined): CupFileFact | null {
	const { home, away } = match ?? {};
	const result = match && (match.shootOut ?? match.score);
	if (!match?.start || !home?.team || !away?.team || !result || result.home === result.away) return null;
	const order = result.home > result.away ? [home.team, away.team] : [away.team, home.team];
	return { id, at: match.start, kind: "shoot-out", division: group.id, order };
}
