import { useMemo, useState } from "react";
import type { PlanChange } from "../../../office/plan/plan-view.ts";
import { DateField } from "../../parts/DateField.tsx";
import { Field } from "../../parts/Field.tsx";
import { useSession } from "../../session/session.tsx";
import { ChangePanel } from "../ChangePanel.tsx";
import { currentStart } from "../current-start.ts";
import { usePlanText } from "../plan-text.ts";
import { startedAgain } from "../started-again.ts";
import { type LastYear, lastYearChange, readCupFile } from "./last-year.ts";

/** Begins with the arenas, categories and rules of a cup file that was exported last year. */
export function LastYearPanel({ onClose }: { readonly onClose: () => void }) {
	const { cup: text } = usePlanText();
	const { started } = useSession();
	const [file, setFile] = useState<LastYear | null>(null);
	const [isWrong, setWrong] = useState(false);
	const [days, setDays] = useState({ startsOn: "", endsOn: "" });
	const change = useMemo<PlanChange | null>(
		() => (file === null || days.startsOn === "" || days.endsOn === "" ? null : lastYearChange(file, days)),
		[file, days],
	);
	const choose = async (chosen: File | undefined) => {
		if (chosen === undefined) return;
		const read = readCupFile(await chosen.text());
		setFile(read);
		setWrong(read === null);
	};
	return (
		<ChangePanel
			step="cup"
			title={text.lastYear}
			action={text.begin}
			change={change}
			onClose={onClose}
			onDone={() => void startedAgain(started, currentStart).then(() => location.assign("/office/plan"))}
		>
			<Field
				data-first=""
				type="file"
				accept="application/json,.json"
				label={text.chooseFile}
				help={file === null ? text.lastYearHow : text.fromFile(file.cup.name, file.edition.categories.length, file.arenas.length)}
				error={isWrong ? text.notACupFile : undefined}
				onChange={({ target }) => void choose(target.files?.[0])}
			/>
			<div className="grid grid-cols-2 gap-4">
				<DateField
					label={text.from}
					value={days.startsOn}
					onDay={(startsOn) => setDays({ startsOn, endsOn: days.endsOn < startsOn ? startsOn : days.endsOn })}
				/>
				<DateField label={text.until} value={days.endsOn} onDay={(endsOn) => setDays({ ...days, endsOn })} />
			</div>
		</ChangePanel>
	);
}
