import {
	type PointerEvent,
	type KeyboardEvent as ReactKeyboardEvent,
	type RefObject,
	useCallback,
	useEffect,
	useEffectEvent,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { flushSync } from "react-dom";
import type { DayCategory, DayMatch } from "../../office/day/day-data.ts";
import { useLanguage, useOfficeText } from "../frame/language.tsx";
import { A_FRAME, type Drawn, nextDrawn, type Span, type Wanted } from "./drawn-window.ts";
import { FieldColumn } from "./FieldColumn.tsx";
import { AXIS, clockOf, type Layout, WIDTHS, type Width, yOf } from "./layout.ts";
import type { Ghost } from "./proposed.ts";
import type { Load } from "./taken.ts";

/** Columns and minutes that are drawn beyond what is seen; the minutes go on by whole steps of them. */
const MORE_COLUMNS = 3;
const MORE_MINUTES = 120;
/** Pixels that a pressed pointer goes before it carries. */
const STILL = 5;
const NONE: ReadonlySet<string> = new Set();
const NO_GHOSTS: ReadonlyMap<string, Ghost> = new Map();
const NOBODY: readonly DayMatch[] = [];

/** Of a field that is not drawn yet: nothing but where the keys are. */
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
	readonly onKey: (event: ReactKeyboardEvent) => void;
	readonly onMatch: (match: string, extends_: boolean) => void;
	readonly onField: (field: string) => void;
	readonly onArena: (arena: string) => void;
	readonly onLasso: (matches: readonly string[]) => void;
	/** A block is carried and put down elsewhere: fields aside and minutes later. */
	readonly onCarry: (match: string, field: string, minute: number, isDown: boolean) => void;
	/** What is carried stays where it was. */
	readonly onCarryOff: () => void;
	/** Null: nothing is carried. */
	readonly load: Load | null;
	/** A match is looked at by itself. */
	readonly onOpen: (match: string) => void;
	readonly onHold: (match: string | null) => void;
};

/** Fields as columns, time down. Only what is seen and a margin is in the document; the head of each field is its row's. */
export function DayGrid(props: GridProps) {
	const { layout, width, nowMinute, selection, current, ghosts, isFaded, categories, scroller, onKey, onOpen, onHold, load } =
		props;
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

/** What is in the document: it follows what is seen in steps of which each fits into a frame. */
function useDrawn(layout: Layout, columnWidth: number, scroller: RefObject<HTMLDivElement | null>) {
	const [drawn, setDrawn] = useState<Drawn>(new Map());
	const shown = useRef(drawn);
	const frame = useRef(0);
	const step = useCallback(() => {
		const box = scroller.current;
		if (!box) return;
		const isFirst = shown.current.size === 0;
		const next = nextDrawn(
			shown.current,
			wantedOf(box, layout, columnWidth),
			layout.columns,
			isFirst ? Number.POSITIVE_INFINITY : A_FRAME,
		);
		if (next === shown.current) return;
		shown.current = next;
		if (isFirst) return setDrawn(next);
		// In this frame, not after it.
		flushSync(() => setDrawn(next));
		frame.current = requestAnimationFrame(step);
	}, [scroller, layout, columnWidth]);
	const look = useCallback(() => {
		cancelAnimationFrame(frame.current);
		frame.current = requestAnimationFrame(step);
	}, [step]);
	useLayoutEffect(() => {
		if (shown.current.size === 0) step();
		else look();
		return () => cancelAnimationFrame(frame.current);
	}, [step, look]);
	useEffect(() => {
		const box = scroller.current;
		if (!box) return;
		const sizes = new ResizeObserver(look);
		sizes.observe(box);
		return () => sizes.disconnect();
	}, [scroller, look]);
	return [drawn, look] as const;
}

/** What is seen of a day and a margin, in whole steps, so that few frames want something else. */
function wantedOf(box: HTMLElement, { from, scale }: Layout, columnWidth: number): Wanted {
	const first = Math.floor(box.scrollLeft / columnWidth);
	const count = Math.ceil((box.clientWidth - AXIS) / columnWidth);
	const top = Math.floor((from + box.scrollTop / scale) / MORE_MINUTES) * MORE_MINUTES;
	return {
		first: Math.max(0, first - MORE_COLUMNS),
		last: first + count + MORE_COLUMNS,
		from: top - MORE_MINUTES,
		until: top + Math.ceil(box.clientHeight / scale) + 2 * MORE_MINUTES,
	};
}

type OfField = { readonly selection: Set<string>; readonly ghosts: Map<string, Ghost>; readonly coming: DayMatch[] };

/** What is chosen and proposed, by field: a field that none of it concerns is not drawn again. */
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

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
type Press = { readonly x: number; readonly y: number; readonly match: DayMatch | null; isCarried: boolean };

/** Press on a block chooses it, carrying it moves it; press on the ground draws a lasso. */
function usePointer(
	{ layout, width, scroller, onMatch, onField, onArena, onLasso, onCarry, onCarryOff, onHold }: GridProps,
	columnWidth: number,
) {
	const press = useRef<Press | null>(null);
	/** What a finger was lifted from. */
	const touched = useRef<DayMatch | null>(null);
	const [lasso, setLasso] = useState<Box | null>(null);
	const letGo = useEffectEvent(() => {
		if (press.current?.isCarried && press.current.match) onCarryOff();
		press.current = null;
		setLasso(null);
	});
	useEffect(() => {
		// Pressed on, the pointer carries nothing any more until it is pressed anew.
		const listen = ({ key }: KeyboardEvent) => {
			if (key === "Escape" && press.current) letGo();
		};
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, []);
	const place = (event: PointerEvent) => {
		const box = scroller.current!;
		const { left, top } = box.getBoundingClientRect();
		return { x: event.clientX - left + box.scrollLeft, y: event.clientY - top + box.scrollTop };
	};
	const matchAt = (event: PointerEvent): DayMatch | null => {
		const id = (event.target as Element).closest<HTMLElement>("[data-match]")?.dataset.match;
		if (id === undefined) return null;
		for (const { matches } of layout.columns) for (const match of matches) if (match.id === id) return match;
		return null;
	};
	const boxOf = (one: { x: number; y: number }, other: { x: number; y: number }): Box => ({
		...{ left: Math.min(one.x, other.x), top: Math.min(one.y, other.y) },
		...{ width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) },
	});
	const carriedTo = ({ match, x, y }: Press, to: { x: number; y: number }) => {
		const index = Math.max(0, Math.min(layout.columns.length - 1, Math.floor((to.x - AXIS) / columnWidth)));
		const minutes = Math.round((to.y - y) / layout.scale / 5) * 5;
		// A press that goes only up and down stays on its field.
		const isAside = Math.abs(to.x - x) > columnWidth / 3;
		return { field: isAside ? layout.columns[index]!.field.id : match!.field!, minute: match!.minute + minutes };
	};
	return {
		lasso,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				if (event.button !== 0 || event.pointerType === "touch" || (event.target as Element).closest(".day-head, .day-arenas"))
					return;
				press.current = { ...place(event), match: matchAt(event), isCarried: false };
				event.currentTarget.setPointerCapture(event.pointerId);
			},
			onPointerMove: (event: PointerEvent) => {
				const down = press.current;
				if (!down) {
					if (event.pointerType === "mouse") onHold(matchAt(event)?.id ?? null);
					return;
				}
				const at = place(event);
				if (!down.isCarried && Math.hypot(at.x - down.x, at.y - down.y) < STILL) return;
				down.isCarried = true;
				const { match } = down;
				if (match === null) setLasso(boxOf(down, at));
				else if (mayMove(match)) {
					const { field, minute } = carriedTo(down, at);
					onCarry(match.id, field, minute, false);
				}
			},
			onPointerUp: (event: PointerEvent) => {
				const down = press.current;
				press.current = null;
				const head = (event.target as Element).closest<HTMLElement>("[data-field]")?.dataset.field;
				if (!down) {
					const arena = (event.target as Element).closest<HTMLElement>("[data-arena]")?.dataset.arena;
					if (head !== undefined) onField(head);
					else if (arena !== undefined) onArena(arena);
					else if (event.pointerType === "touch") touched.current = matchAt(event);
					return;
				}
				if (!down.isCarried) {
					if (down.match) onMatch(down.match.id, event.shiftKey || event.metaKey || event.ctrlKey);
					return;
				}
				const at = place(event);
				if (down.match) {
					if (!mayMove(down.match)) return;
					const { field, minute } = carriedTo(down, at);
					onCarry(down.match.id, field, minute, true);
					return;
				}
				setLasso(null);
				onLasso(within(layout, WIDTHS[width], boxOf(down, at)));
			},
			onPointerCancel: () => letGo(),
			// Not before it: the browser gives what is touched the focus after the finger is lifted, and what it opens wants it.
			onClick: () => {
				const match = touched.current;
				touched.current = null;
				if (match) onMatch(match.id, true);
			},
		},
	};
}

export const mayMove = ({ state }: DayMatch): boolean => state === "upcoming" || state === "postponed";

/** The matches still to begin that a box touches. */
function within(layout: Layout, columnWidth: number, { left, top, width, height }: Box): string[] {
	return layout.columns.flatMap(({ index, matches }) => {
		const x = AXIS + index * columnWidth;
		if (x + columnWidth < left || x > left + width) return [];
		return matches
			.filter((match) => {
				const y = yOf(layout, match.minute);
				return mayMove(match) && y + match.length * layout.scale > top && y < top + height;
			})
			.map(({ id }) => id);
	});
}
