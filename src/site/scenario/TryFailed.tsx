import { useText } from "../../text/use-text.ts";
import { Button } from "../../ui/Button.tsx";

/** In the place of matches to try that could not be loaded. */
export function TryFailed({ again }: { again: () => void }) {
	const words = useText().match.scenario.try;
	return (
		<div role="alert">
			<p className="pb-3">{words.failed}</p>
			<Button kind="quiet" onClick={again}>
				{words.again}
			</Button>
		</div>
	);
}
