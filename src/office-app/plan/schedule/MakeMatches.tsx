import { useState } from "react";
import type { PlanEdition } from "../../../office/plan/plan-view.ts";
import { formatNumber } from "../../../text/format.ts";
import { useLanguage } from "../../session/language.tsx";
import { ServerChange } from "./ServerChange.tsx";
import { useScheduleText } from "./schedule-text.ts";

const MEETS = ["once", "twice", "across"] as const;
const PLACES = ["none", "third", "all"] as const;

type Props = { readonly edition: PlanEdition; readonly onClose: () => void; readonly onDone: (act: number) => void };

/** Makes the matches that the categories' forms need, by what their forms leave open. */
export function MakeMatches({ edition, onClose, onDone }: Props) {
	const text = useScheduleText();
	const language = useLanguage();
	const [meet, setMeet] = useState<string>("once");
	const [places, setPlaces] = useState<string>("none");
	const [category, setCategory] = useState("");
	const path = `/plan/schedule/lacking?${new URLSearchParams({ meet, places, ...(category && { category }) })}`;
	return (
		<ServerChange
			path={path}
			title={text.make}
			action={(count) => text.making(formatNumber(count, language))}
			onClose={onClose}
			onDone={onDone}
		>
			<p className="text-ink-2">{text.lackingHow}</p>
			<Choice
				label={text.category}
				value={category}
				onValue={setCategory}
				options={[["", text.everyCategory], ...edition.categories.map(({ id, name }) => [id, name[language]] as const)]}
			/>
			<Choice label={text.meet} value={meet} onValue={setMeet} options={MEETS.map((one) => [one, text.meets[one]])} />
			<Choice label={text.places} value={places} onValue={setPlaces} options={PLACES.map((one) => [one, text.placesFor[one]])} />
		</ServerChange>
	);
}

type ChoiceProps = {
	readonly label: string;
	readonly value: string;
	readonly options: readonly (readonly [value: string, name: string])[];
	readonly onValue: (value: string) => void;
	readonly isFirst?: boolean;
};

/** A list to choose one of, with its label above. */
export function Choice({ label, value, options, onValue, isFirst = false }: ChoiceProps) {
	return (
		<label className="mt-4 block">
			<span className="mb-1.5 block font-[650]">{label}</span>
			<select
				className="office-field min-h-12"
				{...(isFirst && { "data-first": "" })}
				value={value}
				onChange={({ target }) => onValue(target.value)}
			>
				{options.map(([one, name]) => (
					<option key={one} value={one}>
						{name}
					</option>
				))}
			</select>
		</label>
	);
}
