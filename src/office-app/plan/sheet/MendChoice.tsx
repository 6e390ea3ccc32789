import { useState } from "react";
import type { SheetPicksSent } from "../../../office/plan/sheet/sheet-body.ts";
import type { SheetView } from "../../../office/plan/sheet/sheet-view.ts";
import { Field } from "../../parts/Field.tsx";
import { Icon } from "../../parts/Icon.tsx";
import type { Pick } from "./SheetTable.tsx";
import { useSheetText } from "./sheet-text.ts";

type Props = { readonly mend: SheetView["mends"][number]; readonly picks: SheetPicksSent; readonly pick: Pick };

/** A mend of all rows with the same fault, to be used or not. */
export function MendChoice({ mend: { id, count, values, isOn }, picks, pick }: Props) {
	const text = useSheetText();
	const [nation, setNation] = useState(picks.nation ?? values[0] ?? "");
	const isNation = id === "nation";
	const turn = () =>
		pick((before) => ({
			...before,
			mends: isOn ? before.mends?.filter((one) => one !== id) : [...(before.mends ?? []), id],
			...(isNation && { nation }),
		}));
	return (
		<li className="flex gap-3 border-b border-line py-2.5">
			<Icon
				name={isOn ? "checkCircle" : "warning"}
				size={18}
				className={`mt-0.5 shrink-0 ${isOn ? "text-live" : "text-amber-ink"}`}
			/>
			<div className="min-w-0 flex-1">
				<p className="break-words">{text.mends[id](count, values.join(", "))}</p>
				{isNation && !isOn && (
					<Field
						label={text.nation}
						autoComplete="off"
						value={nation}
						maxLength={60}
						onChange={({ target }) => setNation(target.value)}
					/>
				)}
				<button type="button" className="office-button mt-2" disabled={isNation && !isOn && nation.trim() === ""} onClick={turn}>
					{isOn ? text.dontUse : text.useIt}
				</button>
			</div>
		</li>
	);
}
