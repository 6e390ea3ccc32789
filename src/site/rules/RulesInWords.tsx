import type { RulesData } from "../../client/queries/table.graphql.ts";
import { formatScore } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";

/** A category's rules in words, from the cup's settings. `playoffs` where it plays for them. */
export function RulesInWords({ rules, playoffs = true }: { rules: RulesData; playoffs?: boolean }) {
	const { match: text } = useText();
	const words = text.rules;
	return (
		<div className="text-[.9375rem] text-ink-2 [&>p]:mt-1.5">
			<p>{words.points(rules.win, rules.draw, rules.loss)}</p>
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
