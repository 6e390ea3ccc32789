import {
	type Dispatch,
	type KeyboardEvent,
	type SetStateAction,
	useCallback,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { useLocation, useNavigate } from "react-router";
import type { AskedAct } from "../../office/acts/asked-acts.ts";
import type { Day as DayData, DayMatch } from "../../office/day/day-data.ts";
import type { Telling } from "../../office/telling/telling.ts";
import { AskedList } from "../asking/AskedList.tsx";
import { AskedPanel } from "../asking/AskedPanel.tsx";
import { useAsked } from "../asking/use-asked.ts";
import { handed } from "../find/asked.ts";
import { useLanguage, useOfficeText } from "../frame/language.tsx";
import { ScreenKeys } from "../frame/StatusStrip.tsx";
import { useSession } from "../frame/session.tsx";
import { useIsTablet } from "../frame/WiderScreen.tsx";
import { closingOf, isClosedAt } from "./closing.ts";
import { DayGrid, mayMove } from "./DayGrid.tsx";
import { DayList } from "./DayList.tsx";
import { Done, saidOf, useDone } from "./Done.tsx";
import { DraftPanel } from "./DraftPanel.tsx";
import { isTyping, ShownKeys, STEPS, useDayKeys } from "./day-keys.tsx";
import { FieldSheet } from "./FieldSheet.tsx";
import { stepFor } from "./late-steps.ts";
import {
	AXIS,
	type ChosenWidth,
	HEAD,
	type Layout,
	layoutOf,
	SCALE,
	stepFrom,
	TABLET_SCALE,
	WIDTHS,
	type Width,
	yOf,
} from "./layout.ts";
import { usePlans } from "./Plans.tsx";
import { carried, type Draft, proposalOf } from "./proposal.ts";
import { type Ghost, ghostsOf } from "./proposed.ts";
import { Rail } from "./Rail.tsx";
import { Ribbon } from "./Ribbon.tsx";
import { type Deed, SelectionBar } from "./SelectionBar.tsx";
import { TabletHead } from "./TabletHead.tsx";
import { CHOSEN_WIDTHS, type Filter, NO_FILTER, Toolbar } from "./Toolbar.tsx";
import { useDay } from "./use-day.ts";
import { usePreview } from "./use-preview.ts";
import { useWaits } from "./use-waits.ts";
import "./day.css";

const EMPTY: ReadonlyMap<string, Ghost> = new Map();

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
/** The day of the cup: its programme as it goes, and what moves it. */
export default function Day() {
	const { day: text } = useOfficeText();
	const { day: asked } = handed(useLocation().state);
	const [date, setDate] = useState<string | null>(asked?.date ?? null);
	useEffect(() => {
		if (asked !== undefined) setDate(asked.date);
	}, [asked]);
	const came = useDay(date);
	// How the day is looked at stays as it is when another day is.
	const view = { filter: useState<Filter>(NO_FILTER), width: useState<ChosenWidth>("M"), isList: useState(false) };
	if (came.day === null)
		return (
			<main className="grid content-start gap-3 p-6">
				<h1 className="sr-only">{text.day}</h1>
				<p role={came.failed ? "alert" : undefined}>{came.failed ? text.failed : text.loading}</p>
				{came.failed && (
					<p>
						<button type="button" className="office-button" onClick={came.again}>
							{text.again}
						</button>
					</p>
				)}
			</main>
		);
	return <Programme key={came.day.date} day={came.day} onDate={setDate} onHold={came.hold} onDone={came.again} view={view} />;
}

type Props = {
	readonly day: DayData;
	readonly onDate: (date: string) => void;
	readonly onHold: (match: string | null) => void;
	readonly onDone: () => void;
	readonly view: View;
};
type Kept<Value> = readonly [Value, Dispatch<SetStateAction<Value>>];
type View = { readonly filter: Kept<Filter>; readonly width: Kept<ChosenWidth>; readonly isList: Kept<boolean> };
function Programme({ day, onDate, onHold, onDone, view }: Props) {
	const texts = useOfficeText();
	const { day: text } = texts;
	const language = useLanguage();
	const { desk } = useSession();
	const [filter, setFilter] = view.filter;
	const [chosenWidth, setWidth] = view.width;
	const isTablet = useIsTablet() && desk.role === "arena";
	const width: Width = isTablet ? "T" : chosenWidth;
	const [isList, setList] = view.isList;
	const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
	const [current, setCurrent] = useState<string | null>(null);
	const [draft, setDraft] = useState<Draft | null>(null);
	/** What is carried by keys or by the pointer and not put down yet. */
	const [carrying, setCarrying] = useState<{
		readonly matches: readonly string[];
		readonly fields: number;
		readonly minutes: number;
	} | null>(null);
	/** On a tablet: the whole act panel is wanted of what the sheet proposes. */
	const [isWhole, setWhole] = useState(false);
	const [list, setOpenList] = useState<number | null>(null);
	const done = useDone(onDone);
	const scroller = useRef<HTMLDivElement>(null);
	const waits = useWaits();
	const asking = useAsked();
	const [answering, setAnswering] = useState<AskedAct | null>(null);

	const matches = useMemo(() => new Map(day.matches.map((match) => [match.id, match])), [day.matches]);
	const categories = useMemo(() => new Map(day.categories.map((category) => [category.id, category])), [day.categories]);
	const before = useRef<Layout | undefined>(undefined);
	const arena = desk.role === "arena" ? desk.arena : filter.arena;
	const layout = useMemo(
		() => layoutOf(day, arena, { before: before.current, scale: isTablet ? TABLET_SCALE : SCALE }),
		[day, arena, isTablet],
	);
	before.current = layout;
	const fields = useMemo(() => layout.columns.map(({ field }) => field.id), [layout]);
	const passes = useCallback((match: DayMatch) => isLeft(match, filter), [filter]);
	const isFaded = useCallback((match: DayMatch) => !passes(match), [passes]);
	const left = useMemo(
		() =>
			day.matches.filter((match) => mayMove(match) && match.field !== null && layout.columnOf.has(match.field) && passes(match)),
		[day.matches, layout, passes],
	);

	const found = usePlans(
		draft?.kind === "places" || (draft?.kind === "close" && draft.goal !== null && draft.matches.length > 0)
			? draft.matches
			: null,
		day.date,
	);
	const proposal = useMemo(() => proposalOf(draft, day.date, found.plans), [draft, day.date, found.plans]);
	const judging = usePreview(proposal);
	const ghosts = useMemo(() => {
		if (carrying) {
			const moved = carried(
				carrying.matches.flatMap((id) => matches.get(id) ?? []),
				fields,
				carrying,
			);
			return new Map(moved.map(({ match, field, minute }): [string, Ghost] => [match, { minute, field, marks: [] }]));
		}
		return draft && judging.preview ? ghostsOf(judging.preview, matches) : EMPTY;
	}, [carrying, draft, judging.preview, matches, fields]);

	const carriedIds = carrying?.matches.join(" ") ?? null;
	const load = useMemo(() => {
		if (carriedIds === null) return null;
		const own = new Set(carriedIds.split(" "));
		return { matches: own, length: Math.max(...[...own].map((id) => matches.get(id)?.length ?? 0)) };
	}, [carriedIds, matches]);
	const showMatch = useCallback(
		(match: DayMatch, focus: boolean) => {
			setCurrent(match.id);
			const box = scroller.current;
			const column = match.field === null ? undefined : layout.columnOf.get(match.field);
			if (!box || !column) return;
			const x = column.index * WIDTHS[width];
			const y = yOf(layout, match.minute);
			if (x < box.scrollLeft) box.scrollLeft = x;
			else if (x + WIDTHS[width] > box.scrollLeft + box.clientWidth - AXIS)
				box.scrollLeft = x + WIDTHS[width] - box.clientWidth + AXIS;
			if (y - HEAD < box.scrollTop) box.scrollTop = y - HEAD;
			else if (y + match.length * layout.scale > box.scrollTop + box.clientHeight)
				box.scrollTop = y + match.length * layout.scale - box.clientHeight + 8;
			if (focus) requestAnimationFrame(() => document.getElementById(`match-${match.id}`)?.focus({ preventScroll: true }));
		},
		[layout, width],
	);
	const goNow = useCallback(() => {
		const box = scroller.current;
		if (box && day.nowMinute !== null) box.scrollTop = yOf(layout, day.nowMinute) - HEAD - (box.clientHeight - HEAD) / 3;
	}, [day.nowMinute, layout]);
	// The view begins at now; the first match is where the keys begin.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once a day
	useLayoutEffect(() => {
		goNow();
		const first = layout.columns.flatMap(({ matches }) => matches)[0];
		setCurrent(
			(before) =>
				before ?? layout.columns.find(({ matches }) => matches.length > 0)?.matches.find(mayMove)?.id ?? first?.id ?? null,
		);
	}, []);

	const choose = useCallback(
		(ids: readonly string[], extends_: boolean) => {
			const movable = ids.filter((id) => matches.has(id) && mayMove(matches.get(id)!));
			setSelection((before) => {
				if (!extends_) return new Set(movable);
				const all = movable.every((id) => before.has(id));
				const next = new Set(before);
				for (const id of movable) all ? next.delete(id) : next.add(id);
				return next;
			});
		},
		[matches],
	);
	const chooseField = useCallback(
		(field: string) => choose(layout.columnOf.get(field)?.matches.map(({ id }) => id) ?? [], true),
		[choose, layout],
	);
	const open = useCallback(
		(deed: Deed, ids: readonly string[]) => {
			const own = ids.filter((id) => matches.has(id)).sort((a, b) => matches.get(a)!.minute - matches.get(b)!.minute);
			const [first, second] = own;
			if (first === undefined) return;
			setCarrying(null);
			setWhole(false);
			if (deed === "shift") {
				const late = lateOf(own, matches, layout);
				setDraft({ kind: "shift", matches: own, minutes: isTablet ? stepFor(late) : (late ?? STEP), later: "move" });
			} else if (deed === "move") setCarrying({ matches: own, fields: 0, minutes: 0 });
			else if (deed === "swap" && second !== undefined) setDraft({ kind: "swap", matches: [first, second] });
			else if (deed === "find") setDraft({ kind: "places", matches: own, goal: "same-arena" });
			else if (deed === "close") {
				const there = [...new Set(own.flatMap((id) => matches.get(id)?.field ?? []))];
				const now = day.nowMinute ?? matches.get(first)!.minute;
				const isShut = there.every((id) =>
					layout.columnOf.get(id)?.field.closed.some(({ until }) => until === null || until > now),
				);
				if (isShut) setDraft({ kind: "open", fields: there, matches: [] });
				else setDraft(closingOf(layout, there, Math.max(day.nowMinute ?? 0, matches.get(first)!.minute), false));
			} else if (deed === "postpone" || deed === "match") setDraft({ kind: deed, matches: [first] });
		},
		[matches, layout, day.nowMinute, isTablet],
	);
	// What was asked for in Find or do is open as if its own keys had been pressed, once.
	const { state: handedOver } = useLocation();
	const navigate = useNavigate();
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is handed over
	useEffect(() => {
		const { day: asked } = handed(handedOver);
		if (asked === undefined || asked.date !== day.date) return;
		void navigate(".", { replace: true, state: null });
		if (asked.deed === "arena") return setFilter({ ...filter, arena: asked.arena });
		const ids = asked.matches.filter((id) => matches.has(id));
		const [first] = ids.flatMap((id) => matches.get(id) ?? []);
		if (first === undefined) return;
		setSelection(new Set(ids));
		showMatch(first, false);
		open(asked.deed, ids);
		if (asked.deed === "shift" && asked.minutes !== undefined)
			setDraft({ kind: "shift", matches: ids, minutes: asked.minutes, later: "move" });
		if (asked.deed === "move" && asked.to !== undefined) {
			setCarrying(null);
			setDraft({ kind: "move", matches: ids, minutes: 0, fields: 0, to: [{ match: first.id, ...asked.to }] });
		}
	}, [handedOver, day.date]);
	const chosen = useCallback(() => {
		if (selection.size > 0) return [...selection];
		const at = current === null ? undefined : matches.get(current);
		return at && mayMove(at) ? [at.id] : [];
	}, [selection, current, matches]);
	const start = useCallback(
		(deed: Deed) => {
			const ids = chosen();
			setSelection(new Set(ids));
			open(deed, ids);
		},
		[chosen, open],
	);
	const putDown = useCallback(
		(carry: { readonly matches: readonly string[]; readonly fields: number; readonly minutes: number }) => {
			setCarrying(null);
			const own = carry.matches.flatMap((id) => matches.get(id) ?? []);
			const to = carried(own, fields, carry);
			if (carry.fields !== 0 || carry.minutes !== 0) setDraft({ kind: "move", ...carry, to });
		},
		[matches, fields],
	);
	const onCarry = useCallback(
		(id: string, field: string, minute: number, isDown: boolean) => {
			const match = matches.get(id);
			if (!match || match.field === null) return;
			const ids = selection.has(id) ? [...selection] : [id];
			const carry = { matches: ids, fields: fields.indexOf(field) - fields.indexOf(match.field), minutes: minute - match.minute };
			if (isDown) putDown(carry);
			else
				setCarrying((before) => (before && before.fields === carry.fields && before.minutes === carry.minutes ? before : carry));
		},
		[matches, selection, fields, putDown],
	);
	// The block that the keys are on may be drawn anew, where an act or a colleague has put it: the focus goes with it.
	const isOnBlock = useRef(false);
	useEffect(() => {
		const follow = ({ target }: FocusEvent) => {
			isOnBlock.current = target instanceof Element && target.closest("[role=gridcell]") !== null;
		};
		document.addEventListener("focusin", follow);
		return () => document.removeEventListener("focusin", follow);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever blocks are drawn anew
	useLayoutEffect(() => {
		if (!isOnBlock.current || current === null || document.activeElement !== document.body) return;
		document.getElementById(`match-${current}`)?.focus({ preventScroll: true });
	}, [layout, ghosts, current]);
	const drop = useCallback(() => {
		setDraft(null);
		setCarrying(null);
		if (isTablet) setSelection(new Set());
		const at = current;
		if (at !== null) requestAnimationFrame(() => document.getElementById(`match-${at}`)?.focus({ preventScroll: true }));
	}, [current, isTablet]);

	/** On a tablet: a match that is to come opens the sheet of its field, another one what can be done with it. */
	const touch = (match: DayMatch) => {
		setSelection(new Set(mayMove(match) ? [match.id] : []));
		open(match.state === "upcoming" && match.wants === undefined ? "shift" : "match", [match.id]);
	};
	const sheet = isTablet && !isWhole && draft?.kind === "shift" ? sheetOf(draft, matches, layout) : null;
	const opened = sheet?.match;
	// The sheet takes room of the grid: what it is about stays in sight above it.
	useLayoutEffect(() => {
		if (opened !== undefined) showMatch(opened, false);
	}, [opened, showMatch]);

	const onKey = (event: KeyboardEvent) => {
		if (isTyping(event.target) || event.altKey) return;
		const at = current === null ? undefined : matches.get(current);
		const step = STEPS[event.key];
		// What is carried goes with the arrows wherever the focus is: the block that had it is drawn elsewhere.
		if (carrying) return;
		if (step && at && !event.metaKey && !event.ctrlKey) {
			event.preventDefault();
			const to = stepFrom(layout, at, step);
			if (!to) return;
			if (event.shiftKey) setSelection((before) => new Set([...before, ...[at, to].filter(mayMove).map(({ id }) => id)]));
			showMatch(to, true);
		} else if (event.key === "Enter" && at && !event.metaKey && !event.ctrlKey) {
			event.preventDefault();
			if (isTablet) touch(at);
			else open("match", [at.id]);
		} else if (event.key === " " && at) {
			event.preventDefault();
			if (event.shiftKey && at.field !== null) chooseField(at.field);
			else choose([at.id], true);
		}
	};
	const proposing =
		draft === null ? "day" : draft.kind === "places" || (draft.kind === "close" && draft.goal !== null) ? "plan" : "proposing";
	useDayKeys(carrying ? "carrying" : proposing, {
		onCarry: (by) =>
			setCarrying((before) => before && { ...before, fields: before.fields + by.fields, minutes: before.minutes + by.minutes }),
		onPutDown: () => carrying && putDown(carrying),
		onDrop: drop,
		onClear: () => setSelection(new Set()),
		onGoal: (goal) => (draft?.kind === "places" || draft?.kind === "close") && setDraft({ ...draft, goal }),
		onDeed: (deed) => {
			if (deed !== "swap" || selection.size === 2) start(deed);
		},
		onDay: (step) => {
			const other = day.dates[day.dates.indexOf(day.date) + step];
			if (other !== undefined) onDate(other);
		},
		onNow: goNow,
		onSize: (step) => setWidth((before) => CHOSEN_WIDTHS[CHOSEN_WIDTHS.indexOf(before) + step] ?? before),
		onRailList: (number) => {
			setOpenList(number);
			document.getElementById(`day-list-${number}`)?.focus();
		},
	});
	const commit = async (why: string, telling: Telling | undefined) => {
		if (!draft) return;
		const { preview } = judging;
		const act = await judging.commit({ why: draft.kind === "close" && !draft.isStop ? draft.why : why, tell: telling });
		if (act === null || !preview) return;
		const teams = judging.tell?.audience.teams ?? preview.told.teams.length;
		done.say(
			saidOf(draft, preview.changes.length, texts) ?? texts.day.moved(preview.changes.length, teams, telling !== undefined),
			act,
		);
		setSelection(new Set());
		drop();
		onDone();
	};
	const { again: readAsked } = asking;
	// What was proposed may have been handed to the office.
	useEffect(() => {
		if (draft === null) readAsked();
	}, [draft, readAsked]);
	const isProposing = draft !== null || answering !== null;
	const { nowMinute } = day;
	// Of one arena, on its day: from now.
	const stop =
		arena === null || nowMinute === null || fields.length === 0
			? null
			: {
					isStopped: layout.columns.every(({ field }) => isClosedAt(field, nowMinute)),
					onStop: () =>
						setDraft(
							layout.columns.every(({ field }) => isClosedAt(field, nowMinute))
								? { kind: "open", fields, matches: [] }
								: closingOf(layout, fields, nowMinute, true),
						),
				};
	// An arena lead's lists are of the arena that is theirs.
	const own = useMemo(() => (desk.role === "arena" ? onlyOf(day, layout) : day), [desk.role, day, layout]);
	const ownWaits =
		desk.role === "arena" ? { ...waits, held: waits.held.filter(({ match }) => isOn(layout, matches.get(match))) } : waits;
	const shownDeed = carrying ? "move" : draft && deedOf(draft);
	return (
		<main className={`day ${isProposing ? "has-panel" : ""} ${isTablet ? "is-tablet" : ""}`}>
			{isTablet ? (
				<TabletHead {...{ day, onDate, isList, stop }} fields={fields.length} onList={setList} onNow={goNow} />
			) : (
				<h1 className="sr-only">{text.day}</h1>
			)}
			<ScreenKeys>
				<ShownKeys mode={proposing} />
			</ScreenKeys>
			<Rail
				{...{ day: own, waits: ownWaits, isTablet }}
				isNarrow={isProposing && !isTablet}
				opened={list}
				onOpen={setOpenList}
				onGo={(match) => {
					if (isTablet) setOpenList(null);
					showMatch(match, true);
				}}
				onShift={(field) => {
					const coming =
						layout.columnOf.get(field)?.matches.filter(({ state, wants }) => state === "upcoming" && wants === undefined) ?? [];
					const [first] = coming;
					if (isTablet) return first && touch(first);
					const ids = coming.map(({ id }) => id);
					setSelection(new Set(ids));
					open("shift", ids);
				}}
			>
				<AskedList
					asked={asking.asked}
					onOpen={(asked) => {
						drop();
						setAnswering(asked);
					}}
				/>
			</Rail>
			<div className="day-middle">
				{!isTablet && (
					<Toolbar
						{...{ day, filter, isList, onDate }}
						width={chosenWidth}
						isOneArena={desk.role === "arena"}
						onFilter={setFilter}
						left={left.length}
						onSelect={() => setSelection(new Set(left.map(({ id }) => id)))}
						onWidth={setWidth}
						onList={setList}
						onNow={goNow}
						stop={stop}
					/>
				)}
				{!isList && !isTablet && (
					<Ribbon
						layout={layout}
						scroller={scroller}
						columnWidth={WIDTHS[width]}
						nowMinute={day.nowMinute}
						onGo={(column) => {
							if (scroller.current) scroller.current.scrollLeft = (column - 2) * WIDTHS[width];
						}}
					/>
				)}
				{isList ? (
					<DayList
						day={day}
						matches={day.matches.filter(
							(match) => passes(match) && (match.field === null ? arena === null : layout.columnOf.has(match.field)),
						)}
						ghosts={ghosts}
						choice={{ selection, onToggle: (id) => choose([id], true) }}
					/>
				) : (
					<DayGrid
						{...{ layout, width, selection, current, ghosts, isFaded, categories, scroller, onKey, onCarry, onHold, load }}
						onCarryOff={() => setCarrying(null)}
						nowMinute={day.nowMinute}
						onMatch={(id, extends_) => {
							const match = matches.get(id);
							if (match) showMatch(match, !isTablet);
							if (isTablet && match) touch(match);
							else choose([id], extends_);
						}}
						onField={chooseField}
						onOpen={(id) => !isTablet && open("match", [id])}
						onArena={(id) =>
							choose(
								layout.columns.filter(({ arena }) => arena.id === id).flatMap(({ matches }) => matches.map(({ id }) => id)),
								true,
							)
						}
						onLasso={(ids) => choose(ids, false)}
					/>
				)}
				{day.matches.length === 0 && <p className="day-empty">{text.empty}</p>}
				{carrying && (
					<p role="status" className="day-carry">
						{text.carry}
					</p>
				)}
				{!sheet && (
					<SelectionBar count={selection.size} open={shownDeed} onDeed={start} onClear={() => setSelection(new Set())} />
				)}
				<Done {...done} />
			</div>
			{sheet && (
				<FieldSheet
					key={sheet.match.id}
					{...{ ...sheet, day, judging, onDraft: setDraft }}
					onClose={() => open("close", [sheet.match.id])}
					onWhole={() => setWhole(true)}
					onMatch={() => open("match", [sheet.match.id])}
					onCommit={(telling) => void commit("", telling)}
					onDrop={drop}
				/>
			)}
			{draft && !sheet && (
				<DraftPanel
					key={draft.kind}
					{...{ draft, day, judging, found, matches, language }}
					onDraft={setDraft}
					mayEnter={desk.role === "office"}
					onDeed={(deed, id) => {
						setDraft(null);
						setSelection(new Set([id]));
						open(deed, [id]);
					}}
					onCommit={(why, telling) => void commit(why, telling)}
					onDrop={drop}
				/>
			)}
			{answering && !draft && (
				<AskedPanel
					key={answering.id}
					{...{ asked: answering, day }}
					onAnswered={(words, act) => {
						if (act !== null) done.say(words, act);
						setAnswering(null);
						asking.again();
						onDone();
					}}
					onDrop={() => setAnswering(null)}
				/>
			)}
		</main>
	);
}

/** What the sheet shows of a shift: the field that all of it is on, and its first match; null: it is of several fields, or leaves later ones where they are. */
function sheetOf(draft: Extract<Draft, { kind: "shift" }>, matches: ReadonlyMap<string, DayMatch>, { columnOf }: Layout) {
	const own = draft.matches.flatMap((id) => matches.get(id) ?? []);
	const [match] = own;
	const column = columnOf.get(match?.field ?? "");
	if (!match || !column || draft.later !== "move" || own.some(({ field }) => field !== match.field)) return null;
	return { draft, match, column };
}

const isOn = ({ columnOf }: Layout, match: DayMatch | undefined): boolean =>
	match !== undefined && match.field !== null && columnOf.has(match.field);

/** A day of the fields that are shown, and of nothing else. */
const onlyOf = (day: DayData, layout: Layout): DayData => ({
	...day,
	arenas: day.arenas.filter(({ id }) => layout.columns.some(({ arena }) => arena.id === id)),
	matches: day.matches.filter((match) => isOn(layout, match)),
});

const DEEDS: Readonly<Record<Draft["kind"], Deed | null>> = {
	...{ shift: "shift", move: "move", swap: "swap", postpone: "postpone", places: "find", match: "match" },
	...{ close: "close", open: "close", walkover: null, abandon: null, reopen: null, withdraw: null, "swap-groups": null },
};
const deedOf = ({ kind }: Draft): Deed | null => DEEDS[kind];

function isLeft({ category, state, wants, minute }: DayMatch, filter: Filter): boolean {
	const isState = filter.state === null || (filter.state === "wants" ? wants !== undefined : filter.state === state);
	const isThen =
		(filter.from === "" || minute >= minuteOf(filter.from)) && (filter.until === "" || minute < minuteOf(filter.until));
	return isState && isThen && (filter.category === null || filter.category === category);
}

const STEP = 5;
/** How late the field of the first is, in steps of five minutes: what a shift begins with. */
function lateOf(ids: readonly string[], matches: ReadonlyMap<string, DayMatch>, { columnOf }: Layout): number | null {
	const lates = ids.map((id) => columnOf.get(matches.get(id)?.field ?? "")?.field.late ?? 0);
	const most = Math.max(0, ...lates);
	return most === 0 ? null : Math.ceil(most / STEP) * STEP;
}
