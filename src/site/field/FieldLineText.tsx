import { DOT } from "../../text/dot.ts";
import { MinuteRoom } from "../match/MinuteRoom.tsx";
import type { FieldLine } from "./field-line.ts";

/** "Live 34' · next 16:00", with the first part in bold. */
export function FieldLineText({ line }: { line: FieldLine | null }) {
	if (line === null) return null;
	return (
		<span className="type-meta text-[.9375rem] text-ink-2 figures">
			<b className={`font-[700] ${line.live ? "text-live-ink" : "text-ink"}`}>
				{line.first}
				{line.nextMinute !== null && <MinuteRoom match={line.nextMinute} />}
			</b>
			{line.rest !== "" && (
				<>
					{DOT}
					<span className="whitespace-nowrap">{line.rest}</span>
				</>
			)}
		</span>
	);
}
