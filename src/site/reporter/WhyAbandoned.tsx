import { useEffect, useRef, useState } from "react";
import { ABANDONED_WHY, type Stated } from "../../cup/reports/report.ts";
import { phone } from "./phone.ts";
import type { PitchContent } from "./phone-report.ts";
import { playedMinute, stoppedMinute } from "./played-minute.ts";
import { PRESSES } from "./press.ts";
import { useReporterText } from "./use-phone.ts";

type Props = {
	readonly stated: Stated;
	readonly say: (content: PitchContent) => Promise<void>;
	readonly back: () => void;
};

/** An abandoned match: the minute, and the reason, one of the fixed notes. The office decides what follows. */
export function WhyAbandoned({ stated, say, back }: Props) {
	const { text } = useReporterText();
	const [minute] = useState(() => stoppedMinute(stated) ?? playedMinute(stated, phone.now()));
	const question = useRef<HTMLHeadingElement>(null);
	useEffect(() => question.current?.focus(), []);
	return (
		<section aria-labelledby="abandoned" className="flex flex-col gap-4">
			<h2 ref={question} id="abandoned" tabIndex={-1} className="type-h2 outline-none">
				{minute === null ? text.whyAbandoned : text.whyAbandonedIn(minute)}
			</h2>
			<p className="text-[1.125rem]/[1.35] font-[550]">{text.officeDecides}</p>
			{ABANDONED_WHY.map((why) => (
				<button
					key={why}
					type="button"
					className={PRESSES.plain}
					onClick={() => void say({ kind: "abandoned", why, ...(minute !== null && { minute }) })}
				>
					{text.abandonedWhy[why]}
				</button>
			))}
			<button type="button" className={PRESSES.small} onClick={back}>
				{text.cancel}
			</button>
		</section>
	);
}
