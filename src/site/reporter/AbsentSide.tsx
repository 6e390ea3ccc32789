import { useEffect, useRef } from "react";
import type { ReporterMatch } from "../../cup/reports/programme.ts";
import type { PitchContent } from "./phone-report.ts";
import { PRESSES } from "./press.ts";
import { useReporterText } from "./use-phone.ts";

type Props = {
	readonly match: ReporterMatch;
	readonly say: (content: PitchContent) => Promise<void>;
	readonly back: () => void;
};

const ABSENT = [
	{ side: "home", winner: "away" },
	{ side: "away", winner: "home" },
] as const;

/** Before a walkover: asks which team is missing, since that is what people at the pitch see. The winner follows from it. */
export function AbsentSide({ match, say, back }: Props) {
	const { text, language } = useReporterText();
	const question = useRef<HTMLHeadingElement>(null);
	useEffect(() => question.current?.focus(), []);
	return (
		<section aria-labelledby="absent" className="flex flex-col gap-4">
			<h2 ref={question} id="absent" tabIndex={-1} className="type-h2 outline-none">
				{text.whoDidNotCome}
			</h2>
			{ABSENT.map(({ side, winner }) => (
				<button key={side} type="button" className={PRESSES.plain} onClick={() => void say({ kind: "walkover", winner })}>
					<span>
						<span className="block">{text.didNotCome(match[side].name[language])}</span>
						<span className="block text-[1.125rem]/[1.2] font-[550]">{text.walkoverFor(match[winner].name[language])}</span>
					</span>
				</button>
			))}
			<button type="button" className={PRESSES.plain} onClick={() => void say({ kind: "walkover", winner: "none" })}>
				<span>
					<span className="block">{text.neitherCame}</span>
					<span className="block text-[1.125rem]/[1.2] font-[550]">{text.bothLose}</span>
				</span>
			</button>
			<button type="button" className={PRESSES.small} onClick={back}>
				{text.cancel}
			</button>
		</section>
	);
}
