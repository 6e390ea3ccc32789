import { KeyCap } from "../parts/KeyCap.tsx";
import { useOfficeText } from "../session/language.tsx";
import { ScreenKeys } from "../slips/StatusStrip.tsx";

/** The ledger's keys, in the status strip. */
export function LedgerKeys() {
	const { ledger: text } = useOfficeText();
	return (
		<ScreenKeys>
			<span className="flex items-center gap-1.5">
				<KeyCap>↑</KeyCap>
				<KeyCap>↓</KeyCap>
				{text.keyAct}
			</span>
			<span className="flex items-center gap-1.5">
				<KeyCap>U</KeyCap>
				{text.keyUndo}
			</span>
			<span className="flex items-center gap-1.5">
				<KeyCap>T</KeyCap>
				{text.keyAsItWas}
			</span>
		</ScreenKeys>
	);
}
