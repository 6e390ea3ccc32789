import type { ParkedSlip } from "../../cup/office/slip.ts";
import { formatInstant, formatScore } from "../../site/text/format.ts";
import { useLanguage, useOfficeText } from "../frame/language.tsx";
import { useSession } from "../frame/session.tsx";
import { sidesWords } from "./words.ts";

type Reason = keyof ReturnType<typeof useOfficeText>["results"]["reasons"];

/** Slips that were put aside, the longest first, to be taken up again. */
export function Parked({ parked, onTake }: { parked: readonly ParkedSlip[]; onTake: (slip: ParkedSlip) => void }) {
	const { results: text } = useOfficeText();
	const language = useLanguage();
	const { cup } = useSession();
	if (parked.length === 0) return <p className="office-meta p-4 tablet:px-7">{text.noneParked}</p>;
	return (
		<ul className="px-4 tablet:px-7">
			{parked.map((slip) => (
				<li key={slip.act} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
					<span className="w-12 font-cond font-[650]">{slip.number ?? "–"}</span>
					<span className="min-w-0 flex-1">
						<span className="block truncate font-xcond text-[1.0625rem] font-[650]">{sidesWords(slip, text)}</span>
						<span className="office-meta block truncate">
							{[
								slip.category[language],
								slip.place,
								text.reasons[slip.reason as Reason],
								slip.slip?.score && formatScore(slip.slip.score.home, slip.slip.score.away),
								text.parkedAt(formatInstant(new Date(slip.at), cup.zone, language, false), slip.desk),
							]
								.filter(Boolean)
								.join(" · ")}
						</span>
					</span>
					<button type="button" className="office-button" onClick={() => onTake(slip)}>
						{text.takeUp}
					</button>
				</li>
			))}
		</ul>
	);
}
