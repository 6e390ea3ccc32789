import { type ReactNode, useState } from "react";

type GoalsProps = {
	goals: number;
	/** Of the half of the board. */
	className: string;
	/** After the digit: the kicks of a shoot-out. */
	children?: ReactNode;
};

/** A side's goals, on its half of a board. Where they grow while one looks, the digit slides up and the half inverts, once (DESIGN §2.4). */
export function Goals({ goals, className, children }: GoalsProps) {
	const [shown, setShown] = useState({ goals, scored: false });
	if (shown.goals !== goals) setShown({ goals, scored: goals > shown.goals });
	return (
		<span key={goals} className={`${className} ${shown.scored ? "goal-half" : ""}`}>
			<span className={`inline-block ${shown.scored ? "goal-digit" : ""}`}>{goals}</span>
			{children}
		</span>
	);
}
