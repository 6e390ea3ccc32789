import { Icon } from "../ui/Icon.tsx";
import type { Desk } from "./desk.ts";
import { useReporterText } from "./use-desk.ts";

/** How many reports wait, and for what. */
export function QueueLine({ desk: { reports, line, sending } }: { desk: Desk }) {
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
			if (sending && line.state === "clear") return text.line.sending;
			return line.state === "later" ? text.line.later(waiting) : text.line.waiting(waiting);
		}
		return line.state === "no-network" ? text.line.noNetwork : text.line.sent;
	}
}
