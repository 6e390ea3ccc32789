import type { RowState } from "../../../office/plan/sheet/sheet-rows.ts";
import { Icon } from "../../parts/Icon.tsx";
import { useSheetText } from "./sheet-text.ts";

const LOOK: Readonly<Record<RowState, string>> = {
	new: "text-live",
	changed: "text-accent-ink",
	same: "text-ink-2",
	mend: "text-loss",
	choose: "text-amber-ink",
};

/** What becomes of a row: a sign and its word, never a colour alone. */
export function RowStateSign({ state }: { readonly state: RowState }) {
	const text = useSheetText();
	return (
		<span className={`inline-flex items-center gap-2 font-cond text-[0.9375rem] font-[600] ${LOOK[state]}`}>
			{state === "new" && <Icon name="plus" size={14} />}
			{state === "changed" && <span aria-hidden="true">→</span>}
			{state === "same" && <span aria-hidden="true">—</span>}
			{state === "mend" && <Icon name="octagon" size={16} />}
			{state === "choose" && <Icon name="warning" size={16} />}
			{text.states[state]}
		</span>
	);
}
