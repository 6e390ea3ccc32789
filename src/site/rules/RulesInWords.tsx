import type { RulesData } from "../../client/queries/table.graphql.ts";
import type { Bonus } from "../../cup/rules.ts";
import { formatScore } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";

/** A category's rules in words, from the cup's settings. `playoffs` where it plays for them. */
export function RulesInWords({ rules, playoffs = true }: { rules: RulesData; playoffs?: boolean }) {
	const { match: text } = useText();
	const words = text.rules;
	return (
		<div className="text-[.9375rem] text-ink-2 [&>p]:mt-1.5">
			{rules.drawnGroup.length === 0 ? (
				<p>{words.points(rules.win, rules.draw, rules.loss)}</p>
			) : (
				<>
					<p>{words.winAndLoss(rules.win, rules.loss)}</p>
					<p>{words.decided(rules.drawnGroup, rules.decidedWin, rules.decidedLoss)}</p>
				</>
			)}
			{rules.bonus.length > 0 && <p>{words.bonus(rules.bonus.map(bonusOf))}</p>}
			<p>{words.order}</p>
			<ol className="mt-1 ml-5 list-decimal">
				{rules.criteria.map((criterion) => (
					<li key={criterion}>{text.table.criterion(criterion, 1)}</li>
				))}
			</ol>
			<p>{words.shared}</p>
			<p>{words.walkover(formatScore(rules.walkoverWinner, rules.walkoverLoser))}</p>
			{playoffs && rules.drawnPlayoff.length > 0 && <p>{words.drawnPlayoff(rules.drawnPlayoff)}</p>}
			{rules.halves !== null && rules.minutesPerHalf !== null && <p>{words.length(rules.halves, rules.minutesPerHalf)}</p>}
		</div>
	);
}

/** A bonus as the rules have it. */
function bonusOf({ for: what, points, goals }: RulesData["bonus"][number]): Bonus {
	const count = goals ?? 0;
	switch (what) {
		case "EACH_GOAL":
			return { for: "each-goal", points, most: count };
		case "GOALS":
			return { for: "goals", points, from: count };
		case "NARROW_LOSS":
			return { for: "narrow-loss", points, by: count };
		case "CLEAN_SHEET":
			return { for: "clean-sheet", points };
	}
}
