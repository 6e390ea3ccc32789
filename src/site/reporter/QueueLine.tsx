import { Icon } from "../../ui/Icon.tsx";
import type { PhoneState } from "./phone.ts";
import { useReporterText } from "./use-phone.ts";

/** How many reports wait, and for what. */
export function QueueLine({ phoneState: { reports, line } }: { phoneState: PhoneState }) {
	const { text } = useReporterText();
	const waiting = reports.filter(({ state }) => state === "waiting").length;
	const refused = reports.filter(({ state }) => state === "refused").length;
	const words = wordsOf();
	const calm = waiting === 0 && line.state === "clear";
	return (
		<div className="-mx-4 flex flex-col gap-1 bg-sunken px-4 py-3">
			<p role="status" className={`flex items-center gap-2 text-[1.125rem]/[1.3] font-[700] ${calm ? "text-ink-2" : "text-ink"}`}>
				<Icon name={calm ? "check" : "warning"} size={22} />
				{words}
			</p>
			{line.state === "revoked" && waiting > 0 && <p>{text.line.revokedWaiting(waiting)}</p>}
			{refused > 0 && <p className="font-[650] text-loss">{text.line.refused(refused)}</p>}
		</div>
	);

	function wordsOf(): string {
		if (line.state === "revoked") return text.line.revoked;
		if (waiting > 0) {
			if (line.state === "clear") return text.line.sending;
			if (line.state === "later") return text.line.later(waiting);
			return line.state === "no-network" ? text.line.waiting(waiting) : text.line.unanswered(waiting);
		}
		if (line.state === "no-network") return text.line.noNetwork;
		return line.state === "no-answer" ? text.line.noAnswer : text.line.sent;
	}
}
