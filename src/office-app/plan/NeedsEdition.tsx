import { Link } from "react-router";
import { usePlanText } from "./plan-text.ts";
import { StepMain } from "./StepMain.tsx";

/** A step that needs to know when the cup is played. */
export function NeedsEdition({ heading, mayChange }: { readonly heading: string; readonly mayChange: boolean }) {
	const { cup: text } = usePlanText();
	return (
		<StepMain heading={heading} mayChange={mayChange}>
			<p>{text.beginTitle}</p>
			{mayChange && (
				<p className="mt-4">
					<Link to="/plan" className="office-button office-button-ink">
						{text.begin}
					</Link>
				</p>
			)}
		</StepMain>
	);
}
