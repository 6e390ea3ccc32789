import { type KeyboardEvent, type RefObject, useMemo } from "react";
import type { DayCategory, DayMatch } from "../../office/day/day-data.ts";
import { AXIS, clockOf, type Layout, WIDTHS, type Width, yOf } from "../programme/layout.ts";
import type { Ghost } from "../programme/proposed.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import type { Span } from "./drawn-window.ts";
import { FieldColumn } from "./FieldColumn.tsx";
import type { Load } from "./occupied.ts";
import { useDrawn } from "./use-drawn.ts";
import { usePointer } from "./use-pointer.ts";

const NONE: ReadonlySet<string> = new Set();
const NO_GHOSTS: ReadonlyMap<string, Ghost> = new Map();
const NOBODY: readonly DayMatch[] = [];

/** For a field that is not rendered yet: only its focused match. */
const NOTHING: Span = { from: 0, until: -1 };

export type GridProps = {
	readonly layout: Layout;
	readonly width: Width;
	readonly nowMinute: number | null;
	readonly selection: ReadonlySet<string>;
	/** The match that the keys are at. */
	readonly current: string | null;
	readonly ghosts: ReadonlyMap<string, Ghost>;
	readonly isFaded: (match: DayMatch) => boolean;
	readonly categories: ReadonlyMap<string, DayCategory>;
	readonly scroller: RefObject<HTMLDivElement | null>;
	/** A match was focused, by any means. */
	readonly onFocus: (match: string) => void;
	readonly onKey: (event: KeyboardEvent) => void;
	readonly onMatch: (match: string, extends_: boolean) => void;
	readonly onField: (field: string) => void;
	readonly onArena: (arena: string) => void;
	readonly onLasso: (matches: readonly string[]) => void;
	/** A block is carried and put down elsewhere: fields aside and minutes later. */
	readonly onCarry: (match: string, field: string, minute: number, isDown: boolean) => void;
	/** A carried match stays visible at its place. */
	readonly onCarryOff: () => void;
	/** Null: nothing is carried. */
	readonly load: Load | null;
	/** Opens the panel of a match. */
	readonly onOpen: (match: string) => void;
	readonly onHold: (match: string | null) => void;
};

/** Fields as columns, time downwards. Only the visible part and a margin are rendered; the head of each field is its row's. */
export function DayGrid(props: GridProps) {
	const {
		layout,
		width,
		nowMinute,
		selection,
		current,
		ghosts,
		isFaded,
		categories,
		scroller,
		onFocus,
		onKey,
		onOpen,
		onHold,
		load,
	} = props;
	const { day: text } = useOfficeText();
	const language = useLanguage();
	const columnWidth = WIDTHS[width];
	const [inView, look] = useDrawn(layout, columnWidth, scroller);

	const byField = useMemo(() => perField(layout, selection, ghosts), [layout, selection, ghosts]);
	const drawn = layout.columns.filter(
		({ index, matches }) => inView.has(index) || (current !== null && matches.some(({ id }) => id === current)),
	);
	const pointer = usePointer(props, columnWidth);
	const height = yOf(layout, layout.until);
	return (
		<div ref={scroller} className={`day-scroll is-${width}`} onScroll={look} onPointerLeave={() => onHold(null)}>
			{/* biome-ignore lint/a11y/useSemanticElements: its rows are drawn as columns, and only some of them are there */}
			<div
				role="grid"
				tabIndex={-1}
				aria-label={text.grid}
				aria-rowcount={layout.columns.length}
				aria-multiselectable="true"
				className="day-canvas"
				style={{ width: AXIS + layout.columns.length * columnWidth, height }}
				onFocus={({ target }) => {
					const id = target.closest<HTMLElement>("[data-match]")?.dataset.match;
					if (id !== undefined) onFocus(id);
				}}
				onKeyDown={onKey}
				onDoubleClick={({ target }) => {
					const id = (target as Element).closest<HTMLElement>("[data-match]")?.dataset.match;
					if (id !== undefined) onOpen(id);
				}}
				{...pointer.handlers}
			>
				<Axis layout={layout} nowMinute={nowMinute} height={height} />
				<Arenas {...props} />
				{nowMinute !== null && <span className="day-now" style={{ top: yOf(layout, nowMinute) - 1 }} />}
				{drawn.map((column) => {
					const own = byField.get(column.field.id);
					return (
						<FieldColumn
							key={column.field.id}
							column={column}
							left={AXIS + column.index * columnWidth}
							layout={layout}
							span={inView.get(column.index) ?? NOTHING}
							width={width}
							nowMinute={nowMinute}
							selection={own?.selection ?? NONE}
							current={column.matches.some(({ id }) => id === current) ? current : null}
							ghosts={own?.ghosts ?? NO_GHOSTS}
							coming={own?.coming ?? NOBODY}
							load={load}
							isFaded={isFaded}
							categories={categories}
							text={text}
							language={language}
						/>
					);
				})}
				{pointer.lasso && <span className="day-lasso" style={pointer.lasso} />}
			</div>
		</div>
	);
}

type OfField = { readonly selection: Set<string>; readonly ghosts: Map<string, Ghost>; readonly coming: DayMatch[] };

/** The selected and proposed matches by field: a field without any does not render again. */
function perField({ columns }: Layout, selection: ReadonlySet<string>, ghosts: ReadonlyMap<string, Ghost>): Map<string, OfField> {
	const found = new Map<string, OfField>();
	const of = (field: string) => {
		const own: OfField = found.get(field) ?? { selection: new Set(), ghosts: new Map(), coming: [] };
		found.set(field, own);
		return own;
	};
	if (selection.size === 0 && ghosts.size === 0) return found;
	for (const { field, matches } of columns)
		for (const match of matches) {
			const ghost = ghosts.get(match.id);
			if (selection.has(match.id)) {
				of(field.id).selection.add(match.id);
				if (ghost) of(ghost.field).selection.add(match.id);
			}
			if (!ghost) continue;
			of(field.id).ghosts.set(match.id, ghost);
			if (ghost.field === field.id) continue;
			of(ghost.field).ghosts.set(match.id, ghost);
			of(ghost.field).coming.push(match);
		}
	return found;
}

function Axis({ layout, nowMinute, height }: { layout: Layout; nowMinute: number | null; height: number }) {
	const halves = Array.from({ length: (layout.until - layout.from) / 30 }, (_, index) => layout.from + index * 30);
	return (
		<div aria-hidden="true" className="day-axis" style={{ height }}>
			<span className="day-corner" />
			{halves.map((minute) => (
				<span key={minute} className={minute % 60 === 0 ? "is-hour" : ""} style={{ top: yOf(layout, minute) - 9 }}>
					{minute % 60 === 0 ? clockOf(minute) : "30"}
				</span>
			))}
			{nowMinute !== null && (
				<span className="is-now" style={{ top: yOf(layout, nowMinute) - 11 }}>
					{clockOf(nowMinute)}
				</span>
			)}
		</div>
	);
}

/** The arenas above their fields; pressed, all of theirs that are still to begin are chosen, as by the filter of arenas and its button. */
function Arenas({ layout, width }: GridProps) {
	const { day: text } = useOfficeText();
	const arenas = useMemo(() => {
		const found = new Map<string, { readonly first: number; count: number; live: number; readonly name: string }>();
		for (const { arena, index, matches } of layout.columns) {
			const own = found.get(arena.id) ?? { first: index, count: 0, live: 0, name: arena.name };
			own.count++;
			own.live += matches.some(({ state }) => state === "live") ? 1 : 0;
			found.set(arena.id, own);
		}
		return [...found];
	}, [layout.columns]);
	return (
		<div className="day-arenas" aria-hidden="true">
			{arenas.map(([id, { first, count, live, name }]) => (
				<div key={id} className="day-arena" style={{ left: AXIS + first * WIDTHS[width], width: count * WIDTHS[width] }}>
					<span data-arena={id}>
						<b>{name}</b> {width !== "S" && text.fields(count, live)}
					</span>
				</div>
			))}
		</div>
	);
}
