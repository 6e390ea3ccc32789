import type { ReactNode } from "react";
import type { WaitingDecision } from "../../cup/office/decision.ts";
import { claimWords } from "../preview/words.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";

/** A decision's category, question, and reason for waiting. */
export function Question({
	decision,
	title,
	match,
	children,
}: {
	decision: WaitingDecision;
	title: string;
	/** The match as it was played: teams and score. */
	match?: string;
	children?: ReactNode;
}) {
	const { decisions: text } = useOfficeText();
	const language = useLanguage();
	return (
		<section aria-label={title} className="border-t-2 border-ink pt-2.5">
			<h2 className="office-h2">
				{decision.category[language]}, {title}
			</h2>
			{match !== undefined && <p className="mt-2 font-[600]">{match}</p>}
			<p className="mt-2 border-l-5 border-amber bg-amber-tint px-4 py-2">{claimWords(decision, text, language)}</p>
			{children}
		</section>
	);
}
