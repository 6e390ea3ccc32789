import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { DoneSlip } from "../../cup/office/slip.ts";
import { formatInstant } from "../../text/format.ts";
import { Decisions } from "../decisions/Decisions.tsx";
import { useDecisions } from "../decisions/use-decisions.ts";
import { type AskedOfResults, handed } from "../find/asked.ts";
import { useIsPhone } from "../parts/screen-size.ts";
import { call, refusalWords } from "../session/calls.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { type AcceptedSlip, newKey, type Waiting } from "../slips/queue.ts";
import { useSlips } from "../slips/slips.tsx";
import { endingOf } from "../slips/typing.ts";
import { UndoPanel } from "../undo/UndoPanel.tsx";
import { heardAct, type UndoableAct } from "../undo/undo-heard.ts";
import { useLists, useLookup } from "./desk-slips.ts";
import { HeldReport } from "./HeldReport.tsx";
import { LastTen } from "./LastTen.tsx";
import { Parked } from "./Parked.tsx";
import { TooEarly } from "./TooEarly.tsx";
import { type Recording, TypeResults } from "./TypeResults.tsx";
import { isDigit, useStrayKeys } from "./use-stray-keys.ts";
import { Wants } from "./Wants.tsx";
import { WantsPhone } from "./WantsPhone.tsx";
import { endingWords } from "./words.ts";

const TABS = ["type", "wants", "parked", "held", "decisions"] as const;
type Tab = (typeof TABS)[number];

/** The data of a recorded slip that its undoing needs. */
type Undoable = Pick<DoneSlip, "act" | "number" | "match">;

/** Slips from the fields: typed, waiting, put aside. */
export default function ResultsScreen() {
	const { results: text, frame } = useOfficeText();
	const lists = useLists();
	const lookup = useLookup();
	const [said, setSaid] = useState("");
	const [undoing, setUndoing] = useState<number | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	/** People were notified of it, so its undoing is previewed first. */
	const [heard, setHeard] = useState<{ readonly act: UndoableAct; readonly called: string } | null>(null);
	const [begin, setBegin] = useState<AskedOfResults | Waiting | null>(null);
	const [asking, setAsking] = useState<string | null>(null);
	const { state: handedOver } = useLocation();
	useEffect(() => {
		const { slip } = handed(handedOver);
		if (slip !== undefined) setBegin(slip);
	}, [handedOver]);
	const [walked, setWalked] = useState<number | null>(null);
	const [asked, setAsked] = useSearchParams();
	// An arena lead decides nothing.
	const mayDecide = useSession().desk.role !== "arena";
	const tabs = TABS.filter((one) => one !== "decisions" || mayDecide);
	const tab = tabs.find((one) => one === asked.get("list")) ?? "type";
	const decisions = useDecisions(mayDecide);
	const isPhone = useIsPhone();
	/** The last slip that the server has accepted, also before the lists include it. */
	const taken = useRef<Undoable | null>(null);
	const last = useRef<Undoable | null>(null);
	const [listed] = lists.done;
	last.current = listed && listed.act > (taken.current?.act ?? 0) ? listed : (taken.current ?? listed ?? null);

	const { again } = lists;
	const onTaken = useCallback(
		({ waiting, act }: AcceptedSlip) => {
			taken.current = last.current = { act, number: waiting.called.number, match: waiting.proposal.match };
			const { proposal, called } = waiting;
			const isForTeams = proposal.kind === "park" && proposal.reason === "waits-for-teams";
			setSaid(isForTeams ? text.parkedForTeams(called.number, called.ending) : text.recorded(called.number, called.ending));
			again();
		},
		[text, again],
	);
	const queue = useSlips();
	useEffect(() => queue.onTaken(onTaken), [queue.onTaken, onTaken]);
	const onRecord = useCallback(
		({ proposal, ground, match, tell, instead }: Recording) => {
			const ending = endingOf(proposal);
			const called = { number: match.number ?? match.id, ending: ending === null ? text.parked : endingWords(ending, text) };
			void queue.put({ id: newKey(), proposal, ground, anyway: ground !== null, called, ...(tell && { tell }) }, instead);
		},
		[queue.put, text],
	);
	const undo = useCallback(
		async ({ act, number, match }: Undoable) => {
			const called = number ?? match;
			setUndoing(act);
			setProblem(null);
			try {
				await call("POST", `/acts/${act}/undo`, {});
				if (taken.current?.act === act) taken.current = null;
				setSaid(text.undone(called));
			} catch (error) {
				const act = heardAct(error);
				if (act !== null) setHeard({ act, called });
				else setProblem([text.notUndone, refusalWords(error, frame.noNetwork)].join(" "));
			}
			setUndoing(null);
			again();
		},
		[text, frame, again],
	);
	const undoLast = useCallback(() => {
		if (undoing !== null) return;
		// A slip that has not been sent is withdrawn before one that has.
		const waiting = queue.waiting.findLast(({ refused }) => refused === null);
		if (waiting) void queue.drop(waiting.id);
		else if (last.current) void undo(last.current);
	}, [queue.waiting, queue.drop, undo, undoing]);
	/** Keys typed on another tab, until this one is there. */
	const typedElsewhere = useRef<string[]>([]);
	const takeTyped = useCallback(() => typedElsewhere.current.splice(0), []);
	const open = (to: Tab) => setAsked(to === "type" ? {} : { list: to }, { replace: true });
	const take = (number: string) => {
		open("type");
		setBegin({ number });
	};
	const lookAt = (slip: Waiting) => {
		if (slip.refused?.because === "differs") {
			open("type");
			return setBegin(slip);
		}
		void queue.drop(slip.id);
		take(slip.called.number);
	};
	useStrayKeys((key) => {
		if (isPhone || tab === "type") return false;
		const isBegun = typedElsewhere.current.length > 0;
		if (!isDigit(key) && !(isBegun && (key.length === 1 || key === "Enter"))) return false;
		typedElsewhere.current.push(key);
		if (!isBegun) open("type");
		return true;
	});
	const differing = useMemo(() => queue.waiting.filter(({ refused }) => refused?.because === "differs"), [queue.waiting]);
	const tooEarly = useMemo(() => queue.waiting.filter(({ refused }) => refused?.because === "not-begun"), [queue.waiting]);
	const shown = {
		wants: lists.wants.length,
		parked: lists.parked.length + lists.waiting.length,
		held: lists.held.length,
		decisions: decisions.waiting.length,
	};
	const askedTooEarly = tooEarly.length > 0 && (
		<TooEarly
			slips={tooEarly}
			onRecord={() => void queue.confirm(tooEarly)}
			onDrop={() => void Promise.all(tooEarly.map(({ id }) => queue.drop(id)))}
		/>
	);
	const around = (
		<>
			<p role="status" className="sr-only">
				{said}
			</p>
			{problem !== null && (
				<p role="alert" className="border-l-5 border-amber bg-amber-tint px-4 py-2 tablet:px-6">
					{problem}
				</p>
			)}
			<WaitsHere
				waiting={queue.waiting.filter(({ id, refused }) => id !== asking && refused?.because !== "not-begun")}
				offlineSince={queue.offlineSince}
				onDrop={queue.drop}
				onLook={lookAt}
			/>
			{(isPhone || tab !== "type") && askedTooEarly}
		</>
	);
	if (isPhone)
		return (
			<>
				{around}
				<WantsPhone
					wants={lists.wants}
					isRead={lists.isRead}
					again={begin !== null && "id" in begin ? begin : null}
					{...{ lookup, onRecord }}
					onDrop={(id) => void queue.drop(id)}
				/>
			</>
		);
	return (
		<main className="flex flex-1 flex-col wide:flex-row">
			<h1 className="sr-only">{text.title}</h1>
			<div className="min-w-0 flex-1 pb-6">
				<nav aria-label={text.tabList} className="flex gap-6 px-7 pt-1.5">
					{tabs.map((one) => (
						<button
							key={one}
							type="button"
							aria-current={one === tab ? "page" : undefined}
							onClick={() => open(one)}
							className={`flex min-h-11.5 items-center gap-2 border-b-3 ${one === tab ? "border-accent font-[650]" : "border-transparent text-ink-2 hover:text-ink"}`}
						>
							{text.tabs[one]}
							{one !== "type" && (one === "decisions" ? decisions.isRead : lists.isRead) && (
								<span
									className={`rounded-[3px] px-1.5 font-cond font-bold ${one === "wants" && shown[one] > 0 ? "bg-amber-tint text-amber-ink" : "bg-sunken"}`}
								>
									{shown[one]}
								</span>
							)}
						</button>
					))}
				</nav>
				{around}
				{tab === "type" && (
					<TypeResults
						{...{ lookup, begin, differing, onRecord, takeTyped, askedTooEarly }}
						wants={lists.wants}
						onAsking={setAsking}
						onDrop={(id) => void queue.drop(id)}
						onUndo={undoLast}
						onWalk={setWalked}
					/>
				)}
				{tab === "held" && lists.isRead && <HeldReport held={lists.held} onDone={again} onSaid={setSaid} />}
				{tab === "decisions" && <Decisions told={decisions} onSaid={setSaid} />}
				{tab === "parked" && !lists.isRead ? null : tab === "parked" ? (
					<Parked parked={lists.parked} waiting={lists.waiting} onTake={({ number, match }) => take(number ?? match)} />
				) : tab === "decisions" || tab === "held" ? null : (
					<Wants
						wants={lists.wants}
						isRead={lists.isRead}
						at={tab === "type" ? walked : null}
						onTake={({ number, match }) => take(number ?? match)}
					/>
				)}
			</div>
			{heard && (
				<UndoPanel
					key={heard.act.id}
					act={heard.act}
					onClose={() => setHeard(null)}
					onDone={() => {
						setSaid(text.undone(heard.called));
						setHeard(null);
						again();
					}}
				/>
			)}
			{tab !== "decisions" && !heard && (
				<LastTen done={lists.done} isRead={lists.isRead} undoing={undoing} onUndo={(slip) => void undo(slip)} />
			)}
		</main>
	);
}

/** Slips that are still stored on this computer, and refused ones. */
function WaitsHere({
	waiting,
	offlineSince,
	onDrop,
	onLook,
}: {
	waiting: readonly Waiting[];
	offlineSince: number | null;
	onDrop: (id: string) => void;
	onLook: (slip: Waiting) => void;
}) {
	const { results: text } = useOfficeText();
	const language = useLanguage();
	const { cup } = useSession();
	const left = waiting.filter(({ refused }) => refused === null).length;
	const line = (key: string, children: ReactNode) => (
		<p key={key} className="flex flex-wrap items-center gap-3 border-l-5 border-amber bg-amber-tint px-4 py-2 tablet:px-6">
			{children}
		</p>
	);
	return (
		<div role="status">
			{offlineSince !== null &&
				left > 0 &&
				line(
					"offline",
					text.noNetworkSince(formatInstant(new Date(offlineSince), cup.zone, language, false), text.waitHere(left)),
				)}
			{waiting.map(
				(slip) =>
					slip.refused !== null &&
					line(
						slip.id,
						<>
							<span className="flex-1">
								<strong>{text.notTaken(slip.called.number, slip.called.ending)}</strong> {slip.refused.message}
							</span>
							<button type="button" className="office-button" onClick={() => onLook(slip)}>
								{text.look}
							</button>
							<button type="button" className="office-button" onClick={() => onDrop(slip.id)}>
								{text.drop}
							</button>
						</>,
					),
			)}
		</div>
	);
}
