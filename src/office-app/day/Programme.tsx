import { type Dispatch, type SetStateAction, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { AskedAct } from "../../office/acts/asked-acts.ts";
import type { Day, DayMatch } from "../../office/day/day-data.ts";
import type { Notification } from "../../office/notifications/notification.ts";
import { useIsTablet } from "../parts/screen-size.ts";
import { DayList } from "../programme/DayList.tsx";
import { CHOSEN_WIDTHS, type ChosenWidth, SCALE, TABLET_SCALE, WIDTHS, type Width } from "../programme/layout.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { JudgedAgainst, ScreenKeys } from "../slips/StatusStrip.tsx";
import { UndoPanel } from "../undo/UndoPanel.tsx";
import type { UndoableAct } from "../undo/undo-heard.ts";
import { AskedList } from "./AskedList.tsx";
import { AskedPanel } from "./AskedPanel.tsx";
import { onlyOf, waitsOf } from "./arena-lead.ts";
import { cellKey } from "./cell-keys.ts";
import { closingOf, stopping } from "./closing.ts";
import { DayGrid } from "./DayGrid.tsx";
import { Done, summaryOf, useDone } from "./Done.tsx";
import { DraftPanel } from "./DraftPanel.tsx";
import { ShownKeys, useDayKeys } from "./day-keys.tsx";
import { FieldSheet, sheetOf } from "./FieldSheet.tsx";
import type { Filter } from "./filter.ts";
import { mayMove } from "./may-move.ts";
import { carried } from "./proposal.ts";
import { Rail } from "./Rail.tsx";
import { Ribbon } from "./Ribbon.tsx";
import { type DayAction, dayActionOf, SelectionBar } from "./SelectionBar.tsx";
import { TabletHead } from "./TabletHead.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { useAsked } from "./use-asked.ts";
import { useDraft } from "./use-draft.ts";
import { useHandedOver } from "./use-handed-over.ts";
import { useFocusThatFollows, usePlace } from "./use-place.ts";
import { useSelection } from "./use-selection.ts";
import { useShown } from "./use-shown.ts";
import { panelOf, placed, placesOf, useSightBeside } from "./use-sight-beside.ts";
import { useWaits } from "./use-waits.ts";

type Kept<Value> = readonly [Value, Dispatch<SetStateAction<Value>>];
type Props = {
	readonly day: Day;
	/** The requested day, which may still be loading: the keys for other days count from it. */
	readonly asked: string;
	readonly onDate: (date: string) => void;
	readonly onHold: (match: string | null) => void;
	readonly onDone: () => void;
	/** The view of the day. */
	readonly view: { readonly filter: Kept<Filter>; readonly width: Kept<ChosenWidth>; readonly isList: Kept<boolean> };
};

/** The programme of a day as it goes, and what moves it. */
export function Programme({ day, asked, onDate, onHold, onDone, view }: Props) {
	const texts = useOfficeText();
	const { day: text } = texts;
	const language = useLanguage();
	const { desk } = useSession();
	const isLead = desk.role === "arena";
	const isTablet = useIsTablet() && isLead;
	const { nowMinute } = day;

	const [filter, setFilter] = view.filter;
	const [chosenWidth, setWidth] = view.width;
	const [isList, setList] = view.isList;
	const width: Width = isTablet ? "T" : chosenWidth;
	const arena = isLead ? desk.arena : filter.arena;
	const shown = useShown(day, filter, arena, isTablet ? TABLET_SCALE : SCALE);
	const { layout, matches, categories, fields, passes, left } = shown;
	const isFaded = useCallback((match: DayMatch) => !passes(match), [passes]);
	const { scroller, current, stayAt, showMatch, keepInSight, goBack, goNow } = usePlace(layout, width, nowMinute);
	const { selection, select, choose, add, chooseField, chooseArena, clear, chosen } = useSelection(shown, current);

	const drafting = useDraft(day.date, shown, selection, { nowMinute, isTablet });
	const { draft, begun, begin, setDraft, carry, found, judging, ghosts, open } = drafting;
	const { carrying, setCarrying, putDown } = carry;
	useFocusThatFollows(current, layout, ghosts);
	const { drop: dropDraft } = drafting;
	const drop = useCallback(() => {
		dropDraft();
		if (isTablet) clear();
		goBack();
	}, [dropDraft, clear, goBack, isTablet]);
	/** Begins a deed on exactly these. */
	const openOn = (deed: DayAction, ids: readonly string[]) => {
		select(ids);
		open(deed, ids);
	};
	const start = (deed: DayAction) => openOn(deed, chosen());

	const [list, setOpenList] = useState<number | null>(null);
	const waits = useWaits();
	const asking = useAsked();
	const [answering, setAnswering] = useState<AskedAct | null>(null);
	const { again: readAsked } = asking;
	// The proposal may have been passed to the office.
	useEffect(() => {
		if (draft === null) readAsked();
	}, [draft, readAsked]);

	useHandedOver(day.date, (asked) => {
		if (asked.deed === "arena") return setFilter({ ...filter, arena: asked.arena });
		if (asked.deed === "close") {
			// On all requested fields, whatever the filter shows.
			const playedOn = (id: string) => day.matches.filter(({ field }) => field === id);
			return begin(closingOf(playedOn, asked.fields, asked.from, false));
		}
		const ids = asked.matches.filter((id) => matches.has(id));
		const [first] = ids.flatMap((id) => matches.get(id) ?? []);
		if (first === undefined) return;
		showMatch(first, false);
		openOn(asked.deed, ids);
		if (asked.deed === "shift" && asked.minutes !== undefined)
			begin({ kind: "shift", matches: ids, minutes: asked.minutes, later: "move" });
		if (asked.deed === "move" && asked.to !== undefined) {
			setCarrying(null);
			begin({ kind: "move", matches: ids, minutes: 0, fields: 0, to: [{ match: first.id, ...asked.to }] });
		}
	});

	/** On a tablet: touching an upcoming match opens the sheet of its field, another one its actions. */
	const touch = (match: DayMatch) => {
		select(mayMove(match) ? [match.id] : []);
		open(match.state === "upcoming" && match.wants === undefined ? "shift" : "match", [match.id]);
	};
	const sheet = isTablet && !drafting.isWhole ? sheetOf(draft, matches, layout) : null;
	const opened = sheet?.match;
	// The sheet covers a part of the grid: its subject stays visible above it.
	useLayoutEffect(() => {
		if (opened !== undefined) showMatch(opened, false);
	}, [opened, showMatch]);

	const panel = isTablet ? null : panelOf(draft, matches);
	useSightBeside(panel, placesOf(draft, current, matches), keepInSight);

	const proposing =
		draft === null ? "day" : draft.kind === "places" || (draft.kind === "close" && draft.goal !== null) ? "plan" : "proposing";
	useDayKeys(carrying ? "carrying" : proposing, {
		onCarry: (by) => {
			if (carrying === null) return;
			const next = { ...carrying, fields: carrying.fields + by.fields, minutes: carrying.minutes + by.minutes };
			setCarrying(next);
			keepInSight(
				carried(
					carrying.matches.flatMap((id) => matches.get(id) ?? []),
					fields,
					next,
				).map((to) => placed(matches, to)),
			);
		},
		onPutDown: () => carrying && putDown(carrying),
		onDrop: drop,
		onClear: clear,
		onGoal: (goal) => (draft?.kind === "places" || draft?.kind === "close") && setDraft({ ...draft, goal }),
		onDeed: (deed) => {
			if (deed !== "swap" || selection.size === 2) start(deed);
		},
		onDay: (step) => {
			const other = day.dates[day.dates.indexOf(asked) + step];
			if (other !== undefined) onDate(other);
		},
		onNow: goNow,
		onSize: (step) => setWidth((before) => CHOSEN_WIDTHS[CHOSEN_WIDTHS.indexOf(before) + step] ?? before),
		onRailList: (number) => {
			setOpenList(number);
			document.getElementById(`day-list-${number}`)?.focus();
		},
	});

	/** An act with recipients: its undoing is previewed before it is done. */
	const [undoing, setUndoing] = useState<UndoableAct | null>(null);
	const done = useDone(onDone, setUndoing);
	const latest = useRef(begun);
	useEffect(() => {
		latest.current = begun;
	});
	const commit = async (why: string, telling: Notification | undefined) => {
		if (!draft) return;
		const { preview } = judging;
		const act = await judging.commit({ why: draft.kind === "close" && !draft.isStop ? draft.why : why, tell: telling });
		if (act === null || !preview) return;
		const teams = judging.tell?.audience.teams ?? preview.told.teams.length;
		const { leaders = 0, followers = 0, reporters = 0 } = judging.tell?.audience ?? {};
		const said = summaryOf(draft, preview.changes.length, texts) ?? texts.day.moved(preview.changes.length, teams);
		const sent = {
			leaders: telling?.teams ? leaders : 0,
			followers: telling?.followers ? followers : 0,
			reporters: telling?.reporters ? reporters : 0,
		};
		// An announcement is only on the pages, and notifies nobody.
		const isSent = Object.values(sent).some((count) => count > 0);
		const nobody = leaders + followers + reporters === 0 && judging.tell !== null;
		done.say(isSent || nobody ? `${said} ${texts.day.sentTo(sent)}` : said, act);
		// A proposal begun while the answer was on its way stays open.
		if (latest.current === begun) {
			clear();
			drop();
		}
		onDone();
	};

	const isProposing = draft !== null || answering !== null || undoing !== null;
	// For one arena, on the present day: from now on.
	const stopped = arena === null || nowMinute === null || fields.length === 0 ? null : stopping(layout, nowMinute);
	const stop = stopped && { isStopped: stopped.isStopped, onStop: () => begin(stopped.draft) };
	const listed = useMemo(() => (isLead ? onlyOf(day, layout) : day), [isLead, day, layout]);
	return (
		<main className={`day ${isProposing ? "has-panel" : ""} ${isTablet ? "is-tablet" : ""}`}>
			{isTablet ? (
				<TabletHead {...{ day, onDate, isList, stop }} fields={fields.length} onList={setList} onNow={goNow} />
			) : (
				<h1 className="sr-only">{text.day}</h1>
			)}
			<JudgedAgainst preview={draft === null ? null : judging.preview} />
			<ScreenKeys>
				<ShownKeys mode={proposing} draft={draft} />
			</ScreenKeys>
			<Rail
				{...{ day: listed, waits: isLead ? waitsOf(waits, matches, layout) : waits, isTablet }}
				isNarrow={isProposing && !isTablet}
				opened={list}
				onOpen={setOpenList}
				onGo={(match) => {
					if (isTablet) setOpenList(null);
					showMatch(match, true);
				}}
				onShift={(field) => {
					const own = layout.columnOf.get(field)?.matches ?? [];
					const coming = own.filter(({ state, wants }) => state === "upcoming" && wants === undefined);
					const [first] = coming;
					if (isTablet) return first && touch(first);
					const ids = coming.map(({ id }) => id);
					openOn("shift", ids);
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
						{...{ day, filter, isList, onDate, stop }}
						width={chosenWidth}
						isOneArena={isLead}
						onFilter={setFilter}
						left={left.length}
						onSelect={() => select(left.map(({ id }) => id))}
						onWidth={setWidth}
						onList={setList}
						onNow={goNow}
					/>
				)}
				{!isList && !isTablet && (
					<Ribbon
						{...{ layout, scroller, nowMinute }}
						columnWidth={WIDTHS[width]}
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
						{...{ layout, width, nowMinute, selection, current, ghosts, isFaded, categories, scroller, onHold }}
						load={carry.load}
						onCarry={carry.onCarry}
						onCarryOff={() => setCarrying(null)}
						onFocus={stayAt}
						onKey={(event) => {
							if (carrying) return;
							cellKey(event, current === null ? undefined : matches.get(current), layout, {
								onStep: (to) => showMatch(to, true),
								onExtend: (from, to) => add([from, to]),
								onOpen: (match) => (isTablet ? touch(match) : open("match", [match.id])),
								onChoose: ({ id }) => choose([id], true),
								onChooseField: chooseField,
							});
						}}
						onMatch={(id, extends_) => {
							const match = matches.get(id);
							if (match) showMatch(match, !isTablet);
							if (isTablet && match) touch(match);
							else choose([id], extends_);
						}}
						onField={chooseField}
						onOpen={(id) => !isTablet && open("match", [id])}
						onArena={chooseArena}
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
					<SelectionBar
						count={selection.size}
						open={carrying ? "move" : draft && dayActionOf(draft)}
						onDeed={start}
						onClear={clear}
					/>
				)}
				<Done {...done} />
			</div>
			{sheet && (
				<FieldSheet
					key={sheet.match.id}
					{...{ ...sheet, day, judging, onDraft: setDraft }}
					onClose={() => open("close", [sheet.match.id])}
					onWhole={() => drafting.setWhole(true)}
					onMatch={() => open("match", [sheet.match.id])}
					onCommit={(telling) => void commit("", telling)}
					onDrop={drop}
				/>
			)}
			{draft && !sheet && (
				<DraftPanel
					key={`${draft.kind} ${begun}`}
					{...{ draft, day, judging, found, matches, language }}
					onDraft={setDraft}
					mayEnter={desk.role === "office"}
					mayDecide={desk.role !== "arena"}
					onDeed={(deed, id) => {
						setDraft(null);
						openOn(deed, [id]);
					}}
					onCommit={(why, telling) => void commit(why, telling)}
					onDrop={drop}
				/>
			)}
			{undoing && !draft && (
				<UndoPanel
					key={undoing.id}
					act={undoing}
					onClose={() => setUndoing(null)}
					onDone={() => {
						setUndoing(null);
						done.say(texts.day.undone, null);
						onDone();
					}}
				/>
			)}
			{answering && !draft && !undoing && (
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
