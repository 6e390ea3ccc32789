import type { CupFileCategory, PlanEdition } from "../../../office/plan/plan-view.ts";
import { useLanguage } from "../../session/language.tsx";
import { useDrawText } from "./draw-text.ts";

const DRAW_VIEWS = ["groups", "pots", "list"] as const;
export type DrawViewName = (typeof DRAW_VIEWS)[number];

type Props = {
	readonly edition: PlanEdition;
	readonly category: CupFileCategory;
	readonly shown: DrawViewName;
	readonly onCategory: (id: string) => void;
	readonly onShown: (shown: DrawViewName) => void;
};

/** Chooses the category, and how it is shown. */
export function CategoryPicker({ edition, category, shown, onCategory, onShown }: Props) {
	const text = useDrawText();
	const language = useLanguage();
	return (
		<div className="flex flex-wrap items-center gap-3 pb-3">
			<fieldset className="flex" aria-label={text.view}>
				{DRAW_VIEWS.map((one) => (
					<button
						key={one}
						type="button"
						aria-pressed={one === shown}
						className={`office-button ${one === shown ? "office-button-ink" : ""}`}
						onClick={() => onShown(one)}
					>
						{text.views[one]}
					</button>
				))}
			</fieldset>
			<label className="flex items-center gap-3">
				<span className="font-[650]">{text.category}</span>
				<select className="office-field max-w-64" value={category.id} onChange={({ target }) => onCategory(target.value)}>
					{edition.categories.map(({ id, name }) => (
						<option key={id} value={id}>
							{name[language]}
						</option>
					))}
				</select>
			</label>
		</div>
	);
}
