import type { CupFileEdition, CupFileMatch } from "../../src/results/record/cup-file.ts";

const isBye = ({ home, away }: CupFileMatch) => home.slot?.kind === "bye" || away.slot?.kind === "bye";

/** The figures of an edition counted from its export by hand: the plain way, to compare with. */
export function countedFigures({ categories, matches: all, published }: CupFileEdition) {
	if (!published.schedule) return null;
	const stages = categories.flatMap((category) => category.stages.map((stage) => ({ category, stage })));
	const placeOf = ({ division }: CupFileMatch) => stages.find(({ stage }) => stage.divisions.some(({ id }) => id === division))!;
	const tells = (match: CupFileMatch) => published.lot && placeOf(match).category.publishes?.scores !== false;
	const shows = ({ category: { publishes }, stage }: ReturnType<typeof placeOf>) =>
		stage.type === "group" || !publishes || (publishes.scores && publishes.playoffs);
	const matches = all.filter((match) => !isBye(match) && shows(placeOf(match)));
	const over = matches.filter(({ status }) => status === "finished" || status === "walkover");
	const walkover = (match: CupFileMatch) => match.status === "walkover" || match.decidedBy === "walkover";
	const counted = over.filter((match) => match.score && !walkover(match) && tells(match));
	const goals = counted.reduce((sum, { score }) => sum + score!.home + score!.away, 0);
	const results = new Map<string, number>();
	for (const { score } of counted) {
		const result = [score!.home, score!.away].sort((a, b) => b - a).join("-");
		results.set(result, (results.get(result) ?? 0) + 1);
	}
	return {
		matches: matches.length,
		finished: over.length,
		live: matches.filter(({ status }) => status === "live").length,
		remaining: matches.filter(({ status }) => ["scheduled", "live", "postponed"].includes(status)).length,
		cancelled: matches.filter(({ status }) => status === "cancelled").length,
		walkovers: matches.filter((match) => tells(match) && walkover(match)).length,
		counted: counted.length,
		goals: published.lot && categories.some(({ publishes }) => publishes?.scores !== false) ? goals : null,
		results,
	};
}
