import { Link } from "react-router";
import type { StepProps } from "./Plan.tsx";
import { usePlanText } from "./plan-text.ts";
import { StepMain } from "./StepMain.tsx";

/** The way to Publishing. */
export function PublishStep({ plan, mayChange }: StepProps) {
	const { publish: text } = usePlanText();
	return (
		<StepMain heading={text.heading} mayChange={mayChange}>
			<p>{text.how}</p>
			{mayChange && plan.edition !== null && (
				<p className="mt-4">
					<Link to="/out" className="office-button office-button-ink">
						{text.open}
					</Link>
				</p>
			)}
		</StepMain>
	);
}
