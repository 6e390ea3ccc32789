import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useYear } from "../../client/data/site-data.ts";
import { showNews } from "../../client/live/news.ts";

type GoalsProps = {
	goals: number;
	/** The class of its half of the board. */
	className: string;
	/** After the digit: the kicks of a shoot-out. */
	children?: ReactNode;
};

/**
 * A side's goals, on its half of a board. When they increase, the digit slides up and the half inverts, once (DESIGN §2.4). The document's
 * script may already have shown more than was rendered (beginning/goals.ts): that stays, and is not animated again.
 */
export function Goals({ goals, className, children }: GoalsProps) {
	const digit = useRef<HTMLSpanElement>(null);
	const [shown, setShown] = useState({ goals, said: goals, scored: false });
	if (shown.goals !== goals) setShown({ goals, said: goals, scored: goals > Math.max(shown.goals, shown.said) });
	useLayoutEffect(() => {
		const said = Number(digit.current?.textContent);
		setShown((drawn) => (drawn.said === said ? drawn : { ...drawn, said }));
	}, []);
	const { year } = useYear();
	const { scored } = shown;
	// biome-ignore lint/correctness/useExhaustiveDependencies: with each goal, whose digit is another element
	useLayoutEffect(() => {
		const element = digit.current;
		if (!scored || element === null) return;
		showNews(year, () => {
			element.classList.add("goal-digit");
			element.parentElement?.classList.add("goal-half");
		});
	}, [goals, scored]);
	return (
		<span key={goals} className={className}>
			<span ref={digit} data-goals="" className="inline-block" suppressHydrationWarning>
				{goals}
			</span>
			{children}
		</span>
	);
}
