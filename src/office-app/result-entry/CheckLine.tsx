import type { ReactNode } from "react";
import type { SlipMatch } from "../../cup/office/slip.ts";
import { MOST_GOALS } from "../../cup/office/unlikely-score.ts";
import { formatTime } from "../../text/format.ts";
import { Icon } from "../parts/Icon.tsx";
import { KeyCap } from "../parts/KeyCap.tsx";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { asksForKicks, endingOf, isSameEnding, isUnlikely, resultOf, type Typed, typedKicks } from "../slips/typing.ts";
import { endingWords } from "./words.ts";

/** The action to confirm, if it is not a score. */
export type Asking = "walkover" | "postpone" | null;

/** The result to be recorded, or the reason why not, in one line under the slip. */
export function CheckLine({
	match,
	typed,
	problem,
	asking,
	several,
	onChoose,
	played,
}: {
	match: SlipMatch | null;
	typed: Typed;
	problem: string | null;
	asking: Asking;
	several: readonly SlipMatch[];
	onChoose: (match: SlipMatch) => void;
	played: ReactNode;
}) {
	const { results: text } = useOfficeText();
	const language = useLanguage();
	const { cup } = useSession();
	const line = (words: ReactNode, besides: ReactNode = null) => (
		<div className="mx-4 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5 tablet:mx-7">
			<p role="status" className="flex flex-1 items-center gap-2.5">
				{words}
			</p>
			{besides}
		</div>
	);
	if (several.length > 0)
		return line(
			text.several,
			several.map((one) => (
				<button key={one.id} type="button" className="office-button" onClick={() => onChoose(one)}>
					{one.category.name[language]}: {one.sides.home.name ?? text.notYetKnown} – {one.sides.away.name ?? text.notYetKnown}
				</button>
			)),
		);
	if (asking === "walkover")
		return line(
			<>
				{text.walkoverAsks} <KeyCap>h</KeyCap> {text.absent.home} <KeyCap>a</KeyCap> {text.absent.away} <KeyCap>b</KeyCap>{" "}
				{text.absent.both}
			</>,
			played,
		);
	if (asking === "postpone")
		return line(
			text.postponeAsks,
			played ?? (
				<span className="office-meta">
					<KeyCap>⏎</KeyCap> {text.records(text.postponed)}
				</span>
			),
		);
	if (problem !== null) return line(<span className="text-amber-ink">{problem}</span>, played);
	if (match === null) return line(typed.number === "" ? text.typeNumber : "");
	if (match.missing !== null)
		return line(
			<>
				<Icon name="warning" className="text-amber" />
				<span>{text.waitsForTeams(match.missing[language])}</span>
			</>,
			played,
		);
	if (match.isYoung) return line(match.stands.status === "finished" ? text.playedAlready : text.young, played);
	const result = resultOf(match, typed);
	if (result === null) {
		const isLevel = asksForKicks(match, typed) && typedKicks(typed) !== null;
		return line(
			isLevel ? text.levelKicks : match.isNotBegun && match.start !== null ? text.notBegun(formatTime(match.start)) : "",
		);
	}
	const ending = endingOf(result)!;
	const field = match.said.find(({ by }) => by === "field");
	const isSame = field !== undefined && isSameEnding(field.ending, ending);
	const stands = isSameEnding(match.stands, ending);
	if (!stands && isUnlikely(result, cup.sport))
		return line(<span className="text-amber-ink">{text.unlikely(MOST_GOALS[cup.sport])}</span>);
	return line(
		(isSame || stands) && (
			<>
				<Icon name="checkCircle" className="text-live-ink" />
				<span>
					<strong>{isSame ? text.sameAsField : text.sameAsStands}</strong> {endingWords(ending, text)}
					{isSame && field.who !== null && `, ${formatTime(field.at)}, ${text.reporter(field.who)}`}
					{isSame && field.confirmedBy && `, ${text.confirmed(field.confirmedBy)}`}
				</span>
			</>
		),
		<span className="office-meta">
			<KeyCap>⏎</KeyCap> {text.records(endingWords(ending, text))}
		</span>,
	);
}
