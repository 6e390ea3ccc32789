import type { StageFormat } from "../../office/day/category-format.ts";
import { CARRIED_WORDS, SEATING_WORDS } from "../../text/advancement/stage-words.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";

/** The stages of a category, and where their positions lead. */
export function CategoryFormat({ stages }: { stages: readonly StageFormat[] }) {
	const { rules: text } = useOfficeText();
	const language = useLanguage();
	if (stages.length === 0) return null;
	return (
		<section aria-label={text.format}>
			<h3>{text.format}</h3>
			<dl className="rules-become">
				{stages.map(({ id, title, advance, carries, seating }) => (
					<div key={id}>
						<dt>{title[language]}</dt>
						{advance && <dd>{advance[language]}</dd>}
						{carries && <dd>{text.carries(CARRIED_WORDS[carries][language])}</dd>}
						{seating && <dd>{text.seating(SEATING_WORDS[seating][language])}</dd>}
						{!advance && !carries && !seating && <dd>{text.leadsNowhere}</dd>}
					</div>
				))}
			</dl>
		</section>
	);
}
