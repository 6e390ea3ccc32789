import { useMemo, useState } from "react";
import type { PlanChange, PlanEdition, PlanView } from "../../../office/plan/plan-view.ts";
import { useLanguage } from "../../session/language.tsx";
import { ChangePanel } from "../ChangePanel.tsx";
import { Ticks } from "./RulePanel.tsx";
import { useScheduleText } from "./schedule-text.ts";

type Props = {
	readonly plan: PlanView;
	readonly edition: PlanEdition;
	readonly onClose: () => void;
	readonly onDone: (act: number) => void;
};

/** Which sizes of fields each category may use. */
export function SizesPanel({ plan, edition, onClose, onDone }: Props) {
	const text = useScheduleText();
	const language = useLanguage();
	const sizes = [...new Set(plan.arenas.flatMap(({ fields }) => fields.flatMap(({ size }) => size ?? [])))].sort((a, b) =>
		a.localeCompare(b, language, { numeric: true }),
	);
	const [chosen, setChosen] = useState<Readonly<Record<string, readonly string[]>>>({});
	const change = useMemo<PlanChange | null>(() => {
		const categories = edition.categories.flatMap(({ id, fieldSizes = [] }) => {
			const now = chosen[id];
			if (now === undefined || now.toSorted().join() === fieldSizes.toSorted().join()) return [];
			return [{ id, fieldSizes: now.length === 0 ? null : [...now] }];
		});
		return categories.length === 0 ? null : { editions: [{ id: edition.id, categories }] };
	}, [chosen, edition]);
	return (
		<ChangePanel step="schedule" title={text.sizes} change={change} onClose={onClose} onDone={onDone}>
			<p className="text-ink-2">{sizes.length === 0 ? text.noSizes : text.sizesHow}</p>
			{sizes.length > 0 &&
				edition.categories.map(({ id, name, fieldSizes = [] }) => (
					<Ticks
						key={id}
						label={name[language]}
						all={[...new Set([...sizes, ...fieldSizes])].map((size) => ({ id: size, name: size }))}
						chosen={chosen[id] ?? fieldSizes}
						onChosen={(now) => setChosen({ ...chosen, [id]: now })}
					/>
				))}
		</ChangePanel>
	);
}
