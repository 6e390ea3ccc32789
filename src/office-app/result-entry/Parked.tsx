import type { ParkedSlip, WaitingReports } from "../../cup/office/slip.ts";
import { formatInstant, formatScore } from "../../text/format.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { endingWords, sidesWords } from "./words.ts";

type Reason = keyof ReturnType<typeof useOfficeText>["results"]["reasons"];

/** Parked slips, the oldest first, to be continued, and reports from fields of matches without both teams. */
export function Parked({
	parked,
	waiting,
	onTake,
}: {
	parked: readonly ParkedSlip[];
	waiting: readonly WaitingReports[];
	onTake: (slip: ParkedSlip) => void;
}) {
	const { results: text } = useOfficeText();
	const language = useLanguage();
	const { cup } = useSession();
	if (parked.length + waiting.length === 0) return <p className="office-meta p-4 tablet:px-7">{text.noneParked}</p>;
	return (
		<ul className="px-4 tablet:px-7">
			{waiting.map((one) => (
				<li key={one.match} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
					<span className="w-12 font-cond font-[650]">{one.number ?? "–"}</span>
					<span className="min-w-0 flex-1">
						<span className="block truncate font-xcond text-[1.0625rem] font-[650]">{sidesWords(one, text)}</span>
						<span className="block font-[650] text-amber-ink">
							{one.missing === null ? text.appliesNow : text.waitsForTeams(one.missing[language])}
						</span>
						<span className="office-meta block truncate">
							{[
								one.category[language],
								one.place,
								text.fromTheField(one.score && formatScore(one.score.home, one.score.away), one.count),
								formatInstant(new Date(one.at), cup.zone, language, false),
							]
								.filter(Boolean)
								.join(" · ")}
						</span>
					</span>
				</li>
			))}
			{parked.map((slip) => (
				<li key={slip.act} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
					<span className="w-12 font-cond font-[650]">{slip.number ?? "–"}</span>
					<span className="min-w-0 flex-1">
						<span className="block truncate font-xcond text-[1.0625rem] font-[650]">{sidesWords(slip, text)}</span>
						{slip.reason === "waits-for-teams" && (
							<span className="block font-[650] text-amber-ink">
								{slip.missing === null ? text.teamsKnown : text.waitsForTeams(slip.missing[language])}
							</span>
						)}
						<span className="office-meta block truncate">
							{[
								slip.category[language],
								slip.place,
								text.reasons[slip.reason as Reason],
								slip.slip && slipWords(slip.slip, text),
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

/** A slip's values, as far as typed: "2–1", "w.o.", "played". */
function slipWords(
	{ score, shootOut, absent, played }: NonNullable<ParkedSlip["slip"]>,
	text: Parameters<typeof endingWords>[1],
) {
	const ending = { score: score ?? null, shootOut: shootOut ?? null, decidedBy: null, winner: null };
	if (absent !== undefined) return endingWords({ ...ending, status: "walkover" }, text);
	return score !== undefined || played ? endingWords({ ...ending, status: "finished" }, text) : null;
}
