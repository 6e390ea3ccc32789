import { useEffect, useState } from "react";
import { useOfficeText } from "../session/language.tsx";

/** A live region speaks when the figures have stood for so long. */
const SPEAKS_AFTER = 400;

type Props = {
	readonly impossible: number;
	/** Null: the cup sets no rule that these matches could be judged by. */
	readonly rules: number | null;
	readonly noticed: number;
	/** The number of changed matches. */
	readonly count: number;
};

/** The verdict for screen readers. */
export function SpokenVerdict({ impossible, rules, noticed, count }: Props) {
	const { day: text } = useOfficeText();
	const said = text.verdictSaid(count, impossible, rules, noticed);
	const [spoken, setSpoken] = useState("");
	useEffect(() => {
		const timer = setTimeout(() => setSpoken(said), SPEAKS_AFTER);
		return () => clearTimeout(timer);
	}, [said]);
	return (
		<p className="sr-only" aria-live="polite">
			{spoken}
		</p>
	);
}
