import { memo, useMemo } from "react";
import { placeName } from "../../cup/place-name.ts";
import type { DayCategory, DayMatch } from "../../office/day/day-data.ts";
import type { Language } from "../../text/language.ts";
import type { DayTexts } from "../../text/office/day-en.ts";
import { type Column, clockOf, type Layout, shortName, WIDTHS, type Width, yOf } from "../programme/layout.ts";
import type { Ghost } from "../programme/proposed.ts";
import { useOfficeText } from "../session/language.tsx";
import { ageHues } from "./age-hues.ts";
import { Block } from "./Block.tsx";
import { isWithin, type Span } from "./drawn-window.ts";
import { type Load, occupiedOn } from "./occupied.ts";

type Props = {
	readonly column: Column;
	readonly left: number;
	readonly layout: Pick<Layout, "from" | "until" | "scale">;
	/** The rendered minutes. */
	readonly span: Span;
	readonly width: Width;
	readonly nowMinute: number | null;
	/** The field's own items, serialised, so that an unchanged column is not rendered again. */
	readonly selection: ReadonlySet<string>;
	readonly current: string | null;
	readonly ghosts: ReadonlyMap<string, Ghost>;
	/** The matches that would come to this field from another. */
	readonly coming: readonly DayMatch[];
	/** What is carried over the grid by pointer or keys; null: nothing. */
	readonly load: Load | null;
	readonly isFaded: (match: DayMatch) => boolean;
	readonly categories: ReadonlyMap<string, DayCategory>;
	readonly text: DayTexts;
	readonly language: Language;
};

/** A field: its head and its matches in order of time; a row of the grid, shown as a column. */
export const FieldColumn = memo(function FieldColumn(props: Props) {
	const { column, left, layout, span, width, nowMinute, selection, current, ghosts, coming, isFaded, categories } = props;
	const hues = useMemo(() => ageHues([...categories.values()].map(({ age }) => age)), [categories]);
	const { text, language, load } = props;
	const { closing } = useOfficeText();
	const { field, arena, isFirst, matches, index } = column;
	const place = placeName(arena.name, field.name);
	const closed = field.closed.find(({ until }) => until === null || until > (nowMinute ?? 0));
	const reopens = closed && nowMinute !== null && closed.from <= nowMinute ? closed.until : null;
	const late = closed
		? reopens !== null
			? closing.closedUntil(clockOf(reopens))
			: closing.closedFrom(clockOf(closed.from))
		: field.late === null
			? text.onTime
			: `+${field.late} ${text.min}`;
	// The number is before the text: without space for both, the sign and the time are enough.
	const short =
		closed && (width === "M" || width === "T") ? (reopens !== null ? `–${clockOf(reopens)}` : clockOf(closed.from)) : late;
	const shown = matches.filter((match) => {
		const ghost = ghosts.get(match.id);
		return (
			match.id === current ||
			isWithin(span, match.minute, match.length) ||
			(ghost !== undefined && isWithin(span, ghost.minute, match.length))
		);
	});
	const draw = (match: DayMatch, ghost: Ghost | undefined) => {
		const minute = ghost?.minute ?? match.minute;
		return (
			<Block
				key={match.id}
				match={match}
				category={categories.get(match.category)}
				hue={hues.get(categories.get(match.category)?.age ?? null) ?? 18}
				place={place}
				top={yOf(layout, minute) + 3}
				now={
					nowMinute !== null && nowMinute > minute && nowMinute < minute + match.length
						? (nowMinute - minute) * layout.scale - 3
						: null
				}
				scale={layout.scale}
				width={width}
				isSelected={selection.has(match.id)}
				isCurrent={match.id === current}
				isFaded={isFaded(match)}
				ghost={ghost}
				text={text}
				language={language}
			/>
		);
	};
	const isWhole =
		matches.some(({ state }) => state === "upcoming") &&
		matches.every(({ id, state }) => state !== "upcoming" || selection.has(id));
	return (
		// biome-ignore lint/a11y/useSemanticElements: a row that is drawn as a column
		// biome-ignore lint/a11y/useFocusableInteractive: its cells are, one at a time
		<div
			role="row"
			aria-rowindex={index + 1}
			className={`day-column ${isFirst ? "is-first" : ""}`}
			style={{ left, width: WIDTHS[width] }}
		>
			{/* biome-ignore lint/a11y/useSemanticElements: a row's head that is drawn above a column */}
			{/* biome-ignore lint/a11y/useFocusableInteractive: ⇧Space on any of its cells does what a press does */}
			<div
				role="rowheader"
				className={`day-head ${isWhole ? "is-chosen" : ""}`}
				data-field={field.id}
				aria-label={text.field(place, late)}
			>
				<b>{shortName(column)}</b>
				{width !== "S" && (
					<span className={closed ? "is-closed" : field.late === null ? "" : "is-late"} title={closed && late}>
						{short}
					</span>
				)}
			</div>
			{field.closed.map(({ from, until }) => (
				<span
					key={from}
					className="day-closed"
					style={{
						top: yOf(layout, Math.max(from, layout.from)),
						height: Math.max(0, (until ?? layout.until) - Math.max(from, layout.from)) * layout.scale,
					}}
				/>
			))}
			<Hours opens={arena.opens} closes={arena.closes} layout={layout} />
			{load &&
				occupiedOn(column, load, layout).map(({ from, until }) => (
					<span key={from} className="day-taken" style={{ top: yOf(layout, from), height: (until - from) * layout.scale }} />
				))}
			{shown.map((match) => {
				const ghost = ghosts.get(match.id);
				if (!ghost) return draw(match, undefined);
				const old = (
					<span
						key={`${match.id}-was`}
						className="day-was"
						style={{ top: yOf(layout, match.minute) + 3, height: match.length * layout.scale - 6 }}
					>
						{clockOf(match.minute)}
					</span>
				);
				return ghost.field === field.id ? [old, draw(match, ghost)] : old;
			})}
			{coming.map((match) => draw(match, ghosts.get(match.id)))}
		</div>
	);
});

/** The arena's closed hours: hatched, so that they are noticed. */
function Hours({
	opens,
	closes,
	layout,
}: {
	opens: number | null;
	closes: number | null;
	layout: Pick<Layout, "from" | "until" | "scale">;
}) {
	const shut = [
		...(opens !== null && opens > layout.from ? [{ from: layout.from, until: Math.min(opens, layout.until) }] : []),
		...(closes !== null && closes < layout.until ? [{ from: Math.max(closes, layout.from), until: layout.until }] : []),
	];
	return shut.map(({ from, until }) => (
		<span key={from} className="day-shut" style={{ top: yOf(layout, from), height: (until - from) * layout.scale }} />
	));
}
