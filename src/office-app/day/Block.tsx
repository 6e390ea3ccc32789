import { memo } from "react";
import type { DayCategory, DayMatch } from "../../office/day/day-data.ts";
import { DOT } from "../../text/dot.ts";
import type { Language } from "../../text/language.ts";
import type { DayTexts } from "../../text/office/day-en.ts";
import { clockOf, INSET, LINES, type Width } from "../programme/layout.ts";
import type { Ghost } from "../programme/proposed.ts";
import { cellName, numberOf, sideName, stageWord } from "../programme/words.ts";
import type { Hue } from "./age-hues.ts";
import { Sign } from "./Sign.tsx";

/** The props of a block. Few of them change, so that few blocks render again. */
type Props = {
	readonly match: DayMatch;
	readonly category: DayCategory | undefined;
	/** The colour of its age. */
	readonly hue: Hue;
	readonly place: string;
	/** Pixels from the top of the grid. */
	readonly top: number;
	/** The position of the now-line in the block; null: outside of it. */
	readonly now: number | null;
	/** Pixels a minute. */
	readonly scale: number;
	readonly width: Width;
	readonly isSelected: boolean;
	readonly isCurrent: boolean;
	readonly isFaded: boolean;
	/** Drawn where it would be. */
	readonly ghost?: Ghost | undefined;
	readonly text: DayTexts;
	readonly language: Language;
};

export const Block = memo(function Block({
	match,
	category,
	hue,
	place,
	top,
	now,
	scale,
	width,
	isSelected,
	isCurrent,
	isFaded,
	ghost,
	text,
	language,
}: Props) {
	const { state, wants, score, length, minute } = match;
	const shown = wants === undefined ? state : "wants";
	const name = cellName(match, place, category, text, language);
	const marks = ghost?.marks.map(({ kind, number }) => `, ${text.mark[kind]}, ${number}`).join("") ?? "";
	const said = ghost ? `${name}, ${text.wouldBe(clockOf(ghost.minute), null)}${marks}` : name;
	const height = length * scale - INSET;
	// Beside its tile a middle block has no room for more than its number.
	const hasRoom = state !== "finished" && (width === "L" || (state !== "live" && wants === undefined));
	const classes = [
		"day-block",
		`is-${shown}`,
		height < LINES && "is-short",
		isSelected && "is-selected",
		ghost && "is-proposed",
		isFaded && "is-faded",
	];
	return (
		// biome-ignore lint/a11y/useSemanticElements: a cell of a grid that is drawn by places, not by a table
		<div
			role="gridcell"
			id={`match-${match.id}`}
			data-match={match.id}
			tabIndex={isCurrent ? 0 : -1}
			aria-selected={isSelected}
			aria-label={said}
			className={classes.filter(Boolean).join(" ")}
			style={{ top, height }}
		>
			<span className="day-edge" data-gender={category?.gender} style={{ color: `var(--age-${hue})` }} />
			{width !== "S" && (
				<span className="day-lines">
					<span className="day-top">
						<span className="day-time">
							{ghost && ghost.minute !== minute && <s>{clockOf(minute)}</s>}
							{clockOf(ghost?.minute ?? minute)}
						</span>
						<span className="day-code">{category?.code[language]}</span>
					</span>
					<span className={`day-team ${match.winner === "home" ? "is-winner" : ""}`}>{sideName(match.home, text)}</span>
					<span className={`day-team ${match.winner === "away" ? "is-winner" : ""}`}>{sideName(match.away, text)}</span>
					<span className="day-number">
						{[numberOf(match), state === "postponed" ? text.postponed : hasRoom && stageWord(match, text)]
							.filter(Boolean)
							.join(DOT)}
					</span>
				</span>
			)}
			{width === "S" && (
				<span className="day-narrow">
					{category?.code[language]}
					<span className="day-number">{numberOf(match)}</span>
				</span>
			)}
			<Tile match={match} text={text} />
			{ghost && ghost.marks.length > 0 && (
				<span className="day-marks">
					{ghost.marks.slice(0, 2).map(({ number, kind }) => (
						<span key={number} className={`day-mark is-${kind}`}>
							{number}
							<Sign kind={kind} size={16} />
						</span>
					))}
				</span>
			)}
			{now !== null && <span className="day-now-over" style={{ top: now }} />}
			{now !== null && score !== undefined && width !== "S" && <span className="day-now-over is-tile" style={{ top: now }} />}
		</div>
	);
});

/** Live: the minute and the score; finished: the score, or a tick in young categories; missing result: a question mark. */
function Tile({ match: { state, wants, score, playing, walkover, winner }, text }: { match: DayMatch; text: DayTexts }) {
	if (wants !== undefined) return <span className="day-tile">?</span>;
	if (state === "live")
		return (
			<span className="day-tile">
				{playing !== undefined && <small>{playing}'</small>}
				{score && <b>{score[0]}</b>}
				{score && <b>{score[1]}</b>}
			</span>
		);
	if (state !== "finished") return null;
	if (walkover && !score) return <span className="day-tile is-word">{text.walkover}</span>;
	if (!score) return <span className="day-tile is-tick" />;
	return (
		<span className="day-tile">
			<b className={winner === "away" ? "is-behind" : ""}>{score[0]}</b>
			<b className={winner === "home" ? "is-behind" : ""}>{score[1]}</b>
		</span>
	);
}
